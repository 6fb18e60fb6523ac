import { operations, type CallOutput, type OperationId } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import type { FlowId } from '../../../machines/screens.ts';
import type { ScreenEvent } from '../../../machines/kit/context.ts';
import type { EventSamples, Example } from '../../model/step.ts';
import type { FormName } from '../../../schemas/examples.ts';
import { samplesByProduct } from '../../generated/samples.ts';
import { claims, incompleteClaims } from './claims.ts';
import { examplesOf } from './examples.ts';
import { faults, type WiredFault } from './faults.ts';
import { insuranceClaims } from './insurance-claims.ts';
import type { ProductSamples } from './product-samples.ts';

type WithValues = Extract<ScreenEvent, { values: unknown }>['type'];

/** Whose examples an event carries. A new event with values does not compile until it stands here. */
export const formOf: Readonly<Record<WithValues, FormName>> = {
  SIGN_IN: 'login',
  SUBMIT_GOODS_DATA: 'goods',
  PICK_GOODS_OFFER: 'goods-pick',
  SUBMIT_CAR: 'car',
  FIND_PUBLICATION: 'publication',
  SUBMIT_SELLER: 'seller',
  SUBMIT_TERMS: 'terms',
  SUBMIT_ME: 'me',
  SUBMIT_CLIENT: 'me',
  SUBMIT_DEALER_CAR: 'dealer-car',
  OPEN_CLAIM: 'open-claim',
  SUBMIT_CONSENTS: 'consents',
  SUBMIT_CODE: 'code',
  SUBMIT_DIGITS: 'digits',
  DECLINE: 'decline',
  SUBMIT_PERSONAL: 'personal',
  SUBMIT_DOCUMENT: 'document',
  SUBMIT_CONTACTS: 'contacts',
  SUBMIT_FAMILY: 'family',
  SUBMIT_JOB: 'job',
  SUBMIT_ADDRESSES: 'addresses',
  SUBMIT_APPLICATION: 'application',
  SUBMIT_ADDITIONAL: 'additional',
  CHOOSE_BANK: 'bank-choice',
  CHOOSE_CASCO: 'casco-choice',
  CHOOSE_LIFE: 'life-choice',
  ACCEPT_AGREEMENT: 'acceptance',
  SUBMIT_INSURED: 'insured',
  SUBMIT_CUSTOMER: 'insured-customer',
  SUBMIT_INSURED_CAR: 'insured-car',
  SUBMIT_CONTRACT: 'car-contract',
  SUBMIT_PRODUCT: 'insurance-product',
  PICK_OFFER: 'offer-choice',
  DECLINE_INSURANCE: 'insurance-decline',
  APPLY_TERMS: 'other-terms',
  CHOOSE_BANKS: 'bank-list',
  FIND_INSURANCES: 'insured-phone',
  CHOOSE_INSURANCE: 'insurance-choice',
  SUBMIT_INSURED_CONTACTS: 'insured-contacts',
  SUBMIT_HEALTH: 'health',
  SUBMIT_INSURANCE_CONSENTS: 'insurance-consents',
};

const said = Object.fromEntries(Object.entries(formOf).map(([type, name]) => [type, examplesOf(name)]));

const contractExamples = (id: OperationId): Example[] =>
  samples[id].filter((sample) => sample.kind === 'done').map(({ name, output }) => ({ name, value: output }));

const answered = Object.fromEntries(
  (Object.keys(operations) as OperationId[]).map((id) => [id, contractExamples(id)]),
) as Record<OperationId, Example[]>;

/** Answered, but the claim could not be sent: its status afterwards is `error`. */
const sentInVain: CallOutput<'sendClaimToBanksByCustomer'> = { status: 'error', message: 'Банки не отвечают' };
const notTaken: Example = { name: 'notTaken', value: sentInVain };

const whole: EventSamples = {
  starts: [{}],
  said,
  answered: {
    ...answered,
    claim: claims,
    getInsuranceClaim: insuranceClaims,
    sendClaimToBanksByCustomer: [...answered.sendClaimToBanksByCustomer, notTaken],
    updateClaimByCustomer: [...answered.updateClaimByCustomer, ...incompleteClaims],
  },
  faults,
};

/** All that can happen to a flow, in sample data. */
export const eventSamplesOf = (flow: FlowId): EventSamples => {
  const own: ProductSamples = samplesByProduct[flow];
  return { ...whole, starts: own.starts, said: { ...said, ...own.said }, faults: [...faults, ...(own.faults ?? [])] };
};

/** By its name, whichever flow it belongs to. */
export const faultNamed = (name: string): WiredFault | undefined =>
  [...faults, ...Object.values<ProductSamples>(samplesByProduct).flatMap((own) => own.faults ?? [])].find(
    (fault) => fault.name === name,
  );

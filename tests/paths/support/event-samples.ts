import * as v from 'valibot';
import { operations, type CallOutput, type OperationId } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import type { FlowId } from '../../../machines/screens.ts';
import type { ScreenEvent } from '../../../machines/kit/context.ts';
import type { EventSamples, Example } from '../../model/step.ts';
import { forms, type FormName } from '../../../schemas/examples.ts';
import { claims, incompleteClaims, termsOfClaims } from './claims.ts';
import { faults, ownFaults } from './faults.ts';
import { insuranceClaims } from './insurance-claims.ts';

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

/** The form's examples as a flow gets them: parsed. Two are enough to say something else the second time. */
const examplesOf = (name: FormName): Example[] =>
  forms[name].examples.valid.slice(0, 2).map((raw, i) => ({
    name: i === 0 ? 'example' : 'other',
    value: v.parse(forms[name].schema, raw),
  }));

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

/** How each flow may begin: anew, or at a claim that exists. */
const starts: Readonly<Record<FlowId, EventSamples['starts']>> = {
  'commodity-loan': [{}, { id: 'g-1' }],
  'credit-claim': [{}, { id: 'c-1' }],
  // The key comes with the opening of the address.
  'short-link': [{}, { id: 'l-1', intent: 'i0' }],
  'dealer-claim': [{}, { id: 'c-1' }],
  'casco-life': [{}, { id: 'cl-1' }],
  'car-insurance': [{}, { id: 'ins-1' }, { repeats: 'ins-0' }],
  'marketplace-insurance': [{}, { id: '777', intent: 'i0' }],
  'apply-loan': [{}, { id: 'c-1' }],
  'credit-insurance': [{}, { id: 'ci-1' }],
  'credit-insurance-mcrdt': [{}, { id: 'ci-1' }],
  'credit-insurance-mycar': [{}, { id: 'ci-1' }],
};

/** The terms that the contract's claims have already. */
const sameTerms: Example = { name: 'same', value: termsOfClaims() };

/** What is said in one flow alone, besides the examples of the form. */
const ownSaid: Partial<Record<FlowId, Readonly<Partial<Record<WithValues, readonly Example[]>>>>> = {
  'apply-loan': { SUBMIT_TERMS: [...(said['SUBMIT_TERMS'] ?? []).slice(0, 1), sameTerms] },
};

/** All that can happen to a flow, in sample data. */
export const eventSamplesOf = (flow: FlowId): EventSamples => ({
  ...whole,
  starts: starts[flow],
  said: { ...said, ...ownSaid[flow] },
  faults: [...faults, ...(ownFaults[flow] ?? [])],
});

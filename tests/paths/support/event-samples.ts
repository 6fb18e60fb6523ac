import type { GenericSchema } from 'valibot';
import { operations, type CallOutput, type OperationId } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import type { FlowId } from '../../../machines/screens.ts';
import type { EventSamples, Example } from '../../model/step.ts';
import { formFacts, type FormFacts } from '../../../schemas/form-facts.ts';
import { samplesByProduct } from '../../generated/samples.ts';
import { claims, incompleteClaims } from './claims.ts';
import { examplesOf } from './examples.ts';
import { faults, type WiredFault } from './faults.ts';
import { EXAMPLE_TODAY, formNames, forms, type FormName } from './form-examples.ts';
import { forms as rulesByEvent } from './forms.ts';
import { insuranceClaims } from './insurance-claims.ts';
import type { ProductSamples } from './product-samples.ts';

/** The name of the form whose rules a product, or the sign-in page, has behind an event. */
const nameOf = (type: string, rules: (facts: FormFacts) => GenericSchema): FormName => {
  const facts = formFacts({ today: EXAMPLE_TODAY, codeLength: 6 });
  const found = formNames.find((name) => forms[name].rules === rules || forms[name].rules === rules(facts));
  if (found === undefined) throw new Error(`No file of schemas/ holds the form of ${type}`);
  return found;
};

/** Whose examples an event carries. */
export const formOf: Readonly<Record<string, FormName>> = {
  SIGN_IN: 'login',
  ...Object.fromEntries(Object.entries(rulesByEvent).map(([type, rules]) => [type, nameOf(type, rules)])),
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

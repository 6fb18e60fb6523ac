import type { Claim, ClaimStatusAlias, IdentityState, SigningState } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import type { FlowContext } from '../../../machines/kit/context.ts';
import type { Example } from '../../model/step.ts';

/** The contract's example of a claim. @throws when the contract has none of that name. */
const exampleOf = (name: string): Claim => {
  const found = samples.claim.find((sample) => sample.kind === 'done' && sample.name === name);
  if (found === undefined) throw new Error(`The contract has no example "${name}" of a claim`);
  return found.output as Claim;
};

/** Status as the contract's examples spell it: id and name belong to the alias. */
const statuses = new Map(
  samples.claim
    .filter((sample) => sample.kind === 'done')
    .map((sample) => [(sample.output as Claim).status.alias, (sample.output as Claim).status]),
);
const statusOf = (alias: ClaimStatusAlias): Claim['status'] => {
  const status = statuses.get(alias);
  if (status === undefined) throw new Error(`The contract has no example of the status "${alias}"`);
  return status;
};

const BEFORE_BANKS: readonly ClaimStatusAlias[] = [
  'new',
  'verification',
  'verified',
  'data_confirmation',
  'data_confirmed',
];
const filled = exampleOf('dataFilled');

/** A claim that differs from an example in what a flow can ask about. */
export const claimWith = (change: {
  status: ClaimStatusAlias;
  identity?: IdentityState;
  consents?: boolean;
  signing?: SigningState;
  borrower?: Partial<Claim['borrower']>;
  /** Request to the banks; by default there is one as soon as the status allows. */
  requestId?: string | null;
}): Claim => ({
  ...filled,
  status: statusOf(change.status),
  consentsSigned: change.consents ?? true,
  consents: change.consents === false ? [] : filled.consents,
  identity: { ...filled.identity, state: change.identity ?? 'verified' },
  signing: { state: change.signing ?? 'none' },
  borrower: { ...filled.borrower, ...change.borrower },
  requestId:
    change.requestId === undefined && !BEFORE_BANKS.includes(change.status) ? 'r-1' : (change.requestId ?? null),
});

const cross = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] => as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

const identities = ['none', 'pending', 'verified', 'failed', 'blocked'] as const;
const beforeIdentity: Example[] = cross(['new', 'verification'] as const, cross(identities, [false, true])).map(
  ([status, [identity, consents]]) => ({
    name: `${status} identity ${identity}${consents ? ' consents' : ''}`,
    value: claimWith({ status, identity, consents }),
  }),
);
const signings: Example[] = cross(
  ['bank_selected', 'signing'] as const,
  ['none', 'pending', 'failed', 'expired'] as const,
).map(([status, signing]) => ({ name: `${status} signing ${signing}`, value: claimWith({ status, signing }) }));

/** What each step of the questionnaire fills in; without it, the step is to be asked. */
const gaps: Readonly<Record<string, Partial<Claim['borrower']>>> = {
  personal: { codeword: null, dateOfBirth: null, nationality: null },
  document: { document: filled.borrower.document && { ...filled.borrower.document, number: null } },
  contacts: { contacts: [] },
  family: { maritalStatus: null, childCount: null },
  job: { job: null, incomes: [], monthIncome: null },
  addresses: { addressReg: null, addressLive: null },
};
const incomplete: Example[] = Object.entries(gaps).map(([step, borrower]) => ({
  name: `without ${step}`,
  value: claimWith({ status: 'data_confirmation', borrower }),
}));

/** Taken, but not with the banks yet; and ended without ever having reached one. */
const withoutRequest: Example[] = (['processing', 'waiting', 'rejected', 'expired'] as const).map((status) => ({
  name: `${status} without request`,
  value: claimWith({ status, requestId: null }),
}));

/** The registers knew everything: nothing is missing although the questionnaire was never opened. */
const prefilled: Example = { name: 'verified, filled by registers', value: claimWith({ status: 'verified' }) };

/** Every claim that a flow may be told about, the contract's own examples first. */
export const claims: readonly Example[] = [
  ...samples.claim
    .filter((sample) => sample.kind === 'done')
    .map((sample) => ({ name: sample.name, value: sample.output })),
  ...incomplete,
  ...beforeIdentity,
  ...signings,
  ...withoutRequest,
  prefilled,
];
export const incompleteClaims: readonly Example[] = incomplete;

/** The terms of the examples, which all have the same ones. */
export const termsOfClaims = (): FlowContext['answers']['SUBMIT_TERMS'] => {
  const { initialFee, term, product } = filled;
  const { paymentType, cascoInsurance, lifeInsurance, gpsTracker } = product;
  const provesIncome = product.financialAnalysisType === 'with_income';
  return { initialFee, term, paymentType, cascoInsurance, lifeInsurance, gpsTracker, provesIncome };
};

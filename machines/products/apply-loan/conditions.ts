import { sameTerms } from '../../../schemas/shared/create-claim.ts';
import type { ClaimStatusAlias } from '../../../openapi/index.ts';
import { and, not, or, refuses } from '../../kit/conditions.ts';
import { dataConfirmed, needsData, sendFailed, statusIs } from '../shared/claim-progress.conditions.ts';
import { isComplete } from '../shared/claim.conditions.ts';
import { kit } from './kit.ts';

const { reading, when } = kit;

const OVER = ['rejected', 'declined_by_customer', 'expired'] as const satisfies readonly ClaimStatusAlias[];
const over = statusIs(...OVER);

const unchanged = when(
  'claim',
  'SUBMIT_TERMS',
  (claim, terms) => claim !== undefined && terms !== undefined && sameTerms(claim, terms),
);
export const sendable = or(dataConfirmed, sendFailed);
/** The same terms of an open claim that cannot go to the banks yet, or has gone. */
export const nothingToDo = and(unchanged, not(over), not(sendable));
/** Terms as they are, and the banks wait for them. */
export const asItIs = and(unchanged, sendable);
/** The new claim will have all that the banks ask for: identity and data are copied. */
const whole = and(
  when('claim', (claim) => claim?.identity.state === 'verified'),
  isComplete,
);
export const goesToBanks = or(asItIs, whole);
/** The new claim has it, indeed, and the person has chosen where it goes. */
export const readyToConfirm = and(
  when('CHOOSE_BANKS', (chosen) => chosen?.banks !== undefined),
  needsData,
  isComplete,
);

export const termsRefused = refuses((field) => field === 'initialFee' || field === 'term');
export const banksRefused = refuses((field) => field.startsWith('banks'));
export const notTaken = when(
  'sendClaimToBanks',
  'sendClaimToBanksByCustomer',
  (byDesk, byCustomer) => (byDesk ?? byCustomer)?.status === 'error',
);

/** The one in whose place this is made is closed by then: an open one of this person is the new one. */
export const found = reading(
  'claims',
  'id',
  (claims, id) =>
    claims?.items.find((item) => item.id !== id && !OVER.some((alias) => alias === item.status.alias))?.id ?? null,
);
export const isFound = when(found, (id) => id !== null);

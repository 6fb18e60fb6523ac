import { conflict } from '../../core/conflict.ts';
import { refuse, refuseKeeping, type AnyCall } from '../../core/service.ts';
import { claimTexts } from '../../data/claim.ts';
import { personOf } from '../../data/people.ts';
import { openRequest } from '../banks/answers.ts';
import { eligibleBanks } from '../banks/rules.ts';
import { claimLifecycle } from './lifecycle.ts';
import { move, ownClaim, planExpiry, saveClaim } from './store.ts';
import type { ClaimRecord } from './records.ts';

interface Sending {
  id: string;
  banks?: string[] | null | undefined;
}
interface Sent {
  status: string;
  message: string | null;
}

const chosenBanks = (claim: ClaimRecord, wanted: readonly string[] | null | undefined): string[] => {
  const eligible = eligibleBanks(claim).map((bank) => bank.alias);
  if (wanted === null || wanted === undefined) {
    if (eligible.length === 0)
      throw refuse(422, [{ loc: ['variables', 'banks'], msg: claimTexts.noBank, type: 'bank_not_eligible' }]);
    return eligible;
  }
  const foreign = wanted.findIndex((alias) => !eligible.includes(alias));
  if (foreign >= 0)
    throw refuse(422, [
      { loc: ['variables', 'banks', foreign], msg: claimTexts.bankNotEligible, type: 'bank_not_eligible' },
    ]);
  if (wanted.length === 0)
    throw refuse(422, [{ loc: ['variables', 'banks'], msg: claimTexts.noBank, type: 'missing' }]);
  return [...new Set(wanted)];
};

/** Sends the claim: the banks answer one by one afterwards. A broken gateway leaves status `error` and answers 502. */
const send = async (c: AnyCall, { id, banks }: Sending): Promise<Sent> => {
  const claim = await ownClaim(c, c.me(), id);
  if (!claimLifecycle.can(claim.status, 'SENT')) throw conflict(claim);
  const aliases = chosenBanks(claim, banks);
  if (claim.brokenSendings < (personOf(claim.personalNumber).brokenSendings ?? 0)) {
    claim.brokenSendings += 1;
    await move(c, claim, 'GATEWAY_BROKE');
    await saveClaim(c, claim);
    throw refuseKeeping(502, claimTexts.gateway);
  }
  await move(c, claim, 'SENT');
  claim.requestId = await openRequest(c, claim, aliases);
  await move(c, claim, 'ACCEPTED');
  await saveClaim(c, claim);
  await planExpiry(c, claim);
  await c.effect('claim.sent', { claimId: claim.id, requestId: claim.requestId, banks: aliases.length });
  return { status: claim.status, message: null };
};

export const sendClaimToBanksByCustomer = (args: Sending, c: AnyCall): Promise<Sent> => send(c, args);

/** The same by the dealer who made the claim. */
export const sendClaimToBanks = (args: Sending, c: AnyCall): Promise<Sent> => {
  if (c.me().role === 'client') throw refuse(403, claimTexts.roleRequired);
  return send(c, args);
};

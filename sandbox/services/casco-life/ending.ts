import { addMonths } from '../../../schemas/facts/date.ts';
import { conflict } from '../../core/conflict.ts';
import type { Credits, InsuranceOutcome, InsuredLoan } from '../../core/credits.ts';
import { refuseKeeping, type AnyCall, type Work } from '../../core/service.ts';
import { cascoLifeTexts } from '../../data/casco-life.ts';
import { personOf } from '../../data/people.ts';
import { today } from '../claim/today.ts';
import { answerSec } from './companies.ts';
import { daysOf } from './documents.ts';
import { cascoLifeLifecycle } from './lifecycle.ts';
import { notify } from './notices.ts';
import {
  expiring,
  insertClaim,
  move,
  needClaim,
  newClaim,
  openClaimOf,
  planExpiry,
  saveClaim,
  type CascoLifeRecord,
  type PolicyRecord,
} from './store.ts';

/** The bank of a credit waits for insurance: a claim arises, unless one is open already. */
export const asked = async (work: Work, loan: InsuredLoan): Promise<void> => {
  if (await openClaimOf(work, loan.claimId)) return;
  const claim = await newClaim(work, loan);
  await insertClaim(work, claim);
  await planExpiry(work, claim, claim.createdAt);
  await work.effect('cascoLife.created', { claimId: claim.id, creditClaimId: loan.claimId });
  await notify(work, claim, 'asked');
};

/** Sends the signed agreement. A broken gateway answers 502 and changes nothing; the insurer answers later. */
export const send = async (c: AnyCall, claim: CascoLifeRecord): Promise<void> => {
  if (!cascoLifeLifecycle.can(claim.status, 'SENT')) throw conflict(claim);
  if (claim.data.brokenSendings < (personOf(claim.loan.personalNumber).brokenSendings ?? 0)) {
    claim.data.brokenSendings += 1;
    await saveClaim(c, claim);
    throw refuseKeeping(502, cascoLifeTexts.gateway);
  }
  await move(c, claim, 'SENT');
  await saveClaim(c, claim);
  const slowest = Math.max(1, ...boughtOf(claim).map(({ company }) => answerSec(company)));
  await c.later(c.now() + slowest * 1000, 'cascoLife.answer', { claimId: claim.id });
  await c.effect('cascoLife.sent', { claimId: claim.id });
};

const boughtOf = ({ data }: CascoLifeRecord) =>
  (['casco', 'life'] as const).flatMap((kind) => {
    const choice = data[kind];
    return choice?.decision === 'insure' ? [{ kind, ...choice }] : [];
  });

/** What the bank is told: premiums for the loan, and whether life was declined. */
export const outcomeOf = (claim: CascoLifeRecord): InsuranceOutcome => {
  const financed = boughtOf(claim).filter(({ payer }) => payer === 'financed');
  const sum = (parts: typeof financed): number => parts.reduce((all, { premium }) => all + premium, 0);
  return {
    financed: sum(financed),
    demanded: sum(financed.filter(({ kind }) => claim.loan[kind] === 'required')),
    lifeDeclined: claim.loan.life === 'optional' && claim.data.life?.decision !== 'insure',
  };
};

/** The same while it is chosen, by the bank's own rule: life that is not decided yet leaves the rate as it was offered. */
export const outcomeSoFar = (claim: CascoLifeRecord): InsuranceOutcome => ({
  ...outcomeOf(claim),
  lifeDeclined: claim.data.life?.decision === 'decline',
});

/** The policies of everything that was bought, in force from tomorrow. */
export const policiesOf = (work: Work, claim: CascoLifeRecord): PolicyRecord[] =>
  boughtOf(claim).map(({ kind, company, premium, termMonths }) => {
    const days = daysOf(today(work), (from) => addMonths(from, termMonths));
    const prefix = company.replace('demo_', '').slice(0, 2).toUpperCase();
    const number = `${prefix}-${days.dateFrom.slice(2, 4)}-${claim.number.slice(-6)}-${kind === 'casco' ? 'C' : 'L'}`;
    return { kind, number, company, premium, ...days };
  });

/** The insurer's answer: policies, and the bank hears of them; or a refusal, and the client may begin anew. */
export const answered = async (
  work: Work,
  claimId: string,
  said: 'issue' | 'refuse',
  credits: Credits,
): Promise<boolean> => {
  const claim = await needClaim(work, claimId);
  if (claim.status !== 'sent') return false;
  if (said === 'refuse') {
    await move(work, claim, 'REFUSED');
    claim.data.failure = 'INSURER_REFUSED';
    await saveClaim(work, claim);
    await notify(work, claim, 'refused');
    await asked(work, claim.loan);
    return true;
  }
  await move(work, claim, 'INSURED');
  claim.data.policies = policiesOf(work, claim);
  const loanWith = await credits.loanWith(work, claim.creditClaimId);
  claim.data.insuredPayment = loanWith?.(outcomeOf(claim)).monthlyPayment ?? null;
  await saveClaim(work, claim);
  await work.effect('cascoLife.issued', { claimId, policies: claim.data.policies.length });
  await notify(work, claim, 'success');
  await credits.insuranceDone(work, claim.creditClaimId, outcomeOf(claim));
  return true;
};

/** Job: nobody finished the claim. Without a demanded insurance the credit is off, without a wished one it goes on. */
export const expire = (credits: Credits) =>
  expiring(async (work, claim) => {
    claim.data.failure = 'EXPIRED';
    await saveClaim(work, claim);
    await notify(work, claim, 'expired');
    const { casco, life } = claim.loan;
    if (casco === 'required' || life === 'required') await credits.insuranceLapsed(work, claim.creditClaimId);
    else
      await credits.insuranceDone(work, claim.creditClaimId, {
        financed: 0,
        demanded: 0,
        lifeDeclined: life === 'optional',
      });
  });

import type { DealStep } from '../../../openapi/index.ts';
import { conflict } from '../../core/conflict.ts';
import type { AnyCall, Work } from '../../core/service.ts';
import { claimTexts } from '../../data/claim.ts';
import { chosenOffer } from '../banks/answers.ts';
import type { Offer } from '../banks/offers.ts';
import { insuranceNeeds } from './insurance.ts';
import type { ClaimRecord } from './records.ts';
import { ownClaim, saveClaim } from './store.ts';
import { claimView } from './view.ts';

/** After the sale: the insurance that belongs to the offer, or the money. */
const INSURANCE_MS = 30_000;
const ISSUE_MS = 60_000;

/** In their order. A dealer handles them himself. */
export const DEAL_STEPS = ['contract', 'registration'] as const satisfies readonly DealStep[];

export const isPrivateSale = ({ type }: Pick<ClaimRecord, 'type'>): boolean => type === 'C2C';

/** The car is the buyer's: the bank goes on. */
export const afterSale = async (work: Work, { id: claimId }: ClaimRecord, offer: Offer): Promise<void> => {
  const { casco, life } = insuranceNeeds(offer);
  const isInsured = casco !== 'none' || life !== 'none';
  if (isInsured) await work.later(work.now() + INSURANCE_MS, 'claim.insuranceAsked', { claimId });
  else await work.later(work.now() + ISSUE_MS, 'claim.issue', { claimId });
};

/** The buyer has made a step of a private sale. In order, once the agreement is signed. Again: the same answer. */
export const confirmDealStepByCustomer = async ({ id, step }: { id: string; step: DealStep }, c: AnyCall) => {
  const claim = await ownClaim(c, c.me(), id);
  const done = claim.data.dealDone ?? [];
  if (done.includes(step)) return claimView(c, claim);
  if (!isPrivateSale(claim) || claim.status !== 'signed' || DEAL_STEPS[done.length] !== step) throw conflict(claim);
  const offer = await chosenOffer(c, claim);
  if (offer === null) throw conflict(claim, claimTexts.offerExpired);
  claim.data.dealDone = [...done, step];
  await saveClaim(c, claim);
  await c.effect('claim.dealStep', { claimId: claim.id, step });
  if (claim.data.dealDone.length === DEAL_STEPS.length) await afterSale(c, claim, offer);
  return claimView(c, claim);
};

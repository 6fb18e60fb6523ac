import type { Work } from '../../core/service.ts';
import { goodsLenders } from '../../data/commodity.ts';
import { personOf } from '../../data/people.ts';
import { today } from '../claim/today.ts';
import { cancelled } from './create.ts';
import { commodityLifecycle, isOver } from './lifecycle.ts';
import { notify } from './notices.ts';
import { goodsVerdict, lenderOf, sumOf } from './offers.ts';
import {
  addOffers,
  isAlive,
  markOffer,
  move,
  need,
  offersOf,
  planExpiry,
  save,
  type CommodityRecord,
} from './store.ts';

const SECOND_MS = 1000;
/** Once data and documents are there. */
const SEND_AFTER_MS = 2 * SECOND_MS;
const RETRY_MS = 60 * SECOND_MS;
/** An offer for goods lives three days. */
export const OFFER_LIFE_MS = 72 * 3_600_000;
/** Files without which no bank is asked. */
export const neededFiles = ['id_front', 'id_back'] as const;
const tagOf = (claimId: string): string => `commodity.send ${claimId}`;

/** Types of files that are still missing. */
export const missingFiles = (claim: CommodityRecord): string[] =>
  neededFiles.filter((type) => !claim.files.includes(type));

const isComplete = (claim: CommodityRecord): boolean => claim.status === 'filled' && missingFiles(claim).length === 0;

/** Whether the gateway breaks at this sending; it is counted. */
const gatewayBreaks = (claim: CommodityRecord): boolean => {
  if (claim.brokenSendings >= (personOf(claim.personalNumber).brokenSendings ?? 0)) return false;
  claim.brokenSendings += 1;
  return true;
};

/** The claim goes to the banks in a moment, if it is complete. Gives false when their gateway is broken. */
export const sendSoon = async (work: Work, claim: CommodityRecord): Promise<boolean> => {
  await work.cancelJobs(tagOf(claim.id));
  if (!isComplete(claim)) return true;
  if (gatewayBreaks(claim)) return false;
  await work.later(work.now() + SEND_AFTER_MS, 'commodity.send', { claimId: claim.id }, tagOf(claim.id));
  return true;
};

/** A file came or went. A gateway that is broken now is tried again by itself. */
export const filesChanged = async (work: Work, claimId: string, types: readonly string[]): Promise<void> => {
  const claim = await need(work, claimId);
  claim.files = types;
  if (!(await sendSoon(work, claim)))
    await work.later(work.now() + RETRY_MS, 'commodity.send', { claimId }, tagOf(claimId));
  await save(work, claim);
};

/** Job: the claim goes to every bank that lends for goods. */
export const send = async (work: Work, { claimId }: { claimId: string }): Promise<void> => {
  const claim = await need(work, claimId);
  if (!isComplete(claim)) return;
  await move(work, claim, 'SENT');
  claim.waiting = goodsLenders.map(({ alias }) => alias);
  await save(work, claim);
  await planExpiry(work, claim);
  await work.effect('commodity.sent', { claimId, banks: claim.waiting.length });
  const step = personOf(claim.personalNumber).stepSec;
  for (const [at, { alias, answerSec }] of goodsLenders.entries()) {
    const afterMs = (step === undefined ? answerSec : step * (at + 1)) * SECOND_MS;
    await work.later(work.now() + afterMs, 'commodity.answer', { claimId, bank: alias });
  }
};

/** Job: a bank answers. */
export const answer = async (work: Work, { claimId, bank }: { claimId: string; bank: string }): Promise<void> => {
  const claim = await need(work, claimId);
  if (isOver(claim.status) || claim.customer === null || !claim.waiting.includes(bank)) return;
  const { lastName, firstName, monthIncome } = claim.customer;
  const verdict = goodsVerdict(lenderOf(bank), {
    personalNumber: claim.personalNumber,
    lastName,
    firstName,
    monthIncome,
    sum: sumOf(claim.goods),
    today: today(work),
  });
  if (verdict.kind === 'silent') return;
  claim.waiting = claim.waiting.filter((alias) => alias !== bank);
  if (verdict.kind === 'refused') {
    claim.refusals = [...claim.refusals, { bank, code: verdict.code }];
  } else if (commodityLifecycle.can(claim.status, 'OFFERED')) {
    const validUntil = work.now() + OFFER_LIFE_MS;
    await addOffers(work, claimId, verdict.offers, validUntil);
    await move(work, claim, 'OFFERED');
    await work.later(validUntil, 'commodity.offersOver', { claimId });
  }
  await work.effect('commodity.answered', { claimId, bank, answer: verdict.kind });
  await settle(work, claim);
  await save(work, claim);
};

/** The first offer is told at once; when all have refused, the claim is over. */
const settle = async (work: Work, claim: CommodityRecord): Promise<void> => {
  if (claim.status === 'offers' && !claim.notified) {
    claim.notified = true;
    await notify(work, claim, 'offers');
  }
  if (claim.status !== 'sent' || claim.waiting.length > 0) return;
  await move(work, claim, 'ALL_REFUSED');
  await notify(work, claim, 'rejected');
};

/** Job: offers of one bank are over. A claim without a living offer, and with nobody left to make one, is over too. */
export const offersOver = async (work: Work, { claimId }: { claimId: string }): Promise<void> => {
  const claim = await need(work, claimId);
  if (claim.status !== 'offers' && !commodityLifecycle.can(claim.status, 'OFFER_GONE')) return;
  const offers = await offersOf(work, claimId);
  const picked = offers.find(({ id }) => id === claim.offerId);
  if (picked !== undefined && !isAlive(work, picked)) {
    await move(work, claim, 'OFFER_GONE');
    claim.offerId = null;
    claim.signing = 'none';
    await markOffer(work, claimId, null, 'ready');
    await save(work, claim);
  }
  if (offers.some((offer) => isAlive(work, offer))) return;
  await move(work, claim, 'ALL_OFFERS_OVER');
  await cancelled(work, claim, 'time');
};

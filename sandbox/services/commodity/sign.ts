import type { VisitResult } from '../../core/claims.ts';
import { conflict } from '../../core/conflict.ts';
import type { AnyCall, Call, Reply, Text, Work } from '../../core/service.ts';
import { refuse, say } from '../../core/service.ts';
import type { OpenVisit } from '../../core/visits.ts';
import { bankOf } from '../../data/banks.ts';
import { commodityLines, commodityTexts } from '../../data/commodity.ts';
import { personOf } from '../../data/people.ts';
import { liftScope } from '../auth/index.ts';
import { today } from '../claim/today.ts';
import { safeRedirect } from '../identity/redirect.ts';
import { agreementNow } from './agreement.ts';
import { commodityLifecycle } from './lifecycle.ts';
import { notify } from './notices.ts';
import { sumOf } from './offers.ts';
import {
  isAlive,
  markOffer,
  move,
  need,
  offersOf,
  own,
  save,
  type CommodityRecord,
  type OfferRecord,
} from './store.ts';

const MINUTE_MS = 60_000;
/** The signing page lives so long. */
const SIGNING_MS = 30 * MINUTE_MS;
/** The shop hands the goods over. */
const RELEASE_MS = 2 * MINUTE_MS;
const tagOf = (claimId: string): string => `commodity.signing ${claimId}`;

const both = (text: Text): { ru: string; kk: string } => ({ ru: say(text, 'ru'), kk: say(text, 'kk') });

const linesOf = (claim: CommodityRecord, offer: OfferRecord): Text[] => [
  ...claim.goods.map(({ name, qty }) => commodityLines.goods(both(name), qty)),
  commodityLines.sum(sumOf(claim.goods)),
  commodityLines.bank(both(bankOf(offer.bank)?.name ?? offer.bank)),
  commodityLines.terms(offer.months, offer.monthly),
];

const returnPath = (wanted: string | undefined, claim: CommodityRecord): string => {
  if (wanted === undefined) return `/sign-success?claim=${claim.id}&kind=commodity`;
  const safe = safeRedirect(wanted);
  if (safe) return safe.href;
  throw refuse(422, [
    { loc: ['body', 'redirect_url'], msg: commodityTexts.foreignRedirect, type: 'redirect_forbidden' },
  ]);
};

/** The customer picks an offer and leaves to the partner's page, where it is signed. */
export const signWith =
  (openVisit: OpenVisit) =>
  async (c: Call<'signCommodityClaim'>): Promise<Reply<{ url: string }>> => {
    const claim = await own(c, c.me(), c.input.path.id);
    const { offer_id: offerId, redirect_url: wanted } = c.input.body;
    const redirect = returnPath(wanted, claim);
    if (!commodityLifecycle.can(claim.status, 'PICKED')) throw conflict(claim);
    const offer = (await offersOf(c, claim.id)).find(({ id }) => id === offerId);
    if (!offer)
      throw refuse(422, [{ loc: ['body', 'offer_id'], msg: commodityTexts.unknownOffer, type: 'unknown_offer' }]);
    if (!isAlive(c, offer)) throw conflict(claim, commodityTexts.offerExpired);
    await pick(c, claim, offer);
    const url = await openVisit(c, {
      subject: { kind: 'commodity', id: claim.id },
      page: 'agreement',
      personalNumber: claim.personalNumber,
      lines: linesOf(claim, offer),
      redirect,
    });
    return { status: 200, body: { url } };
  };

const pick = async (c: AnyCall, claim: CommodityRecord, offer: OfferRecord): Promise<void> => {
  await move(c, claim, 'PICKED');
  claim.offerId = offer.id;
  await markOffer(c, claim.id, offer.id, 'selected');
  await c.effect('commodity.picked', { claimId: claim.id, bank: offer.bank, months: offer.months });
  await move(c, claim, 'SIGN_STARTED');
  claim.signing = 'pending';
  await save(c, claim);
  await c.cancelJobs(tagOf(claim.id));
  await c.later(c.now() + SIGNING_MS, 'commodity.signingOver', { claimId: claim.id }, tagOf(claim.id));
};

/** The partner's word. The page shows the document and looks at the face: three failures end the claim. */
export const signResult = async (work: Work, claimId: string, said: VisitResult): Promise<void> => {
  const claim = await need(work, claimId);
  if (claim.signing !== 'pending') throw conflict(claim);
  await work.cancelJobs(tagOf(claimId));
  const result = said === 'ok' && personOf(claim.personalNumber).biometricsFails ? 'failed' : said;
  if (result === 'ok') return signed(work, claim);
  claim.signing = 'failed';
  if (result === 'failed') claim.signLeft -= 1;
  await move(work, claim, claim.signLeft <= 0 ? 'SIGN_BLOCKED' : 'SIGN_ENDED');
  await save(work, claim);
  if (claim.status === 'rejected') await notify(work, claim, 'rejected');
};

const signed = async (work: Work, claim: CommodityRecord): Promise<void> => {
  await move(work, claim, 'SIGNED');
  claim.signing = 'none';
  claim.isVerified = true;
  claim.signedOn = today(work);
  claim.agreement = agreementNow(work, claim);
  claim.waiting = [];
  await markOffer(work, claim.id, claim.offerId, 'signed');
  await save(work, claim);
  await liftScope(work, claim.ownerId, claim.id);
  await work.effect('commodity.signed', { claimId: claim.id });
  await notify(work, claim, 'signed');
  await work.later(work.now() + RELEASE_MS, 'commodity.release', { claimId: claim.id });
};

/** Job: the page was open for too long. */
export const signingOver = async (work: Work, { claimId }: { claimId: string }): Promise<void> => {
  const claim = await need(work, claimId);
  if (claim.signing !== 'pending') return;
  claim.signing = 'expired';
  await move(work, claim, 'SIGN_ENDED');
  await save(work, claim);
};

/** The shop hands the goods over: at the counter, or by itself after a while. */
export const release = async (work: Work, { claimId }: { claimId: string }): Promise<void> => {
  const claim = await need(work, claimId);
  if (!commodityLifecycle.can(claim.status, 'RELEASED')) return;
  await move(work, claim, 'RELEASED');
  await save(work, claim);
  await work.effect('commodity.released', { claimId });
  await notify(work, claim, 'released');
};

import type { InsuranceClaimView, InsuranceClaims, InsuranceOffers } from '../../core/insurance.ts';
import type { Work } from '../../core/service.ts';
import { insurers } from '../../data/car-insurers.ts';
import { personOf } from '../../data/people.ts';
import { today } from '../claim/today.ts';
import { isAwaited, offerLifecycle } from './lifecycle.ts';
import { quote, type Quote } from './quote.ts';
import { riskOf } from './risk.ts';
import { findOffer, insertRound, offersOf, saveOffer, type Asked, type OfferRecord } from './store.ts';
import { offerView } from './view.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** Insurers begin to think so long after they were asked. */
const THINK_MS = 500;
/** Where partners answer slowly, the last insurer answers just within a minute. */
const SLOW_STEP_SEC = Math.floor(60 / insurers.length);
/** Seconds from the payment to the policy. */
const ISSUE_SEC = 20;

const tagOf = (claimId: string): string => `offers ${claimId}`;
/** The word of one insurer: QA may put it off. */
const answerTag = (offerId: string): string => `offer ${offerId}`;
const planAnswer = (work: Work, offerId: string, seconds: number): Promise<void> =>
  work.later(work.now() + seconds * SECOND_MS, 'offers.answer', { offerId }, answerTag(offerId));

/** Writes the insurer's word into an offer that waits for it, and plans its end. */
const put = async (work: Work, offer: OfferRecord, answer: Quote): Promise<void> => {
  if (!offerLifecycle.step(offer, answer.kind === 'offered' ? 'OFFERED' : 'REFUSED')) return;
  offer.answer = answer;
  if (answer.kind === 'offered') {
    offer.validUntil = work.now() + offer.insurer.offerHours * HOUR_MS;
    await work.later(offer.validUntil, 'offers.over', { offerId: offer.id }, tagOf(offer.claimId));
  }
  await saveOffer(work, offer);
  await work.effect('offer.answered', { company: offer.insurer.alias, status: offer.status });
};

const askedOf = ({ id, product, contract }: InsuranceClaimView): Asked => {
  if (product === null || contract === null) throw new Error(`insurance claim ${id} is not filled in`);
  const { startDate: _startDate, ...asked } = product;
  return { ...asked, price: contract.price };
};

/** Ends the offers of a claim, all but what was issued; nobody thinks any more. */
const withdraw = async (work: Work, claimId: string): Promise<void> => {
  await work.cancelJobs(tagOf(claimId));
  for (const offer of await offersOf(work, claimId)) {
    await work.cancelJobs(answerTag(offer.id));
    if (offerLifecycle.step(offer, 'ENDED')) await saveOffer(work, offer);
  }
};

/** The offers, for the insurance claims. */
export const offers: InsuranceOffers = {
  async calculate(work, claim) {
    await withdraw(work, claim.id);
    const asked = await insertRound(work, claim.id, askedOf(claim));
    const isSlow = personOf(claim.personalNumber).stepSec !== undefined;
    await work.later(work.now() + THINK_MS, 'offers.think', { claimId: claim.id }, tagOf(claim.id));
    for (const [at, { id, insurer }] of asked.entries()) {
      const seconds = isSlow ? SLOW_STEP_SEC * (at + 1) : insurer.answerSec;
      await planAnswer(work, id, seconds);
    }
    await work.effect('offer.asked', { claimId: claim.id, insurers: asked.length });
  },
  async calculateNow(work, claim) {
    await withdraw(work, claim.id);
    const made = await insertRound(work, claim.id, askedOf(claim));
    const risk = riskOf(claim, today(work));
    for (const offer of made) await put(work, offer, quote(offer.insurer, risk, today(work)));
    return made.map((offer) => offerView(work, offer));
  },
  async selectCheapest(work, claimId) {
    const priced = (await offersOf(work, claimId)).flatMap((offer) =>
      offer.status === 'ready' && offer.answer?.kind === 'offered' ? [{ offer, premium: offer.answer.premium }] : [],
    );
    const cheapest = priced.sort((a, b) => a.premium - b.premium)[0]?.offer;
    if (cheapest === undefined) throw new Error(`insurance claim ${claimId} has no offer that is ready`);
    offerLifecycle.step(cheapest, 'CHOSEN');
    await saveOffer(work, cheapest);
    return cheapest.id;
  },
  async find(work, offerId) {
    const offer = await findOffer(work, offerId);
    return offer && offerView(work, offer);
  },
  async count(work, claimId) {
    const all = await offersOf(work, claimId);
    if (all.length === 0) return null;
    const are = (...wanted: readonly OfferRecord['status'][]) =>
      all.filter(({ status }) => wanted.includes(status)).length;
    return {
      pending: all.filter(({ status }) => isAwaited(status)).length,
      ready: are('ready', 'selected', 'issued'),
      refused: are('refused'),
      expired: are('expired'),
    };
  },
  withdraw,
  async hold(work, offerId) {
    const offer = await findOffer(work, offerId);
    if (!offer) return;
    offer.held = true;
    offer.validUntil = null;
    await saveOffer(work, offer);
  },
  async issued(work, offerId, documentId) {
    const offer = await findOffer(work, offerId);
    if (!offer || !offerLifecycle.step(offer, 'ISSUED')) return;
    offer.documentId = documentId;
    await saveOffer(work, offer);
  },
  underwriting: async (_work, claim) => ({
    seconds: ISSUE_SEC,
    refusal: personOf(claim.personalNumber).refusedAfterPayment ?? null,
  }),
};

/** What insurers do of their own accord. */
export const createAnswers = (claims: InsuranceClaims) => {
  /** The insurer's word, by its rules or as QA wants it; the last one makes the claim calculated. */
  const answer = async (work: Work, offer: OfferRecord, said?: Quote): Promise<void> => {
    if (!isAwaited(offer.status)) return;
    await work.cancelJobs(answerTag(offer.id));
    const claim = await claims.need(work, offer.claimId);
    await put(work, offer, said ?? quote(offer.insurer, riskOf(claim, today(work)), today(work)));
    const all = await offersOf(work, offer.claimId);
    if (!all.some((one) => isAwaited(one.status)) && claim.status === 'calculating')
      await claims.calculated(work, offer.claimId);
  };

  /** The offer's time is over; a claim that had chosen it chooses anew. */
  const end = async (work: Work, offer: OfferRecord): Promise<void> => {
    if (offer.held || isAwaited(offer.status)) return;
    const wasChosen = offer.status === 'selected';
    if (!offerLifecycle.step(offer, 'ENDED')) return;
    offer.validUntil = Math.min(offer.validUntil ?? work.now(), work.now());
    await saveOffer(work, offer);
    await work.effect('offer.expired', { company: offer.insurer.alias });
    if (wasChosen) await claims.offerOver(work, offer.claimId, offer.id);
  };

  /** The insurer answers later than it would have; null: never. */
  const putOff = async (work: Work, offer: OfferRecord, seconds: number | null): Promise<void> => {
    await work.cancelJobs(answerTag(offer.id));
    if (seconds !== null) await planAnswer(work, offer.id, seconds);
    await work.effect('offer.putOff', { company: offer.insurer.alias, seconds });
  };

  return {
    answer,
    end,
    putOff,
    jobs: {
      'offers.think': async (work: Work, { claimId }: { claimId: string }): Promise<void> => {
        for (const offer of await offersOf(work, claimId))
          if (offerLifecycle.step(offer, 'ASKED')) await saveOffer(work, offer);
      },
      'offers.answer': async (work: Work, { offerId }: { offerId: string }): Promise<void> => {
        const offer = await findOffer(work, offerId);
        if (offer) await answer(work, offer);
      },
      'offers.over': async (work: Work, { offerId }: { offerId: string }): Promise<void> => {
        const offer = await findOffer(work, offerId);
        if (offer) await end(work, offer);
      },
    },
  };
};

export type Answers = ReturnType<typeof createAnswers>;

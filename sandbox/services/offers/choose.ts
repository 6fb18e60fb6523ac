import type { InsuranceClaims, InsuranceClaimView } from '../../core/insurance.ts';
import { refuse, refuseKeeping, type Call } from '../../core/service.ts';
import { offerTexts as texts } from '../../data/offers.ts';
import { today } from '../claim/today.ts';
import { isAwaited, offerLifecycle } from './lifecycle.ts';
import { quote, type Quote } from './quote.ts';
import { riskOf } from './risk.ts';
import { findOffer, offersOf, saveOffer, type OfferRecord } from './store.ts';

type Choice = Call<'updateInsuranceCompany'>;

/** The offer that is meant, or a 422 that names what does not fit. */
const meant = async (c: Choice, claim: InsuranceClaimView): Promise<OfferRecord> => {
  const { offer_id: offerId, insurance_company: company } = c.input.body;
  const offer = await findOffer(c, offerId);
  if (!offer || offer.claimId !== claim.id)
    throw refuse(422, [{ loc: ['body', 'offer_id'], msg: texts.otherClaim, type: 'other_claim' }]);
  if (offer.insurer.alias !== company)
    throw refuse(422, [{ loc: ['body', 'insurance_company'], msg: texts.otherCompany, type: 'other_company' }]);
  return offer;
};

/** Refuses what is no offer in force. */
const checkInForce = (claim: InsuranceClaimView, { status }: OfferRecord): void => {
  const about = { status: claim.status };
  if (isAwaited(status)) throw refuse(409, texts.notReady, { ...about, type: 'offer_not_ready' });
  if (status === 'refused') throw refuse(409, texts.refused, { ...about, type: 'offer_refused' });
  if (status === 'expired' || status === 'issued')
    throw refuse(409, texts.expired, { ...about, type: 'offer_expired' });
};

/**
 * The insurer is asked once more, today and with as many payments as are wanted now. What has become of the price is kept
 * and refused with 409, so that nobody buys at another price than the one they have seen.
 */
const priceToday = async (c: Choice, claim: InsuranceClaimView, offer: OfferRecord): Promise<Quote> => {
  const on = today(c);
  const seen = offer.answer?.kind === 'offered' ? offer.answer : null;
  const same = quote(offer.insurer, riskOf(claim, on), on);
  if (same.kind === 'refused' || same.premium !== seen?.premium) {
    if (same.kind === 'refused') offerLifecycle.step(offer, 'REFUSED');
    offer.answer = same;
    await saveOffer(c, offer);
    await c.effect('offer.priceChanged', { company: offer.insurer.alias });
    throw same.kind === 'refused'
      ? refuseKeeping(409, texts.refused, { status: claim.status, type: 'offer_refused' })
      : refuseKeeping(409, texts.priceChanged, { status: claim.status, type: 'price_changed' });
  }
  const { instalments } = c.input.body;
  if (instalments === undefined || instalments === same.instalments) return same;
  const inParts = quote(offer.insurer, riskOf(claim, on, instalments), on);
  if (inParts.kind === 'refused' || inParts.instalments !== instalments)
    throw refuse(422, [{ loc: ['body', 'instalments'], msg: texts.instalments, type: 'not_sold' }]);
  return inParts;
};

/** The customer takes an offer; another one that was taken before is free again. */
export const choose = async (c: Choice, claims: InsuranceClaims, claim: InsuranceClaimView): Promise<void> => {
  const offer = await meant(c, claim);
  checkInForce(claim, offer);
  const price = await priceToday(c, claim, offer);
  await claims.offerChosen(c, claim.id, offer.id, c.input.body.instalments);
  for (const other of await offersOf(c, claim.id))
    if (other.id !== offer.id && offerLifecycle.step(other, 'LEFT')) await saveOffer(c, other);
  offerLifecycle.step(offer, 'CHOSEN');
  offer.answer = price;
  await saveOffer(c, offer);
};

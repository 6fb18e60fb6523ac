import type { InsuranceCompany, InsuranceOffer, OfferClaim } from '../../../openapi/index.ts';
import { instalmentPlan } from '../../../schemas/facts/insurance/instalments.ts';
import { percentOf } from '../../../schemas/facts/money.ts';
import type { InsuranceClaimView } from '../../core/insurance.ts';
import { say, type Locale, type Work } from '../../core/service.ts';
import { insuranceStatusNames } from '../../data/insurance.ts';
import type { Insurer } from '../../data/car-insurers.ts';
import { exclusionNames, FIXABLE_CODES, offerStatusNames, refusalTexts, riskNames } from '../../data/offers.ts';
import { today } from '../claim/today.ts';
import { insuranceLifecycle } from '../insurance/lifecycle.ts';
import { offerLifecycle } from './lifecycle.ts';
import type { Asked, OfferRecord } from './store.ts';

/** An insurer of the catalogue in one language. */
export const companyView = ({ alias, name, rating, phone, benefit }: Insurer, locale: Locale): InsuranceCompany => ({
  alias,
  name: say(name, locale),
  logo: null,
  rating,
  phone,
  benefit: say(benefit, locale),
});

/** A status of an offer in one language. */
export const offerStatusView = (alias: OfferRecord['status'], locale: Locale): InsuranceOffer['status'] => ({
  id: offerLifecycle.statuses.indexOf(alias) + 1,
  name: offerStatusNames[alias][locale],
  alias,
});

const risksOf = (kind: Asked['kind'], locale: Locale): string[] => {
  const { liability, ...casco } = riskNames;
  const names = [...(kind === 'casco' ? [] : [liability]), ...(kind === 'ogpo' ? [] : Object.values(casco))];
  return names.map((name) => name[locale]);
};

/** Of casco: what was not bought with it, then what none pays for. The law pays for others even then. */
const exclusionsOf = ({ kind, options, territory }: Asked, locale: Locale): string[] => {
  const { ownCar, noPolice, abroad, driver, drunk, wear } = exclusionNames;
  const names =
    kind === 'ogpo'
      ? [ownCar]
      : [
          ...(options.includes('no_police_call') ? [] : [noPolice]),
          ...(territory === 'kz' ? [abroad] : []),
          driver,
          drunk,
          wear,
        ];
  return names.map((name) => name[locale]);
};

/** An offer as it stands now, in the language of `work`. */
export const offerView = (work: Work, offer: OfferRecord): InsuranceOffer => {
  const { locale } = work;
  const { asked, answer, validUntil } = offer;
  const made = answer?.kind === 'offered' ? answer : null;
  const isCasco = asked.kind !== 'ogpo';
  const instalments = made?.instalments ?? asked.instalments;
  return {
    id: offer.id,
    claimId: offer.claimId,
    company: companyView(offer.insurer, locale),
    kind: asked.kind,
    status: offerStatusView(offer.status, locale),
    premium: made?.premium ?? null,
    premiumParts: (made?.parts ?? []).map(({ kind, premium }) => ({ kind, sum: premium })),
    instalmentPremium: made
      ? (instalmentPlan(made.premium, instalments, today(work), asked.termMonths)[0]?.sum ?? made.premium)
      : null,
    instalments,
    sumInsured: made && isCasco ? asked.price : null,
    deductible: {
      kind: 'unconditional',
      percent: isCasco ? asked.deductiblePercent : 0,
      sum: isCasco ? percentOf(asked.price, asked.deductiblePercent) : 0,
    },
    risks: risksOf(asked.kind, locale),
    exclusions: exclusionsOf(asked, locale),
    options: isCasco ? asked.options : [],
    territory: asked.territory,
    repair: isCasco && asked.options.includes('dealer_repair') ? 'dealer' : 'any',
    termMonths: asked.termMonths,
    validUntil: validUntil === null ? null : new Date(validUntil).toISOString(),
    expiresInSec: validUntil === null ? null : Math.max(0, Math.ceil((validUntil - work.now()) / 1000)),
    refusal:
      answer?.kind === 'refused'
        ? {
            code: answer.code,
            text: refusalTexts[answer.code](answer.limit)[locale],
            fixable: FIXABLE_CODES.has(answer.code),
          }
        : null,
    documentId: offer.documentId,
  };
};

/** The claim as the offers see it. */
export const offerClaimView = (claim: InsuranceClaimView, locale: Locale): OfferClaim => {
  const { status, customer, car, contract, product, calculatedAt } = claim;
  return {
    id: claim.id,
    status: {
      id: insuranceLifecycle.statuses.indexOf(status) + 1,
      alias: status,
      name: say(insuranceStatusNames[status], locale),
    },
    carName: claim.carName,
    plate: car?.plate ?? null,
    year: car?.year ?? null,
    price: contract?.price ?? null,
    kind: product?.kind ?? null,
    territory: product?.territory ?? null,
    deductiblePercent: product?.deductiblePercent ?? null,
    termMonths: product?.termMonths ?? null,
    startDate: product?.startDate ?? null,
    instalments: product?.instalments ?? null,
    drivers: customer?.drivers.length ?? 0,
    region: customer?.region ?? null,
    selectedOfferId: claim.offerId,
    calculatedAt: calculatedAt === null ? null : new Date(calculatedAt).toISOString(),
  };
};

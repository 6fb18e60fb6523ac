/** Words of car insurance: what is insured, on which terms, and how a claim stands. */
import type { InsuranceClaim, InsuranceOffer, InsuranceProduct, InsuranceStatusAlias } from '../../../openapi/index.ts';
import type { ENGINE_TYPES } from '../../../schemas/shared/car.form.ts';
import type { TextId } from '../../../locales/ids.ts';
import { coverEnd } from '../../../schemas/facts/insurance/cover.ts';
import { decimal, dmy, money, months, percent } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/index.ts';
import type { SummaryRow } from '../../ui/index.ts';
import type { ComparedOffer } from '../compare/rows.ts';
import { showPlate } from './plate-words.ts';

export const kindName = (kind: InsuranceOffer['kind'], t: Translate): string => t(`ins.kind.${kind}`);

/** 'Kia Sportage, 2020': the car that is saved, else the one that is offered. */
export const carTitle = ({ carName, car, prefill }: Pick<InsuranceClaim, 'carName' | 'car' | 'prefill'>): string =>
  [carName, car?.year ?? prefill.car['year']].filter(Boolean).join(', ');

/** What the driver pays of each repair. */
export const ownPartWords = (
  { percent: part, sum }: Pick<InsuranceOffer['deductible'], 'percent' | 'sum'>,
  t: Translate,
): string => (part === 0 ? t('ins.deductible.none') : t('ins.own.value', { sum: money(sum), p: percent(part) }));

/** In how many payments, the first of how much. */
export const paymentWords = ({ instalments, instalmentPremium }: InsuranceOffer, t: Translate): string =>
  instalments === 1 || instalmentPremium === null
    ? t('ins.instalments', { n: 1 })
    : t('ins.instalmentsOf', { n: instalments, sum: money(instalmentPremium) });

export const extraNames = (options: InsuranceOffer['options'], t: Translate): string =>
  options.length === 0 ? t('ins.extra.none') : options.map((option) => t(`ins.extra.${option}`)).join(', ');

type WrittenRow = SummaryRow & { value: string };

/** How much the insurer pays at most. */
const sumInsuredRow = ({ sumInsured }: InsuranceOffer, t: Translate): WrittenRow => ({
  label: t('ins.row.sumInsured'),
  value: sumInsured === null ? t('ins.row.byLaw') : money(sumInsured),
});

/** What it costs and what it pays, always in the same order, so that offers can be compared line by line. */
const termsRows = (offer: InsuranceOffer, t: Translate): WrittenRow[] => [
  ...(offer.premiumParts.length > 1
    ? offer.premiumParts.map(({ kind, sum }) => ({ label: kindName(kind, t), value: money(sum) }))
    : []),
  { label: t('ins.row.payment'), value: paymentWords(offer, t) },
  ...(offer.kind === 'ogpo' ? [] : [{ label: t('ins.product.deductible'), value: ownPartWords(offer.deductible, t) }]),
  sumInsuredRow(offer, t),
];
const widthRows = (offer: InsuranceOffer, t: Translate): WrittenRow[] => [
  { label: t('ins.row.kind'), value: kindName(offer.kind, t) },
  { label: t('ins.row.term'), value: months(offer.termMonths, t) },
  { label: t('ins.row.territory'), value: t(`ins.territory.${offer.territory}`) },
];
const repairRows = ({ kind, repair }: InsuranceOffer, t: Translate): WrittenRow[] =>
  kind === 'ogpo' ? [] : [{ label: t('ins.row.repair'), value: t(`ins.repair.${repair}`) }];

/** All of an offer but what it covers. */
const fullOfferRows = (offer: InsuranceOffer, t: Translate): WrittenRow[] => [
  ...termsRows(offer, t),
  { label: t('ins.row.rating'), value: t('ins.row.ratingValue', { n: decimal(offer.company.rating) }) },
  ...widthRows(offer, t),
  ...repairRows(offer, t),
];

/** The same on a sheet of its own: where it is repaired is asked first; the rating stands at the name. */
export const sheetRows = (offer: InsuranceOffer, t: Translate): WrittenRow[] => [
  ...repairRows(offer, t),
  ...termsRows(offer, t),
  ...widthRows(offer, t),
];

/** What an insurer offers, without a word that comes in the language on show. */
const factsOf = ({ kind, premium, premiumParts, instalments, instalmentPremium, ...offer }: InsuranceOffer) => {
  const { sumInsured, deductible, options, territory, repair, termMonths, company } = offer;
  return [
    [kind, premium, premiumParts, instalments, instalmentPremium],
    [sumInsured, deductible, options, territory, repair, termMonths, company.rating],
  ];
};

/** An offer beside others: the premium first, as on its card. */
export const comparedInsurer = (offer: InsuranceOffer, t: Translate): ComparedOffer => ({
  id: offer.id,
  name: offer.company.name,
  mark: { alias: offer.company.alias, kind: 'insurer' },
  cost: offer.premium,
  facts: factsOf(offer),
  rows: [
    {
      label: t('ins.row.premium'),
      value: offer.premium === null ? null : money(offer.premium),
      less: offer.premium,
      lead: (by, many) => t(many ? 'ins.leadsMany' : 'ins.leads', { sum: money(by) }),
    },
    ...fullOfferRows(offer, t),
    ...(offer.kind === 'ogpo' ? [] : [{ label: t('ins.row.extras'), value: extraNames(offer.options, t) }]),
  ],
});

const NAMED: ReadonlySet<string> = new Set<InsuranceStatusAlias>([
  'draft',
  'calculating',
  'calculated',
  'offer_selected',
  'agreeing',
  'agreement_created',
  'signing',
  'signed',
  'sent',
  'payment_pending',
  'paid',
  'issued',
  'declined_customer',
  'refused_insurer',
  'expired',
  'error',
  'refund_requested',
  'refunded',
]);

/** A status in words: the service's own; where its list has not come, ours by alias. */
export const statusWords = (
  alias: InsuranceStatusAlias,
  known: readonly { readonly alias: string; readonly name: string }[] | undefined,
  t: Translate,
): string =>
  known?.find((one) => one.alias === alias)?.name ?? (NAMED.has(alias) ? t(`ins.status.${alias}` as TextId) : alias);

const fullName = ({ lastName, firstName, patronymic }: NonNullable<InsuranceClaim['customer']>): string =>
  [lastName, firstName, patronymic].filter(Boolean).join(' ');
const names = (person: { readonly lastName: string; readonly firstName: string }): string =>
  `${person.lastName} ${person.firstName}`;

/** Who insures and who drives; who drives alone what they insure is named once. */
export const peopleRows = (customer: NonNullable<InsuranceClaim['customer']>, t: Translate): WrittenRow[] => {
  const drivers = customer.drivers.map(names).join(', ');
  return drivers === names(customer)
    ? [{ label: t('ins.row.customerDrives'), value: fullName(customer) }]
    : [
        { label: t('ins.row.customer'), value: fullName(customer) },
        { label: t('ins.row.drivers'), value: drivers },
      ];
};

/** Which insurance a page is about that shows nothing else of it. */
export const aboutRows = (claim: InsuranceClaim, t: Translate): SummaryRow[] => {
  const { product, car, offer } = claim;
  const title = carTitle(claim);
  return [
    ...(title === '' ? [] : [{ label: t('ins.row.car'), value: title }]),
    ...(car?.plate ? [{ label: t('ins.row.plate'), value: showPlate(car.plate) }] : []),
    ...(product ? [{ label: t('ins.row.kind'), value: kindName(product.kind, t) }] : []),
    ...(offer ? [{ label: t('ins.row.company'), value: offer.company.name }] : []),
    ...(offer?.premium == null ? [] : [{ label: t('ins.row.premium'), value: money(offer.premium) }]),
  ];
};

/** From when until when it is asked for: what the policy will say once it is made. */
export const askedRow = ({ startDate, termMonths }: InsuranceProduct, t: Translate): WrittenRow => ({
  label: t('ins.row.term'),
  value: t('ins.row.coverValue', { from: dmy(startDate), to: dmy(coverEnd(startDate, termMonths)) }),
});

/** What is insured, from when to when, for how much. `headed`: which car and by whom stands above. */
export const claimRows = (claim: InsuranceClaim, t: Translate, headed = false): SummaryRow[] => {
  const { car, product, policy, customer, offer } = claim;
  const rows: SummaryRow[] = [];
  if (claim.carName && !headed)
    rows.push({ label: t('ins.row.car'), value: [claim.carName, car?.year].filter(Boolean).join(', ') });
  if (car?.plate && !headed) rows.push({ label: t('ins.row.plate'), value: showPlate(car.plate) });
  if (customer) rows.push(...peopleRows(customer, t));
  if (product) rows.push({ label: t('ins.row.kind'), value: kindName(product.kind, t) });
  if (offer && !headed) rows.push({ label: t('ins.row.company'), value: offer.company.name });
  if (policy && claim.refund !== null) rows.push({ label: t('ins.issuing.number'), value: policy.number });
  // A policy that is given back covers nothing any more.
  if (policy && claim.refund === null)
    rows.push({
      label: t('ins.row.cover'),
      value: t('ins.row.coverValue', { from: dmy(policy.startDate), to: dmy(policy.endDate) }),
    });
  else if (product && policy === null) {
    rows.push(askedRow(product, t));
  }
  if (offer) rows.push(sumInsuredRow(offer, t));
  if (offer && offer.kind !== 'ogpo')
    rows.push({ label: t('ins.product.deductible'), value: ownPartWords(offer.deductible, t) });
  if (offer) rows.push({ label: t('ins.row.territory'), value: t(`ins.territory.${offer.territory}`) });
  if (offer && offer.kind !== 'ogpo') rows.push({ label: t('ins.row.repair'), value: t(`ins.repair.${offer.repair}`) });
  return rows;
};

/** "Бензин, 2487 см³, 199 л. с.": as it is typed; what is not said is left out. */
export const engineWords = (
  { engineType, engineVolume, enginePower }: { engineType: string; engineVolume: string; enginePower: string },
  t: Translate,
): string =>
  [
    t(`car.engine.${engineType as (typeof ENGINE_TYPES)[number]}`),
    ...(engineVolume === '' ? [] : [t('ins.check.volume', { n: engineVolume })]),
    ...(enginePower === '' ? [] : [t('ins.check.power', { n: enginePower })]),
  ].join(', ');

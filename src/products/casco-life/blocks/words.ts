import type { CascoLifeChoice, CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { costInTerm, yearly } from '../../../../schemas/facts/cost.ts';
import { percentOf } from '../../../../schemas/facts/money.ts';
import { dmy, money, months, percent } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';
import { showPlate } from '../../../blocks/insurance/plate-words.ts';
import type { SummaryRow } from '../../../ui/index.ts';

/** '2 % от цены авто, 270 000 ₸'. */
export const deductibleWords = (share: number, sumInsured: number, t: Translate): string =>
  share === 0
    ? t('cl.deductibleNone')
    : t('cl.deductibleValue', { p: percent(share), sum: money(percentOf(sumInsured, share)) });

/** The same below each other: the sum, then what it is of. */
const ownPart = (share: number, sumInsured: number, t: Translate): string =>
  share === 0
    ? t('cl.deductibleZero')
    : `${money(percentOf(sumInsured, share))}\n${t('cl.deductibleOf', { p: percent(share) })}`;

/** What was bought, as rows; none for other decisions. `conditions`: what names the cover, and of which sum the deductible is. */
export const choiceRows = (
  choice: CascoLifeChoice | null,
  conditions: Pick<CascoLifeConditions, 'risks' | 'sumInsured'> | undefined,
  t: Translate,
): SummaryRow[] => {
  if (choice?.decision !== 'insure') return [];
  const { company, termMonths, deductiblePercent, payer, premium } = choice;
  const covered = conditions?.risks.find(({ alias }) => alias === choice.risks)?.name;
  return [
    { label: t('cl.insurer'), value: company?.name ?? '—' },
    ...(covered === undefined ? [] : [{ label: t('cl.risks'), value: covered }]),
    ...(deductiblePercent === null || conditions === undefined
      ? []
      : [{ label: t('cl.deductible'), value: ownPart(deductiblePercent, conditions.sumInsured, t) }]),
    ...(termMonths === null ? [] : [{ label: t('cl.term'), value: months(termMonths, t) }]),
    ...(payer === null ? [] : [{ label: t('cl.paid'), value: t(`cl.paid.${payer}`) }]),
    ...(premium === null ? [] : [{ label: t('cl.premium'), value: priceWords(premium, termMonths, t) }]),
  ];
};

/** "180 000 ₸", and of a longer policy what a year of it costs. */
const priceWords = (premium: number, termMonths: number | null, t: Translate): string =>
  termMonths === null || termMonths === 12
    ? money(premium)
    : `${money(premium)}, ${t('cl.yearly', { sum: money(yearly(premium, termMonths)) })}`;

/** What the total of a loan's cost holds, and what a casco that ends before the loan will cost beside it. */
export const costNote = ({ casco, loan }: Pick<CascoLifeClaim, 'casco' | 'loan'>, t: Translate): string => {
  const { decision, premium, termMonths } = casco ?? {};
  const ends = decision === 'insure' && premium != null && termMonths != null && termMonths < loan.term;
  return ends
    ? `${t('cl.costNote')} ${t('cl.costYearly', { sum: money(yearly(premium, termMonths)) })}`
    : t('cl.costNote');
};

/** A choice that buys nothing, in a word. */
export const choiceLine = (choice: CascoLifeChoice | null, t: Translate): string => {
  if (choice === null) return t('cl.notNeeded');
  return t(choice.decision === 'own_policy' ? 'cl.ownShort' : 'cl.declined');
};

/** Out of which pockets what is bought is paid. */
export const pocketsOf = (
  choices: readonly (CascoLifeChoice | null | undefined)[],
): ReadonlySet<NonNullable<CascoLifeChoice['payer']>> =>
  new Set(choices.flatMap((one) => (one?.decision === 'insure' && one.payer ? [one.payer] : [])));

/** Out of which pocket all that is bought is paid: "входит в кредит"; null where there are two. */
export const pocketWords = ({ casco, life }: Pick<CascoLifeClaim, 'casco' | 'life'>, t: Translate): string | null => {
  const payers = pocketsOf([casco, life]);
  const [payer] = payers;
  return payer && payers.size === 1 ? t(`cl.in.${payer}`) : null;
};

/** What the sum of all that is bought is called: "Всего за страховку, входит в кредит". */
export const totalWords = (claim: Pick<CascoLifeClaim, 'casco' | 'life'>, t: Translate): string =>
  [t('cl.total'), pocketWords(claim, t)].filter(Boolean).join(', ');

/** What the loan comes to without this insurance: the rate, and the payment's part of it where it grows. */
export const declineWords = ({ terms, termsIfDeclined: dearer }: CascoLifeConditions, t: Translate): string | null => {
  if (dearer === null) return null;
  const rate = t('cl.decide.declineRate', { r: percent(dearer.rate), now: percent(terms.rate) });
  const more = dearer.monthlyPayment - terms.monthlyPayment;
  return more > 0 ? `${rate}, ${t('cl.decide.declineMore', { sum: money(more) })}` : rate;
};

/** How much more the loan then takes over its term, beside the price of a policy; null: nothing, or payments differ from month to month. */
export const declineCost = (
  { terms, termsIfDeclined: dearer }: CascoLifeConditions,
  { term, paymentType }: CascoLifeClaim['loan'],
): { sum: number; term: number } | null => {
  const more = (dearer?.monthlyPayment ?? 0) - terms.monthlyPayment;
  if (more <= 0 || paymentType !== 'annuity') return null;
  return { sum: costInTerm({ sum: more, period: 'month' }, term), term };
};

/** What a policy in the loan adds to each payment, and in all of them; null: the bank does not say it, or payments differ from month to month. */
export const inLoan = (
  { monthlyMore }: Pick<CascoLifeConditions['options'][number], 'monthlyMore'>,
  { term, paymentType }: CascoLifeClaim['loan'],
): { monthly: number; sum: number; term: number } | null =>
  monthlyMore == null || paymentType !== 'annuity'
    ? null
    : { monthly: monthlyMore, sum: costInTerm({ sum: monthlyMore, period: 'month' }, term), term };

/** What the policy that was chosen adds to each payment; none: it is paid apart, costs another sum now, or the bank does not say it. */
export const addedRows = (
  { chosen, options }: Pick<CascoLifeConditions, 'chosen' | 'options'>,
  { loan, t }: Pick<Counted, 'loan' | 't'>,
): SummaryRow[] => {
  if (chosen?.decision !== 'insure' || chosen.payer !== 'financed') return [];
  const option = options.find(
    (one) =>
      one.company.alias === chosen.company?.alias &&
      one.termMonths === chosen.termMonths &&
      (one.deductiblePercent ?? null) === chosen.deductiblePercent &&
      (one.risks ?? null) === chosen.risks &&
      one.premium === chosen.premium,
  );
  const more = option && inLoan(option, loan);
  return more ? [{ label: t('cl.weigh.monthlyMore'), value: money(more.monthly) }] : [];
};

/** "в кредит +7 516 ₸ в месяц": what a policy adds to a payment; else how long it lasts. */
export const optionNote = (
  option: CascoLifeConditions['options'][number],
  { loan, t }: { loan: CascoLifeClaim['loan']; t: Translate },
): string => {
  const more = inLoan(option, loan);
  return more === null ? months(option.termMonths, t) : t('cl.optionNote', { sum: money(more.monthly) });
};

interface Counted {
  readonly loan: CascoLifeClaim['loan'];
  /** The payment that this policy comes on top of; null: it is not said, or holds this policy. */
  readonly base: number | null;
  readonly t: Translate;
}

/** The payment before this insurance is decided: what the policies add comes on top of it. */
export const baseOf = (
  claim: Pick<CascoLifeClaim, 'paymentSoFar'> | undefined,
  { chosen }: Pick<CascoLifeConditions, 'chosen'>,
): number | null => (chosen === null ? (claim?.paymentSoFar ?? null) : null);

const wholeRow = (sum: string, t: Translate): SummaryRow => ({ label: t('cl.weigh.monthly'), value: sum });

/** The payment with the cheapest policy in the loan, and what of it is the policy's; null: the bank does not say it. */
export const fromRows = (
  { options }: Pick<CascoLifeConditions, 'options'>,
  from: CascoLifeConditions['options'][number],
  { loan, base, t }: Counted,
): SummaryRow[] | null => {
  const more = inLoan(from, loan);
  const least = (sum: number) => (options.length === 1 ? money(sum) : t('cl.weigh.from', { sum: money(sum) }));
  return (
    more && [
      ...(base === null ? [] : [wholeRow(least(base + more.monthly), t)]),
      { label: t('cl.weigh.monthlyMore'), value: least(more.monthly) },
      { label: t('cl.weigh.more', { term: months(more.term, t) }), value: least(more.sum) },
    ]
  );
};

/** What both decisions about life make of the loan, by the same names; null: they cannot be set against each other. */
export interface Weighed {
  readonly insure: readonly SummaryRow[];
  readonly decline: readonly SummaryRow[];
  /** The difference, in a line. */
  readonly difference: string | null;
}

const weighedRows = (
  { rate, monthlyPayment }: CascoLifeConditions['terms'],
  more: string,
  { term, t }: { term: string; t: Translate },
): SummaryRow[] => [
  { label: t('cl.weigh.more', { term }), value: more },
  { label: t('cl.weigh.monthly'), value: money(monthlyPayment) },
  { label: t('cl.weigh.rate'), value: percent(rate) },
];

/** Both add to each payment: the policy in the loan, and the refusal by its rate. The whole payment is what they are weighed by. */
const weighedInLoan = (
  conditions: CascoLifeConditions,
  from: CascoLifeConditions['options'][number],
  { more, cost, counted }: { more: { monthly: number; term: number }; cost: { sum: number }; counted: Counted },
): Weighed => {
  const { terms, termsIfDeclined } = conditions;
  const { t } = counted;
  const term = months(more.term, t);
  const without = termsIfDeclined ?? terms;
  // What a refusal makes of the payment is said of the loan alone: with another policy in it both are told by what they add.
  const base = counted.base === terms.monthlyPayment ? counted.base : null;
  const rate = (of: number): SummaryRow => ({ label: t('cl.weigh.rate'), value: percent(of) });
  const refusal = without.monthlyPayment - terms.monthlyPayment;
  const difference = refusal - more.monthly;
  return {
    insure: [...(fromRows(conditions, from, { ...counted, base }) ?? []), rate(terms.rate)],
    decline: [
      ...(base === null ? [] : [wholeRow(money(without.monthlyPayment), t)]),
      { label: t('cl.weigh.monthlyMore'), value: money(refusal) },
      { label: t('cl.weigh.more', { term }), value: money(cost.sum) },
      rate(without.rate),
    ],
    difference:
      difference === 0
        ? null
        : t(difference > 0 ? 'cl.weigh.declineMonthly' : 'cl.weigh.insureMonthly', {
            sum: money(Math.abs(difference)),
            own: money(from.premium),
          }),
  };
};

/** A refusal costs payments, a policy its price: for as long as the loan lives they stand beside each other. */
export const weighed = (
  conditions: CascoLifeConditions,
  from: CascoLifeConditions['options'][number] | null,
  counted: Counted,
): Weighed | null => {
  const { loan, t } = counted;
  const { terms, termsIfDeclined: dearer } = conditions;
  const cost = declineCost(conditions, loan);
  if (from === null || dearer === null || cost === null || from.termMonths !== cost.term) return null;
  const more = inLoan(from, loan);
  if (more !== null) return weighedInLoan(conditions, from, { more, cost, counted });
  const term = months(cost.term, t);
  const difference = cost.sum - from.premium;
  return {
    insure: weighedRows(terms, t('cl.weigh.from', { sum: money(from.premium) }), { term, t }),
    decline: weighedRows(dearer, money(cost.sum), { term, t }),
    difference:
      difference === 0
        ? null
        : t(difference > 0 ? 'cl.weigh.declineDearer' : 'cl.weigh.insureDearer', {
            sum: money(Math.abs(difference)),
            term,
          }),
  };
};

/** What a refusal made of the loan: each figure beside the one that it would have been. */
export const declineRows = (
  conditions: CascoLifeConditions,
  loan: CascoLifeClaim['loan'],
  t: Translate,
): SummaryRow[] => {
  const { terms, termsIfDeclined: dearer } = conditions;
  if (dearer === null) return [];
  const cost = declineCost(conditions, loan);
  const instead = (now: string, was: string) => (now === was ? now : `${now}\n${t('cl.weigh.instead', { was })}`);
  // Where the payment with all that is chosen is told, this says what the refusal adds to it: one total of a page is enough.
  const isTold = conditions.options.some((option) => inLoan(option, loan) !== null);
  const more = dearer.monthlyPayment - terms.monthlyPayment;
  return [
    { label: t('cl.weigh.rate'), value: instead(percent(dearer.rate), percent(terms.rate)) },
    isTold
      ? { label: t('cl.weigh.monthlyMore'), value: money(more) }
      : { label: t('cl.weigh.monthly'), value: instead(money(dearer.monthlyPayment), money(terms.monthlyPayment)) },
    ...(cost === null ? [] : [{ label: t('cl.weigh.more', { term: months(cost.term, t) }), value: money(cost.sum) }]),
  ];
};

/** "от 180 000 ₸ за 60 месяцев": of what is sold the lowest price, and for how long that is. */
export const priceFrom = ({ premium, termMonths }: CascoLifeConditions['options'][number], t: Translate): string =>
  t('cl.decide.insureNote', { sum: money(premium), term: months(termMonths, t) });

/** Who sells it: the one, or how many; their names stand at their prices. */
export const sellers = ({ options }: Pick<CascoLifeConditions, 'options'>, t: Translate): string => {
  const names = new Set(options.map(({ company }) => company.name));
  const [only] = names;
  return names.size === 1 && only !== undefined ? only : t('cl.sellers', { n: names.size });
};

/** A policy that is made: its number, insurer, days and price. */
export const policyRows = (
  { number, company, dateFrom, dateTo, premium }: CascoLifeClaim['policies'][number],
  t: Translate,
): SummaryRow[] => [
  { label: t('cl.policy.number'), value: number },
  { label: t('cl.insurer'), value: company.name },
  { label: t('cl.policy.dates'), value: t('cl.policy.datesValue', { from: dmy(dateFrom), to: dmy(dateTo) }) },
  { label: t('cl.premium'), value: money(premium) },
];

/** The car as the insurer will write it. */
export const carName = ({ car }: Pick<CascoLifeClaim, 'car'>): string =>
  [car.name, car.year].filter(Boolean).join(', ');

export const carRows = ({ car }: CascoLifeClaim, t: Translate): SummaryRow[] => [
  { label: t('cl.carName'), value: carName({ car }) },
  { label: t('cl.carPrice'), value: money(car.price) },
  ...(car.plate === null ? [] : [{ label: t('cl.plate'), value: showPlate(car.plate) }]),
  ...(car.vin === null ? [] : [{ label: t('cl.vin'), value: car.vin }]),
];

export const clientName = ({ client: { lastName, firstName, patronymic } }: CascoLifeClaim): string =>
  [lastName, firstName, patronymic].filter(Boolean).join(' ');

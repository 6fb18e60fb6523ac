import type { CascoLifeChoice, CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { costInTerm, yearly } from '../../../../schemas/facts/cost.ts';
import { percentOf } from '../../../../schemas/facts/money.ts';
import { dmy, isoDayKz, money, months, percent } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';
import { showPlate } from '../../../blocks/insurance/plate-words.ts';
import type { SummaryRow } from '../../../ui/index.ts';
import { cheapest } from './options.ts';

/** '2 % от цены авто, 270 000 ₸'. */
export const deductibleWords = (share: number, sumInsured: number, t: Translate): string =>
  share === 0
    ? t('cl.deductibleNone')
    : t('cl.deductibleValue', { p: percent(share), sum: money(percentOf(sumInsured, share)) });

/** In a line with others: 'франшиза 2 %, 270 000 ₸'. */
export const deductibleShort = (share: number, sumInsured: number, t: Translate): string =>
  share === 0
    ? t('cl.deductibleShortNone')
    : t('cl.deductibleShort', { p: percent(share), sum: money(percentOf(sumInsured, share)) });

/** The same below each other: the sum, then what it is of. */
const ownPart = (share: number, sumInsured: number, t: Translate): string =>
  share === 0
    ? t('cl.deductibleZero')
    : `${money(percentOf(sumInsured, share))}\n${t('cl.deductibleOf', { p: percent(share) })}`;

/** What a policy adds to each payment of the loan, and to all of them, tenge. */
export interface Added {
  readonly monthly: number;
  readonly sum: number;
}

/**
 * What was bought, as rows; none for other decisions. `conditions`: what names the cover, and of which sum the deductible is.
 */
export const choiceRows = (
  choice: CascoLifeChoice | null,
  conditions: Pick<CascoLifeConditions, 'risks' | 'sumInsured'> | undefined,
  t: Translate,
  added: Added | null = null,
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
    ...(payer === null
      ? []
      : [
          {
            label: t('cl.paid'),
            value: [t(`cl.paid.${payer}`), ...(added === null ? [] : [monthlyWords(added.monthly, false, t)])].join(
              '\n',
            ),
          },
        ]),
    ...(premium === null ? [] : [{ label: t('cl.premium'), value: priceWords(premium, termMonths, t) }]),
    ...(added === null ? [] : [{ label: t('cl.inLoanRow'), value: money(added.sum) }]),
  ];
};

/** The same in a line below its insurer: "полис 240 000 ₸, 12 месяцев, входит в кредит". */
export const boughtLine = ({ premium, termMonths, payer }: CascoLifeChoice, t: Translate): string =>
  [
    premium !== null && t('cl.policyFor', { sum: money(premium) }),
    termMonths !== null && months(termMonths, t),
    payer !== null && t(`cl.in.${payer}`),
  ]
    .filter(Boolean)
    .join(', ');

/** "180 000 ₸", and of a longer policy what a year of it costs. */
const priceWords = (premium: number, termMonths: number | null, t: Translate): string =>
  termMonths === null || termMonths === 12
    ? money(premium)
    : `${money(premium)}, ${t('cl.yearly', { sum: money(yearly(premium, termMonths)) })}`;

/** A casco that ends before the loan: what a year of it costs, tenge, and after how many months it is prolonged; null: there is none. */
const renewalOf = ({ casco, loan }: Pick<CascoLifeClaim, 'casco' | 'loan'>): { year: number; after: number } | null => {
  const { decision, premium, termMonths } = casco ?? {};
  const ends = decision === 'insure' && premium != null && termMonths != null && termMonths < loan.term;
  return ends ? { year: yearly(premium, termMonths), after: termMonths } : null;
};

/** What the total of a loan's cost holds, and what it does not. */
export const costNote = (claim: Pick<CascoLifeClaim, 'casco' | 'loan'>, t: Translate): string =>
  t(renewalOf(claim) ? 'cl.costNoteRenewed' : 'cl.costNote');

/** What casco costs once it has ended, before the loan has. */
export const renewalRows = (claim: Pick<CascoLifeClaim, 'casco' | 'loan'>, t: Translate): SummaryRow[] => {
  const renewal = renewalOf(claim);
  return renewal === null
    ? []
    : [
        {
          label: t('cl.renewal'),
          value: [
            t('cl.yearly', { sum: money(renewal.year) }),
            t('cl.renewalAfter', { term: months(renewal.after, t) }),
          ].join('\n'),
        },
      ];
};

/** That casco ends before the loan, and what it costs to prolong it; null: it lasts as long. */
export const renewWords = (
  { options }: Pick<CascoLifeConditions, 'options'>,
  { term }: CascoLifeClaim['loan'],
  t: Translate,
): string | null => {
  const from = cheapest(options);
  return from === null || from.termMonths >= term
    ? null
    : t('cl.renew', { term: months(from.termMonths, t), sum: money(yearly(from.premium, from.termMonths)) });
};

/** A choice that buys nothing, in a word; `conditions`: what the bank then does to the loan. */
export const choiceLine = (
  choice: CascoLifeChoice | null,
  conditions: Pick<CascoLifeConditions, 'terms' | 'termsIfDeclined'> | undefined,
  t: Translate,
): string => {
  if (choice === null) return t('cl.notNeeded');
  const dearer = choice.decision === 'decline' ? conditions?.termsIfDeclined : null;
  if (dearer) return t('cl.declinedRate', { r: percent(dearer.rate) });
  return t(choice.decision === 'own_policy' ? 'cl.ownShort' : 'cl.declined');
};

/** What is bought, in a line: "КАСКО, Калкан Демо Страхование, 12 месяцев"; '': nothing is. */
export const boughtWords = (claim: Pick<CascoLifeClaim, 'casco' | 'life'>, t: Translate): string =>
  (['casco', 'life'] as const)
    .flatMap((kind) => {
      const { decision, company, termMonths } = claim[kind] ?? {};
      if (decision !== 'insure') return [];
      const term = termMonths == null ? null : months(termMonths, t);
      return [[t(`cl.${kind}`), company?.name, term].filter(Boolean).join(', ')];
    })
    .join('; ');

/** "Подпишите до 15/02/2026." */
export const untilWords = (decideUntil: string, t: Translate): string =>
  t('cl.signUntil', { date: dmy(isoDayKz(Date.parse(decideUntil))) });

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

/**
 * What the sum of all that is bought is called: "Всего за страховку"; where casco ends before the loan does, for how long it is:
 * "КАСКО на 12 месяцев", "Всего за страховку, КАСКО на 12 месяцев".
 */
export const totalName = (claim: Pick<CascoLifeClaim, 'casco' | 'life' | 'loan'>, t: Translate): string => {
  const renewal = renewalOf(claim);
  const only = claim.life?.decision !== 'insure';
  return [
    ...(renewal && only ? [] : [t('cl.total')]),
    ...(renewal ? [t('cl.total.casco', { term: months(renewal.after, t) })] : []),
  ].join(', ');
};

/** The same, and out of which pocket: "КАСКО на 12 месяцев, входит в кредит". */
export const totalWords = (claim: Pick<CascoLifeClaim, 'casco' | 'life' | 'loan'>, t: Translate): string =>
  [totalName(claim, t), pocketWords(claim, t)].filter(Boolean).join(', ');

/** What a refusal adds to each payment by its rate, tenge; 0: nothing. */
export const refusalMore = ({
  terms,
  termsIfDeclined,
}: Pick<CascoLifeConditions, 'terms' | 'termsIfDeclined'>): number =>
  Math.max(0, (termsIfDeclined?.monthlyPayment ?? 0) - terms.monthlyPayment);

/** "+7 516 ₸ в месяц". `least`: of several the lowest, "от 6 890 ₸ в месяц". */
export const monthlyWords = (sum: number, least: boolean, t: Translate): string =>
  t(least ? 'cl.monthlyLeast' : 'cl.monthlyMore', { sum: money(sum) });

/** What the bank does to the loan without this insurance; null: nothing. */
export const declineWords = (
  { terms, termsIfDeclined: dearer }: Pick<CascoLifeConditions, 'terms' | 'termsIfDeclined'>,
  t: Translate,
): string | null =>
  dearer === null ? null : t('cl.decide.declineRate', { r: percent(dearer.rate), now: percent(terms.rate) });

/** How much more the loan then takes over its term, beside the price of a policy; null: nothing, or payments differ from month to month. */
export const declineCost = (
  { terms, termsIfDeclined }: CascoLifeConditions,
  { term, paymentType }: CascoLifeClaim['loan'],
): { sum: number; term: number } | null => {
  const more = refusalMore({ terms, termsIfDeclined });
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

/** What the policy that was chosen adds to the loan; null: it is paid apart, costs another sum now, or the bank does not say it. */
export const addedToLoan = (
  { chosen, options }: Pick<CascoLifeConditions, 'chosen' | 'options'>,
  loan: CascoLifeClaim['loan'],
): ReturnType<typeof inLoan> => {
  if (chosen?.decision !== 'insure' || chosen.payer !== 'financed') return null;
  const option = options.find(
    (one) =>
      one.company.alias === chosen.company?.alias &&
      one.termMonths === chosen.termMonths &&
      (one.deductiblePercent ?? null) === chosen.deductiblePercent &&
      (one.risks ?? null) === chosen.risks &&
      one.premium === chosen.premium,
  );
  return option ? inLoan(option, loan) : null;
};

/** What the cheapest policy adds to each payment in the loan: "от 6 890 ₸ в месяц"; null: the bank does not say it. */
export const fromWords = (
  { options }: Pick<CascoLifeConditions, 'options'>,
  from: CascoLifeConditions['options'][number],
  { loan, t }: { readonly loan: CascoLifeClaim['loan']; readonly t: Translate },
): string | null => {
  const more = inLoan(from, loan);
  return more && monthlyWords(more.monthly, options.length > 1, t);
};

/**
 * Of a bank that does not say what a month is with a policy: which of both decisions about life is dearer over the whole term, and by
 * how much; null: neither is, or they cannot be set against each other.
 */
export const weighed = (
  conditions: CascoLifeConditions,
  from: CascoLifeConditions['options'][number] | null,
  { loan, t }: { readonly loan: CascoLifeClaim['loan']; readonly t: Translate },
): string | null => {
  const cost = declineCost(conditions, loan);
  if (from === null || cost === null || from.termMonths !== cost.term || inLoan(from, loan) !== null) return null;
  const difference = cost.sum - from.premium;
  if (difference === 0) return null;
  return t(difference > 0 ? 'cl.weigh.declineDearer' : 'cl.weigh.insureDearer', {
    sum: money(Math.abs(difference)),
    term: months(cost.term, t),
  });
};

/** Of a policy that is made, what its head does not say: who is insured, the own part of a damage and, where it is told here, its price. */
export const policyFacts = (
  claim: CascoLifeClaim,
  { kind, premium }: CascoLifeClaim['policies'][number],
  priced: boolean,
  t: Translate,
): { label: string; value: string }[] => {
  const share = claim[kind]?.deductiblePercent ?? null;
  return [
    { label: t('cl.client'), value: clientName(claim) },
    { label: t('cl.beneficiary'), value: claim.bank.name },
    ...(kind !== 'casco' || share === null
      ? []
      : [
          {
            label: t('cl.deductible'),
            value: share === 0 ? t('cl.deductibleZero') : deductibleWords(share, claim.car.price, t),
          },
        ]),
    ...(priced ? [{ label: t('cl.premium'), value: money(premium) }] : []),
  ];
};

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

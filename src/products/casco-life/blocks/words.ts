import type { CascoLifeChoice, CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { yearly } from '../../../../schemas/facts/cost.ts';
import { money, months, percent } from '../../../i18n/format.ts';
import { useT, type Translate } from '../../../i18n/index.ts';
import { showPlate } from '../../../blocks/insurance/plate-words.ts';
import type { SummaryRow } from '../../../ui/index.ts';

/** '2 % от цены авто, 270 000 ₸'. */
export const deductibleWords = (share: number, sumInsured: number, t: Translate): string =>
  share === 0
    ? t('cl.deductibleNone')
    : t('cl.deductibleValue', { p: percent(share), sum: money((sumInsured * share) / 100) });

/** What was bought, as rows; none for other decisions. */
export const useChoiceRows = ({ chosen, risks, sumInsured }: CascoLifeConditions): SummaryRow[] => {
  const t = useT();
  if (chosen?.decision !== 'insure') return [];
  const { company, termMonths, deductiblePercent, payer, premium } = chosen;
  const covered = risks.find(({ alias }) => alias === chosen.risks)?.name;
  return [
    { label: t('cl.insurer'), value: company?.name ?? '—' },
    ...(covered === undefined ? [] : [{ label: t('cl.risks'), value: covered }]),
    ...(deductiblePercent === null
      ? []
      : [{ label: t('cl.deductible'), value: deductibleWords(deductiblePercent, sumInsured, t) }]),
    ...(termMonths === null ? [] : [{ label: t('cl.term'), value: months(termMonths, t) }]),
    ...(payer === null ? [] : [{ label: t('cl.payer'), value: t(`cl.payer.${payer}`) }]),
    ...(premium === null ? [] : [{ label: t('cl.premium'), value: money(premium) }]),
  ];
};

/** A choice: insurer, price and its term, what a year costs, and out of which pocket. */
export const choiceLine = (choice: CascoLifeChoice | null, t: Translate): string => {
  if (choice === null) return t('cl.notNeeded');
  if (choice.decision === 'own_policy') return t('cl.ownShort');
  const { company, premium, termMonths, payer } = choice;
  if (choice.decision === 'decline' || premium === null || termMonths === null) return t('cl.declined');
  return [
    company?.name,
    t('cl.price', { sum: money(premium), term: months(termMonths, t) }),
    termMonths === 12 ? null : t('cl.yearly', { sum: money(yearly(premium, termMonths)) }),
    payer && t(`cl.in.${payer}`),
  ]
    .filter(Boolean)
    .join('\n');
};

/** What the sum of all that is bought is called: "Всего за страховку, входит в кредит"; no pocket where there are two. */
export const totalWords = ({ casco, life }: Pick<CascoLifeClaim, 'casco' | 'life'>, t: Translate): string => {
  const payers = new Set([casco, life].flatMap((one) => (one?.decision === 'insure' && one.payer ? [one.payer] : [])));
  const [payer] = payers;
  return payer && payers.size === 1 ? `${t('cl.total')}, ${t(`cl.in.${payer}`)}` : t('cl.total');
};

/** What the loan comes to without this insurance: the rate, and the payment's part of it where it grows. */
export const declineWords = ({ terms, termsIfDeclined: dearer }: CascoLifeConditions, t: Translate): string | null => {
  if (dearer === null) return null;
  const rate = t('cl.decide.declineRate', { r: percent(dearer.rate), now: percent(terms.rate) });
  const more = dearer.monthlyPayment - terms.monthlyPayment;
  return more > 0 ? `${rate}, ${t('cl.decide.declineMore', { sum: money(more) })}` : rate;
};

/** Who sells it, each once. */
export const sellers = ({ options }: Pick<CascoLifeConditions, 'options'>): string =>
  [...new Set(options.map(({ company }) => company.name))].join(', ');

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

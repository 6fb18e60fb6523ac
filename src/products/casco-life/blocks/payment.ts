import { isDecided } from '../../../../machines/products/casco-life/conditions.ts';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { costInTerm } from '../../../../schemas/facts/cost.ts';
import { money, percent } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';
import type { Deciding } from './deciding.ts';
import { cheapest } from './options.ts';
import { addedToLoan, fromWords, inLoan, monthlyWords, refusalMore } from './words.ts';

/** What is picked in the forms of both, and not saved yet. */
export type Picks = Readonly<Record<'casco' | 'life', Deciding>>;

/** One decision in the payment. `monthly`: null, the bank does not say it. `least`: an insurer is not picked yet. */
interface Part {
  readonly monthly: number | null;
  readonly least: boolean;
  /** A policy that goes into the loan. */
  readonly financed: boolean;
  /** It is not said yet that it does. */
  readonly assumed?: boolean;
  readonly words: string;
}

type Loan = CascoLifeClaim['loan'];
type Conditions = CascoLifeConditions;

/** What is picked, else what was saved and still holds. */
export const pickedOf = ({ chosen, ownPolicy }: Conditions, pick: Deciding): Deciding | null => {
  if (pick.decision !== '') return pick;
  if (chosen === null || !isDecided({ chosen, ownPolicy })) return null;
  return { decision: chosen.decision, premium: chosen.premium, payer: chosen.payer ?? '' };
};

/** Life is done without, as it is picked or was saved: the bank then lends at another rate. */
export const isDeclined = (life: Conditions | undefined, picks: Picks): boolean =>
  life !== undefined && pickedOf(life, picks.life)?.decision === 'decline';

/** Casco as it is sold beside this decision about life: at the other rate a policy in the loan adds more to each payment. */
export const besideLife = (casco: Conditions | undefined, lifeDeclined: boolean): Conditions | undefined =>
  casco &&
  (lifeDeclined
    ? {
        ...casco,
        options: casco.options.map((option) => ({ ...option, monthlyMore: option.monthlyMoreIfLifeDeclined ?? null })),
      }
    : casco);

/** All that is paid in the loan for the policies, tenge; null: not all of them are in it, or the bank does not say it. */
export const financedInAll = (
  claim: Pick<CascoLifeClaim, 'casco' | 'life' | 'loan'>,
  { casco, life }: { casco: Conditions | undefined; life: Conditions | undefined },
): number | null => {
  const sold = { casco: besideLife(casco, claim.life?.decision === 'decline'), life };
  const bought = (['casco', 'life'] as const).filter((kind) => claim[kind]?.decision === 'insure');
  const sums = bought.map(
    (kind) => addedToLoan({ chosen: claim[kind], options: sold[kind]?.options ?? [] }, claim.loan)?.monthly ?? null,
  );
  if (sums.length === 0 || sums.includes(null)) return null;
  return costInTerm({ sum: sums.reduce<number>((all, one) => all + (one ?? 0), 0), period: 'month' }, claim.loan.term);
};

/** The policy that is meant; the cheapest while its insurer is not said. */
export const optionOf = ({ options }: Conditions, { premium }: Deciding) =>
  premium === null ? cheapest(options) : options.find((one) => one.premium === premium);

const insuredPart = (
  conditions: Conditions,
  picked: Deciding,
  { loan, t }: { loan: Loan; t: Translate },
): Part | null => {
  const { options } = conditions;
  const option = optionOf(conditions, picked);
  if (!option) return null;
  const least = picked.premium === null && options.length > 1;
  if (picked.payer === 'own')
    return { monthly: 0, least, financed: false, words: t('cl.soFar.own', { sum: money(option.premium) }) };
  const monthly = inLoan(option, loan)?.monthly ?? null;
  return {
    monthly,
    least,
    financed: true,
    assumed: picked.payer === '',
    words: monthly === null ? money(option.premium) : monthlyWords(monthly, least, t),
  };
};

const partOf = (conditions: Conditions, pick: Deciding, { loan, t }: { loan: Loan; t: Translate }): Part | null => {
  if (pick.decision === '' && conditions.ownPolicy?.state === 'checking')
    return { monthly: 0, least: false, financed: false, words: t('cl.soFar.checking') };
  const picked = pickedOf(conditions, pick);
  if (picked === null) return null;
  if (picked.decision === 'insure') return insuredPart(conditions, picked, { loan, t });
  if (picked.decision === 'own_policy') return { monthly: 0, least: false, financed: false, words: t('cl.ownShort') };
  const monthly = refusalMore(conditions);
  // What the bank does to the rate stands in the line of the loan.
  return { monthly, least: false, financed: false, words: t('cl.without') };
};

/** A month of the loan with what is picked and saved, and what each decision has in it. */
export interface Payment {
  readonly name: string;
  readonly sum: string;
  readonly rate: number;
  /** Something is picked, or left to decide. */
  readonly live: boolean;
  /** Nothing is chosen: the sum is the least with what is sold. */
  readonly least: boolean;
  /** It is told with what is chosen. */
  readonly told: boolean;
  /** A policy goes into the loan. */
  readonly financed: boolean;
  /** A policy is counted into the loan before its payer is said. */
  readonly assumed: boolean;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

/** What the cheapest policy adds to a month, out of this pocket; null: the bank does not say it, or none is sold. */
export const leastIn = ({ options }: Pick<Conditions, 'options'>, payer: string, loan: Loan): number | null => {
  const from = cheapest(options);
  if (from === null) return null;
  return payer === 'own' ? 0 : (inLoan(from, loan)?.monthly ?? null);
};

/** What of it is least, while nothing is picked of it but perhaps the pocket. */
const openWords = (conditions: Conditions, payer: string, { loan, t }: { loan: Loan; t: Translate }): string => {
  const from = cheapest(conditions.options);
  const own = payer === 'own' && from && t('cl.soFar.own', { sum: money(from.premium) });
  return [t('cl.soFar.open'), own || (from && fromWords(conditions, from, { loan, t }))].filter(Boolean).join('\n');
};

/** The least that both add to a month where what is bought goes into the loan; null: the bank does not say it. */
const leastMore = (
  loan: Loan,
  { casco, life }: { casco: Conditions | undefined; life: Conditions | undefined },
  picks: Picks,
): number | null => {
  const withCasco = (more: number | null, declined: boolean): number | null => {
    if (more === null || casco === undefined || casco.mayDecline) return more;
    const policy = leastIn(besideLife(casco, declined) ?? casco, picks.casco.payer, loan);
    return policy === null ? null : more + policy;
  };
  const ways = [
    withCasco(life === undefined ? 0 : leastIn(life, picks.life.payer, loan), false),
    ...(life?.mayDecline ? [withCasco(refusalMore(life), true)] : []),
  ].filter((more) => more !== null);
  return ways.length === 0 ? null : Math.min(...ways);
};

/**
 * What a month costs with both decisions. What is saved is in the payment that the bank tells; what is only picked is summed of what
 * the bank says of each. A bank that says nothing has the payment that the prices come on top of.
 */
export const paymentOf = (
  {
    claim: { loan, paymentSoFar = null },
    casco,
    life,
  }: {
    claim: CascoLifeClaim;
    casco: Conditions | undefined;
    life: Conditions | undefined;
  },
  picks: Picks,
  t: Translate,
): Payment => {
  const parts = [casco, life].flatMap((one) =>
    one
      ? [
          {
            kind: one.kind,
            open: openWords(one, picks[one.kind].payer, { loan, t }),
            part: partOf(one, picks[one.kind], { loan, t }),
          },
        ]
      : [],
  );
  const isPicked = [casco, life].some((one) => one && picks[one.kind].decision !== '');
  const said = parts.flatMap(({ part }) => (part ? [part] : []));
  const offered = (life ?? casco)?.terms ?? loan;
  const summed = said.reduce<number | null>(
    (sum, { monthly }) => (sum === null || monthly === null ? null : sum + monthly),
    offered.monthlyPayment,
  );
  const told = isPicked ? summed : paymentSoFar;
  const terms = (isDeclined(life, picks) ? life?.termsIfDeclined : null) ?? offered;
  const sum = money(told ?? terms.monthlyPayment);
  const financed = said.some((part) => part.financed);
  const more = told === null || said.length > 0 ? null : leastMore(loan, { casco, life }, picks);
  const rest = {
    rate: terms.rate,
    live: isPicked || said.length < parts.length,
    told: told !== null,
    financed,
    assumed: told !== null && said.some((part) => part.assumed),
    rows: [
      ...(told === null
        ? []
        : [
            {
              // At the rate of the decision: with what each policy adds it is the sum above.
              label: t('cl.soFar.loanAt', { r: percent(terms.rate) }),
              value: money(terms.monthlyPayment),
            },
          ]),
      ...parts.map(({ kind, part, open }) => ({
        label: t(kind === 'life' ? 'cl.lifeShort' : 'cl.casco'),
        value: part?.words ?? open,
      })),
    ],
  };
  if (more !== null && more > 0)
    return {
      ...rest,
      least: true,
      assumed: [casco, life].some((one) => one && !one.mayDecline && picks[one.kind].payer === ''),
      name: t('cl.payment'),
      sum: t('cl.weigh.from', { sum: money(terms.monthlyPayment + more) }),
    };
  return {
    ...rest,
    least: false,
    name: t(told !== null && said.length > 0 ? 'cl.payment' : 'cl.soFar.payment'),
    sum: isPicked && told !== null && said.some(({ least }) => least) ? t('cl.weigh.from', { sum }) : sum,
  };
};

import { isDecided } from '../../../../machines/products/casco-life/conditions.ts';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { money, percent } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';
import type { Deciding } from './deciding.ts';
import { cheapest } from './options.ts';
import { fromWords, inLoan, monthlyWords, refusalMore } from './words.ts';

/** What is picked in the forms of both, and not saved yet. */
export type Picks = Readonly<Record<'casco' | 'life', Deciding>>;

/** One decision in the payment. `monthly`: null, the bank does not say it. `least`: an insurer is not picked yet. */
interface Part {
  readonly monthly: number | null;
  readonly least: boolean;
  /** A policy that goes into the loan. */
  readonly financed: boolean;
  readonly words: string;
}

type Loan = CascoLifeClaim['loan'];
type Conditions = CascoLifeConditions;

/** What is picked, else what was saved and still holds. */
const pickedOf = ({ chosen, ownPolicy }: Conditions, pick: Deciding): Deciding | null => {
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

/** The policy that is meant; the cheapest while its insurer is not said. */
const optionOf = ({ options }: Conditions, { premium }: Deciding) =>
  premium === null ? cheapest(options) : options.find((one) => one.premium === premium);

/**
 * How much more the casco that is picked, or was saved, adds to each payment where life is declined, tenge. `casco`: as it is sold
 * beside a policy of life. 0: nothing, or the bank does not say it.
 */
export const cascoMoreIfDeclined = (
  casco: Conditions | undefined,
  pick: Deciding,
  { paymentType }: Pick<Loan, 'paymentType'>,
): number => {
  const picked = casco && pickedOf(casco, pick);
  if (casco === undefined || picked?.decision !== 'insure' || picked.payer === 'own' || paymentType !== 'annuity')
    return 0;
  const option = optionOf(casco, picked);
  const { monthlyMore, monthlyMoreIfLifeDeclined } = option ?? {};
  return monthlyMore == null || monthlyMoreIfLifeDeclined == null ? 0 : monthlyMoreIfLifeDeclined - monthlyMore;
};

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
  const words = monthly > 0 ? t('cl.soFar.without', { more: monthlyWords(monthly, false, t) }) : t('cl.without');
  return { monthly, least: false, financed: false, words };
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
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

const cheapestInLoan = ({ options }: Conditions, loan: Loan): number | null => {
  const from = cheapest(options);
  return from && (inLoan(from, loan)?.monthly ?? null);
};

/** What of it is least, while nothing is picked of it. */
const openWords = (conditions: Conditions, loan: Loan, t: Translate): string => {
  const from = cheapest(conditions.options);
  return [t('cl.soFar.open'), from && fromWords(conditions, from, { loan, t })].filter(Boolean).join('\n');
};

/** The least that both add to a month where what is bought goes into the loan; null: the bank does not say it. */
const leastMore = (loan: Loan, casco: Conditions | undefined, life: Conditions | undefined): number | null => {
  const withCasco = (more: number | null, declined: boolean): number | null => {
    if (more === null || casco === undefined || casco.mayDecline) return more;
    const policy = cheapestInLoan(besideLife(casco, declined) ?? casco, loan);
    return policy === null ? null : more + policy;
  };
  const ways = [
    withCasco(life === undefined ? 0 : cheapestInLoan(life, loan), false),
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
    one ? [{ kind: one.kind, open: openWords(one, loan, t), part: partOf(one, picks[one.kind], { loan, t }) }] : [],
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
  const isDearer = terms.rate !== offered.rate;
  const sum = money(told ?? terms.monthlyPayment);
  const isLive = told !== null && (isPicked || said.length < parts.length) && said.length > 0;
  const financed = said.some((part) => part.financed);
  const more = told === null || said.length > 0 ? null : leastMore(loan, casco, life);
  const rest = {
    rate: terms.rate,
    live: isPicked || said.length < parts.length,
    told: told !== null,
    financed,
    rows: [
      ...(told === null
        ? []
        : [
            {
              label: isDearer ? t('cl.soFar.noneAt', { r: percent(offered.rate) }) : t('cl.soFar.none'),
              value: money(offered.monthlyPayment),
            },
          ]),
      ...parts.map(({ kind, part, open }) => ({
        // At the higher rate a policy in the loan costs more: where that comes from is said beside it.
        label:
          kind === 'casco' && isDearer && part?.financed
            ? t('cl.soFar.cascoAt', { r: percent(terms.rate) })
            : t(kind === 'life' ? 'cl.lifeShort' : 'cl.casco'),
        value: part?.words ?? open,
      })),
    ],
  };
  if (more !== null && more > 0)
    return {
      ...rest,
      least: true,
      name: t('cl.soFar.paymentLeast'),
      sum: t('cl.weigh.from', { sum: money(terms.monthlyPayment + more) }),
    };
  return {
    ...rest,
    least: false,
    name: t(isLive ? 'cl.soFar.paymentLive' : financed && told !== null ? 'cl.soFar.paymentWith' : 'cl.soFar.payment'),
    sum: isPicked && told !== null && said.some(({ least }) => least) ? t('cl.weigh.from', { sum }) : sum,
  };
};

import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { money } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';
import { cheapest } from './options.ts';
import { besideLife, leastIn, optionOf, pickedOf, type Picks } from './payment.ts';
import { inLoan, refusalMore } from './words.ts';

/** A month of the loan by each decision about life, tenge, with what is chosen of casco. `least`: casco is not chosen yet. */
export interface Ways {
  readonly insure: number;
  readonly decline: number;
  /** What a refusal adds to a month at the rate of a policy and without its price: as a policy adds its own. */
  readonly more: number;
  readonly least: boolean;
}

interface Known {
  readonly claim: Pick<CascoLifeClaim, 'loan'>;
  /** As it is sold beside a policy of life. */
  readonly casco: CascoLifeConditions | undefined;
  readonly life: CascoLifeConditions | undefined;
}

/** What casco adds to a month beside a decision about life; null: the bank does not say it. */
const cascoIn = (
  { claim: { loan }, casco: sold }: Known,
  picks: Picks,
  lifeDeclined: boolean,
): { monthly: number | null; open: boolean } => {
  const casco = besideLife(sold, lifeDeclined);
  if (casco === undefined) return { monthly: 0, open: false };
  const picked = pickedOf(casco, picks.casco);
  if (picked === null) {
    if (casco.ownPolicy?.state === 'checking') return { monthly: 0, open: false };
    return { monthly: casco.mayDecline ? 0 : leastIn(casco, picks.casco.payer, loan), open: true };
  }
  if (picked.decision !== 'insure' || picked.payer === 'own') return { monthly: 0, open: false };
  const option = optionOf(casco, picked);
  return { monthly: (option && inLoan(option, loan)?.monthly) ?? null, open: picked.premium === null };
};

/**
 * Both decisions about life set against each other by what a month then is, with the policy that is picked, or the cheapest.
 * null: a refusal changes nothing, payments differ from month to month, or the bank does not say it.
 */
export const waysOf = (known: Known, picks: Picks): Ways | null => {
  const { life, claim } = known;
  if (life === undefined || life.termsIfDeclined === null || refusalMore(life) === 0) return null;
  if (claim.loan.paymentType !== 'annuity') return null;
  const picked = pickedOf(life, picks.life);
  const isBought = picked?.decision === 'insure';
  const policy = isBought ? optionOf(life, picked) : cheapest(life.options);
  if (!policy) return null;
  const payer = picks.life.payer === '' && isBought ? picked.payer : picks.life.payer;
  const more = payer === 'own' ? 0 : (inLoan(policy, claim.loan)?.monthly ?? null);
  const [beside, without] = [cascoIn(known, picks, false), cascoIn(known, picks, true)];
  if (more === null || beside.monthly === null || without.monthly === null) return null;
  const base = life.terms.monthlyPayment + beside.monthly;
  const decline = life.termsIfDeclined.monthlyPayment + without.monthly;
  return { insure: base + more, decline, more: decline - base, least: beside.open };
};

/** What a refusal makes of a month: "На 1 982 ₸ в месяц больше, чем с полисом"; null: nothing. */
export const differenceWords = ({ insure, decline }: Ways, t: Translate): string | null => {
  const more = decline - insure;
  return more === 0 ? null : t(more > 0 ? 'cl.way.more' : 'cl.way.less', { sum: money(Math.abs(more)) });
};

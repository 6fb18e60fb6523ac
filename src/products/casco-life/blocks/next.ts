import type { CascoLifeClaim } from '../../../../openapi/index.ts';
import { yearly } from '../../../../schemas/facts/cost.ts';
import { dmy, money } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';

const KINDS = ['casco', 'life'] as const;

/** What is paid for policies out of a pocket, tenge; 0: nothing. */
export const paidOut = (claim: CascoLifeClaim, payer: 'own' | 'financed'): number =>
  KINDS.reduce(
    (all, kind) =>
      claim[kind]?.payer !== payer
        ? all
        : // A policy that is made says what it costs; before it, the choice does.
          all + (claim.policies.find((policy) => policy.kind === kind)?.premium ?? claim[kind].premium ?? 0),
    0,
  );

/** What is left to do once it is insured: how it is paid, until when it holds. */
export const stepsOf = (claim: CascoLifeClaim, t: Translate): string[] => {
  const term = claim.casco?.termMonths ?? claim.loan.term;
  const own = paidOut(claim, 'own');
  return [
    ...(own > 0 ? [t('cl.next.pay', { sum: money(own) })] : []),
    t('cl.next.loan', { bank: claim.bank.name }),
    // A year's policy of a longer loan is made anew each year.
    ...claim.policies
      .filter(({ kind }) => kind === 'casco' && term < claim.loan.term)
      .map(({ dateTo, premium }) => t('cl.next.prolong', { date: dmy(dateTo), sum: money(yearly(premium, term)) })),
  ];
};

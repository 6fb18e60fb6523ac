import type { CascoLifeClaim } from '../../../../openapi/index.ts';
import { yearly } from '../../../../schemas/facts/cost.ts';
import { dmy, money } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';

const KINDS = ['casco', 'life'] as const;

/** What is left to do once it is insured: how it is paid, until when it holds. */
export const stepsOf = (claim: CascoLifeClaim, t: Translate): string[] => {
  // A policy that is made says what it costs; before it, the choice does.
  const priceOf = (kind: (typeof KINDS)[number]) =>
    claim.policies.find((policy) => policy.kind === kind)?.premium ?? claim[kind]?.premium ?? 0;
  const costs = (payer: 'own' | 'financed') =>
    KINDS.reduce((all, kind) => all + (claim[kind]?.payer === payer ? priceOf(kind) : 0), 0);
  const term = claim.casco?.termMonths ?? claim.loan.term;
  const [own, financed] = [costs('own'), costs('financed')];
  return [
    ...(own > 0 ? [t('cl.next.pay', { sum: money(own) })] : []),
    ...(financed > 0 ? [t('cl.next.paid', { sum: money(financed) })] : []),
    t('cl.next.loan', { bank: claim.bank.name }),
    // A year's policy of a longer loan is made anew each year.
    ...claim.policies
      .filter(({ kind }) => kind === 'casco' && term < claim.loan.term)
      .map(({ dateTo, premium }) => t('cl.next.prolong', { date: dmy(dateTo), sum: money(yearly(premium, term)) })),
  ];
};

import type { CascoLifeClaim } from '../../../../openapi/index.ts';
import { dmy, money } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';

const KINDS = ['casco', 'life'] as const;

/** What is left to do once it is insured: how it is paid, until when it holds. */
export const stepsOf = (claim: CascoLifeClaim, t: Translate): string[] => {
  const costs = (payer: 'own' | 'financed') =>
    KINDS.reduce((all, kind) => all + ((claim[kind]?.payer === payer ? claim[kind]?.premium : null) ?? 0), 0);
  const [own, financed] = [costs('own'), costs('financed')];
  return [
    ...(own > 0 ? [t('cl.next.pay', { sum: money(own) })] : []),
    ...(financed > 0 ? [t('cl.next.paid', { sum: money(financed) })] : []),
    t('cl.next.loan', { bank: claim.bank.name }),
    // A year's policy of a longer loan is made anew each year.
    ...claim.policies
      .filter(({ kind }) => kind === 'casco' && (claim.casco?.termMonths ?? claim.loan.term) < claim.loan.term)
      .map(({ dateTo }) => t('cl.next.prolong', { date: dmy(dateTo) })),
  ];
};

import type { CascoLifeClaim } from '../../../../openapi/index.ts';
import { paidInAll } from '../../../../schemas/facts/cost.ts';
import { loanRows } from '../../../blocks/cost/loan-rows.ts';
import { WholeCost } from '../../../blocks/cost/whole-cost.tsx';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';

/** The loan as this insurance makes it, and all that is paid with it; nothing once it is signed. */
export function InsuredCost({ claim }: { claim: CascoLifeClaim }) {
  const t = useT();
  const { insuredLoan: loan, casco, life } = claim;
  if (loan === null) return null;
  const own = [casco, life].flatMap((choice) =>
    choice?.payer === 'own' && choice.premium !== null ? [{ sum: choice.premium, period: 'once' as const }] : [],
  );
  return (
    <WholeCost
      monthly={loan.monthlyPayment}
      payments={loan.term}
      rows={[
        ...loanRows({ ...loan, sum: loan.amount }, t),
        { label: t('cost.fee'), value: money(loan.initialFee) },
        ...(own.length === 0
          ? []
          : [{ label: t('cl.apart'), value: money(own.reduce((all, { sum }) => all + sum, 0)) }]),
      ]}
      total={paidInAll({ initialFee: loan.initialFee, totalToPay: loan.totalToPay, months: loan.term, beside: own })}
      note={t('cl.costNote')}
    />
  );
}

import type { CreditInsurance } from '../../../openapi/index.ts';
import { paidInAll, yearly } from '../../../schemas/facts/cost.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import { loanRows } from '../cost/loan-rows.ts';
import { WholeCost } from '../cost/whole-cost.tsx';
import { Price } from './price.tsx';

/** The loan by its lender's figures, the premium, out of which pocket it is paid, and the sum of both. */
export function InsuranceCost({ insurance }: { insurance: CreditInsurance }) {
  const t = useT();
  const isWide = useWide();
  const { loan, premium, payer, insurer } = insurance;
  const isApart = payer === 'own';
  // Whoever reckons the total comes to it: the last payment is another one.
  const parts = { n: loan.termMonths - 1, sum: money(loan.monthlyPayment), last: money(loan.lastPayment) };
  return (
    <WholeCost
      first={<Price premium={premium} payer={payer} />}
      monthly={loan.monthlyPayment}
      rows={[
        ...loanRows({ ...loan, term: loan.termMonths }, t),
        { label: t('ci.insurer'), value: insurer.name },
        { label: t('ci.yearly'), value: money(yearly(premium, loan.termMonths)) },
      ]}
      total={paidInAll({
        initialFee: 0,
        totalToPay: loan.totalToPay,
        months: loan.termMonths,
        beside: isApart ? [{ sum: premium, period: 'once' }] : [],
      })}
      // Beside the consents there is room for all of it.
      opened={isWide}
      note={isApart ? t('ci.costNote', { ...parts, premium: money(premium) }) : t('ci.costNoteInside', parts)}
    />
  );
}

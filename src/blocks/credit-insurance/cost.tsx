import { css } from '@styled/css';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { addsUp, paidInAll, yearly } from '../../../schemas/facts/cost.ts';
import { money } from '../../i18n/format.ts';
import { useT, type Translate } from '../../i18n/index.ts';
import { SummaryList } from '../../ui/index.ts';
import { loanRows } from '../cost/loan-rows.ts';
import { WholeCost } from '../cost/whole-cost.tsx';
import { Folded } from './folded.tsx';

const small = css({ textStyle: 'body.sm', color: 'fg.muted', pb: '8' });

/** The loan by its lender's figures and what the policy adds to it: the total, the sum that it is, the rows below it. */
const costOf = ({ loan, premium, payer, insurer }: CreditInsurance, t: Translate) => {
  const isApart = payer === 'own';
  const total = paidInAll({
    initialFee: 0,
    totalToPay: loan.totalToPay,
    months: loan.termMonths,
    beside: isApart ? [{ sum: premium, period: 'once' }] : [],
  });
  const parts = { n: loan.termMonths - 1, sum: money(loan.monthlyPayment), last: money(loan.lastPayment) };
  const whole = { ...parts, total: money(total) };
  const sum = isApart ? t('ci.costSum', { ...whole, premium: money(premium) }) : t('ci.costSumInside', whole);
  return {
    total,
    // Whoever reckons the total comes to it: the last payment is another one.
    note: [addsUp(loan) && sum, t(isApart ? 'ci.costLater' : 'ci.costInside')].filter(Boolean).join(' '),
    rows: [
      ...loanRows({ ...loan, term: loan.termMonths }, t),
      { label: t('ci.insurer'), value: insurer.name },
      { label: t('ci.yearly'), value: money(yearly(premium, loan.termMonths)) },
    ],
  };
};

/** Below the consents there is room for all of it: the loan, and the sum of it and the policy, whose price stands beside. */
export function InsuranceCost({ insurance }: { insurance: CreditInsurance }) {
  const t = useT();
  const { total, note, rows } = costOf(insurance, t);
  return (
    <WholeCost first={null} monthly={insurance.loan.monthlyPayment} rows={rows} total={total} opened note={note} />
  );
}

/** The same below the price on a phone, in a line that opens: the loan is known, and what is agreed to is near. */
export function LoanCost({ insurance }: { insurance: CreditInsurance }) {
  const t = useT();
  const { total, note, rows } = costOf(insurance, t);
  const line = t('ci.costLine', { sum: money(insurance.loan.monthlyPayment), total: money(total) });
  return (
    <Folded about={t('cost.withInsurance')} lines={[line]}>
      <p className={small}>{note}</p>
      <SummaryList rows={rows} />
      <p className={small}>{t('cost.gesvLong')}.</p>
    </Folded>
  );
}

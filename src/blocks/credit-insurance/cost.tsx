import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { addsUp, paidInAll, yearly } from '../../../schemas/facts/cost.ts';
import { money } from '../../i18n/format.ts';
import { useT, type Translate } from '../../i18n/index.ts';
import { Fold, SummaryList, type SummaryRow } from '../../ui/index.ts';
import { CardSection } from '../claim/card-section.tsx';
import { loanRows } from '../cost/loan-rows.ts';
import { Folded } from './folded.tsx';

const small = css({ textStyle: 'body.sm', color: 'fg.muted' });
const largest = css({ textStyle: 'amount.md' });

/** The loan by its lender's figures and what the policy adds to it: the total, the rows that come to it, the sum, the loan's parts. */
const costOf = ({ loan, premium, payer, insurer }: CreditInsurance, t: Translate) => {
  const isApart = payer === 'own';
  const total = paidInAll({
    initialFee: 0,
    totalToPay: loan.totalToPay,
    months: loan.termMonths,
    beside: isApart ? [{ sum: premium, period: 'once' }] : [],
  });
  const parts = { n: loan.termMonths - 1, sum: money(loan.monthlyPayment), last: money(loan.lastPayment) };
  const sums: SummaryRow[] = [
    { label: t('cost.allPayments'), value: money(loan.totalToPay) },
    ...(isApart ? [{ label: t('ci.premium'), value: money(premium) }] : []),
    { label: t('cost.total'), value: <span className={largest}>{money(total)}</span> },
  ];
  return {
    total,
    sums,
    about: isApart ? t('ci.costParts', { loan: money(loan.totalToPay), premium: money(premium) }) : t('ci.costAbout'),
    // Whoever reckons the payments comes to their sum: the last one is another.
    note: [
      addsUp(loan) && t('ci.costSum', { ...parts, total: money(loan.totalToPay) }),
      t(isApart ? 'ci.costLater' : 'ci.costInside'),
    ]
      .filter(Boolean)
      .join(' '),
    rows: [
      { label: t('cost.monthly'), value: money(loan.monthlyPayment) },
      // All payments stand among what they are a part of.
      ...loanRows({ ...loan, term: loan.termMonths, totalToPay: null }, t),
      { label: t('ci.insurer'), value: insurer.name },
      { label: t('ci.yearly'), value: money(yearly(premium, loan.termMonths)) },
    ],
  };
};

/** Below the consents: the loan and the policy come to the total; of what the loan is made is a press away. */
export function InsuranceCost({ insurance }: { insurance: CreditInsurance }) {
  const t = useT();
  const { sums, note, rows } = costOf(insurance, t);
  return (
    <CardSection title={t('ci.costAbout')}>
      <SummaryList rows={sums} />
      <p className={small}>{note}</p>
      <Fold title={t('cost.parts')}>
        <div className={stack({ gap: '8' })}>
          <SummaryList rows={rows} />
          <p className={small}>{t('cost.gesvLong')}.</p>
        </div>
      </Fold>
    </CardSection>
  );
}

/** The same below the price on a phone, in a line that opens: the loan is known, and what is agreed to is near. */
export function LoanCost({ insurance }: { insurance: CreditInsurance }) {
  const t = useT();
  const { about, note, rows, total } = costOf(insurance, t);
  return (
    <Folded about={about} lines={[t('ci.costLine', { total: money(total) })]}>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted', pb: '8' })}>{note}</p>
      <SummaryList rows={rows} />
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted', pb: '8' })}>{t('cost.gesvLong')}.</p>
    </Folded>
  );
}

import { money, months, percent } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/index.ts';
import type { SummaryRow } from '../../ui/index.ts';

/** A loan as its lender tells it. Sums in tenge, rates in percent a year, the term in months. */
export interface LoanCost {
  /** null: the page tells that sum as the price of what is bought. */
  readonly sum: number | null;
  /** null: how many payments there are is told where the payment is. */
  readonly term: number | null;
  readonly rate: number;
  /** What another decision makes of it. */
  readonly otherRate?: SummaryRow | null;
  /** null: told above. */
  readonly gesv: number | null;
  /** The first payment, where its day is known. */
  readonly first?: SummaryRow | null | undefined;
  /** The last one in the same words, where its day is known. */
  readonly last?: SummaryRow | null | undefined;
  readonly lastPayment: number;
  /** null: told where the sums are. */
  readonly overpayment: number | null;
  /** All payments; null: the page tells that sum as all that is paid. */
  readonly totalToPay: number | null;
}

export const overRow = (overpayment: number, t: Translate): SummaryRow => ({
  label: t('cost.over'),
  value: overpayment === 0 ? t('cost.noOver') : money(overpayment),
});

/** The figures of a loan, in the same order wherever it is signed. */
export const loanRows = (loan: LoanCost, t: Translate): SummaryRow[] => [
  ...(loan.sum === null ? [] : [{ label: t('cost.loan'), value: money(loan.sum) }]),
  ...(loan.term === null ? [] : [{ label: t('cost.term'), value: months(loan.term, t) }]),
  ...(loan.first ? [loan.first] : []),
  loan.last ?? { label: t('cost.last'), value: money(loan.lastPayment) },
  { label: t('cost.rate'), value: percent(loan.rate) },
  ...(loan.otherRate ? [loan.otherRate] : []),
  ...(loan.gesv === null ? [] : [{ label: t('cost.gesv'), value: percent(loan.gesv) }]),
  ...(loan.overpayment === null ? [] : [overRow(loan.overpayment, t)]),
  ...(loan.totalToPay === null ? [] : [{ label: t('cost.allPayments'), value: money(loan.totalToPay) }]),
];

import type { Claim } from '../../../../../openapi/index.ts';
import { money, months, percent } from '../../../../i18n/format.ts';
import type { Translate } from '../../../../i18n/runtime.ts';
import type { SummaryRow } from '../../../../ui/index.ts';
import type { Monthly } from './use-monthly.ts';

/** The loan without its sum. `monthly`: what a month would cost; null: not known. */
export const loanRows = (claim: Claim, monthly: Monthly | null, t: Translate): SummaryRow[] => {
  const { product } = claim;
  const extras = [
    product.cascoInsurance && t('q.casco'),
    product.lifeInsurance && t('q.life'),
    product.gpsTracker && t('q.gps'),
  ].filter(Boolean);
  return [
    ...(monthly === null ? [] : [{ label: t('q.monthly'), value: monthly.payment }]),
    ...(monthly?.inAll ? [{ label: t('q.monthlyInAll'), value: monthly.inAll }] : []),
    ...(monthly?.demands ?? []),
    { label: t('q.fee'), value: `${money(claim.initialFee)} (${percent(claim.initialFeePercent)})` },
    { label: t('q.term'), value: months(claim.term, t) },
    { label: t('q.payments'), value: t(product.paymentType === 'differentiated' ? 'q.differentiated' : 'q.annuity') },
    { label: t('q.insurance'), value: extras.length > 0 ? extras.join(', ') : t('q.none') },
    {
      label: t('q.incomeProof'),
      value: t(product.financialAnalysisType === 'with_income' ? 'q.withIncome' : 'q.withoutIncome'),
    },
  ];
};

/** What was applied for. */
export const termsRows = (claim: Claim, monthly: Monthly | null, t: Translate): SummaryRow[] => {
  const { carName, carProductionYear, carPrice } = claim.product;
  return [
    { label: t('q.car'), value: [carName, carProductionYear].filter(Boolean).join(', ') },
    { label: t('q.price'), value: money(carPrice) },
    { label: t('q.sum'), value: money(claim.creditAmount) },
    ...loanRows(claim, monthly, t),
  ];
};

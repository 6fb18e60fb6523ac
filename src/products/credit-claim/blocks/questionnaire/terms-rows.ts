import type { Claim } from '../../../../../openapi/index.ts';
import { money, months, percent } from '../../../../i18n/format.ts';
import type { Translate } from '../../../../i18n/runtime.ts';
import type { SummaryRow } from '../../../../ui/index.ts';
import { provesIncome } from '../../../../blocks/claim/lenders.ts';
import type { Monthly } from './use-monthly.ts';

/** What of the price is paid at once, and how long the rest is paid. */
export const loanRows = (claim: Claim, t: Translate): SummaryRow[] => [
  { label: t('q.fee'), value: `${money(claim.initialFee)} (${percent(claim.initialFeePercent)})` },
  { label: t('q.term'), value: months(claim.term, t) },
];

/** What was chosen besides. Where nothing was, and a bank demands something all the same, "none" would be half of the truth. */
export const choiceRows = ({ product }: Claim, monthly: Monthly | null, t: Translate): SummaryRow[] => {
  const extras = [
    product.cascoInsurance && t('q.casco'),
    product.lifeInsurance && t('q.life'),
    product.gpsTracker && t('q.gps'),
  ].filter(Boolean);
  const none = t(monthly && monthly.demands.length > 0 ? 'q.onlyDemanded' : 'q.none');
  return [
    { label: t('q.payments'), value: t(product.paymentType === 'differentiated' ? 'q.differentiated' : 'q.annuity') },
    { label: t('q.insurance'), value: extras.length > 0 ? extras.join(', ') : none },
    {
      label: t('q.incomeProof'),
      value: t(provesIncome({ product }) ? 'q.withIncome' : 'q.withoutIncome'),
    },
  ];
};

/** What was applied for, below the sum of a month. `monthly`: what that is made of; null: not known. */
export const termsRows = (claim: Claim, monthly: Monthly | null, t: Translate): SummaryRow[] => [
  { label: t('q.car'), value: [claim.product.carName, claim.product.carProductionYear].filter(Boolean).join(', ') },
  { label: t('q.price'), value: money(claim.product.carPrice) },
  { label: t('q.sum'), value: money(claim.creditAmount) },
  ...(monthly?.inAll ? [{ label: t('q.monthly'), value: monthly.payment }] : []),
  ...(monthly?.demands ?? []),
  ...loanRows(claim, t),
  ...choiceRows(claim, monthly, t),
];

/** The figure that a claim is known by: what a month comes to; while that is not known, the loan. */
export const shownMonth = (claim: Claim, monthly: Monthly | null, t: Translate): { label: string; value: string } =>
  monthly
    ? { label: t(monthly.inAll ? 'q.monthlyInAll' : 'q.monthly'), value: monthly.inAll ?? monthly.payment }
    : { label: t('q.sum'), value: money(claim.creditAmount) };

/** Below it: the loan, and what is seen when asked for. */
export const besideRows = (
  claim: Claim,
  monthly: Monthly | null,
  t: Translate,
): readonly [loan: SummaryRow[], more: SummaryRow[]] => [
  [...(monthly ? [{ label: t('q.sum'), value: money(claim.creditAmount) }] : []), ...loanRows(claim, t)],
  [
    ...(monthly?.inAll ? [{ label: t('q.monthly'), value: monthly.payment }] : []),
    ...(monthly?.demands ?? []),
    ...choiceRows(claim, monthly, t),
  ],
];

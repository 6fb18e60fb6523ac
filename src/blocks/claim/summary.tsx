import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { Claim } from '../../../openapi/index.ts';
import { standingOf } from '../../../machines/kit/standing.ts';
import { claimProgress } from '../../../machines/products/shared/claim.progress.ts';
import { money, months, percent, phone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { StatusTag, SummaryList, type SummaryRow } from '../../ui/parts/records.tsx';
import { personName } from './person-name.ts';
import { turnText } from '../standing.ts';
import { statusOf, toneOf } from './status.ts';
import { useCarName } from './car-name.ts';

/** Status, whose move it is, and the sum: what is asked first of a claim. */
export function ClaimHead({ claim, own }: { claim: Claim; /** The reader is the client. */ own: boolean }) {
  const t = useT();
  const reader = own ? 'customer' : 'desk';
  const standing = standingOf(claimProgress, { claim });
  const turn = turnText(reader, standing, t);
  return (
    <div className={stack({ gap: '8' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', alignItems: 'center' })}>
        <StatusTag tone={toneOf(claim.status.alias, standing, reader)}>{statusOf(claim, reader, t)}</StatusTag>
        {turn && <span className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{turn}</span>}
      </div>
      <div>
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('loan.sum')}</p>
        <p className={css({ textStyle: 'amount.lg' })}>{money(claim.creditAmount)}</p>
      </div>
    </div>
  );
}

/** Car and terms as they stand on the server. */
export function ClaimTerms({ claim }: { claim: Claim }) {
  const t = useT();
  const carName = useCarName();
  const { product } = claim;
  const rows: SummaryRow[] = [
    { label: t('intro.car'), value: carName(product) },
    { label: t('car.price'), value: money(product.carPrice) },
    ...(product.carDiscount > 0 ? [{ label: t('detail.discount'), value: money(product.carDiscount) }] : []),
    {
      label: t('loan.fee'),
      value: t('detail.feeValue', { sum: money(claim.initialFee), p: percent(claim.initialFeePercent) }),
    },
    { label: t('loan.termOnly'), value: months(claim.term, t) },
    { label: t('loan.payment'), value: t(`loan.${product.paymentType}`) },
  ];
  return <SummaryList rows={rows} />;
}

/** Who takes part. */
export function ClaimParties({ claim }: { claim: Claim }) {
  const t = useT();
  const { borrower, seller, bank } = claim;
  const rows: SummaryRow[] = [
    { label: t('detail.borrower'), value: `${personName(borrower)}, ${phone(claim.customerPhone)}` },
  ];
  if (seller) rows.push({ label: t('detail.seller'), value: `${seller.name}, ${phone(seller.phone)}` });
  if (bank) rows.push({ label: t('detail.bank'), value: bank.name });
  return <SummaryList rows={rows} />;
}

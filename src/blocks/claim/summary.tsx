import type { ComponentProps } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { Claim } from '../../../openapi/index.ts';
import { standingOf } from '../../../machines/kit/standing.ts';
import { claimProgress } from '../../../machines/products/shared/claim.progress.ts';
import { dateTimeKz, money, months, percent, phone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { StatusTag, SummaryList, Timeline, type SummaryRow } from '../../ui/parts/records.tsx';
import { personName } from './person-name.ts';
import { turnText } from '../standing.ts';
import { trackOf } from '../track.ts';
import { Tracker } from '../tracker.tsx';
import { statusName, statusOf, toneOf } from './status.ts';
import { historyOf, passedBy } from './timeline.ts';

/** 'Toyota Camry, 2021', or words that nothing is named yet. */
export function useCarName(): (product: Claim['product']) => string {
  const t = useT();
  return ({ carName, carProductionYear }) =>
    [carName ?? t('detail.noCar'), carProductionYear].filter(Boolean).join(', ');
}

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

/** The journey of the claim: what is done, whose turn it is now, what comes; below it all that happened, folded away. */
export function ClaimTrack({
  claim,
  own,
  about,
}: {
  claim: Claim;
  own: boolean;
  about?: ComponentProps<typeof Tracker>['about'];
}) {
  const t = useT();
  const reader = own ? 'customer' : 'desk';
  const standing = standingOf(claimProgress, { claim });
  const entries = historyOf(claim).map(({ alias, at, state }, index) => ({
    key: `${index}/${alias}`,
    text: alias === claim.status.alias ? statusOf(claim, reader, t) : statusName({ alias, name: alias }, t, own),
    time: at === null ? undefined : dateTimeKz(at),
    current: state === 'current',
  }));
  return (
    <div className={stack({ gap: '16' })}>
      <Tracker
        steps={trackOf(claimProgress, standing, passedBy(claim), claim.status.alias === 'issued')}
        now={<p className={css({ textStyle: 'label', color: 'link' })}>{turnText(reader, standing, t)}</p>}
        about={about}
      />
      <details>
        <summary
          className={css({ cursor: 'pointer', minHeight: 'target', py: '12', color: 'link', textStyle: 'body.strong' })}
        >
          {t('detail.log')}
        </summary>
        <Timeline entries={entries} />
      </details>
    </div>
  );
}

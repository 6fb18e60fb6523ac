import type { ReactNode } from 'react';
import { stack } from '@styled/patterns';
import { activeStatuses } from '../../../machines/products/shared/claim-statuses.ts';
import { useT } from '../../i18n/index.ts';
import { EmptyState, ErrorBlock, LinkButton, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';
import { CreditCard } from './credit-list.tsx';
import { cascoOver, cascoRow, goodsOver, goodsRow, insuranceOver, insuranceRow } from './product-rows.ts';
import { RowCard } from './row-card.tsx';

/** Of each product so many; all of them are one press away. */
const SHOWN = 5;

/** What the customer has on its way, whatever the product. One service that is away does not hide what the others say. */
export function ActiveClaims({ useRead, ask }: Pick<ScreenProps<'home'>, 'useRead' | 'ask'>) {
  const t = useT();
  const credits = useRead('claims', { variables: { page: 1, filters: { status: [...activeStatuses] } } });
  const insurances = useRead('listInsuranceClaims', { query: { page: 1 } });
  const cascos = useRead('listCascoLifeClaims', { query: { page: 1 } });
  const goods = useRead('getCurrentCommodityClaim', {});
  const reads = [credits, insurances, cascos, goods];

  const rows: [key: string, card: ReactNode][] = [
    ...(credits.data?.items ?? [])
      .slice(0, SHOWN)
      .map((claim) => card(claim.id, <CreditCard claim={claim} ask={ask} />)),
    ...(cascos.data?.items ?? [])
      .filter((claim) => !cascoOver(claim))
      .slice(0, SHOWN)
      .map((claim) => card(claim.id, <RowCard row={cascoRow(claim, t)} />)),
    ...(insurances.data?.items ?? [])
      .filter((claim) => !insuranceOver(claim))
      .slice(0, SHOWN)
      .map((claim) => card(claim.id, <RowCard row={insuranceRow(claim, t)} />)),
    ...(goods.data && !goodsOver(goods.data) ? [card(goods.data.id, <RowCard row={goodsRow(goods.data, t)} />)] : []),
  ];
  const failed = reads.find(({ error, missing }) => error !== null && !missing);
  const waits = reads.some(({ pending, error }) => pending && error === null);
  const all = (
    <LinkButton to="my-applications" tone="secondary" full>
      {t('home.all')}
    </LinkButton>
  );
  const again = () => {
    for (const { error, missing, retry } of reads) if (error !== null && !missing) retry();
  };
  if (rows.length === 0 && waits) return <Skeleton lines={2} label={t('list.loading')} />;
  if (rows.length === 0 && !failed)
    return (
      <EmptyState title={t('home.empty')} text={t('home.emptyText')}>
        {all}
      </EmptyState>
    );
  return (
    <div className={stack({ gap: '12' })}>
      {failed && <ErrorBlock text={failed.error} onRetry={again} busy={failed.pending} />}
      {rows.length > 0 && (
        <ul className={stack({ gap: '12', listStyle: 'none' })}>
          {rows.map(([key, one]) => (
            <li key={key}>{one}</li>
          ))}
        </ul>
      )}
      {all}
    </div>
  );
}

const card = (key: string, shown: ReactNode): [string, ReactNode] => [key, shown];

import { stack } from '@styled/patterns';
import { useT } from '../../i18n/index.ts';
import { EmptyState, ErrorBlock, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';
import { Section } from '../../blocks/claim/section.tsx';
import { ListPart, useGrowing, type PartOf } from './list-part.tsx';
import { pageOf } from './place.ts';
import { cascoRow, goodsRow } from './product-rows.ts';
import { RowCard } from './row-card.tsx';

type Props = Pick<ScreenProps<'my-applications'>, 'useRead' | 'place'>;

/** Casco and life for a credit, under a heading of its own; nothing when there is none. */
export function CascoLifeList({ useRead, place }: Props) {
  const t = useT();
  const first = useRead('listCascoLifeClaims', { query: { page: 1 } });
  const pages = pageOf({ page: place.query['casco'] ?? '' });
  const parts = useGrowing(pages, (next) => place.move({ query: { casco: String(next) } }, 'replace'));
  if (first.data?.items.length === 0) return null;
  return (
    <Section title={t('list.cascoLife')}>
      <div className={stack({ gap: '12' })}>
        {parts.map((part) => (
          <CascoLifePart key={part.page} useRead={useRead} part={part} />
        ))}
      </div>
    </Section>
  );
}

function CascoLifePart({ useRead, part }: Pick<Props, 'useRead'> & { part: PartOf }) {
  const t = useT();
  const read = useRead('listCascoLifeClaims', { query: { page: part.page } });
  return (
    <ListPart
      {...part}
      read={read}
      keyOf={(claim) => claim.id}
      render={(claim) => <RowCard row={cascoRow(claim, t)} />}
      empty={null}
    />
  );
}

/** The loan for goods that the customer has now, or had last. */
export function GoodsList({ useRead }: Pick<Props, 'useRead'>) {
  const t = useT();
  const { data, error, missing, pending, retry } = useRead('getCurrentCommodityClaim', {});
  if (missing) return <EmptyState title={t('list.goodsEmpty')} text={t('list.goodsEmptyText')} />;
  if (error !== null) return <ErrorBlock text={error} onRetry={retry} busy={pending} />;
  if (data === undefined) return <Skeleton lines={1} label={t('list.loading')} />;
  return <RowCard row={goodsRow(data, t)} />;
}

import { useEffect, useRef } from 'react';
import type { ClaimStatusAlias } from '../../../openapi/index.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { FilterSelect } from '../../blocks/board/fields.tsx';
import { boardPlace, toFilter, toPage } from '../../blocks/board/place.ts';
import { ClaimCard } from '../../blocks/claim/claim-card.tsx';
import { statusName } from '../../blocks/claim/status.ts';
import { useT } from '../../i18n/index.ts';
import { announce, Button, EmptyState, ErrorBlock, LinkButton, Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

type Reading = Pick<ScreenProps<'my-applications'>, 'useRead'>;
type Status = ClaimStatusAlias | '';

export default function MyApplications({ screen, place, useRead }: ScreenProps<'my-applications'>) {
  const t = useT();
  const { page: pages, status } = boardPlace(place.query);
  const choose = (next: string) => place.move({ query: toFilter('status', next) }, 'replace');
  return (
    <Page screen={screen} title={t('list.title')}>
      <StatusFilter useRead={useRead} value={status} onChange={choose} />
      <div className={stack({ gap: '12' })}>
        {Array.from({ length: pages }, (_, index) => (
          <Part
            // A page is its number: nothing else tells the parts of a list apart.
            key={`${status}/${String(index + 1)}`}
            useRead={useRead}
            page={index + 1}
            status={status}
            last={index + 1 === pages}
            onMore={() => place.move({ query: toPage(pages + 1) }, 'replace')}
            onReset={() => choose('')}
          />
        ))}
      </div>
    </Page>
  );
}

function StatusFilter({ useRead, value, onChange }: Reading & { value: Status; onChange: (status: string) => void }) {
  const t = useT();
  const statuses = useRead('claimStatuses', { variables: {} });
  return (
    <FilterSelect name="status" label={t('list.filter')} value={value} onChange={onChange}>
      <option value="">{t('list.filterAll')}</option>
      {(statuses.data ?? []).map((status) => (
        <option key={status.alias} value={status.alias}>
          {statusName(status, t)}
        </option>
      ))}
    </FilterSelect>
  );
}

interface PartProps extends Reading {
  page: number;
  status: Status;
  last: boolean;
  onMore: () => void;
  onReset: () => void;
}

/** One page of the list; the last one tells how many are shown and offers more. */
function Part({ useRead, page, status, last, onMore, onReset }: PartProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const { data, pending, error, retry } = useRead('claims', {
    variables: { page, filters: status === '' ? null : { status: [status] } },
  });
  const count = data?.items.length ?? 0;
  const total = data?.total ?? 0;
  // How long a page is, is the server's business: all but the last are equally long.
  const shown = data?.hasNextPage ? page * count : total;

  // Whoever asked for more goes on reading at the first new row.
  const added = page > 1 && count > 0;
  useEffect(() => {
    if (!added) return;
    list.current?.querySelector('a')?.focus();
    announce(t('list.shown', { k: shown, n: total }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has come
  }, [added]);

  if (error !== null) return <ErrorBlock text={error} onRetry={retry} busy={pending} />;
  if (data === undefined) return <Skeleton lines={3} label={t('list.loading')} />;
  if (count === 0 && page === 1) return <Empty filtered={status !== ''} onReset={onReset} />;
  return (
    <>
      <ul ref={list} className={stack({ gap: '12', listStyle: 'none' })}>
        {data.items.map((claim) => (
          <li key={claim.id}>
            <ClaimCard claim={claim} own />
          </li>
        ))}
      </ul>
      {last && (
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted', textAlign: 'center' })}>
          {t('list.shown', { k: shown, n: total })}
        </p>
      )}
      {last && data.hasNextPage && (
        <Button tone="secondary" full onClick={onMore}>
          {t('list.more', { n: Math.min(count, total - shown) })}
        </Button>
      )}
    </>
  );
}

function Empty({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  const t = useT();
  if (filtered) {
    return (
      <EmptyState title={t('list.emptyFiltered')}>
        <Button tone="secondary" full onClick={onReset}>
          {t('list.reset')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('list.empty')} text={t('list.emptyText')}>
      <LinkButton to="how-it-works" full>
        {t('btn.submit')}
      </LinkButton>
    </EmptyState>
  );
}

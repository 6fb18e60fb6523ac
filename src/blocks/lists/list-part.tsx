import { useEffect, useRef, useState, type ReactNode } from 'react';
import { css } from '@styled/css';
import { grid } from '@styled/patterns';
import { group } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { announce, Button, Card, ErrorBlock, Skeleton } from '../../ui/index.ts';
import { waitingFirst } from './waiting-first.ts';
import type { Read } from '../../blocks/props.ts';

export interface Listed<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly hasNextPage: boolean;
}
interface Props<Item> {
  read: Read<Listed<Item>>;
  page: number;
  /** No further page is on show. */
  last: boolean;
  /** The reader has just asked for this page. */
  fresh: boolean;
  render: (item: Item) => ReactNode;
  keyOf: (item: Item) => string;
  /** Those that wait for the reader come first on their page. */
  waits?: (item: Item) => boolean;
  onMore: () => void;
  /** In place of the first page when there is nothing. */
  empty: ReactNode;
}

/** In two columns where there is room. */
const listed = grid({ gap: '12', listStyle: 'none', desktop: { gridTemplateColumns: '[1fr 1fr]' } });

/** How many pages are on show (the address says it), and which of them was asked for just now. */
export function useGrowing(pages: number, grow: (pages: number) => void) {
  const [asked, setAsked] = useState<number | null>(null);
  const more = () => {
    setAsked(pages + 1);
    grow(pages + 1);
  };
  const partOf = (index: number) => ({
    page: index + 1,
    last: index + 1 === pages,
    fresh: asked === index + 1,
    onMore: more,
  });
  return Array.from({ length: pages }, (_, index) => partOf(index));
}
export type PartOf = ReturnType<typeof useGrowing>[number];

/** One page of a list that grows; the last one tells how many are shown and offers more. */
export function ListPart<Item>({ read, page, last, fresh, render, keyOf, waits, onMore, empty }: Props<Item>) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const { data, pending, error, retry } = read;
  const count = data?.items.length ?? 0;
  const total = data?.total ?? 0;
  // How long a page is, is the server's business: all but the last are equally long.
  const shown = data?.hasNextPage ? page * count : total;

  // Whoever asked for more goes on reading at the first new row; pages that Back or a reload brings are not news.
  const added = fresh && count > 0;
  useEffect(() => {
    if (!added) return;
    list.current?.querySelector<HTMLElement>('a, [tabindex]')?.focus();
    announce(t('list.shown', { k: group(shown), n: group(total) }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has come
  }, [added]);

  if (error !== null) return <ErrorBlock text={error} onRetry={retry} busy={pending} />;
  if (data === undefined) return <Skeleton lines={3} label={t('list.loading')} />;
  if (count === 0 && page === 1) return <Card>{empty}</Card>;
  return (
    <>
      <ul ref={list} className={listed}>
        {(waits ? waitingFirst(data.items, waits) : data.items).map((item) => (
          <li key={keyOf(item)}>{render(item)}</li>
        ))}
      </ul>
      {last && (page > 1 || data.hasNextPage) && (
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted', textAlign: 'center' })}>
          {t('list.shown', { k: group(shown), n: group(total) })}
        </p>
      )}
      {last && data.hasNextPage && (
        <Button tone="secondary" full event="MORE" onClick={onMore}>
          {t('list.more', { n: Math.min(count, total - shown) })}
        </Button>
      )}
    </>
  );
}

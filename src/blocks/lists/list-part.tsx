import { useEffect, useRef, useState, type ReactNode } from 'react';
import { css } from '@styled/css';
import { grid, stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { group } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { announce, Button, Card, ErrorBlock, Skeleton } from '../../ui/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import { Section } from '../claim/section.tsx';
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
  /** `line`: in a row of few words, as one of those that are over. */
  render: (item: Item, line: boolean) => ReactNode;
  keyOf: (item: Item) => string;
  /** Where it stands; the groups follow each other as `GROUPS` does. */
  groupOf?: (item: Item) => Group;
  /** Rows that open stand below each other, however much room there is. */
  look?: 'cards' | 'rows';
  onMore: () => void;
  /** In place of the first page when there is nothing. */
  empty: ReactNode;
  /** It has cards of its own. */
  bare?: boolean;
}

/** Parts of a list that is on show as a whole. */
const GROUPS = ['yours', 'going', 'runs', 'over'] as const;
export type Group = (typeof GROUPS)[number];
const GROUP_TITLES: Readonly<Record<Group, TextId>> = {
  yours: 'list.group.yours',
  going: 'list.group.going',
  runs: 'list.group.runs',
  over: 'list.group.over',
};

/** In two columns where there is room. */
const listed = grid({ gap: '12', listStyle: 'none', desktop: { gridTemplateColumns: '[1fr 1fr]' } });

const below = stack({ gap: '12', listStyle: 'none' });

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
export function ListPart<Item>({
  read,
  page,
  last,
  fresh,
  render,
  keyOf,
  groupOf,
  look,
  onMore,
  empty,
  bare,
}: Props<Item>) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const { data, pending, error, retry } = read;
  const count = data?.items.length ?? 0;
  const total = data?.total ?? 0;
  const rowsOf = (items: readonly Item[], line = false) =>
    items.map((item) => <li key={keyOf(item)}>{render(item, line)}</li>);
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
  if (count === 0 && page === 1) return bare ? empty : <Card>{empty}</Card>;
  const groups = groupOf
    ? GROUPS.map((group) => ({ group, items: data.items.filter((item) => groupOf(item) === group) })).filter(
        ({ items }) => items.length > 0,
      )
    : [];
  // Of a longer list the next page has others of the same group: only what waits for the reader comes first on its page.
  const whole = page === 1 && last && !data.hasNextPage;
  if (whole && groups.length > 0) {
    // One thing goes on, whatever is over besides.
    const alone = groups.reduce((n, { group, items }) => n + (group === 'over' ? 0 : items.length), 0) === 1;
    const listOf = ({ group, items }: (typeof groups)[number]) =>
      group === 'over' ? (
        <ul className={arranged({ as: 'lines' })}>{rowsOf(items, true)}</ul>
      ) : (
        <ul className={listed} data-alone={alone ? '' : undefined}>
          {rowsOf(items)}
        </ul>
      );
    return (
      <div className={arranged({ as: 'groups' })}>
        {groups.map((one) =>
          groups.length > 1 ? (
            <Section key={one.group} title={t(GROUP_TITLES[one.group])}>
              {listOf(one)}
            </Section>
          ) : (
            <div key={one.group}>{listOf(one)}</div>
          ),
        )}
      </div>
    );
  }
  return (
    <>
      <ul ref={list} className={look === 'rows' ? below : listed}>
        {rowsOf(groupOf ? waitingFirst(data.items, (item) => groupOf(item) === 'yours') : data.items)}
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

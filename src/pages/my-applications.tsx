import { useEffect, useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged, estimate, rowCard } from '@styled/recipes';
import { listsInOrder, listTabs } from './board/lists-in-order.ts';
import { Tabs, tabOf, type Waiting } from './board/tabs.tsx';
import { goingOn } from '../blocks/lists/product-list.ts';
import type { RowView } from '../blocks/lists/row.ts';
import { useT } from '../i18n/index.ts';
import { Page, Skeleton } from '../ui/index.ts';
import { Link } from '../ui/link.tsx';
import type { ScreenProps } from '../blocks/props.ts';

const TABS = Object.fromEntries(listTabs.map(({ name, title }) => [name, title]));
const FIRST = listTabs[0]?.name;
const emptied = Object.fromEntries(
  ['page', 'status', ...listsInOrder.flatMap(({ keys = [] }) => keys)].map((key) => [key, '']),
);
/** So many things of other lists are named; of more the tabs tell the number. */
const NAMED = 2;

type UseRead = ScreenProps<'my-applications'>['useRead'];

/** What waits for the customer in the lists that are not on show: how much in each, and the things themselves. */
function useElsewhere(shown: string, useRead: UseRead) {
  const t = useT();
  const found = listsInOrder.map(({ tab: { name }, active }) => {
    const input = name === shown ? null : active.input;
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- as many lists as there are products, always
    const { data, pending } = useRead(active.operation, input, { quiet: true });
    return {
      name,
      pending,
      rows: data === undefined || name === shown ? [] : goingOn(active.cards(data)).filter(({ waits }) => waits),
      more: data !== undefined && 'hasNextPage' in data && data.hasNextPage,
    };
  });
  const counts: Record<string, Waiting> = {};
  for (const { name } of listTabs) {
    const of = found.filter((one) => one.name === name);
    const n = of.reduce((sum, { rows }) => sum + rows.length, 0);
    if (n > 0) counts[name] = { n, more: of.some(({ more }) => more) };
  }
  return {
    counts,
    waits: found.some(({ pending }) => pending),
    rows: found.flatMap(({ rows }) => rows.map(({ row }) => row(t))),
  };
}

/** Pages come whole where they come soon: what waits elsewhere would push what is below from under a finger. */
const TOGETHER_MS = 1_500;

/** Null: on its way; late: the page stands without what is not there yet. */
function useStanding(waits: boolean): 'whole' | 'late' | null {
  const [stands, setStands] = useState<'whole' | 'late' | null>(waits ? null : 'whole');
  if (stands === null && !waits) setStands('whole');
  useEffect(() => {
    const timer = setTimeout(() => setStands((now) => now ?? 'late'), TOGETHER_MS);
    return () => clearTimeout(timer);
  }, []);
  return stands;
}

/** A thing of another list that waits for the reader, and the way to it. */
function Waits({ row }: { row: RowView }) {
  return (
    <Link
      to={row.to.screen}
      params={{ id: row.to.id }}
      data-waits
      className={`${estimate().panel} ${arranged({ as: 'told' })}`}
    >
      <span>
        <strong>{row.action}</strong> {[row.title, row.sum?.value].filter(Boolean).join(' · ')}
      </span>{' '}
      <span className={rowCard().step} data-turn="">
        {row.step}
      </span>
    </Link>
  );
}

/** All that a customer has applied for, product by product. */
export default function MyApplications({ screen, place, useRead }: ScreenProps<'my-applications'>) {
  const t = useT();
  const shown = tabOf(TABS, place.query['product']);
  const { counts, waits, rows } = useElsewhere(shown, useRead);
  const stands = useStanding(waits);
  const show = (next: string) => place.move({ query: { ...emptied, product: next === FIRST ? '' : next } }, 'push');
  const named = stands === 'whole' && rows.length > 0 && rows.length <= NAMED;
  return (
    <Page screen={screen} title={t('list.title')}>
      {named && (
        <div className={stack({ gap: '12' })}>
          {rows.map((row) => (
            <Waits key={row.key} row={row} />
          ))}
        </div>
      )}
      {stands === null && <Skeleton label={t('list.loading')} />}
      {/* Read meanwhile. */}
      <div hidden={stands === null} className={stands === null ? undefined : css({ display: 'contents' })}>
        {/* Named above, it is no number here: that would read as how much there is in the list. */}
        <Tabs names={TABS} value={shown} {...(!named && { counts })} onChange={show} />
        {listsInOrder.map(
          ({ tab, active, List }) =>
            tab.name === shown && <List key={active.operation} useRead={useRead} place={place} />,
        )}
      </div>
    </Page>
  );
}

import { listsInOrder, listTabs } from './board/lists-in-order.ts';
import { Tabs, tabOf, type Waiting } from './board/tabs.tsx';
import { useT } from '../i18n/index.ts';
import { Page } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

const TABS = Object.fromEntries(listTabs.map(({ name, title }) => [name, title]));
const FIRST = listTabs[0]?.name;
const emptied = Object.fromEntries(
  ['page', 'status', ...listsInOrder.flatMap(({ keys = [] }) => keys)].map((key) => [key, '']),
);

type UseRead = ScreenProps<'my-applications'>['useRead'];

/** How many things wait for the customer in each list that is not on show. */
function useCounts(shown: string, useRead: UseRead): Readonly<Record<string, Waiting>> {
  const counts: Record<string, Waiting> = {};
  const found = listsInOrder.map(({ tab: { name }, active }) => {
    const input = name === shown ? null : active.input;
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- as many lists as there are products, always
    const { data } = useRead(active.operation, input, { quiet: true });
    return {
      name,
      n: data === undefined ? 0 : active.cards(data).filter(({ waits }) => waits).length,
      more: data !== undefined && 'hasNextPage' in data && data.hasNextPage,
    };
  });
  for (const { name } of listTabs) {
    const of = found.filter((one) => one.name === name);
    const n = of.reduce((sum, one) => sum + one.n, 0);
    if (n > 0 && name !== shown) counts[name] = { n, more: of.some(({ more }) => more) };
  }
  return counts;
}

/** All that a customer has applied for, product by product. */
export default function MyApplications({ screen, place, useRead }: ScreenProps<'my-applications'>) {
  const t = useT();
  const shown = tabOf(TABS, place.query['product']);
  const show = (next: string) => place.move({ query: { ...emptied, product: next === FIRST ? '' : next } }, 'push');
  return (
    <Page screen={screen} title={t('list.title')}>
      <Tabs names={TABS} value={shown} counts={useCounts(shown, useRead)} onChange={show} />
      {listsInOrder.map(
        ({ tab, active, List }) =>
          tab.name === shown && <List key={active.operation} useRead={useRead} place={place} />,
      )}
    </Page>
  );
}

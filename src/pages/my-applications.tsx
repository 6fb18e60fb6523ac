import { listsInOrder, listTabs } from './board/lists-in-order.ts';
import { Tabs, tabOf } from './board/tabs.tsx';
import { useT } from '../i18n/index.ts';
import { Page } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

const TABS = Object.fromEntries(listTabs.map(({ name, title }) => [name, title]));
const FIRST = listTabs[0]?.name;
const emptied = Object.fromEntries(
  ['page', 'status', ...listsInOrder.flatMap(({ keys = [] }) => keys)].map((key) => [key, '']),
);

/** All that a customer has applied for, product by product. */
export default function MyApplications({ screen, place, useRead }: ScreenProps<'my-applications'>) {
  const t = useT();
  const shown = tabOf(TABS, place.query['product']);
  const show = (next: string) => place.move({ query: { ...emptied, product: next === FIRST ? '' : next } }, 'push');
  return (
    <Page screen={screen} title={t('list.title')}>
      <Tabs names={TABS} value={shown} onChange={show} />
      {listsInOrder.map(
        ({ tab, active, List }) =>
          tab.name === shown && <List key={active.operation} useRead={useRead} place={place} />,
      )}
    </Page>
  );
}

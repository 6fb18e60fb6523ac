import { type ReactNode, useEffect } from 'react';
import { stack } from '@styled/patterns';
import type { FlowId } from '../../../machines/screens.ts';
import type { ProductList } from '../../blocks/lists/product-list.ts';
import type { RowView } from '../../blocks/lists/row.ts';
import { RowCard } from '../../blocks/lists/row-card.tsx';
import type { ScreenProps } from '../../blocks/props.ts';
import { useT } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';
import { listsInOrder } from './lists-in-order.ts';

const SHOWN = 3;

interface Props {
  readonly useRead: ScreenProps<'home'>['useRead'];
  /** There are some. */
  readonly onFound: () => void;
}

interface Ranked {
  readonly waits: boolean;
  readonly runs?: boolean;
  readonly near?: boolean;
  readonly row: RowView;
}
/** What waits for the reader comes first, what has come to its end last; each as new as it is. */
const rank = ({ waits, runs, near, row: { stage } }: Ranked): number =>
  waits || near === true ? 0 : runs === true || stage !== null ? 1 : 2;

/** `instead`: where these lists hold nothing. What cannot be read leaves the page as it was. */
function Newest({ lists, instead, useRead, onFound }: Props & { lists: readonly ProductList[]; instead: ReactNode }) {
  const t = useT();
  const reads = lists.map(({ active: { operation, input, all = input, cards } }) => {
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- the lists of a place are the same ones, always
    const { data, pending } = useRead(operation, all, { quiet: true });
    return { cards: data === undefined ? null : cards(data), pending };
  });
  const rows = reads
    .flatMap(({ cards }) => cards ?? [])
    .map(({ row, ...card }) => ({ ...card, row: row(t) }))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, SHOWN);
  const found = rows.length > 0;
  useEffect(() => {
    if (found) onFound();
  }, [found, onFound]);
  if (!found && reads.some(({ pending }) => pending)) return <Skeleton label={t('list.loading')} />;
  if (!found) return reads.some(({ cards }) => cards === null) ? null : instead;
  return (
    <ul aria-label={t('state.newest')} className={stack({ gap: '12', listStyle: 'none', textAlign: 'start' })}>
      {rows.map(({ key, row }) => (
        <li key={key}>
          <RowCard row={row} />
        </li>
      ))}
    </ul>
  );
}

/** The newest things of a product, over or not, or else of any: each is a press away. */
export function NewestOf({ product, ...props }: Props & { product: FlowId | null }) {
  const isOwn = (list: ProductList) => list.product === product;
  const others = listsInOrder.filter((list) => !isOwn(list));
  return (
    <Newest
      {...props}
      lists={listsInOrder.filter(isOwn)}
      instead={<Newest {...props} lists={others} instead={null} />}
    />
  );
}

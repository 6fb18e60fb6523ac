import { useEffect } from 'react';
import { stack } from '@styled/patterns';
import type { FlowId } from '../../../machines/screens.ts';
import type { RowView } from '../../blocks/lists/row.ts';
import { RowCard } from '../../blocks/lists/row-card.tsx';
import type { ScreenProps } from '../../blocks/props.ts';
import { useT } from '../../i18n/index.ts';
import { type Found, Skeleton } from '../../ui/index.ts';
import { listsInOrder } from './lists-in-order.ts';

const SHOWN = 3;

interface Props {
  readonly useRead: ScreenProps<'home'>['useRead'];
  /** It is known whether there are some. */
  readonly onFound: (found: Found) => void;
}

interface Ranked {
  readonly waits: boolean;
  readonly runs?: boolean;
  readonly near?: boolean;
  readonly row: RowView;
}
/** What waits for the reader comes first, then what runs, each as new as it is; what has come to its end is not meant. */
const rank = ({ waits, runs, near, row: { stage } }: Ranked): number =>
  waits || near === true ? 0 : runs === true || stage !== null ? 1 : 2;

/** The newest things of a product that are not over, each a press away; that there is none. What cannot be read leaves the page as it was. */
export function NewestOf({ product, useRead, onFound }: Props & { product: FlowId | null }) {
  const t = useT();
  const own = listsInOrder.filter((list) => list.product === product);
  const lists = own.length > 0 ? own : listsInOrder;
  const reads = lists.map(({ active: { operation, input, all = input, cards } }) => {
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- the lists of a place are the same ones, always
    const { data, pending } = useRead(operation, all, { quiet: true });
    return { cards: data === undefined ? null : cards(data), pending };
  });
  const rows = reads
    .flatMap(({ cards }) => cards ?? [])
    .map(({ row, ...card }) => ({ ...card, row: row(t) }))
    .filter((one) => rank(one) < 2)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, SHOWN);
  const isRead = reads.every(({ cards }) => cards !== null);
  const n = rows.length;
  useEffect(() => {
    if (n > 0)
      onFound({
        some: true,
        title: t('list.foundTitle', { n }),
        text: t('list.foundText', { n }),
        way: t('list.others'),
      });
    else if (isRead) onFound({ some: false, title: t('list.noneTitle'), text: t('list.noneText') });
  }, [n, isRead, onFound, t]);
  if (n === 0) return reads.some(({ pending }) => pending) ? <Skeleton label={t('list.loading')} /> : null;
  return (
    <ul aria-label={t('list.newest')} className={stack({ gap: '12', listStyle: 'none', textAlign: 'start' })}>
      {rows.map(({ key, row }) => (
        <li key={key}>
          <RowCard row={row} />
        </li>
      ))}
    </ul>
  );
}

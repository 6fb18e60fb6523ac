import { useEffect } from 'react';
import { stack } from '@styled/patterns';
import type { TextId } from '../../../locales/ids.ts';
import type { FlowId } from '../../../machines/screens.ts';
import { insuranceTab } from '../../blocks/lists/product-list.ts';
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

/** What there is none of, product by product; of another one, nothing at all is open. */
const NONE_OF: Readonly<Partial<Record<FlowId, TextId>>> = {
  'car-insurance': 'list.noneText.carInsurance',
  'casco-life': 'list.noneText.cascoLife',
  'commodity-loan': 'list.noneText.goods',
};

/** What they are, as far as their cards tell: one that is paid off is no claim any more. That there is no claim is told of all of them, not of a part. */
const kindOf = (rows: readonly { readonly row: RowView }[], isAll: boolean): 'loans' | 'claims' | 'both' => {
  if (!rows.some(({ row }) => row.runs)) return 'claims';
  return isAll && rows.every(({ row }) => row.runs) ? 'loans' : 'both';
};

/** The newest things of a product that are not over, each a press away; that there is none. What cannot be read leaves the page as it was. */
export function NewestOf({ product, useRead, onFound }: Props & { product: FlowId | null }) {
  const t = useT();
  const own = listsInOrder.filter((list) => list.product === product);
  const lists = own.length > 0 ? own : listsInOrder;
  const reads = lists.map(({ active: { operation, input, all = input, cards } }) => {
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- the lists of a place are the same ones, always
    const { data, pending } = useRead(operation, all, { quiet: true });
    const isAll = data !== undefined && !('items' in data && data.hasNextPage);
    return { cards: data === undefined ? null : cards(data), isAll, pending };
  });
  const found = reads
    .flatMap(({ cards }) => cards ?? [])
    .map(({ row, ...card }) => ({ ...card, row: row(t) }))
    .filter((one) => rank(one) < 2)
    .sort((one, other) => rank(one) - rank(other));
  const rows = found.slice(0, SHOWN);
  const isRead = reads.every(({ cards }) => cards !== null);
  const n = rows.length;
  const kind = kindOf(
    found,
    reads.every(({ isAll }) => isAll),
  );
  const insures = own.some(({ tab }) => tab === insuranceTab);
  useEffect(() => {
    if (n > 0)
      onFound({
        some: true,
        title: t(`list.foundTitle.${kind}`, { n }),
        text: t(`list.foundText.${kind}`, { n }),
        way: t('list.others'),
      });
    else if (isRead)
      onFound({
        some: false,
        title: t('list.noneTitle'),
        text: t((product && NONE_OF[product]) ?? 'list.noneText'),
        ask: t('list.noneAsk'),
        ...(insures && { way: t('list.allInsurance'), query: { product: insuranceTab.name } }),
      });
  }, [n, kind, product, insures, isRead, onFound, t]);
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

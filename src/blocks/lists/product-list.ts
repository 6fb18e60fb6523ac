/** How a product's things stand in the customer's lists. Each product that has some declares it in `list.tsx`. */
import type { ComponentType } from 'react';
import type { CallInput, CallOutput, OperationId } from '../../../openapi/index.ts';
import type { activeReads, listReads } from '../../../machines/generated/lists.ts';
import type { FlowId } from '../../../machines/screens.ts';
import type { TextId } from '../../../locales/ids.ts';
import type { Translate } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import type { RowView } from './row.ts';

export type ListRead = (typeof activeReads)[number];
export type ListProps = Pick<ScreenProps<'my-applications'>, 'useRead' | 'place'>;

/** Lists under one word. `name` stands in the address; the lowest `at` comes first, and is on show at first. */
export interface ListTab {
  readonly name: string;
  readonly title: TextId;
  readonly at: number;
}
export const creditTab: ListTab = { name: 'credit', title: 'list.credit', at: 1 };
export const insuranceTab: ListTab = { name: 'insurance', title: 'list.insurance', at: 2 };
export const goodsTab: ListTab = { name: 'goods', title: 'list.goodsTab', at: 3 };

/** A read and what it asks. */
export type Reading<Op extends OperationId> = {
  [Id in Op]: { readonly operation: Id; readonly input: CallInput<Id> };
}[Op];

interface Card {
  readonly key: string;
  readonly row: (t: Translate) => RowView;
  /** For the customer: it stands before what waits for others. */
  readonly waits: boolean;
  /** A loan that is being paid off: looked at, and no longer on its way. It stands after what is. */
  readonly runs?: boolean;
  /** It is to be paid within days: before all else. */
  readonly near?: boolean;
  /** Nothing is left to do or to pay: what is on its way goes without it. */
  readonly over?: boolean;
}
interface Declared<Op extends ListRead> {
  readonly product: FlowId;
  readonly tab: ListTab;
  /** All of the customer's. */
  readonly List: ComponentType<ListProps>;
  /** Keys of the address that are its own, besides `page` and `status`: another tab begins without them. */
  readonly keys?: readonly string[];
  /** What it always reads at first, where the address says nothing more: sent before the program is there, if its tab is the first. */
  readonly begins?: readonly Reading<(typeof listReads)[number]>[];
  /** What the customer has on its way: the read, and a card for each thing of its answer. */
  readonly active: {
    readonly operation: Op;
    readonly input: CallInput<Op>;
    /** What it asks for the newest of all, where the other leaves out what is over. */
    readonly all?: CallInput<Op>;
    readonly cards: (output: CallOutput<Op>) => readonly Card[];
  };
}
export type ProductList = Declared<ListRead>;

/** The cards of what is not over, or is still paid for. */
export const goingOn = (cards: readonly Card[]): Card[] => cards.filter(({ over }) => over !== true);

/** Declares a product's list. An answer of another operation does not compile. */
export const defineList = <const Op extends ListRead>(list: Declared<Op>): ProductList => list;

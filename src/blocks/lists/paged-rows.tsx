import { stack } from '@styled/patterns';
import type { CallInput, CallOutput } from '../../../openapi/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { Section } from '../claim/section.tsx';
import type { Read } from '../props.ts';
import { ListPart, useGrowing, type Listed, type PartOf } from './list-part.tsx';
import { pageOf } from './pages.ts';
import type { ListProps, ListRead } from './product-list.ts';
import { RowOf } from './row-card.tsx';
import type { RowView } from './row.ts';

interface Thing {
  readonly id: string;
}
type PagedRead = {
  [Op in ListRead]: CallOutput<Op> extends Listed<Thing> ? Op : never;
}[ListRead];

interface Props<Op extends PagedRead> extends Pick<ListProps, 'useRead' | 'place'> {
  title: string;
  operation: Op;
  inputOf: (page: number) => CallInput<Op>;
  row: (thing: CallOutput<Op>['items'][number], t: Translate) => RowView;
  /** The key of the address that says how many pages are on show; named among the list's `keys`. */
  as: string;
}

/** A list without filters, under a heading of its own; grows on demand. Nothing when there is nothing. */
export function PagedRows<Op extends PagedRead>({ title, as, place, ...rest }: Props<Op>) {
  const { data } = rest.useRead(rest.operation, rest.inputOf(1));
  const pages = pageOf({ page: place.query[as] ?? '' });
  const parts = useGrowing(pages, (next) => place.move({ query: { [as]: String(next) } }, 'replace'));
  if (data?.items.length === 0) return null;
  return (
    <Section title={title}>
      <div className={stack({ gap: '12' })}>
        {parts.map((part) => (
          <Part key={part.page} part={part} {...rest} />
        ))}
      </div>
    </Section>
  );
}

function Part<Op extends PagedRead>({
  part,
  operation,
  inputOf,
  row,
  useRead,
}: Omit<Props<Op>, 'title' | 'as' | 'place'> & { part: PartOf }) {
  const read: Read<Listed<CallOutput<Op>['items'][number]>> = useRead(operation, inputOf(part.page));
  return (
    <ListPart
      {...part}
      read={read}
      keyOf={({ id }) => id}
      render={(thing) => <RowOf of={thing} row={row} />}
      empty={null}
    />
  );
}

import { stack } from '@styled/patterns';
import { activeStatuses } from '../../../machines/products/shared/claim-statuses.ts';
import { useT } from '../../i18n/index.ts';
import { Button, EmptyState, LinkButton } from '../../ui/index.ts';
import { boardPlace, filtersOf, toFilter, type BoardPlace } from '../../blocks/claim/board-place.ts';
import { statusName } from '../../blocks/claim/status-words.ts';
import { FilterSelect } from '../../blocks/lists/fields.tsx';
import { ListPart, useGrowing, type PartOf } from '../../blocks/lists/list-part.tsx';
import { FEW, toPage } from '../../blocks/lists/pages.ts';
import { creditTab, defineList, type ListProps } from '../../blocks/lists/product-list.ts';
import { RowOf } from '../../blocks/lists/row-card.tsx';
import { creditRow, groupOf, isNear, runs, waitsForClient } from './row.ts';

const filter = { operation: 'claimStatuses', input: { variables: {} } } as const;
const inputOf = (page: number, status: BoardPlace['status']) => ({
  variables: { page, filters: filtersOf({ ...boardPlace({}), status }, '') },
});

/** The customer's own claims for credit, by status. */
function CreditList({ useRead, place }: ListProps) {
  const t = useT();
  const { page: pages, status } = boardPlace(place.query);
  const statuses = useRead(filter.operation, filter.input);
  // What all of them are, as the list below asks it.
  const all = useRead('claims', status === '' ? inputOf(1, '') : null);
  const choose = (next: string) => place.move({ query: toFilter('status', next) }, 'replace');
  const parts = useGrowing(pages, (next) => place.move({ query: toPage(next) }, 'replace'));
  return (
    <>
      {(status !== '' || (all.data?.total ?? 0) > FEW) && (
        <FilterSelect name="status" label={t('list.filter')} value={status} onChange={choose}>
          <option value="">{t('list.filterAll')}</option>
          {(statuses.data ?? []).map((one) => (
            <option key={one.alias} value={one.alias}>
              {statusName(one, t)}
            </option>
          ))}
        </FilterSelect>
      )}
      <div className={stack({ gap: '12' })}>
        {parts.map((part) => (
          <Part
            // A page is its number: nothing else tells the parts of a list apart.
            key={`${status}/${String(part.page)}`}
            part={part}
            {...{ useRead, place }}
            onReset={() => choose('')}
          />
        ))}
      </div>
    </>
  );
}

function Part({ part, useRead, place, onReset }: ListProps & { part: PartOf; onReset: () => void }) {
  const t = useT();
  const { status } = boardPlace(place.query);
  const read = useRead('claims', inputOf(part.page, status));
  return (
    <ListPart
      {...part}
      read={read}
      keyOf={(claim) => claim.id}
      groupOf={groupOf}
      render={(claim, line) => <RowOf of={claim} row={creditRow} line={line} />}
      empty={
        status === '' ? (
          <EmptyState title={t('list.empty')} text={t('list.emptyText')}>
            <LinkButton to="how-it-works" full>
              {t('btn.submit')}
            </LinkButton>
          </EmptyState>
        ) : (
          <EmptyState title={t('list.emptyFiltered')}>
            <Button tone="secondary" full onClick={onReset}>
              {t('list.reset')}
            </Button>
          </EmptyState>
        )
      }
    />
  );
}

export const list = defineList({
  product: 'credit-claim',
  tab: creditTab,
  List: CreditList,
  begins: [filter, { operation: 'claims', input: inputOf(1, '') }],
  active: {
    operation: 'claims',
    input: { variables: { page: 1, filters: { status: [...activeStatuses, 'issued'] } } },
    all: inputOf(1, ''),
    cards: ({ items }) =>
      items.map((claim) => ({
        key: claim.id,
        row: (t) => creditRow(claim, t),
        waits: waitsForClient(claim),
        runs: runs(claim),
        near: isNear(claim),
        over: claim.status.alias === 'issued' && !runs(claim),
      })),
  },
});

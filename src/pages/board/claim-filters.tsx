import { useId, useState } from 'react';
import { board } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { Button, MoreIcon } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';
import { statusName } from '../../blocks/claim/status-words.ts';
import { FilterDay, FilterSelect } from '../../blocks/lists/fields.tsx';
import { FILTERS, YOUR_TURN, type BoardFilter, type BoardPlace } from '../../blocks/claim/board-place.ts';

interface Props extends Pick<ScreenProps<'dealer-applications'>, 'useRead'> {
  place: BoardPlace;
  onFilter: (filter: BoardFilter, value: string) => void;
}

/** On a desk all filters stand in a line; on a phone behind a button that says how many are set. */
export function ClaimFilters({ useRead, place, onFilter }: Props) {
  const t = useT();
  const id = useId();
  const set = FILTERS.filter((filter) => place[filter] !== '').length;
  const [open, setOpen] = useState(false);
  const statuses = useRead('claimStatuses', { variables: {} });
  const banks = useRead('listBanks', {});
  return (
    <>
      <div className={board().fold}>
        <Button tone="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <MoreIcon name="list" />
          {set > 0 ? t('board.filtersSet', { n: set }) : t('board.filters')}
        </Button>
      </div>
      <div id={id} data-open={open || undefined} className={board().filters}>
        <FilterSelect
          name="status"
          label={t('list.filter')}
          value={place.status}
          onChange={(value) => onFilter('status', value)}
        >
          <option value="">{t('list.filterAll')}</option>
          <option value={YOUR_TURN}>{t('turnAtDesk.dealer')}</option>
          {(statuses.data ?? []).map((status) => (
            <option key={status.alias} value={status.alias}>
              {statusName(status, t, false)}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          name="type"
          label={t('board.type')}
          value={place.type}
          onChange={(value) => onFilter('type', value)}
        >
          <option value="">{t('board.typeAll')}</option>
          <option value="DEALER">{t('list.DEALER')}</option>
          <option value="C2C">{t('list.C2C')}</option>
        </FilterSelect>
        <FilterSelect
          name="bank"
          label={t('list.bank')}
          value={place.bank}
          onChange={(value) => onFilter('bank', value)}
        >
          <option value="">{t('board.bankAll')}</option>
          {(banks.data ?? []).map((bank) => (
            <option key={bank.alias} value={bank.alias}>
              {bank.name}
            </option>
          ))}
        </FilterSelect>
        <FilterDay
          name="from"
          label={t('board.from')}
          value={place.from}
          onChange={(value) => onFilter('from', value)}
        />
        <FilterDay name="to" label={t('board.to')} value={place.to} onChange={(value) => onFilter('to', value)} />
      </div>
    </>
  );
}

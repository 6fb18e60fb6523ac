import { flex, stack } from '@styled/patterns';
import { useT } from '../../i18n/index.ts';
import { Button, EmptyState, LinkButton } from '../../ui/index.ts';
import { FilterSelect } from '../lists/fields.tsx';
import { ListPart, useGrowing, type PartOf } from '../lists/list-part.tsx';
import { FEW, pageOf, toPage } from '../lists/pages.ts';
import { RowCard } from '../lists/row-card.tsx';
import { SearchBox } from '../lists/search-box.tsx';
import type { ScreenProps } from '../props.ts';
import { insuranceRow, isInsuranceStatus } from './insurance-row.ts';
import { NoneOfShop } from './none-of-shop.tsx';

interface Props extends Pick<ScreenProps<'marketplace-applications'>, 'useRead' | 'place'> {
  /** Only what came from the marketplace. */
  source?: 'marketplace';
  /** A customer's own list, where there is nothing, begins an application with what is typed. */
  fill?: ScreenProps<'marketplace-applications'>['fill'];
  /** The reader insures customers: their names stand first, and are searched for. */
  desk?: boolean;
}

const statusOf = ({ status = '' }: Readonly<Record<string, string>>) => (isInsuranceStatus(status) ? status : '');

/** Insurances of cars, by status. */
export function InsuranceList(props: Props) {
  const { useRead, place, desk = false, source } = props;
  const t = useT();
  const status = statusOf(place.query);
  const statuses = useRead('listInsuranceStatuses', {});
  // What all of them are, as the list below asks it.
  const all = useRead(
    'listInsuranceClaims',
    status === '' && place.words === '' ? { query: { page: 1, ...(source ? { source } : {}) } } : null,
  );
  const choose = (next: string) => place.move({ query: { page: '', status: next } }, 'replace');
  const parts = useGrowing(pageOf(place.query), (next) => place.move({ query: toPage(next) }, 'replace'));
  return (
    <>
      {desk && (
        <SearchBox
          words={place.words}
          hint={t('list.insuranceSearchHint')}
          longest={60}
          onSearch={(words) => place.move({ query: { page: '' }, words }, 'replace')}
        />
      )}
      {(status !== '' || place.words !== '' || (all.data?.total ?? 0) > FEW) && (
        <FilterSelect name="status" label={t('list.filter')} value={status} onChange={choose}>
          <option value="">{t('list.filterAll')}</option>
          {(statuses.data ?? []).map(({ alias, name }) => (
            <option key={alias} value={alias}>
              {name}
            </option>
          ))}
        </FilterSelect>
      )}
      <div className={stack({ gap: '12' })}>
        {parts.map((part) => (
          <Part
            key={`${place.words}/${status}/${String(part.page)}`}
            {...props}
            part={part}
            onReset={() => place.move({ query: { page: '', status: '' }, words: '' }, 'replace')}
          />
        ))}
      </div>
      {!desk && (!source || (all.data?.total ?? 0) > 0) && (
        <div className={flex({ justify: 'center' })}>
          {source ? (
            <AllOfThem />
          ) : (
            <LinkButton to="marketplace-applications" tone="quiet">
              {t('list.marketplace')}
            </LinkButton>
          )}
        </div>
      )}
    </>
  );
}

/** From those of the marketplace to all of the customer's. */
function AllOfThem() {
  return (
    <LinkButton to="my-applications" query={{ product: 'insurance' }} tone="quiet">
      {useT()('list.allInsurance')}
    </LinkButton>
  );
}

function Part({
  useRead,
  place,
  source,
  fill,
  desk = false,
  part,
  onReset,
}: Props & { part: PartOf; onReset: () => void }) {
  const t = useT();
  const status = statusOf(place.query);
  const search = desk ? place.words : '';
  const query = {
    page: part.page,
    ...(source ? { source } : {}),
    ...(status === '' ? {} : { status }),
    ...(search === '' ? {} : { search }),
  };
  const read = useRead('listInsuranceClaims', { query });
  return (
    <ListPart
      {...part}
      read={read}
      keyOf={(claim) => claim.id}
      render={(claim) => <RowCard row={insuranceRow(claim, t, desk)} />}
      bare={status === '' && search === '' && source !== undefined && fill !== undefined}
      empty={
        status === '' && search === '' && source && fill ? (
          // What is begun there does not come into this list.
          <NoneOfShop fill={fill} />
        ) : status === '' && search === '' ? (
          <EmptyState
            title={t(source ? 'list.marketEmpty' : 'list.insuranceEmpty')}
            text={t(source ? 'list.marketEmptyText' : 'list.insuranceEmptyText')}
          >
            <LinkButton to="insurance-begin" full>
              {t('home.insuranceGo')}
            </LinkButton>
          </EmptyState>
        ) : (
          <EmptyState title={t(search === '' ? 'list.emptyFiltered' : 'search.none')}>
            <Button tone="secondary" full onClick={onReset}>
              {t('list.reset')}
            </Button>
          </EmptyState>
        )
      }
    />
  );
}

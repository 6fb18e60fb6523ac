import { useEffect, useRef, useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { board } from '@styled/recipes';
import { group } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { announce, Button, Card, EmptyState, ErrorBlock, LinkButton, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';
import { BoardTable } from './board-table.tsx';
import { ClaimFilters } from './claim-filters.tsx';
import { LOOK_MS } from './look.ts';
import { waitsForDesk } from './waits-for-desk.ts';
import { Pager } from './pager.tsx';
import {
  boardPlace,
  filtersOf,
  FILTERS,
  rangeOf,
  toFilter,
  withoutFilters,
  YOUR_TURN,
  type BoardFilter,
} from '../../blocks/claim/board-place.ts';
import { toPage } from '../../blocks/lists/pages.ts';
import { waitingFirst } from '../../blocks/lists/waiting-first.ts';
import { showClaim } from '../../blocks/claim/quick-look.ts';
import { SearchBox } from '../../blocks/lists/search-box.tsx';

type Props = Pick<ScreenProps<'dealer-applications'>, 'useRead' | 'ask' | 'place' | 'host'>;

/** Claims of a dealer's or partner's customers. What is on show stands in the history's entry: Back and a reload find it. */
export function ClaimBoard({ useRead, ask, place, host }: Props) {
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  const here = boardPlace(place.query);
  const { page } = here;
  const input = { variables: { page, filters: filtersOf(here, place.words) } };
  const { data, old, pending, error, retry } = useRead('claims', input, { every: LOOK_MS });
  // The pointer is on its way to the next page, or its button has just been pressed: the page after comes meanwhile.
  const [near, setNear] = useState(false);
  const ahead = near && data?.hasNextPage === true && !old;
  useRead('claims', ahead ? { variables: { page: page + 1, filters: filtersOf(here, place.words) } } : null);
  // How many the chip would show: of what is searched for, counted by the service.
  const yours = filtersOf({ ...here, status: YOUR_TURN }, place.words);
  const waiting = useRead('claims', { variables: { page: 1, filters: yours } }, { every: LOOK_MS, quiet: true }).data;
  const narrowed = place.words !== '' || FILTERS.some((one) => here[one] !== '');
  const ready = data !== undefined && !old;
  // While another page is on its way, its rows are those of the one before.
  const [shownPage, setShownPage] = useState(page);
  if (ready && shownPage !== page) setShownPage(page);
  const range = data && rangeOf(old ? shownPage : page, data);
  const isBeyond = page > 1 && data !== undefined && data.total > 0;
  const isNone = error === null && data !== undefined && !range && !isBeyond;
  useAnnounced(ready ? (range ? t('board.range', shown(range, data.total)) : t('search.none')) : null);

  const turn = (next: number) => {
    place.move({ query: toPage(next) }, 'push');
    top.current?.scrollIntoView({ block: 'start' });
  };
  const filter = (by: BoardFilter, value: string) => place.move({ query: toFilter(by, value) }, 'replace');
  const reset = () => place.move({ query: withoutFilters, words: '' }, 'replace');
  return (
    <div className={stack({ gap: '16' })}>
      <div className={stack({ gap: '16' })}>
        <div ref={top} className={board().find}>
          <SearchBox
            words={place.words}
            hint={t('board.searchHint')}
            longest={100}
            onSearch={(words) => place.move({ query: { page: '' }, words }, 'replace')}
          />
          <button
            type="button"
            aria-pressed={here.status === YOUR_TURN}
            className={board().turn}
            onClick={() => filter('status', here.status === YOUR_TURN ? '' : YOUR_TURN)}
          >
            {waiting ? t('board.yourTurn', { n: group(waiting.total) }) : t('turnAtDesk.dealer')}
          </button>
          <ClaimFilters useRead={useRead} place={here} onFilter={filter} />
        </div>
        {narrowed && !isNone && (
          <div className={css({ justifySelf: 'start' })}>
            <Button tone="quiet" onClick={reset}>
              {t('board.reset')}
            </Button>
          </div>
        )}
      </div>
      {error !== null ? (
        <ErrorBlock text={error} onRetry={retry} busy={pending} />
      ) : data === undefined ? (
        <Skeleton lines={3} label={t('list.loading')} />
      ) : range ? (
        <>
          {/* The service lists the newest first: of a page, what the desk can move stands above what it waits for. */}
          <BoardTable
            claims={waitingFirst(data.items, waitsForDesk)}
            busy={old}
            onQuick={(claim) => showClaim(ask, claim, host)}
          />
          <Pager
            page={page}
            range={range}
            total={data.total}
            hasNext={data.hasNextPage}
            busy={old}
            onPage={turn}
            onNear={() => setNear(true)}
          />
        </>
      ) : isBeyond ? (
        <Card>
          <EmptyState title={t('board.beyond')}>
            <Button tone="secondary" full onClick={() => turn(1)}>
              {t('board.first')}
            </Button>
          </EmptyState>
        </Card>
      ) : (
        <Card>
          <EmptyState
            title={narrowed ? t('search.none') : t('home.clientsEmpty')}
            text={narrowed ? t('board.noneText') : null}
          >
            {narrowed ? (
              <Button tone="secondary" full onClick={reset}>
                {t('board.reset')}
              </Button>
            ) : (
              <LinkButton to="dealer-client" tone="secondary" full>
                {t('home.new')}
              </LinkButton>
            )}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}

const shown = ({ from, to }: { from: number; to: number }, total: number) => ({
  from: group(from),
  to: group(to),
  total: group(total),
});

/** What a search or another page brought is told to who cannot see it; the list as it was found is not news. */
function useAnnounced(news: string | null): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (news === null) return;
    if (before.current !== null && before.current !== news) announce(news);
    before.current = news;
  }, [news]);
}

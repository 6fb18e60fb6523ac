import { stack } from '@styled/patterns';
import { board, link } from '@styled/recipes';
import type { ClaimListItem } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { Card, EmptyState, ErrorBlock, Link, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';
import { waitingFirst } from '../../blocks/lists/waiting-first.ts';
import { showClaim } from '../../blocks/claim/quick-look.ts';
import { BoardTable } from './board-table.tsx';
import { WaitingLine } from './waiting-line.tsx';
import { waitsForDesk } from './waits-for-desk.ts';
import { LOOK_MS } from './look.ts';

const SHOWN = 5;

/** Those of the newest claims that home shows. */
const shownOf = (items: readonly ClaimListItem[]) => waitingFirst(items, waitsForDesk).slice(0, SHOWN);

/** How many on home's list wait for the desk. */
export const waitingShown = (items: readonly ClaimListItem[]): number => shownOf(items).filter(waitsForDesk).length;

/** The one of them that calls on the desk first: it has a card of its own above the list. */
export const callingFirst = (items: readonly ClaimListItem[]): ClaimListItem | undefined =>
  shownOf(items).find(waitsForDesk);

/** What home's list asks. */
export const NEWEST = { variables: { page: 1, filters: {} } } as const;

/** The newest claims of a desk's customers, those first that wait for it; all of them are one press away. */
export function LatestClaims({ useRead, ask, host }: Pick<ScreenProps<'dealer-home'>, 'useRead' | 'ask' | 'host'>) {
  const t = useT();
  const { data, old, pending, error, retry } = useRead('claims', NEWEST, { every: LOOK_MS });
  if (error !== null) return <ErrorBlock text={error} onRetry={retry} busy={pending} />;
  if (data === undefined) return <Skeleton lines={3} label={t('list.loading')} />;
  if (data.items.length === 0)
    return (
      <Card>
        <EmptyState title={t('home.clientsEmpty')} text={t('home.clientsEmptyText')} />
      </Card>
    );
  const shown = shownOf(data.items);
  const first = callingFirst(data.items);
  const rows = shown.filter((claim) => claim !== first);
  return (
    <div className={stack({ gap: '16' })}>
      <div className={board().above}>
        {/* Of one its card says it. */}
        {waitingShown(data.items) > 1 && <WaitingLine claims={shown} whole={shown.length === data.total} />}
        <Link to="dealer-applications" className={link({ place: 'alone' })}>
          {data.total > SHOWN ? t('home.allClients', { n: data.total }) : t('home.clientsFind')}
        </Link>
      </div>
      {rows.length > 0 && <BoardTable claims={rows} busy={old} onQuick={(claim) => showClaim(ask, claim, host)} />}
    </div>
  );
}

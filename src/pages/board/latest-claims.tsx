import { stack } from '@styled/patterns';
import { useT } from '../../i18n/index.ts';
import { EmptyState, ErrorBlock, LinkButton, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';
import { showClaim } from '../../blocks/claim/quick-look.ts';
import { BoardTable } from './board-table.tsx';
import { LOOK_MS } from './look.ts';

const SHOWN = 5;

/** The newest claims of a desk's customers; all of them are one press away. */
export function LatestClaims({ useRead, ask, host }: Pick<ScreenProps<'dealer-home'>, 'useRead' | 'ask' | 'host'>) {
  const t = useT();
  const { data, old, pending, error, retry } = useRead(
    'claims',
    { variables: { page: 1, filters: {} } },
    { every: LOOK_MS },
  );
  if (error !== null) return <ErrorBlock text={error} onRetry={retry} busy={pending} />;
  if (data === undefined) return <Skeleton lines={3} label={t('list.loading')} />;
  if (data.items.length === 0) return <EmptyState title={t('home.clientsEmpty')} />;
  return (
    <div className={stack({ gap: '16' })}>
      <BoardTable claims={data.items.slice(0, SHOWN)} busy={old} onQuick={(claim) => showClaim(ask, claim, host)} />
      <div>
        <LinkButton to="dealer-applications" tone="secondary">
          {t('home.allClients', { n: data.total })}
        </LinkButton>
      </div>
    </div>
  );
}

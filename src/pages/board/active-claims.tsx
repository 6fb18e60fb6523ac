import { useEffect, useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { useT } from '../../i18n/index.ts';
import { Card, EmptyState, ErrorBlock, LinkButton, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';
import { RowCard } from '../../blocks/lists/row-card.tsx';
import { goingOn } from '../../blocks/lists/product-list.ts';
import { waitingFirst } from '../../blocks/lists/waiting-first.ts';
import { listsInOrder } from './lists-in-order.ts';

/** Of each product so many; all of them are one press away. */
const SHOWN = 5;
/** Lists come together where they come soon: one after the other, each would push away what stands below it. */
const TOGETHER_MS = 1_500;

interface Placed {
  readonly waits: boolean;
  readonly runs?: boolean;
  readonly near?: boolean;
}
const isWaiting = ({ waits }: Placed): boolean => waits;
const isNear = ({ near }: Placed): boolean => near === true;
const isOnItsWay = ({ runs }: Placed): boolean => runs !== true;
const inOrder = <One extends Placed>(all: readonly One[]): One[] =>
  waitingFirst(waitingFirst(waitingFirst(all, isOnItsWay), isNear), isWaiting);

/** What the customer has on its way, whatever the product: what waits for them first, then what is to be paid within days; loans that run last. */
export function useActiveClaims({ useRead }: Pick<ScreenProps<'home'>, 'useRead'>) {
  const reads = listsInOrder.map(({ active }) => ({
    active,
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- as many lists as there are products, always
    ...useRead(active.operation, active.input),
  }));
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TOGETHER_MS);
    return () => clearTimeout(timer);
  }, []);
  return {
    late,
    rows: inOrder(
      reads.flatMap(({ active, data }) =>
        data === undefined ? [] : inOrder(goingOn(active.cards(data))).slice(0, SHOWN),
      ),
    ),
    failed: reads.find(({ error }) => error !== null),
    waits: reads.some(({ pending, error }) => pending && error === null),
    again: () => {
      for (const { error, retry } of reads) if (error !== null) retry();
    },
  };
}

/** The same as cards. One service that is away does not hide what the others say. */
export function ActiveClaims({ rows, failed, waits, late, again }: ReturnType<typeof useActiveClaims>) {
  const t = useT();
  if (waits && (rows.length === 0 || !late)) return <Skeleton lines={6} label={t('list.loading')} />;
  if (rows.length === 0 && !failed)
    return (
      <Card>
        <EmptyState title={t('home.empty')} text={t('home.emptyText')}>
          <LinkButton to="my-applications" tone="quiet" full>
            {t('list.title')}
          </LinkButton>
        </EmptyState>
      </Card>
    );
  const waiting = rows.filter(isWaiting).length;
  return (
    <div className={stack({ gap: '12' })}>
      {/* One alone says it itself. */}
      {waiting > 0 && rows.filter(isOnItsWay).length > 1 && (
        <p className={css({ textStyle: 'body.strong' })}>{t('home.waiting', { n: waiting })}</p>
      )}
      {failed && <ErrorBlock text={failed.error} onRetry={again} busy={failed.pending} />}
      {rows.length > 0 && (
        <ul className={stack({ gap: '12', listStyle: 'none' })}>
          {rows.map(({ key, row }) => (
            <li key={key}>
              <RowCard row={row(t)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

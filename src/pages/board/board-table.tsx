import type { KeyboardEvent } from 'react';
import { css } from '@styled/css';
import { visuallyHidden } from '@styled/patterns';
import { board } from '@styled/recipes';
import type { ClaimListItem } from '../../../openapi/index.ts';
import { progressOf } from '../../../machines/generated/progress.ts';
import { standingOf } from '../../../machines/kit/standing.ts';
import { dmy, isoDayKz, money, phone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Link, StatusTag } from '../../ui/index.ts';
import { MOVES, rowMove } from '../../blocks/claim/desk-move.ts';
import { statusOf, toneOf } from '../../blocks/claim/status-words.ts';
import { howClosed } from '../../blocks/claim/status.ts';
import { deskText, isTurnOf, turnText } from '../../blocks/standing.ts';
import { useLongPress } from '../../blocks/lists/use-long-press.ts';

// What calls on the reader is what the list is looked through for; the row's one link stands at its end.
const ownTurn = css({ textStyle: 'label' });
const monthly = css({ textStyle: 'body.sm', color: 'fg' });

/** To the row before or after, from whose link the press came. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...(event.currentTarget.closest('[role=table]')?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
  const next = links[links.indexOf(event.currentTarget) + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

interface Props {
  claims: readonly ClaimListItem[];
  busy: boolean;
  onQuick: (claim: ClaimListItem) => void;
}

/** Rows of others' claims: whose, what, how much, where it stands and who acts next. The arrows walk from row to row. */
export function BoardTable({ claims, busy, onQuick }: Props) {
  const t = useT();
  const classes = board();
  return (
    <div role="table" aria-label={t('home.clients')} className={classes.root}>
      <div role="rowgroup">
        <div role="row" className={classes.head}>
          <span role="columnheader">{t('board.client')}</span>
          <span role="columnheader">{t('board.sumAndCar')}</span>
          <span role="columnheader">{t('board.state')}</span>
          <span role="columnheader">{t('board.claim')}</span>
          <span role="columnheader">
            <span className={visuallyHidden()}>{t('board.open')}</span>
          </span>
        </div>
      </div>
      <div role="rowgroup" className={classes.body} aria-busy={busy}>
        {claims.map((claim) => (
          <Row key={claim.id} claim={claim} onQuick={() => onQuick(claim)} />
        ))}
      </div>
    </div>
  );
}

function Row({ claim, onQuick }: { claim: ClaimListItem; onQuick: () => void }) {
  const t = useT();
  const classes = board();
  const held = useLongPress(onQuick);
  const { number } = claim;
  const stands = standingOf(progressOf['dealer-claim'], { claim });
  const turn = turnText('desk', stands, t);
  const next = deskText(stands, t);
  const isOwn = isTurnOf('desk', stands);
  const move = rowMove(stands, claim);
  const how = claim.closedBy === null ? null : howClosed(claim);
  // What the client asks by telephone, until one bank is chosen.
  const from = claim.bank === null ? claim.bankAnswers?.paymentFrom : null;
  return (
    <div role="row" className={classes.row} data-own={isOwn || undefined} {...held}>
      <span role="cell" className={classes.customer}>
        <Link
          to="claim-detail"
          params={{ id: claim.id }}
          className={classes.cover}
          data-row
          onKeyDown={(event) => {
            walk(event);
            // A press that opens nothing in a link: here it shows the row in short.
            if (event.key !== ' ') return;
            event.preventDefault();
            onQuick();
          }}
        >
          {claim.customerName}
        </Link>
        <span className={classes.small}>{phone(claim.customerPhone)}</span>
      </span>
      <span role="cell" className={classes.sum}>
        <span>{money(claim.creditAmount)}</span>
        <span className={classes.small}>{claim.product.carName ?? t('list.noCar')}</span>
      </span>
      <span role="cell" className={classes.state}>
        <span className={classes.stands}>
          <StatusTag tone={toneOf(claim, stands, 'desk')}>{statusOf(claim, 'desk', t)}</StatusTag>
          {(turn ?? claim.bank) && (
            <span className={isOwn ? ownTurn : classes.small}>
              {[turn, claim.bank?.name].filter(Boolean).join(' · ')}
            </span>
          )}
        </span>
        {from != null && <span className={monthly}>{t('board.paymentFrom', { sum: money(from) })}</span>}
        {/* What the row's button says as well, which is for the eye alone. */}
        {next !== null && (
          <span className={isOwn && move !== null ? visuallyHidden() : css({ textStyle: 'body.sm' })}>{next}</span>
        )}
        {/* Banks that refused and time that is over are the status itself. */}
        {how !== null && how !== 'rejected' && how !== 'expired' && (
          <span className={classes.small}>{t(`board.closed.${how}`)}</span>
        )}
      </span>
      <span role="cell" className={classes.about}>
        <span>{t('list.number', { number })}</span>
        <span>{dmy(isoDayKz(Date.parse(claim.createdAt)))}</span>
      </span>
      <span role="cell" className={classes.more}>
        <button type="button" data-event="QUICK" aria-label={t('board.quickOf', { number })} onClick={onQuick}>
          {t('board.quick')}
        </button>
        {/* The link is the client's name, and covers the row: here stands what can be done where it leads. */}
        <span aria-hidden="true">{t(move === null ? 'board.open' : MOVES[move])}</span>
      </span>
    </div>
  );
}

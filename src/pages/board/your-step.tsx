import { useId } from 'react';
import { css } from '@styled/css';
import { arranged, carCard, estimate } from '@styled/recipes';
import type { ClaimListItem } from '../../../openapi/index.ts';
import { progressOf } from '../../../machines/generated/progress.ts';
import { standingOf } from '../../../machines/kit/standing.ts';
import { CarDrawing } from '../../blocks/claim/car-drawing.tsx';
import { MOVES, rowMove } from '../../blocks/claim/desk-move.ts';
import { statusOf } from '../../blocks/claim/status-words.ts';
import { turnText } from '../../blocks/standing.ts';
import { dmy, isoDayKz, money, phone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { LinkButton } from '../../ui/index.ts';

const small = css({ textStyle: 'body.sm', color: 'fg.muted' });

/** The claim that calls on the desk first: whose, how much, and the way to what is to be done. */
export function YourStep({ claim }: { claim: ClaimListItem }) {
  const t = useT();
  const id = useId();
  const classes = carCard();
  const stands = standingOf(progressOf['dealer-claim'], { claim });
  const move = rowMove(stands, claim);
  return (
    <section aria-labelledby={id} className={`${estimate().panel} ${arranged({ as: 'step' })}`}>
      <div className={classes.turns}>
        <span className={classes.turn}>{turnText('desk', stands, t)}</span>
        <span className={small}>{statusOf(claim, 'desk', t)}</span>
      </div>
      <div className={classes.picture}>
        <CarDrawing />
      </div>
      <div>
        <h2 id={id} className={css({ textStyle: 'h2' })}>
          {claim.customerName}
        </h2>
        <p>{[money(claim.creditAmount), claim.product.carName ?? t('list.noCar')].join(' · ')}</p>
        <p className={small}>
          {[
            phone(claim.customerPhone),
            t('list.number', { number: claim.number }),
            dmy(isoDayKz(Date.parse(claim.createdAt))),
          ].join(' · ')}
        </p>
      </div>
      <LinkButton to="claim-detail" params={{ id: claim.id }} full>
        {t(move === null ? 'board.open' : MOVES[move])}
      </LinkButton>
    </section>
  );
}

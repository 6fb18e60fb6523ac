import { css } from '@styled/css';
import { stack, visuallyHidden } from '@styled/patterns';
import { rowCard, stepLine } from '@styled/recipes';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { Link } from '../../ui/link.tsx';
import { StatusTag } from '../../ui/parts/records.tsx';
import { useT, type Translate } from '../../i18n/index.ts';
import { CarDrawing } from '../claim/car-drawing.tsx';
import { RowLine } from './row-line.tsx';
import { RowMark } from './row-mark.tsx';
import type { RowView } from './row.ts';

const largest = css({ textStyle: 'amount.lg' });
const large = css({ textStyle: 'amount.md' });
const strong = css({ textStyle: 'body.strong' });
const plain = css({ textStyle: 'body.md' });

/** A claim in a list; the whole card is the link to its page. */
export function RowCard({ row }: { row: RowView }) {
  const classes = rowCard();
  // Of what came to nothing the sum is no news.
  const over = !row.stage && row.tone !== 'approved';
  const acts = row.action !== null || row.sum?.near === true;
  const turn = row.turn && (
    // The button below it says the same.
    <div className={row.twice && row.step && acts ? visuallyHidden() : stack({ gap: '4' })}>
      <p className={classes.turn}>{row.turn}</p>
      {row.action && <p className={row.twice ? visuallyHidden() : strong}>{row.action}</p>}
    </div>
  );
  const sum = row.sum && (
    <p className={classes.sum}>
      <span className={classes.said} data-near={row.sum.near ? '' : undefined}>
        {row.sum.label}
      </span>
      <span className={row.runs ? largest : over ? plain : large}>{row.sum.value}</span>
    </p>
  );
  return (
    <article className={classes.root} data-over={over ? '' : undefined}>
      <div className={classes.head}>
        <RowMark mark={row.mark} />
        <div className={classes.what}>
          <Link to={row.to.screen} params={{ id: row.to.id }} className={classes.link}>
            {row.title}
          </Link>
          {row.runs ? <p className={classes.about}>{row.runs.terms}</p> : sum}
        </div>
        {/* Where there is a button, it leads on. */}
        {!(row.step && acts) && (
          <span className={classes.onward}>
            <MoreIcon name="forward" />
          </span>
        )}
      </div>
      {row.runs ? (
        <>
          <div className={classes.paid}>
            {sum}
            <CarDrawing />
          </div>
          <div className={classes.state}>
            <Stands {...row} />
            <p className={classes.about}>{row.about.join(', ')}</p>
          </div>
        </>
      ) : (
        <Stands {...row} />
      )}
      {!row.twice && turn}
      {!row.runs && (
        <p className={classes.about}>
          {row.about.slice(0, -1).join(', ')}
          {row.about.length > 1 && <br />}
          {row.about.at(-1)}
        </p>
      )}
      {/* Right above the button that says what to do. */}
      {row.twice && turn}
      {row.step && (
        <p aria-hidden="true" className={classes.step} data-turn={acts ? '' : undefined}>
          {row.step}
        </p>
      )}
    </article>
  );
}

/** Its status, and how far it has come: the pieces of a flow's line; that one comes with the flows, which no list needs. */
function Stands({ tone, status, stage }: Pick<RowView, 'tone' | 'status' | 'stage'>) {
  const t = useT();
  const { state, said } = rowCard();
  const { bar, piece, fill } = stepLine();
  return (
    <div className={state}>
      {/* What came to its good end is no news either. */}
      <StatusTag tone={stage || tone !== 'approved' ? tone : 'neutral'}>{status}</StatusTag>
      {stage && (
        <>
          <span className={said}>
            {t(`milestone.${stage.name}`)} · {t('line.of', { k: stage.at + 1, n: stage.of })}
          </span>
          <ol aria-hidden="true" className={bar}>
            {Array.from({ length: stage.of }, (_, index) => (
              <li key={index} className={piece}>
                {index <= stage.at && <svg className={fill} width={index < stage.at ? '100%' : '50%'} />}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** The card of a thing that is looked at nowhere but on its page; a line, where the list wants one. */
export function RowOf<Thing>({
  of,
  row,
  line = false,
}: {
  of: Thing;
  row: (thing: Thing, t: Translate) => RowView;
  line?: boolean;
}) {
  const view = row(of, useT());
  return line ? <RowLine row={view} /> : <RowCard row={view} />;
}

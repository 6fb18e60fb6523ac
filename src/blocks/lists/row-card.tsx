import { css } from '@styled/css';
import { flex, stack } from '@styled/patterns';
import { rowCard, stepLine } from '@styled/recipes';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { Link } from '../../ui/link.tsx';
import { StatusTag } from '../../ui/parts/records.tsx';
import { useT, type Translate } from '../../i18n/index.ts';
import { CarDrawing } from '../claim/car-drawing.tsx';
import { CompanyMark } from '../marks/company-name.tsx';
import type { RowView } from './row.ts';

const large = css({ textStyle: 'amount.md' });
const plain = css({ textStyle: 'body.md' });

/** A claim in a list; the whole card is the link to its page. */
export function RowCard({ row }: { row: RowView }) {
  const classes = rowCard();
  return (
    <article className={classes.root}>
      <div className={classes.head}>
        {row.mark === 'car' ? (
          <span className={classes.mark}>
            <CarDrawing />
          </span>
        ) : (
          <CompanyMark {...row.mark} />
        )}
        <div className={classes.what}>
          <Link to={row.to.screen} params={{ id: row.to.id }} className={classes.link}>
            {row.title}
          </Link>
          {row.sum && (
            <p className={classes.sum}>
              {/* Of what came to nothing the sum is no news. */}
              <span className={row.stage || row.tone === 'approved' ? large : plain}>{row.sum.value}</span>
              <span className={classes.said}>{row.sum.label}</span>
            </p>
          )}
        </div>
        {/* Where there is a button, it leads on. */}
        {!(row.step && row.action) && (
          <span className={classes.onward}>
            <MoreIcon name="forward" />
          </span>
        )}
      </div>
      <div className={flex({ gap: '8', align: 'center', wrap: 'wrap' })}>
        <StatusTag tone={row.tone}>{row.status}</StatusTag>
        {row.turn && <span className={css({ textStyle: 'body.sm' })}>{row.turn}</span>}
      </div>
      {row.action && <p className={css({ textStyle: 'body.strong' })}>{row.action}</p>}
      {row.stage && <Stage {...row.stage} />}
      <p className={classes.about}>
        {row.about.slice(0, -1).join(', ')}
        {row.about.length > 1 && <br />}
        {row.about.at(-1)}
      </p>
      {row.step && (
        <p aria-hidden="true" className={classes.step} data-turn={row.action ? '' : undefined}>
          {row.step}
        </p>
      )}
    </article>
  );
}

/** The pieces of a flow's line; that one comes with the flows, which no list needs. */
function Stage({ name, at, of }: NonNullable<RowView['stage']>) {
  const t = useT();
  const classes = stepLine();
  return (
    <div className={stack({ gap: '4' })}>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
        {t(`milestone.${name}`)} · {t('line.of', { k: at + 1, n: of })}
      </p>
      <ol aria-hidden="true" className={classes.bar}>
        {Array.from({ length: of }, (_, index) => (
          <li key={index} className={classes.piece}>
            {index <= at && <svg className={classes.fill} width={index < at ? '100%' : '50%'} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The card of a thing that is looked at nowhere but on its page. */
export function RowOf<Thing>({ of, row }: { of: Thing; row: (thing: Thing, t: Translate) => RowView }) {
  return <RowCard row={row(of, useT())} />;
}

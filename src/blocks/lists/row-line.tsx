import { visuallyHidden } from '@styled/patterns';
import { rowLine } from '@styled/recipes';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { Link } from '../../ui/link.tsx';
import { StatusTag } from '../../ui/parts/records.tsx';
import { RowMark } from './row-mark.tsx';
import type { RowView } from './row.ts';

/** What is over: what it was, how it ended, and the way to it, in few words; the whole line is the link. */
export function RowLine({ row }: { row: RowView }) {
  const classes = rowLine();
  return (
    <article className={classes.root} data-over="">
      <RowMark mark={row.mark} />
      <div className={classes.words}>
        <Link to={row.to.screen} params={{ id: row.to.id }} className={classes.link}>
          {row.title}
        </Link>
        <div className={classes.state}>
          <StatusTag tone={row.tone === 'approved' ? 'neutral' : row.tone}>{row.status}</StatusTag>
        </div>
        {row.sum && (
          <p className={classes.sum}>
            <span className={visuallyHidden()}>{row.sum.label}</span> {row.sum.value}
          </p>
        )}
        <p className={classes.about}>{row.about.at(-1)}</p>
        <p aria-hidden="true" className={classes.step}>
          {row.step}
          <MoreIcon name="forward" />
        </p>
      </div>
    </article>
  );
}

import { css } from '@styled/css';
import { flex, stack } from '@styled/patterns';
import { rowCard } from '@styled/recipes';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { StatusTag } from '../../ui/parts/records.tsx';
import { useT, type Translate } from '../../i18n/index.ts';
import type { RowView } from './row.ts';
import { useLongPress } from './use-long-press.ts';

interface Props {
  row: RowView;
  /** The claim in short: its words, and what shows it. A finger that stays on the card does the same. */
  quick?: { readonly label: string; readonly show: () => void } | undefined;
}

/** A claim in a list; the whole card is the link to its page. */
export function RowCard({ row, quick }: Props) {
  const held = useLongPress(() => quick?.show());
  const classes = rowCard();
  return (
    <article className={classes.root} {...(quick ? held : {})}>
      <div className={classes.head}>
        <Link to={row.to.screen} params={{ id: row.to.id }} className={classes.link}>
          {row.title}
        </Link>
        {quick && (
          <span className={classes.quick}>
            <IconButton label={quick.label} event="QUICK" onClick={quick.show}>
              <Icon name="info" />
            </IconButton>
          </span>
        )}
        {/* Where there is a button, it leads on. */}
        {!(row.step && row.turn) && (
          <span className={classes.onward}>
            <Icon name="forward" />
          </span>
        )}
      </div>
      {row.sum && (
        <p className={stack({ gap: '0' })}>
          <span className={classes.said}>{row.sum.label}</span>
          <span className={css({ textStyle: 'amount.md' })}>{row.sum.value}</span>
        </p>
      )}
      <div className={flex({ gap: '8', align: 'center', wrap: 'wrap' })}>
        <StatusTag tone={row.tone}>{row.status}</StatusTag>
        {row.turn && <span className={css({ textStyle: 'body.sm' })}>{row.turn}</span>}
      </div>
      {row.action && <p>{row.action}</p>}
      <p className={classes.about}>{row.about.join(', ')}</p>
      {row.step && (
        <p aria-hidden="true" className={classes.step} data-turn={row.turn ? '' : undefined}>
          {row.step}
        </p>
      )}
    </article>
  );
}

/** The card of a thing that is looked at nowhere but on its page. */
export function RowOf<Thing>({ of, row }: { of: Thing; row: (thing: Thing, t: Translate) => RowView }) {
  return <RowCard row={row(of, useT())} />;
}

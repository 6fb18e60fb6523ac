import { css } from '@styled/css';
import { flex, stack } from '@styled/patterns';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { StatusTag } from '../../ui/parts/records.tsx';
import { useT, type Translate } from '../../i18n/index.ts';
import type { RowView } from './row.ts';
import { useLongPress } from './use-long-press.ts';

const card = css({
  position: 'relative',
  display: 'grid',
  gap: '8',
  p: '16',
  bg: 'surface',
  border: '1px solid {colors.border.subtle}',
  borderRadius: 'l3',
  _hover: { borderColor: 'accent.solid' },
  touchAction: 'manipulation',
});
/** The link's area is the whole card. */
const cover = css({
  textStyle: 'h3',
  color: 'fg',
  textDecoration: 'none',
  minWidth: '0',
  _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' },
  _focusVisible: { outline: '0', _before: { outline: '3px solid {colors.focus}', outlineOffset: '[2px]' } },
});

interface Props {
  row: RowView;
  /** The claim in short: its words, and what shows it. A finger that stays on the card does the same. */
  quick?: { readonly label: string; readonly show: () => void } | undefined;
}

/** A claim in a list; the whole card is the link to its page. */
export function RowCard({ row, quick }: Props) {
  const held = useLongPress(() => quick?.show());
  return (
    <article className={card} {...(quick ? held : {})}>
      <div className={flex({ gap: '8', align: 'flex-start', justify: 'space-between' })}>
        <Link to={row.to.screen} params={{ id: row.to.id }} className={cover}>
          {row.title}
        </Link>
        {quick && (
          <span className={css({ position: 'relative', flexShrink: '0', m: '[-12px -8px -12px 0]' })}>
            <IconButton label={quick.label} event="QUICK" onClick={quick.show}>
              <Icon name="eye" />
            </IconButton>
          </span>
        )}
      </div>
      {row.sum && (
        <p className={stack({ gap: '0' })}>
          <span className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{row.sum.label}</span>
          <span className={css({ textStyle: 'amount.md' })}>{row.sum.value}</span>
        </p>
      )}
      <div className={flex({ gap: '8', align: 'center', wrap: 'wrap' })}>
        <StatusTag tone={row.tone}>{row.status}</StatusTag>
        {row.turn && <span className={css({ textStyle: 'body.sm' })}>{row.turn}</span>}
      </div>
      {row.action && <p>{row.action}</p>}
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{row.about.join(' · ')}</p>
      {row.step && (
        <p aria-hidden="true" className={flex({ gap: '4', align: 'center', color: 'link', textStyle: 'body.strong' })}>
          {row.step}
          <Icon name="forward" size={16} />
        </p>
      )}
    </article>
  );
}

/** The card of a thing that is looked at nowhere but on its page. */
export function RowOf<Thing>({ of, row }: { of: Thing; row: (thing: Thing, t: Translate) => RowView }) {
  return <RowCard row={row(of, useT())} />;
}

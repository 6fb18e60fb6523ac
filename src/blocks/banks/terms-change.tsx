import type { CSSProperties } from 'react';
import { css } from '@styled/css';
import { comparison } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';

export interface TermChange {
  readonly label: string;
  /** Null: nothing is known of it now. */
  readonly before: string | null;
  readonly after: string;
}

const changed = css({ textStyle: 'body.strong' });
/** Two columns, whatever the width. */
const TWO = { '--offers': 2 } as CSSProperties;

/** What an application is now, and what the new one would be, a line for each figure; what stays is not set off. Roles, as the comparison of offers has them. */
export function TermsChange({ rows }: { rows: readonly TermChange[] }) {
  const t = useT();
  const classes = comparison();
  return (
    <div role="table" aria-label={t('b.otherTable')} className={classes.root}>
      <div role="rowgroup" className={classes.group}>
        <div role="row" className={classes.row} style={TWO}>
          <div role="columnheader" className={classes.corner}>
            {t('b.otherFigure')}
          </div>
          <div role="columnheader" className={classes.name}>
            {t('b.otherNow')}
          </div>
          <div role="columnheader" className={classes.name}>
            {t('b.otherThen')}
          </div>
        </div>
        {rows.map(({ label, before, after }) => (
          <div key={label} role="row" className={classes.row} style={TWO}>
            <div role="rowheader" className={classes.label}>
              {label}
            </div>
            <div role="cell">{before ?? '—'}</div>
            <div role="cell">{before === after ? after : <strong className={changed}>{after}</strong>}</div>
          </div>
        ))}
      </div>
    </div>
  );
}

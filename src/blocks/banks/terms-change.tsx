import type { CSSProperties } from 'react';
import { css } from '@styled/css';
import { comparison } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';

export interface TermChange {
  readonly label: string;
  /** Null: nothing is known of it now. */
  readonly before: string | null;
  readonly after: string;
  /** What all of it comes to. */
  readonly main?: boolean;
}

const changed = css({ fontWeight: 'semibold' });
/** Two columns, whatever the width; beside another column the names of figures leave them more of it. */
const TWO = { '--offers': 2, '--names': '10rem' } as CSSProperties;

interface Props {
  rows: readonly TermChange[];
  /** Whose loan it is now, and would be; null: nobody's yet. */
  banks?: readonly [string | null, string];
}

/** What an application is now, and what the new one would be, a line for each figure; what stays is not set off. Roles, as the comparison of offers has them. */
export function TermsChange({ rows, banks }: Props) {
  const t = useT();
  const classes = comparison();
  const names = [t('b.otherNow'), t('b.otherThen')];
  return (
    <div role="table" aria-label={t('b.otherTable')} className={classes.root}>
      <div role="rowgroup" className={classes.group}>
        <div role="row" className={classes.row} style={TWO}>
          <div role="columnheader" className={classes.corner}>
            {t('b.otherFigure')}
          </div>
          {names.map((name, at) => (
            <div key={name} role="columnheader" className={classes.name}>
              <span>
                {name}
                {banks?.[at] && <span className={classes.note}>{banks[at]}</span>}
              </span>
            </div>
          ))}
        </div>
        <Lines rows={rows} />
      </div>
    </div>
  );
}

function Lines({ rows }: Pick<Props, 'rows'>) {
  const classes = comparison();
  return rows.map(({ label, before, after, main }) => (
    <div key={label} role="row" className={classes.row} style={TWO} data-main={main}>
      <div role="rowheader" className={classes.label}>
        {label}
      </div>
      <div role="cell">{before ?? '—'}</div>
      <div role="cell">{before === after ? after : <strong className={changed}>{after}</strong>}</div>
    </div>
  ));
}

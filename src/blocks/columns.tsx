import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { columns } from '@styled/recipes';

/** Around a form with columns: its button and its errors are as wide as the main one, three of five parts of what the gap leaves. */
export const endsInMain = css({
  '& form > :is(button, [data-error-summary])': { desktop: { maxW: '[calc(60% - 19.2px)]' } },
});

/** Two columns where there is room for them, one below the other where not. */
export function Columns({
  main,
  aside,
  parts,
  lead = false,
  end,
}: {
  main: ReactNode;
  /** Nothing: the first column stands alone, no wider than a text is read. */
  aside: ReactNode;
  parts?: 'desk' | 'half' | 'rows' | 'table';
  /** What stands beside comes first, where there is one column. */
  lead?: boolean;
  /** Last of all; where there are two columns, it ends the first of them. */
  end?: ReactNode;
}) {
  const classes = columns({ parts, lead });
  const beside = <div className={classes.aside}>{aside}</div>;
  return (
    <div className={classes.root} data-ends={end ? '' : undefined} data-alone={aside ? undefined : ''}>
      {lead && beside}
      <div className={classes.main}>{main}</div>
      {!lead && beside}
      {end && <div className={classes.end}>{end}</div>}
    </div>
  );
}

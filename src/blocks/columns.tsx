import type { ReactNode } from 'react';
import { columns } from '@styled/recipes';

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

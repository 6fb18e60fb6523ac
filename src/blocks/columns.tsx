import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { columns } from '@styled/recipes';

/** Around a form with columns: its button is as wide as the main one, three of five parts and the gaps between them. */
export const buttonInMain = css({ '& form > button': { desktop: { maxW: '[calc(60% - 12.8px)]' } } });

/** Two columns where there is room for them, one below the other where not. */
export function Columns({
  main,
  aside,
  parts,
  lead = false,
  end,
}: {
  main: ReactNode;
  aside: ReactNode;
  parts?: 'desk' | 'half' | 'rows' | 'table';
  /** What stands beside comes first, where there is one column. */
  lead?: boolean;
  /** Below both, whichever comes last. */
  end?: ReactNode;
}) {
  const classes = columns({ parts, lead });
  const beside = <div className={classes.aside}>{aside}</div>;
  return (
    <>
      <div className={classes.root}>
        {lead && beside}
        <div className={classes.main}>{main}</div>
        {!lead && beside}
      </div>
      {end && <div className={classes.end}>{end}</div>}
    </>
  );
}

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
}: {
  main: ReactNode;
  aside: ReactNode;
  parts?: 'desk' | 'half' | 'rows' | 'table';
}) {
  const classes = columns({ parts });
  return (
    <div className={classes.root}>
      <div className={classes.main}>{main}</div>
      <div className={classes.aside}>{aside}</div>
    </div>
  );
}

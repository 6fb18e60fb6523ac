import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';

/** Around a form with columns: its button is as wide as the main one, three of five parts and the gaps between them. */
export const buttonInMain = css({ '& form > button': { desktop: { maxW: '[calc(60% - 12.8px)]' } } });

const column = stack({ gap: '24', minW: '0' });
// One column: its parts follow the other's, and one that keeps in sight does so along both.
const one = { display: 'flex', flexDirection: 'column', gap: '32' } as const;
const SHARES = {
  /** A form of a desk and what stands beside it. */
  desk: css({
    ...one,
    desktop: { display: 'grid', alignItems: 'start', gridTemplateColumns: '[minmax(0, 3fr) minmax(0, 2fr)]' },
  }),
  /** What is read or typed, and its summary. */
  half: css({
    ...one,
    desktop: {
      display: 'grid',
      alignItems: 'start',
      columnGap: '64',
      gridTemplateColumns: '[minmax(0, 500px) minmax(0, 1fr)]',
    },
  }),
  /** Rows to choose from, and what is chosen. */
  rows: css({
    ...one,
    desktop: { display: 'grid', alignItems: 'start', columnGap: '40', gridTemplateColumns: '[minmax(0, 1fr) 400px]' },
  }),
  /** A table, and what is chosen. */
  table: css({
    ...one,
    desktop: { display: 'grid', alignItems: 'start', gridTemplateColumns: '[minmax(0, 1fr) 304px]' },
  }),
} as const;
/** In sight beside a long column, below the header. */
const beside = css({
  display: 'contents',
  desktop: { display: 'flex', flexDirection: 'column', gap: '24', minW: '0', position: 'sticky', top: '[80px]' },
});

/** Two columns where there is room for them, one below the other where not. */
export function Columns({
  main,
  aside,
  parts = 'desk',
}: {
  main: ReactNode;
  aside: ReactNode;
  parts?: keyof typeof SHARES;
}) {
  return (
    <div className={SHARES[parts]}>
      <div className={column}>{main}</div>
      <div className={beside}>{aside}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { css } from '@styled/css';

const columns = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '32',
  desktop: {
    display: 'grid',
    alignItems: 'start',
    columnGap: '64',
    gridTemplateColumns: '[minmax(0, 500px) minmax(0, 1fr)]',
  },
});

/** `Columns` in halves, written out: their styles come later than the first pages. */
export const Halves = (props: { children: ReactNode; 'data-offer'?: true }) => <div className={columns} {...props} />;

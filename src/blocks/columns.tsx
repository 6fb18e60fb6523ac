import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { grid, stack } from '@styled/patterns';

/** Around a form with columns: its button is as wide as the main one, three of five parts and the gaps between them. */
export const buttonInMain = css({ '& form > button': { desktop: { maxW: '[calc(60% - 12.8px)]' } } });

/** Two columns where there is room for them. */
export function Columns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={grid({ columns: { base: 1, desktop: 5 }, gap: '32', alignItems: 'start' })}>
      <div className={stack({ gap: '24', gridColumn: { desktop: 'span 3' }, minW: '0' })}>{main}</div>
      <div
        className={stack({
          gap: '24',
          gridColumn: { desktop: 'span 2' },
          minW: '0',
          position: { desktop: 'sticky' },
          top: { desktop: '[80px]' },
        })}
      >
        {aside}
      </div>
    </div>
  );
}

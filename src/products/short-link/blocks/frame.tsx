import type { ReactNode } from 'react';
import { css } from '@styled/css';

/** A link's page stands in the layout without padding. */
export function LinkFrame({ screen, children }: { screen?: string; children: ReactNode }) {
  return (
    <div data-screen={screen} className={css({ px: '16', py: '32' })}>
      {children}
    </div>
  );
}

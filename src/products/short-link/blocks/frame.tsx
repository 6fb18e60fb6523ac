import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { Logo } from '../../../ui/shell/logo-mark.tsx';

/** A link's page stands in the layout without padding and without a header: whose page it is, it says itself. */
export function LinkFrame({ screen, children }: { screen?: string; children: ReactNode }) {
  return (
    <div data-screen={screen} className={css({ px: '16', pt: '12', pb: '32', display: 'grid', gap: '20' })}>
      <Logo flow="main" size={32} />
      {children}
    </div>
  );
}

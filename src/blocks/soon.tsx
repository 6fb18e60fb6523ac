import type { ReactNode } from 'react';
import { css } from '@styled/css';

/** When a button will stand here, in its place and of its shape. No control: nothing waits for it. */
export const Soon = ({ children }: { children: ReactNode }) => (
  <p
    className={css({
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: 'control',
      width: 'full',
      px: '20',
      py: '12',
      borderRadius: 'l2',
      bg: 'neutral.bg',
      color: 'neutral.fg',
      textAlign: 'center',
      textStyle: 'body.strong',
      fontVariantNumeric: 'tabular-nums',
    })}
  >
    {children}
  </p>
);

import type { ReactNode } from 'react';
import { css } from '@styled/css';

/** When a button will stand here: words in its place, as high as it. No control: nothing waits for it, nothing asks to be pressed. */
export const Soon = ({ children }: { children: ReactNode }) => (
  <p
    data-soon
    className={css({
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: 'control',
      width: 'full',
      color: 'fg.muted',
      textAlign: 'center',
      textStyle: 'body.strong',
      fontVariantNumeric: 'tabular-nums',
    })}
  >
    {children}
  </p>
);

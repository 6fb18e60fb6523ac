import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { estimate } from '@styled/recipes';

/** The one panel of a claim's page: what is to be done now, in a sentence, and the way to it. */
export function NowPanel({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className={estimate().panel}>
      <p className={css({ textStyle: 'h3' })}>{text}</p>
      {children}
    </div>
  );
}

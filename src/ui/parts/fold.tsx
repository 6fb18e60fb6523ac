import type { ReactNode } from 'react';
import { fold } from '@styled/recipes';

interface Props {
  /** Words; of a `part` and a `card`, its heading. */
  title: ReactNode;
  look?: 'more' | 'part' | 'card';
  /** Open when it comes. */
  open?: boolean;
  children: ReactNode;
}

/** What is shown only when asked for; the browser finds and prints it all the same. */
export function Fold({ title, look, open, children }: Props) {
  return (
    <details className={fold({ look })} open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

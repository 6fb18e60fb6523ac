import type { ReactNode } from 'react';
import { css } from '@styled/css';

const head = css({ minHeight: 'target', py: '12', color: 'link', cursor: 'pointer', textStyle: 'body.strong' });

/** What is shown only when asked for; the browser finds and prints it all the same. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary className={head}>{title}</summary>
      {children}
    </details>
  );
}

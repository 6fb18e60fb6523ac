import { useId, type ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';

/** A part of a page under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={stack({ gap: '12' })}>
      <h2 id={id} className={css({ textStyle: 'h2' })}>
        {title}
      </h2>
      {children}
    </section>
  );
}

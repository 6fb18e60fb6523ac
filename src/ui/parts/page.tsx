import { type ReactNode, use } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { AboveContext, LeftContext } from './above.ts';

interface Props {
  /** The one h1; it takes the focus when the screen changes. */
  title: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Above the heading: the way back. */
  above?: ReactNode;
  /** The registry's id, for tests and pictures. */
  screen: string;
  children?: ReactNode;
}

/** The frame of every screen: what is above, heading, lead, content at even distances. */
export function Page({ title, lead, above, screen, children }: Props) {
  const back = use(LeftContext);
  return (
    <div data-screen={screen} className={stack({ gap: '24' })}>
      <div className={stack({ gap: '12' })}>
        {use(AboveContext)(above ?? back)}
        <h1 tabIndex={-1} className={css({ textStyle: 'h1' })}>
          {title}
        </h1>
        {lead && <div className={css({ textStyle: 'body.lg', color: 'fg.muted' })}>{lead}</div>}
      </div>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { arranged, estimate } from '@styled/recipes';

const bare = css({ display: 'contents' });

/**
 * The one panel of a claim's page: what is to be done now, in a sentence, and the way to it. Without a sentence there is no panel,
 * and the way stays the same one: a sentence that comes late takes no focus away.
 */
export function NowPanel({
  text,
  turn,
  children,
}: {
  text: ReactNode;
  /** Whose turn it is: in the panel's first line. */
  turn?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={text ? estimate().panel : bare}>
      {turn}
      {text && <h2 className={arranged({ as: 'doing' })}>{text}</h2>}
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { css, cx } from '@styled/css';
import { arranged, estimate } from '@styled/recipes';

const bare = css({ display: 'contents' });

/**
 * The one panel of a claim's page: what is to be done now, in a sentence, and the way to it. Without a sentence there is no panel,
 * and the way stays the same one: a sentence that comes late takes no focus away.
 */
export function NowPanel({
  text,
  children,
  foot,
  after,
}: {
  text: ReactNode;
  children?: ReactNode;
  /** The way on, of a panel higher than a phone: it stays in sight while the panel is read. */
  foot?: ReactNode;
  /** Below it: whom to ask. */
  after?: ReactNode;
}) {
  return (
    <div className={text ? cx(estimate().panel, foot ? arranged({ as: 'footed' }) : undefined) : bare}>
      {text && <p className={css({ textStyle: 'h3' })}>{text}</p>}
      {children}
      {foot && <div data-foot>{foot}</div>}
      {after}
    </div>
  );
}

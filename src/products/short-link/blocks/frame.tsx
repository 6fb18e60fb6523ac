import { type ReactNode, use } from 'react';
import { css, cx } from '@styled/css';
import { shell } from '@styled/recipes';
import { LeftContext } from '../../../ui/parts/above.ts';
import { Logo } from '../../../ui/shell/logo-mark.tsx';

/** As wide as the window, out of the column that it stands in. */
const whole = css({ width: '[100vw]', mx: '[calc(50% - 50vw)]' });

/** A link's page stands in the layout without padding and without a header: whose page it is, it says itself, as others do. */
export function LinkFrame({ screen, children }: { screen?: string; children: ReactNode }) {
  const classes = shell({ height: 'client' });
  return (
    <div data-screen={screen}>
      <div className={cx(classes.header, whole)}>
        <div className={classes.bar}>
          <Logo flow="main" size={32} />
          {use(LeftContext)}
        </div>
      </div>
      <LeftContext value={null}>
        <div className={classes.main}>{children}</div>
      </LeftContext>
    </div>
  );
}

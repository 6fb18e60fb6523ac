import type { ReactNode } from 'react';
import { carCard } from '@styled/recipes';
import { Icon } from '../../ui/index.ts';

/** Below what is known already: where it comes from, and the button that changes it. */
export function CardFoot({ source, children }: { source: string; children: ReactNode }) {
  const classes = carCard();
  return (
    <div className={classes.foot}>
      <p className={classes.source}>
        <Icon name="check" />
        <span>{source}</span>
      </p>
      {children}
    </div>
  );
}

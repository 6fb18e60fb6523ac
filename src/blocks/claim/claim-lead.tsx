import type { ReactNode } from 'react';
import { carCard } from '@styled/recipes';
import { CarDrawing } from './car-drawing.tsx';

/** Below a claim's title: which one it is, beside its car. */
export function ClaimLead({ children }: { children: ReactNode }) {
  const classes = carCard();
  return (
    <div className={classes.claim}>
      <p>{children}</p>
      <div className={classes.picture}>
        <CarDrawing />
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { carCard } from '@styled/recipes';
import { CarDrawing } from './car-drawing.tsx';

/** What is said of a car, and its picture at the other end. */
export function CarPicture({ children }: { children: ReactNode }) {
  const { beside, picture } = carCard();
  return (
    <div className={beside}>
      <div>{children}</div>
      <div className={picture}>
        <CarDrawing />
      </div>
    </div>
  );
}

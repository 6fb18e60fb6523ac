import { rowCard } from '@styled/recipes';
import { CarDrawing } from '../claim/car-drawing.tsx';
import { CompanyMark } from '../marks/company-name.tsx';
import type { RowView } from './row.ts';

/** Whose it is, or the car. */
export const RowMark = ({ mark }: Pick<RowView, 'mark'>) =>
  mark === 'car' ? (
    <span className={rowCard().mark}>
      <CarDrawing />
    </span>
  ) : (
    <CompanyMark {...mark} />
  );

import { lazy } from 'react';
import { modals } from '../../ui/index.ts';
import type { ComparisonOptions } from './rows.ts';

/** The dialog's key. */
export const COMPARISON = 'compare';
const Comparison = lazy(() => import('./dialog.tsx'));

/** @param onChoose gets the id of the offer. */
export const showComparison = (options: ComparisonOptions, onChoose: (id: string) => void): void => {
  modals.open<ComparisonOptions, string>({
    key: COMPARISON,
    component: Comparison,
    options,
    onClose: (id) => id !== undefined && onChoose(id),
  });
};

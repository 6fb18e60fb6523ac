import { toursByProduct } from '../../generated/tours.ts';
import { pageTours } from './pages.ts';
import type { Tour } from './stop.ts';

/** All screens, each tour in one page from stop to stop. */
export const tours: readonly Tour[] = [...pageTours, ...Object.values(toursByProduct).flat()];

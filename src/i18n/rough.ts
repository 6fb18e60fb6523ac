import { money } from './format.ts';

const FINE = 10_000;

/** A sum that is only about right: in thousands, a small one in hundreds. What is less than these is told as it is. */
export function roughly(tenge: number): string {
  const size = Math.abs(tenge);
  const step = size < 100 ? 1 : size < FINE ? 100 : 1000;
  return money(Math.round(tenge / step) * step);
}

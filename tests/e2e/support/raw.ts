import { EXAMPLE_TODAY } from '../../paths/support/form-examples.ts';
import { monthsOf } from './months.ts';

/** `{ document: { number: '1' }, contacts: [{ phone: '2' }] }` → `document.number`, `contacts.0.phone`. */
export const leaves = (raw: unknown, path = ''): [string, unknown][] =>
  typeof raw === 'object' && raw !== null
    ? Object.entries(raw).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`))
    : [[path, raw]];

/** What was typed before another answer hid its field; and what a choice brings along by itself. */
export const hasNoControl = (path: string, value: unknown): boolean =>
  value === '' || value === false || path.endsWith('.localityName') || path === 'productId';

/** Months of experience as the two lists of the examples' day say them. */
export const monthsAs = (kind: 'since' | 'span', months: number): string[] => monthsOf(kind, months, EXAMPLE_TODAY);

import { EXAMPLE_TODAY } from '../../paths/support/form-examples.ts';
import { monthsOf } from './months.ts';

/** `{ document: { number: '1' }, contacts: [{ phone: '2' }] }` → `document.number`, `contacts.0.phone`. */
export const leaves = (raw: unknown, path = ''): [string, unknown][] =>
  typeof raw === 'object' && raw !== null
    ? Object.entries(raw).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`))
    : [[path, raw]];

/** What another page of the flow asks, where the form is opened from there. */
const ASKED_BEFORE: Readonly<Record<string, readonly string[]>> = {
  SUBMIT_CONTRACT: ['price'],
  SUBMIT_PRODUCT: ['kind', 'deductiblePercent', 'startDate'],
};

/** What a choice brings along by itself, and what is asked for some claims alone: casco, life. */
const MAY_LACK = /^productId$|\.localityName$|^casco\.|^life\./;

/** What was typed before another answer hid its field; what is asked elsewhere; what may have none. */
export const hasNoControl = (event: string, path: string, value: unknown): boolean =>
  value === '' || value === false || MAY_LACK.test(path) || ASKED_BEFORE[event]?.includes(path) === true;

/** Months of experience as the two lists of the examples' day say them. */
export const monthsAs = (kind: 'since' | 'span', months: number): string[] => monthsOf(kind, months, EXAMPLE_TODAY);

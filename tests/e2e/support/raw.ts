import { EXAMPLE_TODAY } from '../../paths/support/form-examples.ts';

/** `{ document: { number: '1' }, contacts: [{ phone: '2' }] }` → `document.number`, `contacts.0.phone`. */
export const leaves = (raw: unknown, path = ''): [string, unknown][] =>
  typeof raw === 'object' && raw !== null
    ? Object.entries(raw).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`))
    : [[path, raw]];

/** What was typed before another answer hid its field; and what a choice brings along by itself. */
export const hasNoControl = (path: string, value: unknown): boolean =>
  value === '' || value === false || path.endsWith('.localityName') || path === 'productId';

/** Months of experience as the two lists say them: years and months, or the month and the year in which it began. */
export function monthsAs(kind: 'since' | 'span', months: number): string[] {
  const [year = 0, month = 0] = EXAMPLE_TODAY.split('-').map(Number);
  const began = new Date(Date.UTC(year, month - 1 - months));
  const values =
    kind === 'span' ? [Math.floor(months / 12), months % 12] : [began.getUTCMonth() + 1, began.getUTCFullYear()];
  return values.map(String);
}

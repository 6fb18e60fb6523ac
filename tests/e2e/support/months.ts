/** Months of experience as the two lists say them: years and months, or the month and the year in which it began. */
export function monthsOf(kind: 'since' | 'span', months: number, today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const began = new Date(Date.UTC(year, month - 1 - months));
  const values =
    kind === 'span' ? [Math.floor(months / 12), months % 12] : [began.getUTCMonth() + 1, began.getUTCFullYear()];
  return values.map(String);
}

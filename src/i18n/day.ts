/** Kazakhstan is UTC+5 all year. */
export const KZ_OFFSET_MS = 5 * 3600_000;

/** The day in Kazakhstan of an instant (ms since 1970, UTC), as 'YYYY-MM-DD'. */
export function isoDayKz(utcMs: number): string {
  return new Date(utcMs + KZ_OFFSET_MS).toISOString().slice(0, 10);
}

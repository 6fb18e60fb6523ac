import type { Work } from '../../core/service.ts';

const KAZAKHSTAN_MS = 5 * 3_600_000;

/** The calendar day in Kazakhstan (UTC+5) at a moment, 'YYYY-MM-DD'. */
export const dayAt = (ms: number): string => new Date(ms + KAZAKHSTAN_MS).toISOString().slice(0, 10);

/** The time of day in Kazakhstan at a moment, 'HH:MM'. */
export const timeAt = (ms: number): string => new Date(ms + KAZAKHSTAN_MS).toISOString().slice(11, 16);

/** The moment at which a day 'YYYY-MM-DD' begins in Kazakhstan. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`) - KAZAKHSTAN_MS;

/** Today in Kazakhstan by the sandbox clock. */
export const today = (work: Work): string => dayAt(work.now());

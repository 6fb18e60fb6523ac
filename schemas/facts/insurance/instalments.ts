/** A premium paid in equal parts. */
import { addMonths, type IsoDate } from '../date.ts';
import { divideHalfUp } from '../money.ts';
import type { Instalments } from './casco-tariff.ts';

export interface Instalment {
  /** From 1. */
  readonly number: number;
  readonly date: IsoDate;
  readonly sum: number;
}

/**
 * When how much is paid: the first part on `start`, the others at equal distances inside the term, whole tenge; the last
 * part takes what rounding left. Parts never fall closer than a month: a short term has fewer of them.
 */
export const instalmentPlan = (
  premium: number,
  parts: Instalments,
  start: IsoDate,
  termMonths: number,
): readonly Instalment[] => {
  const count = Math.min(parts, Math.max(1, termMonths));
  const part = divideHalfUp(premium, count);
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    date: addMonths(start, Math.floor((termMonths * at) / count)),
    sum: at === count - 1 ? premium - part * (count - 1) : part,
  }));
};

/** The next part after the first one, which is paid at the start; null: nothing more falls due from `today` on. */
export const nextInstalment = (plan: readonly Instalment[], today: IsoDate): Instalment | null =>
  plan.find(({ number, date }) => number > 1 && date >= today) ?? null;

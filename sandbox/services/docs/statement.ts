import type { StatementResult } from '../../core/claims.ts';
import { pdfText } from './pdf-text.ts';

/** Rules of a statement of pension contributions. */
export const statementRules = {
  /** Days after its date of issue. */
  freshDays: 30,
  /** Months with a contribution, of the last twelve. */
  leastMonths: 6,
  windowMonths: 12,
  /** A contribution is a tenth of the salary. */
  incomePerContribution: 10,
};

const DAY_MS = 24 * 3_600_000;
/** Kazakhstan is UTC+5 all year. */
const ZONE_MS = 5 * 3_600_000;

/** What was read from a statement; null: not found. */
interface Reading {
  readonly personalNumber: string | null;
  /** Midnight in Kazakhstan, milliseconds. */
  readonly issuedAt: number | null;
  /** Contribution in tenge by month, months counted from year 0. */
  readonly contributions: ReadonlyMap<number, number>;
}

/**
 * Judges an account statement of the person with `personalNumber` at sandbox time `now`.
 * A picture, or a PDF without a text layer, needs human eyes: 'manual'. Pure.
 */
export function judgeStatement(bytes: Buffer, mime: string, personalNumber: string, now: number): StatementResult {
  if (mime !== 'application/pdf') return manual;
  const text = pdfText(bytes);
  if (text.trim() === '') return manual;
  const reading = read(text);
  if (reading.personalNumber === null || reading.issuedAt === null || reading.contributions.size === 0)
    return rejected('unreadable');
  if (reading.personalNumber !== personalNumber) return rejected('iin');
  const age = now - reading.issuedAt;
  if (age > (statementRules.freshDays + 1) * DAY_MS || age < -DAY_MS) return rejected('old');

  const thisMonth = monthOf(new Date(reading.issuedAt + ZONE_MS));
  const recent = [...reading.contributions].filter(
    ([month]) => month <= thisMonth && month > thisMonth - statementRules.windowMonths,
  );
  if (recent.length < statementRules.leastMonths) return rejected('short');
  const sum = recent.reduce((total, [, amount]) => total + amount, 0);
  const monthlyIncome = Math.round((sum / recent.length) * statementRules.incomePerContribution);
  return { state: 'accepted', monthlyIncome, reason: null };
}

const RANK = { accepted: 2, manual: 1, rejected: 0 } as const;

/** The best of several statements, newest first; null: there is none. */
export const bestOf = (results: readonly StatementResult[]): StatementResult | null =>
  results.reduce<StatementResult | null>(
    (best, one) => (best === null || RANK[one.state] > RANK[best.state] ? one : best),
    null,
  );

function read(text: string): Reading {
  const number =
    /(?:IIN|ИИН|ЖСН)\D{0,20}(\d{12})(?!\d)/i.exec(text)?.[1] ?? /(?<!\d)(\d{12})(?!\d)/.exec(text)?.[1] ?? null;
  const dates = [...text.matchAll(/(?<![\d.])(\d{2})[./](\d{2})[./](\d{4})(?!\d)/g)].map(([, day, month, year]) =>
    midnight(Number(year), Number(month), Number(day)),
  );
  const real = dates.filter((date): date is number => date !== null);
  const contributions = new Map<number, number>();
  for (const [, month, year, amount] of text.matchAll(/(?<![\d./])(\d{2})[./](\d{4})[\s:-]+(\d[\d \u00a0]*\d|\d)/g)) {
    const index = Number(year) * 12 + Number(month) - 1;
    const sum = Number(amount!.replace(/\D/g, ''));
    if (Number(month) >= 1 && Number(month) <= 12 && sum > 0)
      contributions.set(index, (contributions.get(index) ?? 0) + sum);
  }
  return { personalNumber: number, issuedAt: real.length > 0 ? Math.max(...real) : null, contributions };
}

function midnight(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() - ZONE_MS : null;
}

function monthOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

const manual: StatementResult = { state: 'manual', monthlyIncome: null, reason: null };

function rejected(reason: NonNullable<StatementResult['reason']>): StatementResult {
  return { state: 'rejected', monthlyIncome: null, reason };
}

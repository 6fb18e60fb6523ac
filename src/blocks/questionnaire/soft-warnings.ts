import { documentWarnings, usualDateEnd } from '../../../schemas/shared/document.form.ts';
import { compareDates, parseDate, showDate } from '../../../schemas/facts/date.ts';
import { jobWarnings } from '../../../schemas/shared/job.form.ts';
import type { Warning } from '../../../schemas/kit.ts';
import { personalWarnings } from '../../../schemas/shared/personal.form.ts';

/** What may be wrong with one typed value; nothing while it is incomplete. None of it stops anybody. */
export type WarningsOf = (raw: string) => readonly Warning[];

const wholeNumber = (raw: string): number | null => {
  const digits = raw.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
};

export const birthDateWarnings =
  (personalNumber: string): WarningsOf =>
  (raw) => {
    const dateOfBirth = parseDate(raw);
    return dateOfBirth === null ? [] : personalWarnings({ dateOfBirth }, personalNumber);
  };

/** A date that is over already is the form's own refusal. */
export const dateEndWarnings =
  (today: string): WarningsOf =>
  (raw) => {
    const dateEnd = parseDate(raw);
    return dateEnd === null || compareDates(dateEnd, today) < 0
      ? []
      : documentWarnings({ document: { dateEnd } }, today);
  };

export const experienceWarnings =
  (today: string): WarningsOf =>
  (raw) =>
    jobWarnings({ job: { experienceLast: wholeNumber(raw) }, incomes: [] }, today);

/** Of one row, at the path of its sum. */
export const incomeWarnings =
  (type: string, path: string, today: string): WarningsOf =>
  (raw) => {
    const value = wholeNumber(raw);
    if (value === null) return [];
    return jobWarnings({ job: { experienceLast: null }, incomes: [{ type, value }] }, today).map((warning) => ({
      ...warning,
      path,
    }));
  };

/** The end of a document (as typed: DD/MM/YYYY) for its issue date; null while that is incomplete. */
export const proposedEnd = (dateIssue: string): string | null => {
  const issued = parseDate(dateIssue);
  return issued === null ? null : showDate(usualDateEnd(issued));
};

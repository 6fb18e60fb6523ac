/** Days to pay on, as a file for calendars (iCalendar, RFC 5545). */
import { addDays, type IsoDate } from '../../../schemas/facts/date.ts';

export interface Due {
  /** All of this day. */
  readonly date: IsoDate;
  /** What stands in the calendar. */
  readonly title: string;
}

const compact = (date: IsoDate): string => date.replaceAll('-', '');

/** Commas, semicolons and backslashes divide values there. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** No line longer than 75 bytes: what is left goes on behind a space. */
const folded = (line: string): string => {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  const lines = [''];
  for (const letter of line) {
    const last = lines.length - 1;
    if (bytes(lines[last] + letter) > 75) lines.push(` ${letter}`);
    else lines[last] += letter;
  }
  return lines.join('\r\n');
};

/**
 * A calendar with an event of a whole day for each due, and a reminder the day before.
 * @param made the day it is made on
 */
export const calendarOf = (dues: readonly Due[], made: IsoDate): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//marketplace//instalments//RU',
    ...dues.flatMap(({ date, title }, at) => [
      'BEGIN:VEVENT',
      `UID:${compact(date)}-${at + 1}-${compact(made)}@instalments`,
      `DTSTAMP:${compact(made)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
      `SUMMARY:${escaped(title)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

/** Where the browser finds it, without a call: what is behind a link to save. */
export const calendarAddress = (calendar: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`;

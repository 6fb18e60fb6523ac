/** Days to pay on, as a file for calendars (iCalendar, RFC 5545). */
import { addDays, type IsoDate } from '../../schemas/facts/date.ts';

export interface Due {
  /** All of this day. */
  readonly date: IsoDate;
  /** What stands in the calendar. */
  readonly title: string;
}

const compact = (date: IsoDate): string => date.replaceAll('-', '');

/** Commas, semicolons and backslashes divide values there. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** How many bytes a letter takes in UTF-8. */
const bytesOf = (letter: string): number => {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
};

/** No line longer than 75 bytes: what is left goes on behind a space. */
const folded = (line: string): string => {
  let text = '';
  let length = 0;
  for (const letter of line) {
    const bytes = bytesOf(letter);
    if (length + bytes > 75) {
      text += '\r\n ';
      length = 1;
    }
    text += letter;
    length += bytes;
  }
  return text;
};

/** FNV-1a, 32 bits: tells one thing from another without its id, which leads to it. */
const markOf = (id: string): string =>
  [...id]
    .reduce((mark, letter) => Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0, 2_166_136_261)
    .toString(16);

/**
 * A calendar with an event of a whole day for each due, and a reminder the day before.
 * @param of the id of what is paid: taken in again, its dues replace those that were there
 * @param made the day it is made on
 */
export const calendarOf = (dues: readonly Due[], of: string, made: IsoDate): string => {
  const [mark, stamp] = [markOf(of), compact(made)];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//marketplace//payments//RU',
    ...dues.flatMap(({ date, title }) => [
      'BEGIN:VEVENT',
      `UID:${compact(date)}-${mark}@payments`,
      `DTSTAMP:${stamp}T000000Z`,
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
};

/** Where the browser finds it, without a call: what is behind a link to save. */
export const calendarAddress = (calendar: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`;

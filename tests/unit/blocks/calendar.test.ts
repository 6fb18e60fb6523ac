import { expect, it } from 'vitest';
import { calendarAddress, calendarOf } from '../../../src/blocks/calendar.ts';

const bytes = (line: string) => new TextEncoder().encode(line).length;

it('has a whole day and a reminder for each payment, line by line as the format asks', () => {
  const calendar = calendarOf([{ date: '2026-05-31', title: 'Платёж; 77 368 ₸, Калкан' }], 'n-1', '2026-02-01');
  expect(calendar.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//marketplace//payments//RU',
    'BEGIN:VEVENT',
    'UID:20260531-da0ed23f@payments',
    'DTSTAMP:20260201T000000Z',
    'DTSTART;VALUE=DATE:20260531',
    'DTEND;VALUE=DATE:20260601',
    String.raw`SUMMARY:Платёж\; 77 368 ₸\, Калкан`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    String.raw`DESCRIPTION:Платёж\; 77 368 ₸\, Калкан`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('folds what is longer than 75 bytes, and never inside a letter', () => {
  const title = 'Сақтандыру төлемі, Қалқан Демо Сақтандыру: 77 368 ₸, Қалқан Демо Сақтандыру';
  const lines = calendarOf([{ date: '2026-05-02', title }], 'n-1', '2026-02-01').split('\r\n');
  expect(Math.max(...lines.map(bytes))).toBeLessThanOrEqual(75);
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${title.replaceAll(',', String.raw`\,`)}`);
});

it('stands whole in an address', () => {
  const calendar = calendarOf([{ date: '2026-05-02', title: 'Төлем #1 & 100 %' }], 'n-1', '2026-02-01');
  const [head = '', body = ''] = calendarAddress(calendar).split(/,(.*)/s);
  expect(head).toBe('data:text/calendar;charset=utf-8');
  expect(decodeURIComponent(body)).toBe(calendar);
});

it('names a payment alike whenever it is saved: taken in again it replaces itself', () => {
  const uids = (made: string, of = 'n-1') =>
    calendarOf([{ date: '2026-05-02', title: 'Платёж' }], of, made).match(/UID:.*/g);
  expect(uids('2026-02-01')).toEqual(uids('2026-03-15'));
  expect(uids('2026-02-01')).not.toEqual(uids('2026-02-01', 'n-2'));
  expect(calendarOf([{ date: '2026-05-02', title: 'Платёж' }], 'ins-1', '2026-02-01')).not.toContain('ins-1');
});

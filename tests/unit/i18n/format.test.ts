import { beforeAll, describe, expect, test } from 'vitest';
import {
  dateTimeKz,
  dmy,
  duration,
  group,
  isoDayKz,
  maskedPhone,
  money,
  months,
  percent,
  phone,
  timeKz,
  years,
} from '../../../src/i18n/format.ts';
import { nsn, parsePhone } from '../../../schemas/facts/phone.ts';
import { loadCatalogue, setLocale, translate as t } from '../../../src/i18n/runtime.ts';

describe('figures', () => {
  test('groups stand apart by U+00A0', () => {
    expect(group(999)).toBe('999');
    expect(group(1234567)).toBe('1\u00a0234\u00a0567');
    expect(group('12500000')).toBe('12\u00a0500\u00a0000');
  });
  test('money is whole tenge', () => {
    expect(money(1234567.4)).toBe('1\u00a0234\u00a0567\u00a0₸');
    expect(money(-5000)).toBe('−5\u00a0000\u00a0₸');
    expect(money(0)).toBe('0\u00a0₸');
  });
  test('a percentage has one decimal at most, after a comma', () => {
    expect(percent(12.34)).toBe('12,3\u00a0%');
    expect(percent(20)).toBe('20\u00a0%');
  });
});

describe('dates and time', () => {
  test('DD/MM/YYYY', () => expect(dmy('2026-02-09')).toBe('09/02/2026'));
  test('Kazakhstan is UTC+5 whatever the machine says', () => {
    const lateEvening = Date.UTC(2026, 1, 9, 20, 30);
    expect(timeKz(lateEvening)).toBe('01:30');
    expect(isoDayKz(lateEvening)).toBe('2026-02-10');
    expect(dateTimeKz('2026-02-09T20:30:00Z')).toBe('10/02/2026,\u00a001:30');
  });
});

test('phones are shown whole or with a hidden middle, in one line, and can be pasted', () => {
  expect(phone('77012345567')).toBe('+7\u00a0(701)\u00a0234\u201155\u201167');
  expect(parsePhone(phone('77012345567'))).toBe('77012345567');
  expect(nsn(phone('77012345567'))).toBe('7012345567');
  expect(phone('701')).toBe('701');
  expect(maskedPhone('77012345567')).toBe('+7\u00a0(701)\u00a0•••\u2011••\u201167');
});

describe('words of time in Russian', () => {
  beforeAll(async () => {
    await setLocale('ru');
    await loadCatalogue('flow');
  });
  test.each([
    [1, '1\u00a0месяц'],
    [2, '2\u00a0месяца'],
    [5, '5\u00a0месяцев'],
    [11, '11\u00a0месяцев'],
    [21, '21\u00a0месяц'],
    [36, '36\u00a0месяцев'],
  ])('%i', (n, text) => expect(months(n, t)).toBe(text));
  test('years and months together', () => {
    expect(duration(27, t)).toBe('2\u00a0года 3\u00a0месяца');
    expect(duration(12, t)).toBe('1\u00a0год');
    expect(duration(0, t)).toBe('0\u00a0месяцев');
  });
});

describe('words of time in Kazakh: the noun stays singular', () => {
  beforeAll(() => setLocale('kk'));
  test('months, years', () => {
    expect(months(1, t)).toBe('1\u00a0ай');
    expect(months(36, t)).toBe('36\u00a0ай');
    expect(years(21, t)).toBe('21\u00a0жыл');
    expect(duration(27, t)).toBe('2\u00a0жыл 3\u00a0ай');
  });
});

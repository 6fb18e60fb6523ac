import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fold, foldMatch } from '../../../../schemas/facts/fold.ts';
import { capitalise, isName, normaliseName } from '../../../../schemas/facts/name.ts';
import { parsePlate } from '../../../../schemas/facts/plate.ts';
import { parseVin, vinCheckDigit } from '../../../../schemas/facts/vin.ts';

describe('names', () => {
  test.each([
    ['иванов', 'Иванов'],
    ['ИВАНОВ', 'Иванов'],
    ['иванов - петров', 'Иванов-Петров'],
    ['  Нұрсұлтан  ', 'Нұрсұлтан'],
    ['асқар ұлы', 'Асқар ұлы'],
    ['ӘБІЛҚАЙЫР', 'Әбілқайыр'],
    ['О’Нил', "О'Нил"],
    ['МакДональд', 'МакДональд'],
    ['Iванова', 'Іванова'],
    ['Smith', 'Smith'],
    ['Қалдарбек  Qyzy', 'Қалдарбек Qуzу'],
  ])('%s becomes %s', (raw, name) => {
    expect(capitalise(normaliseName(raw))).toBe(name);
    expect(isName(normaliseName(raw))).toBe(true);
  });
  test.each(['', '1ван', 'Иван2', '-Иван', 'Иван!', '李', 'Иван\u0000', '<b>', 'Иван\ud800'])(
    '%j is no name',
    (raw) => {
      expect(isName(normaliseName(raw))).toBe(false);
    },
  );
  it('takes every letter of the Kazakh alphabet', () => {
    const letters = 'АӘБВГҒДЕЁЖЗИЙКҚЛМНҢОӨПРСТУҰҮФХҺЦЧШЩЪЫІЬЭЮЯ';
    expect([...letters, ...letters.toLowerCase()].filter((letter) => !isName(letter))).toEqual([]);
  });
  it('are not changed by a second reading', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (raw) => {
        const once = capitalise(normaliseName(raw));
        expect(capitalise(normaliseName(once))).toBe(once);
      }),
      { examples: [['aA'], ['иВАНОВ'], ['ß'], ['ab-CD']] },
    );
  });
});

describe('plates', () => {
  test.each([
    ['237 BLM 01', { plate: '237BLM01', kind: 'person', region: '01' }],
    ['237 ВКМ 01', { plate: '237BKM01', kind: 'person', region: '01' }],
    ['777 аа 20', { plate: '777AA20', kind: 'company', region: '20' }],
    ['12AB05', { plate: '12AB05', kind: 'motorcycle', region: '05' }],
    ['ABC1234', { plate: 'ABC1234', kind: 'trailer' }],
    ['A123BCD', { plate: 'A123BCD', kind: 'old' }],
    ['A123BC', { plate: 'A123BC', kind: 'old' }],
  ])('%s', (raw, plate) => expect(parsePlate(raw)).toEqual(plate));
  test.each(['', '237BLM00', '237BLM21', '237БЛМ01', 'А123ВС77', '1234567', '237BLM011', 'A'.repeat(10_000)])(
    'refuses %s',
    (raw) => {
      expect(parsePlate(raw)).toBeNull();
    },
  );
});

describe('VIN', () => {
  test.each([
    ['ZZZTEST0000000001', 'ZZZTEST0000000001'],
    ['xw8-zzz 61zfg012345', 'XW8ZZZ61ZFG012345'],
    ['ХW8ZZZ61ZFG012345', 'XW8ZZZ61ZFG012345'],
  ])('reads %s', (raw, vin) => expect(parseVin(raw)).toBe(vin));
  test.each([
    '',
    'ZZZTEST000000000',
    'ZZZTEST00000000011',
    'IZZTEST0000000001',
    'OZZTEST0000000001',
    'QZZTEST0000000001',
  ])('refuses %s', (raw) => {
    expect(parseVin(raw)).toBeNull();
  });
  it('knows the check digit of North American cars only', () => {
    expect(vinCheckDigit('1M8GDM9AXKP042788')).toBe(true);
    expect(vinCheckDigit('1M8GDM9A1KP042788')).toBe(false);
    expect(vinCheckDigit('XW8ZZZ61ZFG012345')).toBeNull();
  });
});

describe('search', () => {
  it('does not care for the keyboard', () => {
    expect(fold('Өскемен, ҚАЛАСЫ')).toBe('оскемен каласы');
    expect(foldMatch('оскемен', 'Усть-Каменогорск', 'Өскемен')).toBe(true);
    expect(foldMatch('камен', 'Усть-Каменогорск', 'Өскемен')).toBe(true);
    expect(foldMatch('қарағанды', 'Караганда', 'Қарағанды')).toBe(true);
    expect(foldMatch('карагандинская обл', 'Карагандинская область')).toBe(true);
    expect(foldMatch('ганда', 'Караганда')).toBe(false);
    expect(foldMatch('', 'Алматы')).toBe(true);
  });
  it('folds once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

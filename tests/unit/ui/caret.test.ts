import { describe, expect, test } from 'vitest';
import { type Mask, retype } from '../../../src/ui/form/caret.ts';
import { lastDigitsMask, moneyMask } from '../../../src/ui/form/masks.ts';
import { dateMask, personalNumberMask, phoneMask } from '../../../src/ui/form/person-masks.ts';

/** A field in which one types, pastes and deletes; '|' marks the caret. */
function field(mask: Mask, start = '') {
  let text = start;
  let caret = start.length;
  const apply = (value: string, at: number, inputType?: string) => {
    ({ value: text, caret } = retype({ value, caret: at, inputType }, text, mask));
    return self;
  };
  const self = {
    type: (keys: string) => {
      for (const key of keys) apply(text.slice(0, caret) + key + text.slice(caret), caret + 1, 'insertText');
      return self;
    },
    paste: (words: string) =>
      apply(text.slice(0, caret) + words + text.slice(caret), caret + words.length, 'insertFromPaste'),
    fill: (words: string) => apply(words, words.length),
    backspace: () =>
      caret === 0 ? self : apply(text.slice(0, caret - 1) + text.slice(caret), caret - 1, 'deleteContentBackward'),
    forward: () => apply(text.slice(0, caret) + text.slice(caret + 1), caret, 'deleteContentForward'),
    clear: () => apply('', 0, 'deleteContentBackward'),
    at: (position: number) => {
      caret = position;
      return self;
    },
    get shown() {
      return text.replaceAll('\u00a0', ' ');
    },
    get caret() {
      return `${text.slice(0, caret)}|${text.slice(caret)}`.replaceAll('\u00a0', ' ');
    },
  };
  return self;
}

describe('phone', () => {
  const whole = '+7 (701) 234-55-67';
  test.each(['7012345567', '87012345567', '77012345567', '+77012345567'])('typed as %s', (keys) => {
    expect(field(phoneMask).type(keys).shown).toBe(whole);
  });
  test.each([
    '+7 701 234 55 67',
    '8 (701) 234-55-67',
    '77012345567',
    '7012345567',
    '8-701-234-55-67',
    ' +7(701)2345567',
  ])('pasted as %s', (words) => {
    expect(field(phoneMask).paste(words).shown).toBe(whole);
  });
  test.each(['+77012345567', '87012345567', '7012345567'])('filled in as %s', (words) =>
    expect(field(phoneMask).fill(words).shown).toBe(whole),
  );
  test('an edit in the middle keeps the caret', () => {
    expect(field(phoneMask, whole).at(10).backspace().type('9').caret).toBe('+7 (701) 9|34-55-67');
  });
  test('deleting a separator deletes the digit before it', () => {
    expect(field(phoneMask, '+7 (701) 234').at(9).backspace().caret).toBe('+7 (70|2) 34');
    expect(field(phoneMask, whole).at(13).backspace().caret).toBe('+7 (701) 23|5-56-7');
  });
  test('deleting a separator forwards deletes the digit after it', () => {
    expect(field(phoneMask, whole).at(12).forward().caret).toBe('+7 (701) 234-|56-7');
  });
  test('the drawn prefix can’t be damaged', () => {
    expect(field(phoneMask, whole).at(1).backspace().shown).toBe(whole);
    expect(field(phoneMask, '+7 (701) 2').at(2).backspace().shown).toBe('+7 (701) 2');
  });
  test('one digit too many is dropped, not shifted in', () => {
    expect(field(phoneMask, whole).type('8').shown).toBe(whole);
  });
  test('it can be cleared, and deleted to nothing', () => {
    expect(field(phoneMask, whole).clear().shown).toBe('');
    const eaten = field(phoneMask, '+7 (7');
    expect(eaten.backspace().shown).toBe('');
  });
  test('backspace from the end deletes one digit at a time', () => {
    const phone = field(phoneMask, whole);
    for (let i = 0; i < 10; i++) phone.backspace();
    expect(phone.shown).toBe('');
  });
});

describe('money', () => {
  test.each([
    ['12 500 000 ₸', '12 500 000'],
    ['12.500.000', '12 500 000'],
    ['12,500,000', '12 500 000'],
    ['12500000', '12 500 000'],
    ['12\u00a0500\u00a0000', '12 500 000'],
    ['12\u202f500\u202f000', '12 500 000'],
    ['007', '7'],
    ['abc', ''],
  ])('pasted as %s', (words, shown) => expect(field(moneyMask).paste(words).shown).toBe(shown));
  test('decimals stay decimals, pasted or typed', () => {
    expect(field(moneyMask).paste('12 500 000,50').shown).toBe('12 500 000,50');
    expect(field(moneyMask).type('12500,50').shown).toBe('12 500,50');
  });
  test('twelve digits are a sum, the thirteenth is not taken', () => {
    expect(field(moneyMask).type('123456789012').shown).toBe('123 456 789 012');
    expect(field(moneyMask).type('1234567890123').shown).toBe('123 456 789 012');
  });
  test('commas between groups are groups', () => expect(field(moneyMask).type('1,234,567').shown).toBe('1 234 567'));
  test('groups move while typing in the middle', () => {
    expect(field(moneyMask, '1\u00a0234\u00a0567').at(1).type('9').caret).toBe('19 |234 567');
    expect(field(moneyMask, '1\u00a0234').at(2).backspace().caret).toBe('|234');
  });
});

describe('date', () => {
  test.each(['05111990', '5.11.1990', '05/11/1990'])('typed as %s', (keys) =>
    expect(field(dateMask).type(keys).shown).toBe('05/11/1990'),
  );
  test.each(['1990-11-05', '5.11.1990', '05-11-1990', '05 11 1990'])('pasted as %s', (words) =>
    expect(field(dateMask).paste(words).shown).toBe('05/11/1990'),
  );
  test('an impossible day stays as typed', () => expect(field(dateMask).type('31022026').shown).toBe('31/02/2026'));
  test('a month can be mended in place', () => {
    expect(field(dateMask, '05/11/1990').at(5).backspace().caret).toBe('05/1|1/990');
    expect(field(dateMask, '05/11/1990').at(5).backspace().type('2').caret).toBe('05/12/|1990');
  });
});

test('a personal number takes digits out of anything and stops at twelve', () => {
  expect(field(personalNumberMask).paste('ИИН 900101 300017').shown).toBe('900101300017');
  expect(field(personalNumberMask).type('9001013000179').shown).toBe('900101300017');
});

test('the last digits of a number are its end, where the whole one is pasted', () => {
  const mask = lastDigitsMask(4);
  expect(['9012', ' 9 0 1', '90125', '900115 399 012'].map((raw) => mask.parse(raw))).toEqual([
    '9012',
    '901',
    '9012',
    '9012',
  ]);
});

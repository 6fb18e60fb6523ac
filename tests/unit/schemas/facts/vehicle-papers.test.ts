import { expect, test } from 'vitest';
import { documentNumberPattern } from '../../../../schemas/facts/document-number.ts';
import { parseRegistrationNumber } from '../../../../schemas/facts/registration-certificate.ts';

test.each([
  ['AB12345678', 'AB12345678'],
  ['ав 1234-5678', 'AB12345678'],
  ['  kz00000001 ', 'KZ00000001'],
  ['A12345678', null],
  ['ABC1234567', null],
  ['AB1234567', null],
  ['ЯЖ12345678', null],
  ['', null],
  ['A'.repeat(1000), null],
])('the certificate %s reads as %s', (typed, number) => {
  expect(parseRegistrationNumber(typed)).toBe(number);
});

test.each([
  ['id_card', '012345678', true],
  ['id_card', '12345678', false],
  ['passport', 'N12345678', true],
  ['passport', '123456789', false],
  ['foreign_passport', 'AB12345', true],
  ['foreign_passport', 'AB12', false],
  ['a type of tomorrow', 'X1234', true],
])('%s %s: %s', (type, number, fits) => {
  expect(documentNumberPattern(type).test(number)).toBe(fits);
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { age } from '../../../../schemas/facts/date.ts';
import { checkDigit, isBusinessNumber, personalNumber } from '../../../../schemas/facts/iin.ts';

test.each([
  ['900115399012', '1990-01-15', 'male'],
  ['990305399210', '1999-03-05', 'male'],
  ['950707399034', '1995-07-07', 'male'],
  ['890909499142', '1989-09-09', 'female'],
  ['000229699201', '2000-02-29', 'female'],
  ['900101300017', '1990-01-01', 'male'],
  ['851231456780', '1985-12-31', 'female'],
  ['110301600028', '2011-03-01', 'female'],
  ['900101300811', '1990-01-01', 'male'],
])('%s was born on %s, %s', (digits, birthDate, gender) => {
  expect(personalNumber(digits)).toEqual({ valid: true, digits, birthDate, gender });
});

test.each([
  ['900115399013', 'checksum'],
  ['900151399012', 'checksum'],
  ['900231300010', 'checksum'],
  ['123456789012', 'checksum'],
  ['000000000000', 'allEqual'],
  ['111111111111', 'allEqual'],
  ['90011539901', 'length'],
  ['9001153990122', 'length'],
  ['', 'length'],
  ['90011539901a', 'length'],
  ['٩٠٠١١٥٣٩٩٠١٢', 'length'],
  ['9'.repeat(10_000), 'length'],
])('refuses %s: %s', (raw, reason) => {
  const { valid, reason: why } = personalNumber(raw);
  expect({ valid, why }).toEqual({ valid: false, why: reason });
});

test.each(Array.from({ length: 10 }, (_, k) => `92051740187${k}`))('%s is never issued', (digits) => {
  expect(checkDigit(digits.slice(0, 11))).toBeNull();
  expect(personalNumber(digits)).toEqual({ valid: false, digits, reason: 'neverIssued' });
});

it('only warns of a birth date that does not exist', () => {
  expect(personalNumber('940229399119')).toEqual({
    valid: true,
    digits: '940229399119',
    gender: 'male',
    reason: 'impossibleDate',
  });
});

it("derives nothing for a foreigner's 0 in the seventh place", () => {
  const digits = `90011500001${checkDigit('90011500001')}`;
  expect(personalNumber(digits)).toEqual({ valid: true, digits });
});

it('forgives spaces and hyphens', () => {
  expect(personalNumber(' 900115 399-012 ')).toMatchObject({ valid: true, digits: '900115399012' });
});

test.each(['190340001233', '210540007771', '221241000456'])("%s is a company's number, not a person's", (digits) => {
  expect(isBusinessNumber(digits)).toBe(true);
  expect(personalNumber(digits)).toEqual({ valid: false, digits, reason: 'business' });
});

describe('any number', () => {
  it('has at most one check digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11}$/), (eleven) => {
        const right = Array.from({ length: 10 }, (_, k) => `${eleven}${k}`).filter((digits) => {
          const { reason } = personalNumber(digits);
          return reason === undefined || reason === 'impossibleDate' || reason === 'business';
        });
        expect(right.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        expect(personalNumber(raw).valid).toBe(false);
      }),
    );
  });
});

test.each([
  ['900115399012', '2026-02-01', 36],
  ['010312699086', '2026-02-01', 24],
  ['010312699086', '2026-03-12', 25],
  ['040830599120', '2026-02-01', 21],
  ['100101599130', '2026-02-01', 16],
  ['000229699201', '2026-02-28', 25],
  ['000229699201', '2026-03-01', 26],
])('%s is on %s %i years old', (digits, today, years) => {
  expect(age(personalNumber(digits).birthDate!, today)).toBe(years);
});

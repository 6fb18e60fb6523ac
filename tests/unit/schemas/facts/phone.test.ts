import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  formatPhone,
  isMobile,
  maskPhone,
  nsn,
  parsePhone,
  showPhone,
  toWire,
} from '../../../../schemas/facts/phone.ts';

test.each([
  '7011234567',
  '77011234567',
  '87011234567',
  '+77011234567',
  '+7 701 123 45 67',
  '8 (701) 123-45-67',
  '+7 (701) 123-45-67',
  '8-701-123-45-67',
  '701 123 4567',
  '+7\u00a0701\u00a0123\u00a045\u00a067',
  '7 701 123 45 67',
])('reads %s', (raw) => {
  expect(nsn(raw)).toBe('7011234567');
  expect(parsePhone(raw)).toBe('77011234567');
});

test.each([
  '',
  '701',
  '+7 (701) 123-45-6',
  '+79161234567',
  '89161234567',
  '+380501234567',
  '+7 701 123 45 678',
  '870112345678',
  'семьсот',
  '7011234567x',
  '7011234567, 7021234567',
  '７０１１２３４５６７',
  '7'.repeat(10_000),
])('refuses %s', (raw) => expect(parsePhone(raw)).toBeNull());

describe('a field being typed in', () => {
  it('grows digit by digit and never eats the first seven', () => {
    const shown = Array.from('7011234567', (_, i) => formatPhone('7011234567'.slice(0, i + 1)));
    expect(shown).toEqual([
      '+7 (7',
      '+7 (70',
      '+7 (701) ',
      '+7 (701) 1',
      '+7 (701) 12',
      '+7 (701) 123',
      '+7 (701) 123-4',
      '+7 (701) 123-45',
      '+7 (701) 123-45-6',
      '+7 (701) 123-45-67',
    ]);
    for (const [i, text] of shown.entries()) expect(nsn(text)).toBe('7011234567'.slice(0, i + 1));
  });
  it('shows nothing for nothing', () => expect(formatPhone('')).toBe(''));
});

describe('operators', () => {
  it('knows the mobile ranges', () => {
    const mobile = [
      '700',
      '701',
      '702',
      '705',
      '706',
      '707',
      '708',
      '747',
      '760',
      '764',
      '771',
      '775',
      '776',
      '777',
      '778',
      '785',
    ];
    expect(mobile.filter((code) => !isMobile(`${code}1234567`))).toEqual([]);
    expect(
      ['703', '704', '709', '717', '727', '765', '772', '916'].filter((code) => isMobile(`${code}1234567`)),
    ).toEqual([]);
    expect(isMobile('701123456')).toBe(false);
  });
  it('takes landlines as phones, not as mobiles', () => {
    expect(parsePhone('+7 (727) 250-12-34')).toBe('77272501234');
    expect(isMobile('7272501234')).toBe(false);
  });
});

it('shows and masks what is in the data', () => {
  expect(showPhone('77011234567')).toBe('+7 (701) 123-45-67');
  expect(showPhone('unknown')).toBe('unknown');
  expect(maskPhone('77011234567')).toBe('+7 (701) •••-••-67');
  expect(maskPhone('')).toBe('');
});

it('comes back from every way of showing it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^7\d{9}$/), (national) => {
      expect(parsePhone(formatPhone(national))).toBe(toWire(national));
      expect(parsePhone(toWire(national))).toBe(toWire(national));
      expect(parsePhone(`8${national}`)).toBe(toWire(national));
    }),
  );
});

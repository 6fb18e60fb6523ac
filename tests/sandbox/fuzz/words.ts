import fc from 'fast-check';
import { demoAccounts } from '../../../sandbox/services/auth/accounts.ts';
import { checkDigit } from '../../../schemas/facts/iin.ts';
import { banks } from '../../../sandbox/data/banks.ts';
import { CONSENTS_VERSION, mandatoryConsents } from '../../../sandbox/data/consents.ts';
import { carMarks, carModels } from '../../../sandbox/data/cars.ts';

/** Stands for an id that is chosen when the request is sent: among those that were seen, by this number. */
export interface IdHole {
  readonly $id: number;
  /** What the id is for: the operation's path, or the name of the field. */
  readonly of: string;
}

export const isHole = (value: unknown): value is IdHole => {
  const { $id, of } = (value ?? {}) as Partial<Record<'$id' | 'of', unknown>>;
  return typeof $id === 'number' && typeof of === 'string';
};

/** Numbers of invented people who have no account: what is written of them belongs to nobody else. */
export const people = ['90010130001', '85050540002', '79090930001', '01020350001', '99123130001'].flatMap((eleven) => {
  const check = checkDigit(eleven);
  return check === null ? [] : [`${eleven}${check}`];
});

const hole = (of: string): fc.Arbitrary<IdHole> => fc.nat(1000).map(($id) => ({ $id, of }));
const day = fc.constantFrom(
  '2026-02-01',
  '2026-02-15',
  '1990-01-15',
  '2020-03-11',
  '2030-03-10',
  '2024-02-29',
  '1900-01-01',
);

/** Texts that mean something in a field of this name, so that a request comes further than its first check. */
export function hintedText(name: string, format: string): fc.Arbitrary<unknown> {
  const word = name.toLowerCase();
  if (format === 'date') return day;
  if (format === 'date-time') return day.map((one) => `${one}T06:00:00.000Z`);
  if (format === 'binary') return fc.constant('file');
  if (/mark/.test(word)) return fc.constantFrom(...carMarks.slice(0, 5).map(({ id }) => id));
  if (/model/.test(word)) return fc.constantFrom(...carModels.slice(0, 9).map(({ id }) => id));
  if (format === 'uuid' || /(^|[ _a-z])ids?$/.test(word)) return hole(name);
  if (/(personal.?number|iin)/.test(word)) return fc.constantFrom(...people);
  if (/phone/.test(word)) return fc.constantFrom('77015550001', '77015550002', '77015550003');
  if (/^type$/.test(word)) return fc.constantFrom('main', 'friend', 'id_card', 'account_statement', 'id_front');
  if (/alias/.test(word)) return fc.constantFrom(...mandatoryConsents, 'account_statement');
  if (/version/.test(word)) return fc.constant(CONSENTS_VERSION);
  if (/plate|vin|productid|repeatof|build|apartment/.test(word)) return fc.constant(null);
  if (/password/.test(word)) return fc.constantFrom('demo-password', 'wrong');
  if (/username/.test(word)) return fc.constantFrom(...demoAccounts.map(({ username }) => username), 'nobody');
  if (/code/.test(word)) return fc.constantFrom('000000', '999999', '123456');
  if (/redirect/.test(word)) return fc.constantFrom('/aitu-pending', '/sign-success', 'https://evil.example/');
  if (/locality/.test(word)) return fc.constantFrom('75-d2', '71', 'nowhere');
  if (/bank/.test(word)) return fc.constantFrom(...banks.map(({ alias }) => alias), 'no-such-bank');
  if (/date|dateto|datefrom/.test(word)) return day;
  return fc.constantFrom('Пробный', 'Иван', 'Алматы');
}

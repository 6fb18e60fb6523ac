import { describe, expect, it } from 'vitest';
import {
  documentForm,
  documentWarnings,
  examples as documents,
  usualDateEnd,
} from '../../../schemas/shared/document.form.ts';
import { examples as jobs, jobForm, jobWarnings } from '../../../schemas/shared/job.form.ts';
import { check, parseMessage, type Checked, type Warning } from '../../../schemas/kit.ts';
import { examples as personals, personalForm, personalWarnings } from '../../../schemas/shared/personal.form.ts';

const must = <T>(result: Checked<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.values;
};
const ids = (warnings: readonly Warning[]): Record<string, string> =>
  Object.fromEntries(warnings.map(({ path, message }) => [path, parseMessage(message).id]));

describe('a birth date beside the personal number', () => {
  const person = must(check(personalForm({ today: '2026-02-01' }), personals.valid[0]));
  it('is silent when they agree or nothing can be derived', () => {
    expect(ids(personalWarnings(person, '900115399012'))).toEqual({});
    expect(ids(personalWarnings(person, ''))).toEqual({});
  });
  it('warns when they differ', () => {
    expect(ids(personalWarnings(person, '950707399034'))).toEqual({ dateOfBirth: 'form.dobMismatch' });
  });
  it('warns when the number holds a date that does not exist', () => {
    expect(ids(personalWarnings(person, '940229399119'))).toEqual({ dateOfBirth: 'form.iinDate' });
  });
});

describe('a document', () => {
  const card = must(check(documentForm({ today: '2026-02-01', birthDate: null }), documents.valid[0]));
  it('warns in its last 29 days', () => {
    expect(ids(documentWarnings(card, '2029-02-08'))).toEqual({});
    expect(ids(documentWarnings(card, '2029-02-09'))).toEqual({ 'document.dateEnd': 'form.docExpires' });
  });
  it('lives ten years as a rule', () => {
    expect(usualDateEnd('2019-03-11')).toBe('2029-03-11');
    expect(usualDateEnd('2020-02-29')).toBe('2030-02-28');
  });
  it('could not be issued before sixteen, where the birth date is known', () => {
    const issued = (dateIssue: string) =>
      check(documentForm({ today: '2026-02-01', birthDate: '2003-03-12' }), {
        document: { ...documents.valid[0].document, dateIssue },
      });
    expect(issued('12/03/2019').ok).toBe(true);
    expect(issued('11/03/2019')).toEqual({ ok: false, errors: { 'document.dateIssue': 'form.docAge|{"x":16}' } });
  });
});

describe('work and income', () => {
  const [employed, retired, , student, , soldier] = jobs.valid.map((raw) => must(check(jobForm, raw)));
  it('is silent when there is nothing to say', () => {
    expect(ids(jobWarnings(employed!, '2026-02-01'))).toEqual({});
    expect(ids(jobWarnings(retired!, '2026-02-01'))).toEqual({});
  });
  it('warns below six months and below the least wage, not at them', () => {
    const told = (experienceLast: number, value: number) =>
      Object.keys(ids(jobWarnings({ job: { experienceLast }, incomes: [{ type: 'main', value }] }, '2026-02-01')));
    expect([told(6, 85_000), told(5, 85_000), told(6, 84_999)]).toEqual([
      [],
      ['job.experienceLast'],
      ['incomes.0.value'],
    ]);
  });
  it('warns of a low income and of a young job', () => {
    expect(ids(jobWarnings(student!, '2026-02-01'))).toEqual({ 'incomes.0.value': 'form.incomeLow' });
    const [low] = jobWarnings(student!, '2026-02-01');
    expect(parseMessage(low?.message ?? '').values).toEqual({ x: '85\u00a0000' });
    expect(ids(jobWarnings(soldier!, '2026-02-01'))).toEqual({ 'job.experienceLast': 'form.experienceShort' });
  });
  it('knows the wage of the day, and asks it of the main income alone', () => {
    const of = (incomes: { type: string; value: number }[], today: string) =>
      ids(jobWarnings({ job: { experienceLast: null }, incomes }, today));
    expect(of([{ type: 'main', value: 75_000 }], '2023-12-31')).toEqual({});
    expect(of([{ type: 'main', value: 75_000 }], '2024-01-01')).toEqual({ 'incomes.0.value': 'form.incomeLow' });
    expect(
      of(
        [
          { type: 'rent', value: 1 },
          { type: 'main', value: 1 },
        ],
        '2026-02-01',
      ),
    ).toEqual({
      'incomes.1.value': 'form.incomeLow',
    });
  });
});

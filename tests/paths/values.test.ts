import { describe, expect, test } from 'vitest';
import { markOf } from './support/marks.ts';
import { provenanceOf, type Making } from './support/provenance.ts';
import { valueDifferences, valuesIn } from './support/values-file.ts';

interface Said {
  readonly id: string | null;
  readonly answers: {
    readonly SUBMIT_TERMS?: { term: number; fee: number; provesIncome: boolean; kind: string; phone: string | null };
  };
  readonly responses: { readonly claim?: { banks: { alias: string }[] } };
}
const terms = { term: 36, fee: 100_000, provesIncome: true, kind: 'new', phone: null };
const said: Said = { id: 'c-1', answers: { SUBMIT_TERMS: terms }, responses: { claim: { banks: [{ alias: 'a' }] } } };
const sourcesOf = (making: (c: Said) => unknown, contexts: readonly Said[] = [said]) =>
  Object.fromEntries([...provenanceOf(making as Making, contexts)].map(([value, from]) => [value, [...from]]));

describe('where values come from', () => {
  test('copies are told by the field, also inside of what is handed on whole', () => {
    expect(
      sourcesOf((c) => ({
        path: { id: c.id ?? '' },
        body: { term: c.answers.SUBMIT_TERMS?.term, phone: c.answers.SUBMIT_TERMS?.phone, of: c.responses.claim },
      })),
    ).toEqual({
      'path.id': ['id'],
      'body.term': ['SUBMIT_TERMS.term'],
      'body.phone': ['SUBMIT_TERMS.phone'],
      'body.of.banks[0].alias': ['claim.banks[0].alias'],
    });
  });

  test('equal values of two fields are told apart', () => {
    const same = { ...said, answers: { SUBMIT_TERMS: { ...terms, fee: 36 } } };
    expect(sourcesOf((c) => ({ fee: c.answers.SUBMIT_TERMS?.term }), [same])).toEqual({ fee: ['SUBMIT_TERMS.term'] });
  });

  test('what is made of a field, and what is always the same', () => {
    expect(
      sourcesOf((c) => ({
        income: c.answers.SUBMIT_TERMS?.provesIncome === true ? 'with' : 'without',
        half: (c.answers.SUBMIT_TERMS?.fee ?? 0) / 2,
        discount: 0,
      })),
    ).toEqual({
      income: ['transformed(SUBMIT_TERMS.provesIncome) as "with"'],
      half: ['transformed(SUBMIT_TERMS.fee) as 50000'],
      discount: ['constant 0'],
    });
  });

  test('a choice is tried with what it is in other samples', () => {
    const used = { ...said, answers: { SUBMIT_TERMS: { ...terms, kind: 'used' } } };
    const making = (c: Said) => ({ isUsed: c.answers.SUBMIT_TERMS?.kind === 'used' });
    expect(sourcesOf(making, [said])).toEqual({ isUsed: ['constant false'] });
    expect(sourcesOf(making, [said, used])).toEqual({ isUsed: ['transformed(SUBMIT_TERMS.kind) as false'] });
  });

  test('what is not there in some sample is not taken for a constant of the others', () => {
    const silent: Said = { ...said, answers: {} };
    const making = ({ answers: { SUBMIT_TERMS: terms_ } }: Said) => (terms_ ? { fee: terms_.fee } : {});
    expect(sourcesOf(making, [silent, said])).toMatchObject({ fee: ['SUBMIT_TERMS.fee'] });
  });

  test.each([7, true, '2026-02-01', '2023-05-17T10:00:00Z', '77020000005', 'life', '', null])(
    'a mark is of the kind of %j, and another',
    (value) => {
      const mark = markOf(value);
      expect(mark).not.toEqual(value);
      expect(typeof mark).toBe(value === null ? 'string' : typeof value);
      if (typeof value === 'string' && value.includes('-')) expect(Number.isNaN(Date.parse(String(mark)))).toBe(false);
    },
  );
});

describe('differences in words', () => {
  const then = valuesIn('save · put · body.a ← SAY.a\nsave · put · body.b ← SAY.b\nsave · put · path.id ← id\n');
  test('of two fields that have changed places, of one that is gone and one that is new', () => {
    const now = valuesIn(
      'save · put · body.a ← SAY.b\nsave · put · body.b ← SAY.a\nsave · put · body.c ← constant 1\n',
    );
    expect(valueDifferences(then, now)).toEqual([
      'save · put · body.a now comes from SAY.b, and came from SAY.a',
      'save · put · body.b now comes from SAY.a, and came from SAY.b',
      'save · put · body.c is new, and comes from constant 1',
      'save · put · path.id is not sent any more; it came from id',
    ]);
    expect(valueDifferences(then, then)).toEqual([]);
  });
});

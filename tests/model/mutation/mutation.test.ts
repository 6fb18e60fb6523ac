import { describe, expect, test } from 'vitest';
import { modelOf, models } from '../support.ts';
import { judge } from './judge.ts';
import { mutantsOf } from './mutants.ts';

/** A sample for every run; `npm run test:mutation` takes them all. A small flow is asked more closely: few say little. */
const EVERY = 61;
const AT_LEAST = 40;

describe.each(models.map(({ id }) => id))('%s: what would be noticed', { timeout: 300_000 }, (id) => {
  const { machine, eventSamples, graph } = modelOf(id);
  const mutants = mutantsOf(machine);

  test('a broken machine fails a path, or cannot be told from the whole one', () => {
    const decide = judge(machine, eventSamples, graph);
    const every = Math.min(EVERY, Math.floor(mutants.length / AT_LEAST));
    const sample = mutants.filter((_, i) => i % every === 0);
    const verdicts = sample.map((mutant) => ({ what: `${mutant.operator}: ${mutant.what}`, ...decide(mutant) }));
    expect(verdicts.filter(({ end }) => end === 'alive')).toEqual([]);
    expect(verdicts.filter(({ end }) => end === 'golden' || end === 'conformance').length).toBeGreaterThan(
      sample.length * 0.7,
    );
  });

  test('mutants are of every kind, and each is another machine', () => {
    const operators = new Set(mutants.map(({ operator }) => operator));
    for (const operator of [
      'drop transition',
      'retarget',
      'swap transitions',
      'drop guard',
      'negate guard',
      'swap done and failed',
      'wrong call',
      'final becomes normal',
    ])
      expect(operators, operator).toContain(operator);
    expect(new Set(mutants.map(({ operator, what }) => `${operator} ${what}`)).size).toBe(mutants.length);
  });
});

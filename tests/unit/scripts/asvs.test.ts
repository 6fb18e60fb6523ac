import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/lib/run.ts';

interface Requirement {
  readonly id: string;
  readonly level: number;
  readonly verdict: string;
  readonly why: string;
  readonly proof?: readonly string[];
}

const { sections } = JSON.parse(readFileSync(join(root, 'docs/security/asvs.json'), 'utf8')) as {
  sections: readonly { readonly section: string; readonly requirements: readonly Requirement[] }[];
};
const all = sections.flatMap(({ requirements }) => requirements);

/** Requirements of levels 1 and 2, counted by chapter in the standard itself (5.0.0). */
const BY_CHAPTER: Readonly<Record<string, number>> = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  10: 29,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
  17: 7,
};

it('has every requirement of the standard once, under its section', () => {
  const count = (chapter: string): number => all.filter(({ id }) => id.startsWith(`v5.0.0-${chapter}.`)).length;
  expect(Object.fromEntries(Object.keys(BY_CHAPTER).map((chapter) => [chapter, count(chapter)]))).toEqual(BY_CHAPTER);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { section, requirements } of sections)
    for (const { id, level } of requirements) {
      expect(id).toMatch(new RegExp(`^v5\\.0\\.0-${section.slice(1).replaceAll('.', '\\.')}\\.\\d+$`));
      expect([1, 2]).toContain(level);
    }
});

it('gives each a verdict with a reason, and what is met a proof', () => {
  for (const { id, verdict, why, proof = [] } of all) {
    expect(['met', 'not applicable', "partner's", 'not met'], id).toContain(verdict);
    expect(why.length, id).toBeGreaterThan(5);
    if (verdict === 'met') expect(proof.length, id).toBeGreaterThan(0);
    if (verdict === 'not applicable') expect(proof, id).toEqual([]);
  }
});

it('names proofs that are there, here and in SECURITY.md', () => {
  const told = [...readFileSync(join(root, 'SECURITY.md'), 'utf8').matchAll(/`(tests\/[^`]+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(told.length).toBeGreaterThan(20);
  const named = new Set([...all.flatMap(({ proof = [] }) => proof), ...told]);
  expect([...named].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropStamp, isFresh, keepStamp, stampOf } from '../../../scripts/lib/fresh.ts';

let base: string;
const write = (file: string, text: string): void => {
  mkdirSync(join(base, file, '..'), { recursive: true });
  writeFileSync(join(base, file), text);
};
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'fresh-'));
  write('src/a.ts', '1');
  write('dist/index.html', '');
  keepStamp(stampOf(base), base);
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

test('a build stands until one of its sources changes', () => {
  expect(isFresh(base)).toBe(true);
  write('src/a.ts', '2');
  expect(isFresh(base)).toBe(false);
  write('src/a.ts', '1');
  expect(isFresh(base)).toBe(true);
  write('src/b.ts', '');
  expect(isFresh(base)).toBe(false);
});

test('what a build makes itself, and what is no part of it, changes nothing', () => {
  write('src/generated/index.ts', 'anew');
  write('tests/a.test.ts', 'anew');
  expect(isFresh(base)).toBe(true);
});

test('a build that has begun and not ended, or is gone, is none', () => {
  dropStamp(base);
  expect(isFresh(base)).toBe(false);
  keepStamp(stampOf(base), base);
  rmSync(join(base, 'dist'), { recursive: true });
  expect(isFresh(base)).toBe(false);
});

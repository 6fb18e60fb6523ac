import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/lib/run.ts';

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
}

it('names every package that the application may contain, and no other', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const shipped = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  const notices = readFileSync(join(root, 'THIRD_PARTY_NOTICES.md'), 'utf8');
  const named = [...notices.matchAll(/`(@?[a-z][\w./@*-]*)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.includes('.') || name.startsWith('@'));
  const covers = (name: string, one: string) =>
    name.endsWith('/*') ? one.startsWith(name.slice(0, -1)) : one === name;

  expect(shipped.length).toBeGreaterThan(20);
  expect(shipped.filter((one) => !named.some((name) => covers(name, one)))).toEqual([]);
  expect(named.filter((name) => !shipped.some((one) => covers(name, one)))).toEqual([]);
});

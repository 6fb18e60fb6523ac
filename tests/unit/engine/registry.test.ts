import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { screenIds, screens, type ScreenId } from '../../../machines/screens.ts';
import type * as registryModule from '../../../src/engine/registry.ts';

/** A page that has just been opened. */
let registry: typeof registryModule;
beforeEach(async () => {
  vi.resetModules();
  registry = await import('../../../src/engine/registry.ts');
});

it('knows the pages at once and the products only when they were asked for', async () => {
  expect(registry.screensAt('/login')).toEqual(['login']);
  expect(registry.screenSpec('how-it-works')).toEqual(screens['how-it-works']);
  expect(registry.flowOf('guide')).toBeNull();
  expect(registry.isKnownAt('/client-claim-c2c')).toBe(false);
  expect(() => registry.screenSpec('c2c-car')).toThrow('not here yet');
  await registry.wholeRegistry();
  expect(registry.isKnownAt('/client-claim-c2c')).toBe(true);
  for (const id of screenIds) {
    expect(registry.screenSpec(id), id).toEqual(screens[id]);
    expect(registry.pathOf(id), id).toBe(screens[id].path);
  }
});

it('knows where everything leads that the first page may show', () => {
  const folders = ['src/screens/pages', 'src/ui', 'src/app', 'src/blocks'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(folder, name)),
  );
  const targets = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<(?:Link|LinkButton)\b[^>]*?\bto="([\w-]+)"/gs)].map(([, to]) => to),
  );
  expect(targets).toEqual(expect.arrayContaining(['home', 'c2c-car', 'claim-detail']));
  for (const to of new Set(targets)) expect(registry.pathOf(to as ScreenId), to).toBe(screens[to as ScreenId].path);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { addresses } from '../../../machines/generated/addresses.ts';
import { flowIds } from '../../../machines/generated/products.ts';
import type { FlowMeta } from '../../../machines/kit/meta.ts';
import { flowOf, screenIds, screens, screensAt, screenSpec, type ScreenId } from '../../../machines/screens.ts';
import { machineOf } from '../../../scripts/lib/machine-of.ts';
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
  expect(() => registry.flowOf('c2c-car')).toThrow('not here yet');
  await registry.entriesAt('/client-claim-c2c');
  expect(registry.isKnownAt('/client-claim-c2c')).toBe(true);
  expect(registry.screenSpec('bank-selected')).toEqual(screens['bank-selected']);
  expect(registry.flowOf('c2c-car')).toBe('credit-claim');
  // Of other products nothing came, also not of those that share addresses with this one.
  expect(() => registry.screenSpec('insurance-begin')).toThrow('not here yet');
  expect(registry.isKnownAt('/success')).toBe(false);
});

it('knows every screen once its address was asked for', async () => {
  for (const pattern of addresses) {
    await registry.entriesAt(pattern);
    expect(registry.isKnownAt(pattern), pattern).toBe(true);
    expect(registry.screensAt(pattern).toSorted(), pattern).toEqual(screensAt(pattern).toSorted());
  }
  for (const id of screenIds) {
    expect(registry.screenSpec(id), id).toEqual(screens[id]);
    expect(registry.flowOf(id), id).toBe(flowOf(id));
    expect([registry.pathOf(id), registry.kindOf(id)], id).toEqual([screens[id].path, screenSpec(id).kind ?? null]);
  }
});

it('knows where flows lead to when they are over: the other product has not come then', async () => {
  const targets = new Set<ScreenId>();
  for (const id of flowIds) {
    const { root } = await machineOf(id);
    for (const { meta } of Object.values(root.states as Record<string, { meta?: FlowMeta }>)) {
      const to = meta?.leave?.to;
      if (to !== undefined && flowOf(to) !== id) targets.add(to);
    }
  }
  expect([...targets]).toEqual(expect.arrayContaining(['c2c-car', 'casco-life-choice', 'my-applications']));
  for (const to of targets)
    expect([registry.pathOf(to), registry.kindOf(to)], to).toEqual([screens[to].path, screenSpec(to).kind ?? null]);
});

it('knows where everything leads that the first page may show', () => {
  const folders = ['src/pages', 'src/ui', 'src/app', 'src/blocks'];
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

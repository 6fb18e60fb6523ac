import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { START, startWorld, type World } from '../../../scripts/lib/world.ts';
import { guardPages, type PageGuard } from './page-guard.ts';
import { createSandboxClient, type SandboxClient } from './sandbox.ts';

export { expect };

/** Longer leaps skip the ticks between: a countdown of a day is not watched second by second. */
const LONG_MS = 3_600_000;

interface Options {
  /** The language the page opens in. */
  language: 'ru' | 'kk';
}

interface Fixtures {
  sandbox: SandboxClient;
  /** Moves the time of the sandbox and of the browser together. */
  clock: { advance(ms: number): Promise<void> };
  /** Fails the test when the page has an accessibility fault (WCAG 2.2 A and AA). */
  axe: (within?: string) => Promise<void>;
  /** On in every test: errors of the page and of the sandbox fail it. */
  guard: PageGuard;
}

/**
 * Playwright's `test` with a built page and a sandbox of the worker's own: fresh data before each test, time from
 * 2026-02-01 on both sides.
 */
export const test = base.extend<Options & Fixtures, { world: World; folder: string | null }>({
  language: ['ru', { option: true }],

  /** The built folder to serve; `dist`, or what E2E_DIST names, unless a test brings its own. */
  folder: [process.env['E2E_DIST'] ?? null, { option: true, scope: 'worker' }],

  world: [
    async ({ folder }, use) => {
      const world = await startWorld(folder ?? undefined);
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 30_000 },
  ],

  baseURL: async ({ world }, use) => use(world.origin),

  sandbox: async ({ world }, use) => {
    const sandbox = createSandboxClient(world.origin);
    await sandbox.reset();
    await use(sandbox);
  },

  guard: [
    async ({ context, sandbox, language, world }, use) => {
      const guard = await guardPages(context);
      await context.addCookies([{ name: 'locale', value: language, url: world.origin, sameSite: 'Lax' }]);
      await context.clock.install({ time: START });
      await use(guard);
      expect(guard.faults(), 'errors of the page').toEqual([]);
      expect(await sandbox.problems(), 'faults of the sandbox').toEqual([]);
    },
    { auto: true },
  ],

  clock: async ({ context, sandbox }, use) => {
    await use({
      async advance(ms) {
        // The sandbox first: what the page asks when its timers run must already be there.
        await sandbox.advance(ms);
        if (ms > LONG_MS) await context.clock.fastForward(ms);
        else await context.clock.runFor(ms);
      },
    });
  },

  axe: async ({ page }, use) => {
    await use(async (within) => {
      expect(await accessibilityFaults(page, within), 'accessibility').toEqual([]);
    });
  },
});

async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  // axe waits by timers: under a paused clock it would wait for ever.
  await page.clock.resume();
  const builder = new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // There are no frames: without a second page to gather them in, a scan takes half the time.
    .setLegacyMode(true);
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${help}: ${String(target)} ${html}`),
  );
}

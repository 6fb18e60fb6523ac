import { expect, type Page, test as base } from '@playwright/test';
import { START, startWorld, type World } from '../../../scripts/lib/world.ts';
import { guardPages, type PageGuard } from './page-guard.ts';
import { SENT, type SentWatch, watchSent } from './sent.ts';
import { scan } from './scan.ts';
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
  /**
   * Moves the time of the sandbox and of the browser together, ms. `advance`: every tick is run. `leap`: what became due
   * runs once, so that a read can end before it is given up.
   */
  clock: Record<'advance' | 'leap', (ms: number) => Promise<void>>;
  /** Fails the test when the page has an accessibility fault (WCAG 2.2 A and AA). */
  axe: (within?: string) => Promise<void>;
  /** On in every test: errors of the page and of the sandbox fail it. */
  guard: PageGuard;
  /** On in every test: what its pages send. */
  sent: SentWatch;
}

/**
 * Playwright's `test` with a built page and a sandbox of the worker's own: fresh data before each test, time from
 * 2026-02-01 on both sides. The sandbox's stands until it is moved (`clock`), the page's runs.
 */
export const test = base.extend<Options & Fixtures, { world: World; folder: string | null; telemetry: boolean }>({
  language: ['ru', { option: true }],

  /** The built folder to serve; `dist`, or what E2E_DIST names, unless a test brings its own. */
  folder: [process.env['E2E_DIST'] ?? null, { option: true, scope: 'worker' }],

  /** Whether pages tell of their use. */
  telemetry: [false, { option: true, scope: 'worker' }],

  world: [
    async ({ folder, telemetry }, use) => {
      const world = await startWorld(folder ?? undefined, undefined, telemetry);
      await use(world);
      await world.stop();
    },
    // A process starts slowly on a busy machine.
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ world }, use) => use(world.origin),

  sandbox: async ({ world }, use) => {
    const sandbox = createSandboxClient(world.origin);
    await sandbox.reset();
    // Partners answer when a test moves their time, however busy the machine is.
    await sandbox.call('POST', 'clock', { frozen: true });
    await use(sandbox);
  },

  sent: [
    async ({ context }, use, { annotations }) => {
      const sent = watchSent(context);
      await use(sent);
      annotations.push({ type: SENT, description: sent.ids().join(' ') });
    },
    { auto: true },
  ],

  guard: [
    async ({ context, sandbox, language, world }, use) => {
      const guard = await guardPages(context);
      await context.addCookies([{ name: 'locale', value: language, url: world.origin, sameSite: 'Lax' }]);
      await context.clock.install({ time: START });
      await context.addInitScript(withoutChance);
      await use(guard);
      expect(guard.faults(), 'errors of the page').toEqual([]);
      expect(await sandbox.problems(), 'faults of the sandbox').toEqual([]);
    },
    { auto: true },
  ],

  clock: async ({ context, sandbox }, use) => {
    // The sandbox first: what the page asks when its timers run must already be there.
    const leap = async (ms: number): Promise<void> => {
      await sandbox.advance(ms);
      await context.clock.fastForward(ms);
    };
    await use({
      leap,
      async advance(ms) {
        if (ms > LONG_MS) return leap(ms);
        await sandbox.advance(ms);
        await context.clock.runFor(ms);
      },
    });
  },

  axe: async ({ page }, use) => {
    await use(async (within) => {
      expect(await accessibilityFaults(page, within), 'accessibility').toEqual([]);
    });
  },
});

/**
 * Runs in the page: chance hits the middle, and never twice the same, so that a pause is as long as it is meant to be. Another page
 * begins elsewhere: entries of the history are named by it.
 */
function withoutChance(): void {
  let asked = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000;
  Math.random = () => 0.5 - (asked = (asked + 1) % 1_000_000) * 1e-12;
}

const MORE_RULES = {
  // 2.5.3, which the checker takes for an experiment: whoever speaks to the page says what stands there.
  'label-content-name-mismatch': { enabled: true },
  // No part of WCAG's letter: headings without a gap, and columns with a name.
  'heading-order': { enabled: true },
  'empty-heading': { enabled: true },
  'empty-table-header': { enabled: true },
};

/** Bars that stay at the edges of the window lie on what is scrolled under them: for a check they stand in their places. */
async function atRest<T>(page: Page, check: () => Promise<T>): Promise<T> {
  const before = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Where a form has a bar, its button stands in it.
    sheet.replaceSync('[data-foot], [data-foot] + [type=submit], header { position: static !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return document.adoptedStyleSheets.length - 1;
  });
  try {
    return await check();
  } finally {
    await page.evaluate((at) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((_sheet, index) => index !== at);
    }, before);
  }
}

async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const violations = await atRest(page, () => scan(page, { rules: MORE_RULES, runOnly: tags }, within));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${help}: ${String(target)} ${html}`),
  );
}

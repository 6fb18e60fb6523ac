import { defineConfig, devices } from '@playwright/test';
import { findBrowser, findHeadless } from './scripts/browser.ts';

/** Whoever watches needs a window. Found once: workers inherit what is found. */
const isWatched = process.argv.some((one) => ['--headed', '--ui', '--debug'].includes(one));
const whole = (process.env['WHOLE_BROWSER'] ??= findBrowser());
const executablePath = (process.env['BROWSER_OF_TESTS'] ??= isWatched ? whole : findHeadless());

/**
 * Browser tests on the built page and a sandbox of each worker's own (`tests/e2e/support/fixtures.ts`). A flaky test is
 * a failed one: nothing is retried.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'products/*/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // No test measures time: these only end what hangs, also on a machine four times slower than the usual one, where a whole
  // journey takes two minutes.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./tests/e2e/support/sent-reporter.ts'], ['./tests/e2e/support/pace-reporter.ts']],
  use: {
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
    viewport: { width: 390, height: 844 },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Even of actions and calls alone a record took an eighth of the run, and only a failure's is looked at. Of a test that
    // failed: npm run e2e -- --trace retain-on-failure <file>. Who walks a path (`npm run qa`) has it at once.
    trace:
      process.env['QA_PLAN'] === undefined
        ? 'off'
        : { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      // `npm run qa -- --slow 500`
      slowMo: Number(process.env['QA_SLOW'] ?? 0),
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Letters are as wide as in a browser with windows.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'mobile', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 } },
  ],
});

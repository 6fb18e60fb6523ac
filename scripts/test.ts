import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.ts';
import { NO_ENGINES } from './engines.ts';
import { installedProxies, NO_PROXIES } from './lib/proxies.ts';
import { runBin } from './lib/run.ts';
import { findPostgres, LEFT_OUT } from './postgres.ts';

interface Sum {
  passed: number;
  failed: number;
}

/** A runner that did not finish its report has failed, whatever else it says. */
const crashed: Sum = { passed: 0, failed: 1 };

/** What could not be tried on this machine: said at the end, where it is seen. */
let leftOut: readonly string[] = [];

const reports = mkdtempSync(join(tmpdir(), 'reports-'));

/** All gates and the build, then the tests without a browser, then those in the browser; the last line sums up. */
async function test(): Promise<Sum> {
  const sums = [await check({ all: true })];

  // Installs a server where it may: vitest's configuration only looks whether there is one.
  leftOut = [
    ...(findPostgres() === undefined ? [LEFT_OUT] : []),
    ...(installedProxies() === undefined ? [NO_PROXIES] : []),
    NO_ENGINES,
  ];
  const vitestReport = join(reports, 'vitest.json');
  const vitest = await runBin(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`],
    { show: true },
  );
  sums.push(vitestSum(vitestReport, vitest.code));

  const playwrightReport = join(reports, 'playwright.json');
  // What no page sends although a contract has it is a failure of the run.
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, E2E_SENT: 'check' };
  const reporters = 'list,json,./tests/e2e/support/sent-reporter.ts,./tests/e2e/support/pace-reporter.ts';
  const playwright = await runBin('playwright', ['test', `--reporter=${reporters}`], { show: true, env });
  sums.push(playwrightSum(playwrightReport, playwright.code));

  return { passed: total(sums, 'passed'), failed: total(sums, 'failed') };
}

const total = (sums: readonly Sum[], key: keyof Sum): number => sums.reduce((sum, one) => sum + one[key], 0);

function vitestSum(file: string, code: number): Sum {
  if (!existsSync(file)) return crashed;
  const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests }, code);
}

function playwrightSum(file: string, code: number): Sum {
  if (!existsSync(file)) return crashed;
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return honest({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, code);
}

/** A runner that ends red has a failure, even when no single test has (a file that does not load). */
const honest = (sum: Sum, code: number): Sum => (code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum);

const { passed, failed } = await test();
rmSync(reports, { recursive: true, force: true });
for (const one of leftOut) console.log(`\n${one}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

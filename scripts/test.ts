import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.ts';
import { NO_ENGINES } from './engines.ts';
import { installedProxies, NO_PROXIES } from './lib/proxies.ts';
import { honest, playwrightSum, type Sum, vitestSum } from './lib/reports.ts';
import { runBin } from './lib/run.ts';
import { findPostgres, LEFT_OUT } from './postgres.ts';

/** A runner that did not finish its report has failed, whatever else it says. */
const crashed = (runner: string): Sum => ({ passed: 0, failed: 1, names: [`${runner}: no report`] });

/** What could not be tried on this machine: said at the end, where it is seen. */
let leftOut: readonly string[] = [];

const reports = mkdtempSync(join(tmpdir(), 'reports-'));

/** All gates and the build, then the tests without a browser, then those in the browser; the last line sums up. */
async function test(): Promise<Sum> {
  const sums: Sum[] = [await check({ all: true })];

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
  sums.push(sumOf('vitest', vitestReport, vitest.code, vitestSum));

  const playwrightReport = join(reports, 'playwright.json');
  // What no page sends although a contract has it is a failure of the run.
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, E2E_SENT: 'check' };
  const reporters = 'list,json,./tests/e2e/support/sent-reporter.ts,./tests/e2e/support/pace-reporter.ts';
  const playwright = await runBin('playwright', ['test', `--reporter=${reporters}`], { show: true, env });
  sums.push(sumOf('playwright', playwrightReport, playwright.code, playwrightSum));

  const total = (key: 'passed' | 'failed') => sums.reduce((sum, one) => sum + one[key], 0);
  return { passed: total('passed'), failed: total('failed'), names: sums.flatMap(({ names }) => names) };
}

function sumOf<Report>(runner: string, file: string, code: number, sum: (report: Report) => Sum): Sum {
  if (!existsSync(file)) return crashed(runner);
  return honest(runner, sum(JSON.parse(readFileSync(file, 'utf8')) as Report), code);
}

const { passed, failed, names } = await test();
rmSync(reports, { recursive: true, force: true });
for (const one of leftOut) console.log(`\n${one}`);
// Last, where it is read even of a log that was cut.
if (names.length > 0) console.log(['\nFailed:', ...names].join('\n  '));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

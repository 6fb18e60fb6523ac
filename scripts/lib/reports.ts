import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.ts';

/** What a runner of tests came to. */
export interface Sum {
  passed: number;
  failed: number;
  /** Names of what failed, each with its file, and the first line of why. */
  names: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    ok: boolean;
    line: number;
    tests: readonly { status: string; results: readonly { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly PlaywrightSuite[];
}

/** The sum of a report in vitest's JSON; files are named from the project's folder. */
export function vitestSum(report: VitestReport): Sum {
  const names = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    // A file that does not load, or whose `afterAll` fails, has no test to name.
    if (failed.length === 0) return status === 'failed' ? [because(file, message)] : [];
    return failed.map((one) => because(`${file} › ${one.fullName}`, one.failureMessages?.[0]));
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, names };
}

/** The sum of a report in Playwright's JSON; a test that needed a second try has failed. */
export function playwrightSum({ stats, suites }: PlaywrightReport): Sum {
  const inSuite = (suite: PlaywrightSuite): string[] => [
    ...suite.specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map(({ title, line, tests }) =>
        because(
          `${suite.file}:${line} › ${title}`,
          tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error?.message,
        ),
      ),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, names: suites.flatMap(inSuite) };
}

/** A name with the first line of why, without the colours of a terminal. */
function because(name: string, message = ''): string {
  const [line = ''] = stripVTControlCharacters(message).split('\n');
  return line === '' ? name : `${name}: ${line}`;
}

/** A runner that ends red has a failure, even when no single test has (an error outside of all tests). */
export const honest = (runner: string, sum: Sum, code: number): Sum =>
  code !== 0 && sum.failed === 0
    ? { ...sum, failed: 1, names: [...sum.names, `${runner}: ended with ${code}, see above`] }
    : sum;

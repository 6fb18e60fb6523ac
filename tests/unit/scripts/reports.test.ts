import { expect, it } from 'vitest';
import { honest, playwrightSum, vitestSum } from '../../../scripts/lib/reports.ts';
import { root } from '../../../scripts/lib/run.ts';

it('names a failed test with its file, and a file that does not load by itself', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: `${root}tests/a.test.ts`,
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'subtracts', status: 'failed', failureMessages: ['Error: 1 is not 2\n    at a.test.ts'] },
        ],
      },
      { name: `${root}tests/b.test.ts`, status: 'failed', assertionResults: [] },
      { name: `${root}tests/c.test.ts`, status: 'passed', assertionResults: [] },
    ],
  };
  expect(vitestSum(report)).toEqual({
    passed: 1,
    failed: 1,
    names: ['tests/a.test.ts › subtracts: Error: 1 is not 2', 'tests/b.test.ts'],
  });
});

it('names a failed browser test of any depth, and one that needed a second try', () => {
  const late = { message: '\u001B[31mtoo late\u001B[39m\n  at a.spec.ts' };
  const spec = (title: string, ok: boolean, status: string) => ({
    title,
    ok,
    line: 7,
    tests: [{ status, results: status === 'expected' ? [{}] : [{ error: late }] }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        file: 'e2e/a.spec.ts',
        specs: [spec('opens', true, 'expected'), spec('waits', true, 'flaky')],
        suites: [{ file: 'e2e/a.spec.ts', specs: [spec('pays', false, 'unexpected')] }],
      },
    ],
  };
  expect(playwrightSum(report)).toEqual({
    passed: 1,
    failed: 2,
    names: ['e2e/a.spec.ts:7 › waits: too late', 'e2e/a.spec.ts:7 › pays: too late'],
  });
});

it('counts a red end of which no test is guilty', () => {
  const green = { passed: 3, failed: 0, names: [] };
  expect(honest('vitest', green, 0)).toEqual(green);
  expect(honest('vitest', green, 1)).toEqual({ passed: 3, failed: 1, names: ['vitest: ended with 1, see above'] });
});

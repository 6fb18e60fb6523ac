import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFresh } from '../../scripts/lib/fresh.ts';
import { root, runBin, runScript } from '../../scripts/lib/run.ts';
import type { Plan } from '../e2e/support/planned.ts';
import type { Options } from './options.ts';

const REPORT = 'qa-report';

/** One line for whoever has asked. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Builds the application when its sources have changed. @returns false when it does not build; why is said by then */
export async function build(): Promise<boolean> {
  if (isFresh()) return true;
  say('Building: the sources have changed…');
  const { code, output } = await runScript('scripts/build.ts');
  if (code !== 0) process.stderr.write(`It does not build:\n${output}`);
  return code === 0;
}

/** Walks a plan in a browser; the exit code: 0 all passed, 1 something failed. */
export async function walk(
  plan: Plan,
  { headed, slow, trace }: Pick<Options, 'headed' | 'slow' | 'trace'>,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'qa-'));
  const file = join(folder, 'plan.json');
  writeFileSync(file, JSON.stringify(plan));
  const specs = Object.keys(plan.walks).map((flow) => `tests/products/${flow}/paths.spec.ts`);
  const watched = [...(headed ? ['--headed', '--workers=1'] : []), ...(trace ? ['--trace', 'on'] : [])];
  try {
    const { code } = await runBin(
      'playwright',
      ['test', ...specs, '--reporter=./tests/qa/reporter.ts,junit,html', `--output=${REPORT}/traces`, ...watched],
      {
        show: true,
        env: {
          QA_PLAN: file,
          QA_SLOW: String(slow),
          PLAYWRIGHT_HTML_OPEN: 'never',
          PLAYWRIGHT_HTML_OUTPUT_DIR: join(root, REPORT, 'html'),
          PLAYWRIGHT_JUNIT_OUTPUT_FILE: join(root, REPORT, 'junit.xml'),
        },
      },
    );
    say(`\nReport: ${REPORT}/html/index.html, ${REPORT}/junit.xml`);
    return code === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFresh } from '../../scripts/lib/fresh.ts';
import { root, runBin, runScript } from '../../scripts/lib/run.ts';
import type { Plan } from '../e2e/support/planned.ts';
import { readOptions, Refusal, type Options } from './options.ts';
import { select } from './select.ts';

/**
 * `npm run qa -- --flow --state --call --fault --path --locale --width --headed --slow --trace`: walks the generated paths
 * that pass what is asked for in a browser. Exit code 0: all passed; 1: some failed; 2: there is no such thing.
 */
const REPORT = 'qa-report';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function build(): Promise<void> {
  if (isFresh()) return;
  say('Building: the sources have changed…');
  const { code, output } = await runScript('scripts/build.ts');
  if (code !== 0) throw new Error(output);
}

async function walk(plan: Plan, { headed, slow, trace }: Options): Promise<number> {
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

async function main(): Promise<number> {
  const index = await import('../../machines/generated/products.ts').catch(() => null);
  if (index === null) {
    await build();
    return main();
  }
  const { flowIds } = index;
  const options = readOptions(process.argv.slice(2), flowIds);
  if (options.headed && process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'])
    throw new Refusal('--headed opens a window, and there is no screen here: --trace records what it would show');
  const { pathsOf } = await import('./paths.ts');
  const { walks, chosen, of } = select(await pathsOf(options.flow === null ? flowIds : [options.flow], say), options);
  say(`${chosen} of ${of} paths:`);
  for (const [flow, some] of Object.entries(walks)) say(`  ${flow}: ${some.length}`);
  await build();
  return walk({ width: options.width, walks }, options);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

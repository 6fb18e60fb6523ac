import { type Finished, isMain, run, runBin, runScript } from './lib/run.ts';

interface Gate {
  name: string;
  run: () => Promise<Finished>;
}

const FLOORS = ['src', 'machines', 'schemas', 'openapi', 'sandbox', 'server', 'locales', 'scripts', 'tests'];
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' };

/** Every gate of the code and its build, the quick ones first. What a gate prints is shown when it is red. */
const gates: readonly Gate[] = [
  { name: 'lock file', run: () => run('npm', ['ci', '--dry-run', '--no-audit', '--no-fund', '--loglevel=error']) },
  { name: 'generated index', run: () => runScript('scripts/generate-products.ts', ['--check']) },
  { name: 'generated files', run: () => runScript('scripts/generate-api.ts', ['--check']) },
  { name: 'generated docs', run: () => runScript('scripts/docs.ts', ['--check']) },
  { name: 'styles', run: () => runBin('panda', ['codegen', '--silent']) },
  { name: 'format', run: () => runBin('oxfmt', ['--check']) },
  {
    name: 'contracts',
    run: async () => withoutBanner(await runBin('redocly', ['lint'], { env: quiet })),
  },
  {
    name: 'types',
    run: () => run(process.execPath, ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.']),
  },
  { name: 'lint', run: () => runBin('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'import fences', run: () => runBin('depcruise', ['--config', '.dependency-cruiser.cjs', ...FLOORS]) },
  { name: 'sources', run: () => runScript('scripts/check-sources.ts') },
  { name: 'names of products', run: () => runScript('scripts/check-names.ts') },
  { name: 'paths once', run: () => runScript('scripts/check-paths.ts') },
  { name: 'words in screens', run: () => runScript('scripts/check-literals.ts') },
  { name: 'texts', run: () => runScript('scripts/check-texts.ts') },
  { name: 'links', run: () => runScript('scripts/check-links.ts') },
  { name: 'both READMEs', run: () => runScript('scripts/check-readme.ts') },
  { name: 'secrets', run: () => runScript('scripts/check-secrets.ts') },
  { name: 'licences', run: () => runScript('scripts/check-licences.ts') },
  // The index of products is not committed, and uses what is exported for it.
  { name: 'unused code', run: () => runBin('knip', ['--no-progress', '--no-gitignore']) },
  { name: 'build', run: () => runScript('scripts/build.ts') },
  { name: 'console', run: () => runScript('scripts/build.ts', ['--console']) },
  { name: 'what is shipped', run: () => runScript('scripts/check-dist.ts') },
  { name: 'sizes', run: () => runScript('scripts/size.ts') },
];

/** Redocly's box about Node versions says nothing about the contracts. */
function withoutBanner({ code, output }: Finished): Finished {
  const lines = output.split('\n').filter((line) => !/^\s*[╔║╚]/u.test(line));
  return { code, output: lines.join('\n') };
}

/**
 * Runs all gates in order and stops at the first red one.
 * @param all go on after a red gate
 * @returns how many were green and red, and the names of the red ones
 */
export async function check({ all = false } = {}): Promise<{ passed: number; failed: number; names: string[] }> {
  let passed = 0;
  const names: string[] = [];
  for (const gate of gates) {
    const started = performance.now();
    const { code, output } = await gate.run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
    console.log(`${code === 0 ? '✓' : '✗'} ${gate.name.padEnd(18)} ${seconds} s`);
    if (code === 0) {
      passed += 1;
      continue;
    }
    names.push(`gate: ${gate.name}`);
    console.log(output.trimEnd());
    if (!all) break;
  }
  return { passed, failed: names.length, names };
}

if (isMain(import.meta.url)) {
  const { failed } = await check({ all: process.argv.includes('--all') });
  if (failed > 0) process.exitCode = 1;
}

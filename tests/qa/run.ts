import { existsSync } from 'node:fs';
import { HELP, needsScreen, readOptions, Refusal } from './options.ts';
import { select } from './select.ts';
import { build, say, walk } from './walk.ts';

/**
 * `npm run qa -- --flow --state --call --fault --path --locale --width --night --headed --slow --trace --taps`: walks the generated
 * paths that pass what is asked for in a browser. Exit code 0: all passed; 1: some failed, or the
 * application does not build; 2: there is no such thing.
 */
async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    say(HELP);
    return 0;
  }
  // A new clone has no index yet: the build writes it.
  const hasIndex = existsSync(new URL('../../machines/generated/products.ts', import.meta.url));
  if (!hasIndex && !(await build())) return 1;
  const { flowIds } = await import('../../machines/generated/products.ts');
  const options = readOptions(process.argv.slice(2), flowIds);
  needsScreen(options);
  const { pathsOf } = await import('./paths.ts');
  const paths = await pathsOf(options.flow === null ? flowIds : [options.flow], say, options.night);
  const { walks, chosen, of } = select(paths, options);
  say(`${chosen} of ${of} paths:`);
  for (const [flow, some] of Object.entries(walks)) say(`  ${flow}: ${some.length}`);
  return (await build()) ? walk({ walks }, options) : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

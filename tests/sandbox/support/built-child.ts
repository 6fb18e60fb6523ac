import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { root } from '../../../scripts/lib/run.ts';

/** Files beside a module are found from the built one as from its source. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

/**
 * Builds `child.ts` into one file: of the four seconds that a process with tsx takes to begin, three are spent on finding
 * and reading its modules one by one. For tests that begin it again and again.
 * @returns the file, and how to remove it
 */
export async function builtChild(): Promise<{ readonly file: string; readonly remove: () => void }> {
  // Below the packages, which the file imports as its source does.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'child-'));
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [placesOfSources],
    build: {
      ssr: 'tests/sandbox/support/child.ts',
      target: 'node20',
      outDir,
      rolldownOptions: { checks: { pluginTimings: false }, output: { entryFileNames: 'child.mjs' } },
    },
  });
  return { file: join(outDir, 'child.mjs'), remove: () => rmSync(outDir, { recursive: true, force: true }) };
}

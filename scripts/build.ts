import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOfPage } from '../schemas/build-id.ts';
import { compressFolder } from './compress.ts';
import { aboutBuild } from './lib/about.ts';
import { dropStamp, keepStamp, stampOf } from './lib/fresh.ts';
import { type Finished, isMain, root, runBin, runScript } from './lib/run.ts';
import { keepMaps, MAPS } from './lib/source-maps.ts';

/**
 * Builds `dist/`: makes the index of products, checks the texts, generates the styles, bundles, puts the source maps into
 * `dist-maps/`, draws the open pages, packs; and its server. Nothing is
 * printed while all is well.
 * @throws Error with the tool's output at the first step that fails; a warning of the bundler is a failure
 */
export async function build(): Promise<void> {
  const stamp = stampOf();
  dropStamp();
  await makeIndex();
  const texts = await runScript('scripts/check-texts.ts');
  if (texts.code !== 0) throw new Error(texts.output);
  const styles = await runBin('panda', ['codegen', '--silent']);
  if (styles.code !== 0) throw new Error(styles.output);
  fail(await runBin('vite', ['build', '--logLevel', 'warn']));
  keepMaps(join(root, 'dist'), join(root, MAPS));
  // What it imports is there only now.
  const { writePages } = await import('./pages/write.ts');
  await writePages(join(root, 'dist'));
  const id = buildOfPage(readFileSync(join(root, 'dist/index.html'), 'utf8'));
  // By the id that records and stacks name it by, too.
  writeFileSync(join(root, 'dist/build.json'), JSON.stringify({ ...aboutBuild(process.env), build: id }));
  compressFolder(join(root, 'dist'));
  await buildServer();
  keepStamp(stamp);
}

/**
 * Builds the web server into one file of plain JavaScript, `serve.mjs`, which runs without a package.
 * @param folder where to; `dist-server/` unless told
 * @throws Error as `build`
 */
export async function buildServer(folder = join(root, 'dist-server')): Promise<void> {
  const args = ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn', '--outDir', folder];
  fail(await runBin('vite', args));
}

/**
 * Builds QA's console of the sandbox into `dist-console/`, after the styles were generated. It is no part of what is shipped.
 * @throws Error as `build`
 */
export async function buildConsole(): Promise<void> {
  await makeIndex();
  const env = { WITH_CONSOLE: '1' };
  const args = ['build', '--config', 'vite.console.config.ts', '--logLevel', 'warn'];
  fail(await runBin('vite', args, { env }));
}

/** Screens, texts and products are found by it. */
async function makeIndex(): Promise<void> {
  const index = await runScript('scripts/generate-products.ts');
  if (index.code !== 0) throw new Error(index.output);
}

function fail(bundle: Finished): void {
  const warnings = bundle.output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('🐼 info'));
  if (bundle.code !== 0 || warnings.length > 0) throw new Error(bundle.output || 'vite build failed');
}

if (isMain(import.meta.url)) {
  const started = performance.now();
  try {
    const isConsole = process.argv.includes('--console');
    await (isConsole ? buildConsole() : build());
    console.log(
      `Built ${isConsole ? 'dist-console/' : 'dist/ and dist-server/'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

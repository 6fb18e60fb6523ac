import { join } from 'node:path';
import { compressFolder } from './compress.ts';
import { isMain, root, runBin, runScript } from './lib/run.ts';

/**
 * Builds `dist/`: checks the texts, generates the styles, bundles, packs. Nothing is printed while all is well.
 * @throws Error with the tool's output at the first step that fails; a warning of the bundler is a failure
 */
export async function build(): Promise<void> {
  const texts = await runScript('scripts/check-texts.ts');
  if (texts.code !== 0) throw new Error(texts.output);
  const styles = await runBin('panda', ['codegen', '--silent']);
  if (styles.code !== 0) throw new Error(styles.output);
  const bundle = await runBin('vite', ['build', '--logLevel', 'warn']);
  const warnings = bundle.output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('🐼 info'));
  if (bundle.code !== 0 || warnings.length > 0) throw new Error(bundle.output || 'vite build failed');
  compressFolder(join(root, 'dist'));
}

if (isMain(import.meta.url)) {
  const started = performance.now();
  try {
    await build();
    console.log(`Built dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

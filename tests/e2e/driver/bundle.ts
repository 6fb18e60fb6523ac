import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

let built: Promise<string> | null = null;

/** The page's driver as one script. It is put into the page by the browser's own tools: nothing of it is in the build. */
export const driverScript = (): Promise<string> =>
  (built ??= (async () => {
    const made = await build({
      configFile: false,
      logLevel: 'warn',
      // It has no styles: PostCSS with Panda takes longer to load than the driver to build.
      css: { postcss: {} },
      build: {
        write: false,
        minify: false,
        lib: { entry: fileURLToPath(new URL('page/index.ts', import.meta.url)), formats: ['iife'], name: 'driver' },
      },
    });
    const [{ output } = { output: [] }] = made as Rolldown.RolldownOutput[];
    const [script] = output;
    if (script?.type !== 'chunk') throw new Error('The driver was not built');
    return script.code;
  })());

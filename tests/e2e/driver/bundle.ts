import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

let built: Promise<string> | null = null;

/** The page's driver as one script. It is put into the page by the browser's own tools: nothing of it is in the build. */
export const driverScript = (): Promise<string> =>
  (built ??= (async () => {
    const bundle = await rolldown({
      input: fileURLToPath(new URL('page/index.ts', import.meta.url)),
      logLevel: 'warn',
    });
    const { output } = await bundle.generate({ format: 'iife' });
    await bundle.close();
    return output[0].code;
  })());

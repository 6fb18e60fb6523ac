import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from '../../scripts/lib/run.ts';

/** The program of the atlas, in one script that a page from disk may run. */
export const buildView = async (): Promise<string> => {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: { postcss: {} },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'tests/atlas/view/main.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
};

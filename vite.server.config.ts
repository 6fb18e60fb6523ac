import { defineConfig } from 'vite';

/** The web server as one file of plain JavaScript: where it runs, no package need be installed (`scripts/build.ts`). */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'server/production.ts',
    target: 'node20',
    emptyOutDir: true,
    rolldownOptions: { checks: { pluginTimings: false }, output: { entryFileNames: 'serve.mjs' } },
  },
});

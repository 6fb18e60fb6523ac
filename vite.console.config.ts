import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const path = (from: string): string => fileURLToPath(new URL(from, import.meta.url));

/** QA's console of the sandbox: an entry of its own, built for `npm start` and the tests alone (`scripts/build.ts`). */
export default defineConfig({
  root: path('./src/console'),
  // Fonts and the icon are the application's, on the same origin.
  publicDir: path('./public'),
  plugins: [react(), lingui({ failOnMissing: true, failOnCompileError: true })],
  resolve: { alias: { '@styled': path('./styled-system') } },
  build: {
    outDir: path('./dist-console'),
    emptyOutDir: true,
    copyPublicDir: false,
    assetsDir: 'sandbox/console',
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});

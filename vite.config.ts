import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineStyles } from './src/theme/inline.ts';
import { laterStyles } from './src/theme/later.ts';

/** The floor of Panda's `@layer`; Vite's own default would lose about 7 % of the country's browsers. */
const target = ['chrome99', 'safari15.4', 'firefox115'];

/** The files that every page names. */
const FIRST = /^assets\/(?:index|packages|rolldown-runtime)-[^/]*$/;

/** All forms of a product: needed after a reload alone. Naming their files would make every visit of the product longer. */
const REPLAYED = /^assets\/forms-[^/]*$/;

export default defineConfig({
  plugins: [laterStyles(), inlineStyles(), react(), lingui({ failOnMissing: true, failOnCompileError: true })],
  resolve: {
    alias: {
      '@styled': fileURLToPath(new URL('./styled-system', import.meta.url)),
      // React has had it since 18: what stands in for it need not come along.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    target,
    cssTarget: target,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What every page has loaded before any part is asked for need not be named with each part.
      resolveDependencies: (part, files, { hostType }) =>
        hostType === 'js' ? (REPLAYED.test(part) ? [] : files.filter((file) => !FIRST.test(file))) : files,
    },
    // How long plugins took is no fault of the build; on a busy machine it would look like one.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // These folders only define things: what nobody uses of a barrel need not come along.
      treeshake: {
        moduleSideEffects: [
          {
            test: /\/(?:styled-system|src\/(?:ui|blocks)|schemas|machines|openapi)\/.*\.(?:mjs|tsx?)$/,
            sideEffects: false,
          },
        ],
      },
      output: {
        // What every screen needs comes in two files: packages change seldom and stay in the cache; many small files
        // would also pack worse by a tenth.
        codeSplitting: {
          groups: [
            { name: 'packages', tags: ['$initial'], test: /node_modules/, priority: 5 },
            { name: 'first', tags: ['$initial'], priority: 4 },
            // What calls and flows both need; what every product and every flow needs; what every form needs.
            { name: 'calls', test: /\/node_modules\/xstate\/|\/openapi\/.*directory\.ts$/, priority: 3 },
            {
              name: 'products',
              test: /\/machines\/(?:kit\/product|products\/shared\/(?:addresses|claim-facts))\.ts$/,
              priority: 2,
            },
            { name: 'flow', test: /\/(?:machines\/kit\/(?:flow|calls|problem)|src\/engine\/way)\.ts$/, priority: 2 },
            {
              name: 'form',
              test: /\/(?:src\/ui\/form\/(?:form|form-field|store|error-summary|path|text-fields)|schemas\/(?:reading|facts\/phone))\.tsx?$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});

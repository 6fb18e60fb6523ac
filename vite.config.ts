import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineStyles } from './src/theme/inline.ts';
import { chunkGroups } from './scripts/sizes/chunks.ts';
import { knownImports, preloads } from './scripts/sizes/preloads.ts';
import { textFiles } from './scripts/sizes/text-files.ts';
import { moduleMap } from './scripts/sizes/module-map.ts';
import { shorter } from './scripts/sizes/shorter.ts';
import { laterStyles } from './src/theme/later.ts';

/** The floor of Panda's `@layer`; Vite's own default would lose about 7 % of the country's browsers. */
const target = ['chrome99', 'safari15.4', 'firefox115'];

export default defineConfig({
  plugins: [
    moduleMap(),
    textFiles(),
    knownImports(),
    shorter(),
    laterStyles(),
    inlineStyles(),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
  ],
  resolve: {
    alias: {
      '@styled': fileURLToPath(new URL('./styled-system', import.meta.url)),
      // React has had it since 18: what stands in for it need not come along.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  build: {
    target,
    cssTarget: target,
    // Nothing served names them: `npm run stack` reads them (scripts/lib/source-maps.ts).
    sourcemap: 'hidden',
    modulePreload: {
      polyfill: false,
      resolveDependencies: preloads,
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
        chunkFileNames: 'assets/[name]-[hash].js',
        // What every screen needs comes in two files: packages change seldom and stay in the cache; many small files
        // would also pack worse by a tenth.
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
});

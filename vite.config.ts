import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineStyles } from './src/theme/inline.ts';
import { moduleMap } from './scripts/sizes/module-map.ts';
import { laterStyles } from './src/theme/later.ts';

/** The floor of Panda's `@layer`; Vite's own default would lose about 7 % of the country's browsers. */
const target = ['chrome99', 'safari15.4', 'firefox115'];

/** The files that every page names. */
const FIRST = /^assets\/(?:index|packages|rolldown-runtime)-[^/]*$/;

/** All forms of a product: needed after a reload alone. Naming their files would make every visit of the product longer. */
const REPLAYED = /^assets\/forms-[^/]*$/;

const inFolders = (...parts: string[]) => new RegExp(`/(?:${parts.join('|')})\\.tsx?$`);
/** What every flow needs. */
const FLOW = inFolders(
  'machines/kit/(?:branches|calls|rhythm|setup|machine|state|words|flow|product)',
  'machines/(?:navigator\\.machine|generated/products)',
  'machines/products/shared/(?:addresses|claim-facts|sms-code\\.part)',
  'src/(?:engine/(?:flow-host|running-flow|lazy-uploads|way|placing|beginning)|generated/loaders)',
  'src/app/(?:change-notice|flow-parts|flow-world|away|say-problem)',
  // And what nearly every first screen of one is made of.
  'src/(?:i18n/sort|ui/parts/stepper|blocks/claim/back)',
  'src/ui/form/(?:fields|search-field|masked-field|options|use-search|choices)',
  'schemas/(?:fields|facts/(?:fold|look-alikes|sorted))',
);
/** What lists show and search by, and flows as well. */
const FIGURES = inFolders('schemas/facts/money', 'src/ui/(?:form/(?:masks|masked-input|caret)|parts/records)');
/** What all about a credit's claim needs. */
const CLAIM = inFolders(
  'machines/products/shared/claim\\.conditions',
  'schemas/(?:shared/(?:branches|borrower|create-claim|car\\.form|publication\\.form)|facts/(?:plate|vin))',
  'src/blocks/claim/(?:car-raw|car-form|publication-finder)',
);
/** A product's machine with its entry; forms, reports, rows of lists and what a repetition starts with are needed elsewhere, or later. */
const MACHINE =
  /\/(?:machines|src)\/products\/(?!shared\/)([^/]+)\/(?:(?!forms|repeat|reports|row|loaders)[^/]+\.ts|loaders\.ts)$/;

export default defineConfig({
  plugins: [
    moduleMap(),
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
            // What calls and flows both need.
            { name: 'calls', test: /\/node_modules\/xstate\/|\/openapi\/.*directory\.ts$/, priority: 6 },
            // Where a claim stands, sums and dates: what lists need as well, which load no flow.
            { name: 'progress', test: /\/(?:standing|(?:[\w-]+\.)?progress)\.ts$/, priority: 3 },
            {
              name: 'claim-progress',
              test: inFolders(
                'machines/products/(?:shared/claim|credit-claim/)\\.?progress',
                'machines/products/shared/claim-turn\\.conditions',
              ),
              priority: 4,
            },
            {
              name: 'place',
              test: /\/(?:machines\/kit\/(?:conditions|context)|[\w-]*place\.conditions|claim-statuses)\.ts$/,
              priority: 5,
            },
            { name: 'figures', test: FIGURES, priority: 3 },
            { name: 'dates', test: inFolders('schemas/facts/(?:date|iin)'), priority: 3 },
            // What every flow needs; what several products share.
            { name: 'flow', test: FLOW, priority: 2 },
            { name: 'claim', test: CLAIM, priority: 2 },
            { name: 'insurance', test: /\/machines\/products\/shared\/insurance/, priority: 2 },
            { name: 'reports', test: /\/(?:reports|src\/engine\/track)\.ts$/, priority: 3 },
            { name: (id: string) => MACHINE.exec(id)?.[1] ?? null, test: MACHINE, priority: 2 },
            // What every form needs.
            {
              name: 'form',
              test: /\/(?:src\/ui\/form\/(?:form|form-field|store|error-summary|path|text-fields)|schemas\/(?:reading|facts\/phone))\.tsx?$/,
              priority: 3,
            },
          ],
        },
      },
    },
  },
});

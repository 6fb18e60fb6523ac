import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { installedProxies, NO_PROXIES } from './scripts/lib/proxies.ts';
import { installedPostgres, LEFT_OUT } from './scripts/postgres.ts';

/** What keeps nothing between two tests: machines, contracts, the sandbox, rules of forms, plans of walks. */
const STATELESS = 'tests/unit/{schemas,machines,atlas,qa}/**/*.test.ts';
const SHARED = ['tests/{model,paths,sandbox}/**/*.test.ts', STATELESS];
/** The application has one language, one session and one store for each page: each file has its own. */
const ALONE = ['tests/{unit,pages}/**/*.test.{ts,tsx}'];
const globalSetup = ['tests/product-index.ts', 'tests/sandbox/support/seeded.ts'];
/** What is tried once more on the other database: the store, the core, and whole journeys of every product. */
const ON_POSTGRES = [
  'store*',
  'core*',
  'faults',
  'durability',
  'soak',
  'auth',
  '*-journey',
  'claim-steps',
  'claim-signature',
].map((name) => `tests/sandbox/${name}.test.ts`);

const hasPostgres = installedPostgres() !== undefined;
if (!hasPostgres) process.stderr.write(`${LEFT_OUT}\n`);
const hasProxies = installedProxies() !== undefined;
if (!hasProxies) process.stderr.write(`${NO_PROXIES}\n`);

/** The longest file comes first: begun last, it would run on alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/tests/model/mutation/mutation.test.ts');
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** Everything that runs without a browser; browser paths are Playwright's (`playwright.config.ts`). */
export default defineConfig({
  plugins: [lingui({ failOnMissing: true, failOnCompileError: true })],
  resolve: { alias: { '@styled': fileURLToPath(new URL('./styled-system', import.meta.url)) } },
  test: {
    environment: 'node',
    // All processors: left alone, the runner keeps one of them free, which is half of two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      // Files that follow each other in a process share what they import: to read it anew took a good part of the run.
      { extends: true, test: { name: 'shared', include: SHARED, isolate: false, globalSetup } },
      { extends: true, test: { name: 'alone', include: ALONE, exclude: [STATELESS], globalSetup } },
      ...(hasPostgres
        ? [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                include: ON_POSTGRES,
                globalSetup: ['tests/sandbox/support/postgres-server.ts'],
              },
            },
          ]
        : []),
      ...(hasProxies
        ? [
            {
              extends: true as const,
              test: { name: 'deploy', include: ['tests/deploy/*.test.ts'], globalSetup: ['tests/deploy/built.ts'] },
            },
          ]
        : []),
    ],
    expect: { requireAssertions: true },
    // A property tried 1,000 times takes its time on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    retry: 0,
    allowOnly: false,
    passWithNoTests: false,
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'UTC' },
  },
});

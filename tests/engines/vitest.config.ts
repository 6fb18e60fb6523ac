import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The built page in browsers that Playwright does not drive: `npm run e2e:engines`. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: ['tests/product-index.ts'],
    // Two browsers at once and their sandboxes are enough for one machine.
    maxWorkers: 2,
    // These only end what hangs.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    retry: 0,
    expect: { requireAssertions: true },
  },
});

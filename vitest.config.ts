import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';

/** Everything that runs without a browser; browser paths are Playwright's (`playwright.config.ts`). */
export default defineConfig({
  plugins: [lingui({ failOnMissing: true, failOnCompileError: true })],
  resolve: { alias: { '@styled': fileURLToPath(new URL('./styled-system', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['tests/{unit,model,paths,sandbox}/**/*.test.{ts,tsx}'],
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

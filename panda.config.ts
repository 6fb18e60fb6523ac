import { defineConfig } from '@pandacss/dev';
import { theme } from './src/theme/index.ts';
import { dropUnusedVariables } from './src/theme/prune.ts';

/** Styles are static CSS; only variants that the sources use come out. No `color/40`: it needs color-mix, above our browser floor. */
export default defineConfig({
  preflight: true,
  presets: ['@pandacss/preset-base', theme],
  eject: false,
  strictTokens: true,
  strictPropertyValues: true,
  include: ['./src/**/*.{ts,tsx}'],
  // The console of the sandbox is built apart (scripts/build.ts): its styles must not reach visitors.
  exclude: ['./src/theme/**', ...(process.env['WITH_CONSOLE'] === '1' ? [] : ['./src/console/**'])],
  outdir: 'styled-system',
  hooks: {
    'cssgen:done': ({ artifact, content }) => (artifact === 'styles.css' ? dropUnusedVariables(content) : undefined),
  },
});

import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Writes functions and values that are used once where they are used, which the bundler's minifier leaves; names are its own
 * again. Packages stay as they came: there is nothing to gain in them.
 */
export const shorter = (): Plugin => ({
  name: 'shorter',
  apply: 'build',
  renderChunk: {
    order: 'post',
    async handler(code, chunk) {
      if (chunk.moduleIds.every((id) => /\/node_modules\/|^\0/.test(id))) return null;
      const { code: short, map } = await minify(code, {
        module: true,
        compress: { ecma: 2020, passes: 3 },
        mangle: false,
        sourceMap: true,
      });
      return { code: short, map: map ?? null };
    },
  },
});

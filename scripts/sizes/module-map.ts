import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Chunk } from './manifest.ts';

/** Writes `.vite/modules.json`: in which file of the build each module lies, and which files it imports. Vite's own manifest knows entries alone. */
export const moduleMap = (): Plugin => {
  let root = '';
  return {
    name: 'module-map',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const map: Record<string, Chunk> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const entry: Chunk = {
          file: chunk.fileName,
          imports: chunk.imports,
          css: [...(chunk.viteMetadata?.importedCss ?? [])],
        };
        map[chunk.fileName] = entry;
        for (const id of Object.keys(chunk.modules)) map[relative(root, id).split('?', 1)[0] ?? id] = entry;
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(map) });
    },
  };
};

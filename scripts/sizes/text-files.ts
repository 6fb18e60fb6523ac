import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { listFiles } from '../lib/files.ts';
import { root } from '../lib/run.ts';

const TEXTS = /\/locales\/(\w+)\/([\w-]+)\.json\b/;

/** Of all texts, and of what makes files of them. */
const version = (): string => {
  const hash = createHash('sha256');
  for (const file of [...listFiles(['locales'], ['.json']), 'package-lock.json', 'vite.config.ts'])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('base64url').slice(0, 8);
};
let texts: string | undefined;

/**
 * Texts are named by one version of them all. The first page holds the names of all of them, and a hash packs to nothing only
 * when it is the same one.
 */
export const chunkFileNames = ({ moduleIds }: Rolldown.PreRenderedChunk): string => {
  const [, locale, name] = (moduleIds.length === 1 && TEXTS.exec(moduleIds[0] ?? '')) || [];
  if (name === undefined) return 'assets/[name]-[hash].js';
  texts ??= version();
  return `assets/${name}-${locale}-${texts}.js`;
};

/** A file named so must hold nothing but its texts: what it imported could change, and its name would not. */
export const textsAlone = (): Plugin => ({
  name: 'texts-alone',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => TEXTS.test(id)))
        if (chunk.moduleIds.length + chunk.imports.length + chunk.dynamicImports.length > 1)
          this.error(`${chunk.fileName} holds more than its texts`);
  },
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
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
let known: string | undefined;
const texts = (): string => (known ??= version());

/** Catalogues that the program never asks for: the console's, and what is drawn into every page. */
const NOT_ASKED = /\/(?:console|loading)\.json$/;

/**
 * Texts are named by one version of them all, so that one line names every file of them: the program needs no table, which
 * would be on every first page.
 */
export const textFiles = (): Plugin => ({
  name: 'text-files',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  buildStart() {
    for (const file of listFiles(['locales'], ['.json']).filter((path) => !NOT_ASKED.test(path))) {
      const [, locale, name] = TEXTS.exec(`/${file}`) ?? [];
      if (name === undefined) continue;
      this.emitFile({
        type: 'chunk',
        id: `${join(root, file)}?lingui`,
        fileName: `assets/${name}-${locale}-${texts()}.js`,
        preserveSignature: 'strict',
      });
    }
  },
  load(id) {
    if (id !== join(root, 'src/i18n/files.ts')) return null;
    const address = `./\${name}-\${locale}-${texts()}.js`;
    return `export const fileOf = (locale, name) => import(/* @vite-ignore */ \`${address}\`).then((file) => file.messages);`;
  },
  // A file named so must hold nothing but its texts: what it imported could change, and its name would not.
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => TEXTS.test(id)))
        if (chunk.moduleIds.length + chunk.imports.length + chunk.dynamicImports.length > 1)
          this.error(`${chunk.fileName} holds more than its texts`);
  },
});

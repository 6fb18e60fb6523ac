import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './files.ts';
import { root } from './run.ts';

/** All that a build is made of. */
const SOURCES: readonly string[] = (
  'index.html public src machines openapi schemas locales server scripts package-lock.json vite.config.ts ' +
  'vite.server.config.ts panda.config.ts lingui.config.ts .browserslistrc postcss.config.cjs'
).split(' ');
/** Made anew by every build. */
const MADE = /^(machines\/generated\/|src\/generated\/|tests\/generated\/|locales\/ids\.ts$)/;
const STAMP = 'node_modules/.cache/marketplace/built';

/** A word that another content of any of these files or folders changes. */
export function hashOf(places: readonly string[], base: string = root): string {
  const hash = createHash('sha256');
  for (const file of listFiles(
    places,
    ['.ts', '.tsx', '.json', '.html', '.css', '.cjs', '.yaml', '.graphql', '.svg', '.woff2', '.png', 'rc'],
    base,
  ))
    if (!MADE.test(file))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(base, file)))
        .update('\0');
  return hash.digest('hex');
}

/** What is to be built from; taken before a build, kept by `keepStamp` after it. */
export const stampOf = (base: string = root): string => hashOf(SOURCES, base);

export function keepStamp(stamp: string, base: string = root): void {
  mkdirSync(dirname(join(base, STAMP)), { recursive: true });
  writeFileSync(join(base, STAMP), stamp);
}
/** A build has begun: what stands in `dist/` is nobody's until it has ended. */
export const dropStamp = (base: string = root): void => rmSync(join(base, STAMP), { force: true });

/** Whether `dist/` was built from the sources as they are now. */
export const isFresh = (base: string = root): boolean =>
  existsSync(join(base, 'dist/index.html')) &&
  existsSync(join(base, STAMP)) &&
  readFileSync(join(base, STAMP), 'utf8') === stampOf(base);

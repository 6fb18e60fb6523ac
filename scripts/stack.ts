import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './lib/run.ts';
import { MAPS, resolveStack } from './lib/source-maps.ts';

/*
 * `npm run stack -- <file>`, or `-` for standard input: a stack of the built page, from a record of telemetry, the console or
 * a browser, with places in our sources. The maps are those of `dist-maps/`, or of the folder in MAPS.
 */
if (isMain(import.meta.url)) {
  const [from] = process.argv.slice(2);
  const maps = process.env['MAPS'] ?? join(root, MAPS);
  if (from === undefined || !existsSync(maps)) {
    console.error(from === undefined ? 'npm run stack -- <file or ->' : `There are no maps in ${maps}: npm run build.`);
    process.exitCode = 1;
  } else process.stdout.write(`${resolveStack(readFileSync(from === '-' ? 0 : from, 'utf8'), maps).trimEnd()}\n`);
}

import { existsSync, readFileSync } from 'node:fs';
import { readRuntimeConfig } from '../server/runtime-config.ts';
import { isMain, root } from './lib/run.ts';

/**
 * `npm run config:check -- /etc/marketplace/config.json`: what the server's start would refuse, and keys that nobody knows, which it
 * would leave out. Names the key and ends with 1.
 */

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Paths of keys that were written and not read. An editor's `$schema` is no setting. */
export function unknownKeys(written: unknown, read: unknown, path = ''): string[] {
  if (!isRecord(written) || !isRecord(read)) return [];
  return Object.keys(written).flatMap((key) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (at === '$schema') return [];
    return key in read ? unknownKeys(written[key], read[key], at) : [at];
  });
}

/** @throws Error that names the file and the key at fault */
export function checkConfig(file: string): void {
  const read = readRuntimeConfig(file);
  const [unknown] = unknownKeys(JSON.parse(readFileSync(file, 'utf8')), read);
  if (unknown !== undefined) throw new Error(`${file}: "${unknown}" is no setting; it would be left out`);
  // A product is a folder; whoever misspells one has switched nothing off.
  const strange = read.off?.products.find((id) => !existsSync(`${root}machines/products/${id}/product.ts`));
  if (strange !== undefined) throw new Error(`${file}: off.products: "${strange}" is no product`);
}

if (isMain(import.meta.url)) {
  try {
    const files = process.argv.slice(2);
    if (files.length === 0) throw new Error('Which file? npm run config:check -- public/config.json');
    for (const file of files) checkConfig(file);
    console.log(`${files.join(', ')}: fits`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

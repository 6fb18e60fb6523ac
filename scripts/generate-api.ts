/**
 * Contracts → types, the table of operations, and samples. Everything in openapi/generated/ comes from here.
 *   node --import tsx scripts/generate-api.ts           writes
 *   node --import tsx scripts/generate-api.ts --check   fails when a generated file is stale
 * A document that asks for a field the SDL does not have, or an example that does not fit its schema, fails too.
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { buildModules } from './api/build.ts';

const root = new URL('../openapi/', import.meta.url);
const target = new URL('generated/', root);
const read = async (name: string): Promise<string | null> => readFile(new URL(name, target), 'utf8').catch(() => null);

const files = await buildModules(root);
await mkdir(target, { recursive: true });
const strangers = (await readdir(target)).filter((name) => !files.has(name));

if (process.argv.includes('--check')) {
  const stale = [];
  for (const [name, text] of files) if ((await read(name)) !== text) stale.push(name);
  stale.push(...strangers);
  if (stale.length > 0) {
    console.error(`openapi/generated is stale: ${stale.join(', ')}. Run: node --import tsx scripts/generate-api.ts`);
    process.exitCode = 1;
  }
} else {
  for (const [name, text] of files) if ((await read(name)) !== text) await writeFile(new URL(name, target), text);
  for (const name of strangers) await rm(new URL(name, target));
  console.log(`openapi/generated: ${files.size} files`);
}

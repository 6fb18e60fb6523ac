import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as zlib from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addDeltas, nodeZstd, type PackWith } from '../../../server/deltas.ts';
import { addPrevious, laterNames, readFiles } from '../../../server/files.ts';
import { createLimitedServer, listen, WEB_LIMITS } from '../../../server/listening.ts';
import { sendFile } from '../../../server/send.ts';
import { ask } from './support.ts';

const OLD = 'export const words = ["one", "two", "three"];\n'.repeat(40);
const NEW = OLD.replace('"two"', '"2"');
const digest = createHash('sha256').update(OLD).digest();
const has = `:${digest.toString('base64')}:`;
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

const release = (assets: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  for (const [name, text] of Object.entries(assets)) {
    writeFileSync(join(folder, 'assets', name), text);
    writeFileSync(join(folder, 'assets', `${name}.br`), zlib.brotliCompressSync(text));
  }
  return folder;
};

/** Both releases behind a server. */
const serve = async (pack: PackWith) => {
  const files = readFiles(release({ 'flow-22222222.js': NEW, 'same-33333333.js': OLD, 'new-44444444.js': NEW }));
  const before = addPrevious(files, release({ 'flow-11111111.js': OLD, 'same-33333333.js': OLD }));
  await addDeltas(files, before, pack);
  const server = createLimitedServer(WEB_LIMITS, (request, response) => {
    const file = files.get(request.url ?? '');
    if (file !== undefined) sendFile(request, response, file, 200);
  });
  await listen(server, 0, '127.0.0.1');
  onTestFinished(() => void server.close());
  return (name: string, headers: Record<string, string>) => ask(server, `/assets/${name}`, { headers });
};

const packed: PackWith = (bytes, dictionary) => Promise.resolve(Buffer.from(`${bytes.length} by ${dictionary.length}`));
const all = 'gzip, br, dcb, dcz';

describe('a file of a new release', () => {
  it('is sent as its difference to whoever has the file of the release before', async () => {
    const { headers, bytes } = await (
      await serve(packed)
    )('flow-22222222.js', {
      'accept-encoding': all,
      'available-dictionary': has,
    });
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      vary: 'Accept-Encoding, Available-Dictionary',
      'use-as-dictionary': 'match="/assets/flow-*.js"',
    });
    expect(headers.etag).toMatch(/-dcz"$/);
    const frame = Buffer.from(`${NEW.length} by ${OLD.length}`);
    expect(bytes).toEqual(Buffer.concat([MAGIC, digest, frame]));
  });

  it.each([
    ['has none', 'flow-22222222.js', { 'accept-encoding': all }],
    ['has another', 'flow-22222222.js', { 'accept-encoding': all, 'available-dictionary': ':b3RoZXI=:' }],
    ['takes no such form', 'flow-22222222.js', { 'accept-encoding': 'br, dcb', 'available-dictionary': has }],
    ['refuses it', 'flow-22222222.js', { 'accept-encoding': 'br, dcz;q=0', 'available-dictionary': has }],
    ['asks for one that has not changed', 'same-33333333.js', { 'accept-encoding': all, 'available-dictionary': has }],
    ['asks for one that there was not', 'new-44444444.js', { 'accept-encoding': all, 'available-dictionary': has }],
    ['asks for the old one', 'flow-11111111.js', { 'accept-encoding': all, 'available-dictionary': has }],
  ] as const)('is sent whole to whoever %s', async (_, name, headers) => {
    const answer = await (await serve(packed))(name, headers);
    expect(answer.headers['content-encoding']).toBe('br');
    const text = zlib.brotliDecompressSync(answer.bytes).toString();
    expect(text).toBe(name === 'flow-22222222.js' || name === 'new-44444444.js' ? NEW : OLD);
  });

  it('is sent whole where the difference is no smaller', async () => {
    const large: PackWith = (bytes) => Promise.resolve(bytes);
    const { headers } = await (
      await serve(large)
    )('flow-22222222.js', {
      'accept-encoding': all,
      'available-dictionary': has,
    });
    expect(headers['content-encoding']).toBe('br');
  });
});

it.each([
  ['/assets/flow-CBoTjM17.js', '/assets/flow-*.js'],
  ['/assets/insurance-ru-GQ8-d_rx.js', '/assets/insurance-ru-*.js'],
  ['/assets/index-0RkLgqPm.css', '/assets/index-*.css'],
  ['/assets/flow.js', undefined],
  ['/guard.js', undefined],
  ['/fonts/inter.v1.woff2', undefined],
])('%s may be the dictionary of %s', (path, successors) => expect(laterNames(path)).toBe(successors));

/** Absent before Node 22.15; without `dictionary` before 22.19 and 24.6, where the frame is larger and as readable. */
const { zstdDecompressSync } = zlib as {
  zstdDecompressSync?: (bytes: Buffer, options: { dictionary: Buffer }) => Buffer;
};

it('is read with the old file by zstd; a Node without zstd makes none', async () => {
  if (nodeZstd === undefined) return expect(zstdDecompressSync).toBeUndefined();
  const answer = await (
    await serve(nodeZstd)
  )('flow-22222222.js', {
    'accept-encoding': all,
    'available-dictionary': has,
  });
  expect(answer.headers['content-encoding']).toBe('dcz');
  const text = zstdDecompressSync?.(answer.bytes.subarray(40), { dictionary: Buffer.from(OLD) }).toString();
  expect(text).toBe(NEW);
});

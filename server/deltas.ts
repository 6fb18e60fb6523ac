import { createHash } from 'node:crypto';
import * as zlib from 'node:zlib';
import { laterNames, type StoredFile } from './files.ts';

/** Packs bytes for a reader who has the dictionary's bytes already. */
export type PackWith = (bytes: Buffer, dictionary: Buffer) => Promise<Buffer>;

/** What a frame of `dcz` begins with, before the SHA-256 of its dictionary. @source RFC 9842, 5 */
const DCZ = Buffer.from('5e2a4d1820000000', 'hex');
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

interface Zstd {
  readonly zstdCompress?: (
    bytes: Buffer,
    options: { readonly dictionary: Buffer; readonly params: Readonly<Record<number, number>> },
    done: (error: Error | null, packed: Buffer) => void,
  ) => void;
}

/** Node's own zstd, which knows dictionaries from 22.19 and 24.6 on; undefined: this Node has none. */
export const nodeZstd = ((): PackWith | undefined => {
  const { zstdCompress } = zlib as Zstd;
  const { ZSTD_c_compressionLevel: level } = zlib.constants as { readonly ZSTD_c_compressionLevel?: number };
  if (zstdCompress === undefined || level === undefined) return undefined;
  return (bytes, dictionary) =>
    new Promise((resolve, reject) => {
      zstdCompress(bytes, { dictionary, params: { [level]: 19 } }, (error, packed) =>
        error ? reject(error) : resolve(packed),
      );
    });
})();

/**
 * Gives each changed file what has changed since the release before, for browsers that still have it from then: a returning visitor
 * fetches the difference. One file after the other, beside the answers; until a file's turn has come it is sent whole.
 * @param files of this release and the one before (`addPrevious`)
 * @param before assets of the release before, by path
 */
export async function addDeltas(
  files: ReadonlyMap<string, StoredFile>,
  before: ReadonlyMap<string, StoredFile>,
  pack: PackWith,
): Promise<void> {
  const old = new Map([...before].flatMap(([path, file]) => [[laterNames(path), file] as const]));
  for (const [path, file] of files) {
    const name = laterNames(path);
    const dictionary = name === undefined || before.has(path) ? undefined : old.get(name)?.body;
    if (dictionary === undefined) continue;
    const digest = sha256(dictionary);
    const body = Buffer.concat([DCZ, digest, await pack(file.body, dictionary)]);
    if (body.length < (file.packed.br ?? file.body).length)
      file.delta = { dictionary: `:${digest.toString('base64')}:`, body };
  }
}

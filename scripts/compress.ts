import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const PACKABLE = /\.(html|js|css|json|svg|txt|webmanifest)$/;
/** Below this the header that names the packing costs more than it saves. */
const WORTH_BYTES = 128;

/** Packs every text file of a built folder as `.br` and `.gz`, so that the server packs nothing. Returns their number. */
export function compressFolder(folder: string): number {
  let count = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!PACKABLE.test(name) || name.startsWith('.') || statSync(file).size < WORTH_BYTES) continue;
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    count += 1;
  }
  return count;
}

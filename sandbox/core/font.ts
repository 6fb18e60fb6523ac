import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a PDF needs to know of a TrueType font. */
export interface Font {
  readonly bytes: Buffer;
  /** Number of the glyph of a character; 0 for one that the font does not have. */
  glyphOf(codePoint: number): number;
  /** Width of a glyph in thousandths of the font size. */
  widthOf(glyph: number): number;
  /** In thousandths: above and below the line, and the box of all glyphs. */
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly [number, number, number, number];
}

const FILE = fileURLToPath(new URL('../data/fonts/inter-kz.v1.ttf', import.meta.url));
let loaded: Font | undefined;

/** The application's own font, with Latin, Russian and Kazakh letters; read once a process. */
export const documentFont = (): Font => (loaded ??= readFont(readFileSync(FILE)));

/** Reads the tables of a TrueType font: head, hhea, hmtx, and a cmap of format 4. */
const readFont = (bytes: Buffer): Font => {
  const tables = new Map<string, number>();
  for (let at = 0; at < bytes.readUInt16BE(4); at += 1) {
    const entry = 12 + at * 16;
    tables.set(bytes.toString('latin1', entry, entry + 4), bytes.readUInt32BE(entry + 8));
  }
  const table = (name: string): number => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`the font has no table ${name}`);
    return offset;
  };
  const head = table('head');
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const scale = 1000 / bytes.readUInt16BE(head + 18);
  const scaled = (offset: number): number => Math.round(bytes.readInt16BE(offset) * scale);
  const metrics = bytes.readUInt16BE(hhea + 34);
  const glyphs = readCharacters(bytes, table('cmap'));
  return {
    bytes,
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? 0,
    widthOf: (glyph) => Math.round(bytes.readUInt16BE(hmtx + Math.min(glyph, metrics - 1) * 4) * scale),
    ascent: scaled(hhea + 4),
    descent: scaled(hhea + 6),
    box: [scaled(head + 36), scaled(head + 38), scaled(head + 40), scaled(head + 42)],
  };
};

/** Glyphs by code point: the segments of a subtable of format 4. */
const readCharacters = (bytes: Buffer, cmap: number): ReadonlyMap<number, number> => {
  const subtables = Array.from(
    { length: bytes.readUInt16BE(cmap + 2) },
    (_, at) => cmap + bytes.readUInt32BE(cmap + 8 + at * 8),
  );
  const table = subtables.find((offset) => bytes.readUInt16BE(offset) === 4);
  if (table === undefined) throw new Error('the font has no characters in format 4');
  const found = new Map<number, number>();
  const size = bytes.readUInt16BE(table + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const end = bytes.readUInt16BE(table + 14 + segment);
    const start = bytes.readUInt16BE(table + 16 + size + segment);
    const delta = bytes.readUInt16BE(table + 16 + 2 * size + segment);
    const rangeAt = table + 16 + 3 * size + segment;
    const range = bytes.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const listed = range === 0 ? code : bytes.readUInt16BE(rangeAt + range + (code - start) * 2);
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) found.set(code, glyph);
    }
  }
  return found;
};

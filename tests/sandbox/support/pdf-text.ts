import { inflateSync } from 'node:zlib';

const streams = (pdf: Buffer): Buffer[] =>
  [...pdf.toString('latin1').matchAll(/\/FlateDecode \/Length (\d+)[^>]*>>\nstream\n/g)].map(
    ({ index, 0: head, 1: length }) =>
      inflateSync(pdf.subarray(index + head.length, index + head.length + Number(length))),
  );

/** The text that a viewer finds: glyph numbers read back by the document's own table of characters. */
export const textOf = (pdf: Buffer): string[] => {
  const parts = streams(pdf).map((part) => part.toString('latin1'));
  const table = parts.find((part) => part.includes('beginbfchar')) ?? '';
  const signs = new Map(
    [...table.matchAll(/<(\w{4})> <(\w{4})>/g)].map(([, glyph, code]) => [
      glyph,
      String.fromCodePoint(parseInt(code!, 16)),
    ]),
  );
  return parts
    .flatMap((part) => [...part.matchAll(/<(\w+)> Tj/g)])
    .map(([, glyphs]) => glyphs!.replace(/\w{4}/g, (glyph) => signs.get(glyph) ?? '\0'));
};

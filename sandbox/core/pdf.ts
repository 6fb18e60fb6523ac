import { deflateSync } from 'node:zlib';
import { documentFont, type Font } from './font.ts';

/** One line of a document; a long one is wrapped. */
export interface PdfLine {
  readonly text: string;
  /** 'title' is large, 'heading' has room above it, 'row' is the default. */
  readonly kind?: 'title' | 'heading' | 'row';
}

export interface PdfDocument {
  /** Of the window that shows it. */
  readonly title: string;
  readonly language: 'ru' | 'kk';
  readonly lines: readonly (string | PdfLine)[];
  /** Sandbox milliseconds: the same document has the same bytes. */
  readonly createdAt: number;
}

const PAGE = { width: 595, height: 842, margin: 56 };
const SIZES = { title: 16, heading: 12, row: 10 } as const;
const ABOVE = { title: 0, heading: 8, row: 0 } as const;
const LEADING = 1.5;

interface Placed {
  readonly text: string;
  readonly size: number;
  readonly y: number;
}

/**
 * A PDF (1.7, A4) of plain lines in the application's own font: Russian, Kazakh and Latin text that can be searched and
 * copied. Characters that the font does not have become '?'. Pure.
 */
export function makePdf({ title, language, lines, createdAt }: PdfDocument): Buffer {
  const font = documentFont();
  const pages = place(
    font,
    lines.map((line) => (typeof line === 'string' ? { text: line } : line)),
  );
  const used = new Map<number, number>();
  const contents = pages.map((page) => page.map((line) => show(font, line, used)).join('\n'));

  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number =>
    objects.push(Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'));
  const first = 7;
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(' ');
  add(`<< /Type /Catalog /Pages 2 0 R /Lang (${language}) >>`);
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /Inter /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Inter /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /DW 600 /W [${[
      ...used.keys(),
    ]
      .map((glyph) => `${glyph} [${font.widthOf(glyph)}]`)
      .join(' ')}] /FontDescriptor 4 0 R >>] /ToUnicode 6 0 R >>`,
  );
  add(
    `<< /Type /FontDescriptor /FontName /Inter /Flags 4 /FontBBox [${font.box.join(' ')}] /ItalicAngle 0 /Ascent ${font.ascent} /Descent ${font.descent} /CapHeight 728 /StemV 80 /FontFile2 5 0 R >>`,
  );
  add(stream(font.bytes, ` /Length1 ${font.bytes.length}`));
  add(stream(Buffer.from(toUnicode(used), 'latin1')));
  contents.forEach((content, at) => {
    const box = `[0 0 ${PAGE.width} ${PAGE.height}]`;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents ${first + at * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    );
    add(stream(Buffer.from(content, 'latin1')));
  });
  const info = add(
    `<< /Title ${utf16(title)} /Producer (Sandbox) /CreationDate (D:${new Date(createdAt).toISOString().replace(/\D/g, '').slice(0, 14)}Z) >>`,
  );
  return assemble(objects, info);
}

/** Breaks lines at spaces and pages at their end. */
function place(font: Font, lines: readonly PdfLine[]): Placed[][] {
  const pages: Placed[][] = [[]];
  let y = PAGE.height - PAGE.margin;
  for (const { text, kind = 'row' } of lines) {
    const size = SIZES[kind];
    y -= ABOVE[kind];
    for (const part of wrap(font, text, size)) {
      y -= size * LEADING;
      if (y < PAGE.margin) {
        pages.push([]);
        y = PAGE.height - PAGE.margin - size * LEADING;
      }
      pages.at(-1)!.push({ text: part, size, y });
    }
  }
  return pages;
}

function wrap(font: Font, text: string, size: number): string[] {
  const room = ((PAGE.width - 2 * PAGE.margin) * 1000) / size;
  const widthOf = (word: string): number => [...word].reduce((sum, sign) => sum + font.widthOf(glyphOf(font, sign)), 0);
  const parts: string[] = [];
  for (const word of text.normalize('NFC').split(' ')) {
    const last = parts.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= room) parts[parts.length - 1] = `${last} ${word}`;
    else parts.push(word);
  }
  return parts;
}

const glyphOf = (font: Font, sign: string): number => font.glyphOf(sign.codePointAt(0)!) || font.glyphOf(0x3f);

/** One line in glyph numbers; notes which characters they stand for. */
function show(font: Font, { text, size, y }: Placed, used: Map<number, number>): string {
  const glyphs = [...text].map((sign) => {
    const glyph = glyphOf(font, sign);
    if (!used.has(glyph)) used.set(glyph, font.glyphOf(sign.codePointAt(0)!) === 0 ? 0x3f : sign.codePointAt(0)!);
    return hex(glyph);
  });
  return `BT /F1 ${size} Tf ${PAGE.margin} ${Math.round(y)} Td <${glyphs.join('')}> Tj ET`;
}

/** Which character each glyph is: what makes the text searchable. */
function toUnicode(used: ReadonlyMap<number, number>): string {
  const pairs = [...used].map(([glyph, codePoint]) => `<${hex(glyph)}> <${hex(codePoint)}>`);
  const blocks = Array.from({ length: Math.ceil(pairs.length / 100) }, (_, at) =>
    pairs.slice(at * 100, at * 100 + 100),
  );
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Characters def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    'endcmap end end',
  ].join('\n');
}

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');

const utf16 = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('')}>`;

function stream(content: Buffer, extra = ''): Buffer {
  const packed = deflateSync(content);
  const head = `<< /Filter /FlateDecode /Length ${packed.length}${extra} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream', 'latin1')]);
}

function assemble(objects: readonly Buffer[], info: number): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  let at = parts[0]!.length;
  const offsets = objects.map((object, index) => {
    const whole = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`, 'latin1'),
      object,
      Buffer.from('\nendobj\n', 'latin1'),
    ]);
    parts.push(whole);
    const offset = at;
    at += whole.length;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${at}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

import { inflateSync } from 'node:zlib';

/** No honest statement is longer; a bomb is. */
const MAX_STREAM_BYTES = 4 * 1024 * 1024;

/**
 * The text layer of a PDF: every shown string, one a line, in the order of the file. Reads plain and deflated streams
 * with single-byte fonts (what office programs and simple generators write for digits and Latin letters).
 * Text in glyph numbers of an embedded font and scanned pages give nothing: the answer is '' then.
 */
export function pdfText(bytes: Buffer): string {
  const lines: string[] = [];
  const source = bytes.toString('latin1');
  const streams = /<<((?:[^<>]|<(?!<)|>(?!>)|<<(?:[^<>]|<(?!<)|>(?!>))*>>)*)>>\s*stream\r?\n/g;
  for (let match = streams.exec(source); match; match = streams.exec(source)) {
    const start = match.index + match[0].length;
    const end = source.indexOf('endstream', start);
    if (end < 0) break;
    const content = decode(bytes.subarray(start, end), match[1] ?? '');
    if (content?.includes('BT')) lines.push(...shownStrings(content));
    streams.lastIndex = end;
  }
  return lines.join('\n');
}

function decode(raw: Buffer, dictionary: string): string | null {
  if (!dictionary.includes('/Filter')) return raw.toString('latin1');
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?/.test(dictionary) || dictionary.includes('/DCTDecode')) return null;
  try {
    return inflateSync(raw, { maxOutputLength: MAX_STREAM_BYTES }).toString('latin1');
  } catch {
    return null;
  }
}

/** Strings shown by Tj, ' and ", and the joined pieces of TJ. */
function shownStrings(content: string): string[] {
  const shown: string[] = [];
  const operators =
    /\[((?:\((?:\\.|[^\\()])*\)|<[\da-fA-F\s]*>|[^\]])*)\]\s*TJ|(\((?:\\.|[^\\()])*\)|<[\da-fA-F\s]*>)\s*(?:Tj|'|")/gs;
  for (const [, pieces, single] of content.matchAll(operators)) {
    const strings = (pieces ?? single ?? '').match(/\((?:\\.|[^\\()])*\)|<[\da-fA-F\s]*>/gs) ?? [];
    const text = strings.map(literal).join('');
    if (text.trim() !== '') shown.push(text);
  }
  return shown;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '' };

function literal(token: string): string {
  if (token.startsWith('<'))
    return Buffer.from(token.replace(/[<>\s]/g, ''), 'hex')
      .toString('latin1')
      .replaceAll('\0', '');
  return token
    .slice(1, -1)
    .replace(/\\([0-7]{1,3}|\r?\n|.)/gs, (_all, code: string) =>
      /^[0-7]/.test(code) ? String.fromCharCode(parseInt(code, 8)) : code.endsWith('\n') ? '' : (ESCAPES[code] ?? code),
    );
}

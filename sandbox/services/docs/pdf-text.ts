import { inflateSync } from 'node:zlib';

/** No honest statement is longer, unpacked; a bomb is. */
const MAX_TEXT_BYTES = 8 * 1024 * 1024;
/** A stream's dictionary stands right before it. */
const DICTIONARY_REACH = 2048;

/**
 * The text layer of a PDF: every shown string, one a line, in the order of the file. Reads plain and deflated streams
 * with single-byte fonts (what office programs and simple generators write for digits and Latin letters).
 * Text in glyph numbers of an embedded font and scanned pages give nothing: the answer is '' then.
 * Takes time in proportion to the size of the file, whatever stands in it.
 */
export function pdfText(bytes: Buffer): string {
  const lines: string[] = [];
  let budget = MAX_TEXT_BYTES;
  let from = 0;
  while (budget > 0) {
    const word = bytes.indexOf('stream', from);
    const end = word < 0 ? -1 : bytes.indexOf('endstream', word + 6);
    if (end < 0) break;
    from = end + 9;
    const dictionary = bytes.toString('latin1', Math.max(0, word - DICTIONARY_REACH), word);
    const start = word + (bytes[word + 6] === 0x0d ? 8 : 7);
    const content = decode(bytes.subarray(start, end), dictionary.slice(dictionary.lastIndexOf('obj') + 1), budget);
    if (content === TOO_LONG) break;
    if (content === null) continue;
    budget -= content.length;
    if (content.includes('BT')) shownStrings(content, lines);
  }
  return lines.join('\n');
}

const TOO_LONG = Symbol('too long');

/** The content of a stream; null: in a form that is not read. */
function decode(raw: Buffer, dictionary: string, budget: number): string | null | typeof TOO_LONG {
  if (!dictionary.includes('/Filter')) return raw.toString('latin1');
  if (!/\/Filter\s*\[?\s*\/FlateDecode\b/.test(dictionary) || dictionary.includes('/DCTDecode')) return null;
  try {
    return inflateSync(raw, { maxOutputLength: budget }).toString('latin1');
  } catch (error) {
    return error instanceof RangeError ? TOO_LONG : null;
  }
}

/** Appends the strings shown by Tj, ' and ", and the joined pieces of TJ. One pass, no way back. */
function shownStrings(content: string, shown: string[]): void {
  let operands: string[] = [];
  let index = 0;
  while (index < content.length) {
    const sign = content[index]!;
    if (sign === '(') {
      const { text, next } = literal(content, index + 1);
      operands.push(text);
      index = next;
    } else if (sign === '<' && content[index + 1] !== '<') {
      const close = content.indexOf('>', index);
      if (close < 0) return;
      operands.push(hexadecimal(content.slice(index + 1, close)));
      index = close + 1;
    } else if (/[A-Za-z'"]/.test(sign)) {
      const start = index;
      while (index < content.length && /[A-Za-z*'"]/.test(content[index]!)) index += 1;
      if (/^(?:Tj|TJ|'|")$/.test(content.slice(start, index)) && operands.join('').trim() !== '')
        shown.push(operands.join(''));
      operands = [];
    } else {
      index += 1;
    }
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '', '\n': '', '\r': '' };

/** The string whose first character stands at `index`; parentheses inside may be balanced or escaped. */
function literal(content: string, index: number): { text: string; next: number } {
  let text = '';
  let depth = 1;
  while (index < content.length) {
    const sign = content[index]!;
    if (sign === '\\') {
      const octal = /^[0-7]{1,3}/.exec(content.slice(index + 1, index + 4))?.[0];
      const code = content[index + 1] ?? '';
      text += octal === undefined ? (ESCAPES[code] ?? code) : String.fromCharCode(parseInt(octal, 8));
      index += 1 + (octal?.length ?? 1);
      continue;
    }
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    index += 1;
    if (depth === 0) break;
    text += sign;
  }
  return { text, next: index };
}

function hexadecimal(digits: string): string {
  return Buffer.from(digits.replace(/\s/g, ''), 'hex').toString('latin1').replaceAll('\0', '');
}

/** Files a person attaches: what they are by their first bytes, never by name, and how big they may be. */
import { message } from './kit.ts';

export type FileKind = 'jpg' | 'png' | 'pdf' | 'heic';

/** 10 MB */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** As many first bytes as `fileKind` looks at. */
export const HEAD_BYTES = 16;

const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

const starts = (head: Uint8Array, ...bytes: readonly number[]): boolean => bytes.every((byte, i) => head[i] === byte);
const ascii = (head: Uint8Array, from: number, to: number): string => String.fromCharCode(...head.subarray(from, to));

/** What a file is by its first bytes; null when it is none of what is taken. */
export const fileKind = (head: Uint8Array): FileKind | null => {
  if (starts(head, 0xff, 0xd8, 0xff)) return 'jpg';
  if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(head, 0, 5) === '%PDF-') return 'pdf';
  return ascii(head, 4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(head, 8, 12)) ? 'heic' : null;
};

/**
 * Why a file cannot be sent, as a message; null when it can. HEIC is taken only after the browser has turned it into
 * JPG: it is refused here with words of its own.
 */
export const fileProblem = ({ size, head }: { size: number; head: Uint8Array }): string | null => {
  if (size === 0) return message('form.fileEmpty');
  const kind = fileKind(head);
  if (kind === null) return message('form.fileType');
  if (kind === 'heic') return message('form.fileHeic');
  return size > MAX_FILE_BYTES ? message('form.fileBig') : null;
};

/** Files a person attaches: what they are by their first bytes, never by name, and whether the service takes them. */
import { message } from './kit.ts';

export type FileKind = 'jpg' | 'png' | 'pdf' | 'heic';

/** What the documents' service takes, as it says of each type of file. */
export interface FileRules {
  /** Media types. */
  readonly accept: readonly string[];
  /** Bytes. */
  readonly maxSize: number;
}

/** As many first bytes as `fileKind` looks at. */
export const HEAD_BYTES = 16;

const MEGABYTE = 1024 * 1024;
const MEDIA_TYPES = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const;
const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

const starts = (head: Uint8Array, ...bytes: readonly number[]): boolean => bytes.every((byte, i) => head[i] === byte);
const ascii = (head: Uint8Array, from: number, to: number): string => String.fromCharCode(...head.subarray(from, to));

/** What a file is by its first bytes; null when it is none that is known here. */
export const fileKind = (head: Uint8Array): FileKind | null => {
  if (starts(head, 0xff, 0xd8, 0xff)) return 'jpg';
  if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(head, 0, 5) === '%PDF-') return 'pdf';
  return ascii(head, 4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(head, 8, 12)) ? 'heic' : null;
};

/** Media types as people name them: 'application/pdf' is 'PDF', 'image/jpeg' is 'JPG'. */
export const kindNames = ({ accept }: Pick<FileRules, 'accept'>): string[] =>
  accept.map((type) => (type === MEDIA_TYPES.jpg ? 'jpg' : (type.split('/').at(-1) ?? type)).toUpperCase());

/** The largest file, whole megabytes or with one decimal: '10', '2,5'. */
export const megabytes = ({ maxSize }: Pick<FileRules, 'maxSize'>): string =>
  String(Math.floor((maxSize / MEGABYTE) * 10) / 10).replace('.', ',');

/**
 * Why a file cannot be sent, as a message; null when it can. HEIC is taken only after the browser has turned it into
 * JPG: it is refused here, with words of its own where JPG is taken.
 */
export const fileProblem = ({ size, head }: { size: number; head: Uint8Array }, rules: FileRules): string | null => {
  if (size === 0) return message('form.fileEmpty');
  const kind = fileKind(head);
  if (kind === 'heic' && rules.accept.includes(MEDIA_TYPES.jpg)) return message('form.fileHeic');
  if (kind === null || kind === 'heic' || !rules.accept.includes(MEDIA_TYPES[kind]))
    return message('form.fileType', { kinds: kindNames(rules).join(', ') });
  return size > rules.maxSize ? message('form.fileBig', { mb: megabytes(rules) }) : null;
};

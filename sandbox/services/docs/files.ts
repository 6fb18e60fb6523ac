import type { FileInfo } from '../../../openapi/index.ts';
import { docsTexts, fileTypes, MAX_FILE_BYTES, type FileTypeRow } from '../../data/docs.ts';
import { refuse, say, type Locale, type Refusal, type Upload, type Work } from '../../core/service.ts';
import { signedPath } from '../../core/signed-links.ts';

declare module '../../core/tables.ts' {
  interface Tables {
    docs_files: FileRow;
    /** Apart from the rest, so that lists do not read them. */
    docs_bytes: { file_id: string; bytes: Buffer };
  }
}

export interface FileRow {
  id: string;
  claim_id: string;
  type_alias: FileInfo['type']['alias'];
  name: string;
  mime: FileInfo['mime'];
  size: number;
  status: FileInfo['status'];
  reason: string | null;
  created_at: number;
}

/** The type with this alias. Throws 422. */
export function fileType(alias: string): FileTypeRow {
  const found = fileTypes.find((type) => type.alias === alias);
  if (!found) throw unknownType();
  return found;
}

/** There is no such type, or not for this claim. */
export function unknownType(): Refusal {
  return refuse(422, [{ loc: ['body', 'type'], msg: docsTexts.unknownType, type: 'enum' }]);
}

/**
 * What an upload really is, by its bytes. Throws 422 when there is none or it is empty, 413 above 10 MB,
 * 415 when the type does not take it.
 */
export function inspect(
  upload: Upload | null,
  type: FileTypeRow,
): { name: string; mime: FileInfo['mime']; bytes: Buffer } {
  if (!upload || upload.bytes.length === 0)
    throw refuse(422, [{ loc: ['body', 'file'], msg: docsTexts.noFile, type: 'required' }]);
  if (upload.bytes.length > MAX_FILE_BYTES) throw refuse(413, docsTexts.tooLarge);
  const mime = mimeByBytes(upload.bytes);
  if (!mime || !type.accept.includes(mime)) {
    throw refuse(415, type.accept.includes('application/pdf') ? docsTexts.wrongType : docsTexts.onlyImages);
  }
  return { name: safeName(upload.filename), mime, bytes: upload.bytes };
}

/** A row as the contract shows it, with a fresh address of its bytes. */
export async function fileInfo(work: Work, row: FileRow): Promise<FileInfo> {
  const { id, claim_id, type_alias, name, size, mime, status, reason, created_at } = row;
  return {
    id,
    claimId: claim_id,
    type: typeRef(fileType(type_alias), work.locale),
    name,
    size,
    mime,
    url: await signedPath(work, `/files/${id}`),
    status,
    reason,
    createdAt: new Date(created_at).toISOString(),
  };
}

export function typeRef(type: FileTypeRow, locale: Locale): FileInfo['type'] {
  return { id: type.id, alias: type.alias, name: say(type.name, locale) };
}

function mimeByBytes(bytes: Buffer): FileInfo['mime'] | null {
  const head = bytes.subarray(0, 8).toString('latin1');
  if (head.startsWith('%PDF-')) return 'application/pdf';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return head === '\x89PNG\r\n\x1a\n' ? 'image/png' : null;
}

/** The last part of the name, without what a header or a file system could trip over. */
function safeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replace(/[\p{Cc}\p{Cf}"]/gu, '')
      .trim()
      .slice(-120) || 'file'
  );
}

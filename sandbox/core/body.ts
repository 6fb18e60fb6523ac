import { coreTexts } from '../data/core.ts';
import { isPlain } from './plain.ts';
import { refuse } from './refusal.ts';
import type { Upload } from './service.ts';

/** A parsed request body and what identifies it. */
export interface ParsedBody {
  readonly body: unknown;
  readonly upload: Upload | null;
  /** The parts that tell one request from another (a multipart boundary does not). */
  readonly identity: readonly (string | Buffer)[];
}

/** 'application/json' of 'application/json; charset=utf-8'; '' when there is none. */
export function mediaTypeOf(header: string | undefined): string {
  return (header ?? '').split(';')[0]!.trim().toLowerCase();
}

/** Parses the bytes of a request by its content type. Throws 400 when they cannot be read, 415 for other types. */
export async function parseBody(bytes: Buffer | undefined, contentType: string | undefined): Promise<ParsedBody> {
  if (!bytes || bytes.length === 0) return { body: undefined, upload: null, identity: [] };
  switch (mediaTypeOf(contentType)) {
    case 'application/json':
      return { body: parseJson(bytes), upload: null, identity: [bytes] };
    case 'application/x-www-form-urlencoded':
      return {
        body: plain(() => Object.fromEntries(new URLSearchParams(bytes.toString('utf8')))),
        upload: null,
        identity: [bytes],
      };
    case 'multipart/form-data':
      return parseMultipart(bytes, contentType ?? '');
    default:
      throw refuse(415, coreTexts.wrongType);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What was parsed already: a GraphQL request is looked into before its operation is known. */
const parsed = new WeakMap<Buffer, unknown>();

/** JSON in strict UTF-8 and plain (plain.ts); all else is refused as unreadable. */
export function parseJson(bytes: Buffer): unknown {
  if (!parsed.has(bytes))
    parsed.set(
      bytes,
      plain(() => JSON.parse(utf8.decode(bytes)) as unknown),
    );
  return parsed.get(bytes);
}

/** What `read` gives, if it can be read and is plain; else 400. */
export function plain<T>(read: () => T): T {
  let value: T;
  try {
    value = read();
  } catch {
    throw refuse(400, coreTexts.badRequest);
  }
  if (!isPlain(value)) throw refuse(400, coreTexts.badRequest);
  return value;
}

async function parseMultipart(bytes: Buffer, contentType: string): Promise<ParsedBody> {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw refuse(400, coreTexts.badRequest);
  }
  const body: Record<string, string> = {};
  const identity: (string | Buffer)[] = [];
  let upload: Upload | null = null;
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      body[name] = value;
      identity.push(name, value);
      continue;
    }
    const content = Buffer.from(await value.arrayBuffer());
    upload ??= { filename: value.name, bytes: content };
    // The contract describes a file part as a string of bytes; the check only needs to know that it is there.
    body[name] = value.name || 'file';
    identity.push(name, value.name, content);
  }
  return { body: plain(() => body), upload, identity };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesTag } from '../schemas/etag.ts';
import { type Coding, CODINGS, type StoredFile } from './files.ts';

/**
 * Sends a stored file, packed as the client takes it, or "not modified".
 * @param status 200, or 404 for the page that says so, which is never "not modified"
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StoredFile,
  status: 200 | 404,
): void {
  const accepted = acceptedCodings(request.headers['accept-encoding']);
  const { coding, body } = formFor(file, accepted, request.headers['available-dictionary']);
  // The tag names the bytes that are sent, so each coding has its own.
  const etag = coding ? file.etag.replace(/"$/, `-${coding}"`) : file.etag;
  response.setHeader('vary', file.successors ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding');
  if (file.successors) response.setHeader('use-as-dictionary', `match="${file.successors}"`);
  response.setHeader('content-type', file.type);
  if (status === 200) response.setHeader('etag', etag);
  if (status === 200 && namesTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  if (coding) response.setHeader('content-encoding', coding);
  response.writeHead(status, { 'content-length': body.length }).end(body);
}

/** The smallest form of a file that the client takes. */
function formFor(
  { packed, body, delta }: StoredFile,
  accepted: ReadonlySet<string>,
  has: string | string[] | undefined,
): { coding?: Coding | 'dcz'; body: Buffer } {
  if (delta !== undefined && accepted.has('dcz') && has === delta.dictionary)
    return { coding: 'dcz', body: delta.body };
  for (const coding of Object.keys(CODINGS) as Coding[]) {
    const form = packed[coding];
    if (form !== undefined && accepted.has(coding)) return { coding, body: form };
  }
  return { body };
}

function acceptedCodings(header: string | string[] | undefined): Set<string> {
  const parts = String(header ?? '')
    .toLowerCase()
    .split(',');
  const names = parts.map((part) => part.trim().split(';') as [string, ...string[]]);
  return new Set(names.filter(([, quality]) => !/^\s*q=0(\.0*)?\s*$/.test(quality ?? '')).map(([name]) => name.trim()));
}

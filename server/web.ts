import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RuntimeConfig } from '../schemas/config.schema.ts';
import { type Coding, CODINGS, isHidden, readFiles, readPages, type StoredFile } from './files.ts';
import { contentSecurityPolicy, headersFor, type Kind } from './headers.ts';
import { elsewhereOf } from './runtime-config.ts';

export interface WebOptions {
  /** The built folder. */
  folder: string;
  /** The runtime settings that `/config.json` answers with. */
  config: RuntimeConfig;
  /** Believe `X-Forwarded-Proto` of a proxy in front; without one it could be sent by anybody. */
  trustProxy?: boolean;
  /** Its own connections are encrypted: browsers are told to come by https alone. */
  secure?: boolean;
  /**
   * What becomes of a page's markup that a page of our own origin shows in a frame; absent: nobody may frame it. The
   * sandbox's alone.
   */
  framedPage?: ((html: string) => string) | undefined;
}

/** Answers one request; no body of a request is ever read. */
export type Web = (request: IncomingMessage, response: ServerResponse) => void;

const TEXT = 'text/plain; charset=utf-8';

/**
 * The web server's answers: files of the build with their headers, `/config.json`, and the page itself for every navigation.
 * A missing file is a 404 and never the page: a stale tab must learn that its chunk is gone.
 * @throws Error when the folder is not built
 */
export function createWeb({ folder, config, trustProxy = false, secure = false, framedPage }: WebOptions): Web {
  const files = readFiles(folder);
  const pageAt = readPages(files);
  const elsewhere = elsewhereOf(config);
  const settings = JSON.stringify(config);

  return (request, response) => {
    const dress = (kind: Kind, styles: readonly string[] = []): void => {
      const encrypted = secure || (trustProxy && lastOf(request.headers['x-forwarded-proto']) === 'https');
      const headers = headersFor(kind, { elsewhere, secure: encrypted, styles });
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    };
    const say = (status: number, kind: Kind, type: string, body: string): void => {
      dress(kind);
      response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
    };
    const refuse = (status: number): void => say(status, 'none', TEXT, String(status));

    const reads = request.method === 'GET' || request.method === 'HEAD';
    // A body is not waited for: nobody would read it. HTTP/2 ends the request alone, without its connection.
    if ((!reads || hasBody(request)) && request.httpVersionMajor < 2) response.setHeader('connection', 'close');
    if (!reads) {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(405);
    }
    const path = pathOf(request.url ?? '/');
    if (path === null) return refuse(404);
    if (path === '/config.json') return say(200, 'config', 'application/json; charset=utf-8', settings);
    if (path === '/healthz') return say(200, 'none', TEXT, 'ok');
    const file = isHidden(path) ? undefined : files.get(path);
    const page = file ?? (path === '/' || isNavigation(request, path) ? pageAt(path) : undefined);
    if (page === undefined) return refuse(404);
    dress(file?.kind ?? 'page', page.styles);
    if (framedPage !== undefined && file === undefined && isFramed(request)) {
      // Its own bytes: no tag and no packed form of the file is theirs.
      const body = framedPage(page.body.toString());
      response.setHeader(
        'content-security-policy',
        contentSecurityPolicy(elsewhere, { styles: page.styles, framed: true }),
      );
      response.writeHead(200, { 'content-type': page.type, 'content-length': Buffer.byteLength(body) }).end(body);
      return;
    }
    sendFile(request, response, page);
  };
}

/** The path of an address, read; null when it cannot be (`/%`). */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/');
  } catch {
    return null;
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** What the nearest proxy says, of a header that each adds to. */
const lastOf = (header: string | string[] | undefined): string | undefined =>
  header?.toString().split(',').at(-1)?.trim();

/** A browser that opens an address, not a script, style or picture that asks for a file. */
function isNavigation(request: IncomingMessage, path: string): boolean {
  if (path.startsWith('/assets/')) return false;
  const mode = request.headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return (request.headers.accept ?? '').includes('text/html');
}

/** Opened in a frame, by a page of this very origin. */
const isFramed = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin';

function sendFile(request: IncomingMessage, response: ServerResponse, file: StoredFile): void {
  const accepted = acceptedCodings(request.headers['accept-encoding']);
  const coding = (Object.keys(CODINGS) as Coding[]).find((name) => accepted.has(name) && file.packed[name]);
  const body = (coding && file.packed[coding]) ?? file.body;
  // The tag names the bytes that are sent, so each coding has its own.
  const etag = coding ? file.etag.replace(/"$/, `-${coding}"`) : file.etag;
  response.setHeader('etag', etag);
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('content-type', file.type);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  if (coding) response.setHeader('content-encoding', coding);
  response.writeHead(200, { 'content-length': body.length }).end(body);
}

function acceptedCodings(header: string | string[] | undefined): Set<string> {
  const parts = String(header ?? '')
    .toLowerCase()
    .split(',');
  const names = parts.map((part) => part.trim().split(';') as [string, ...string[]]);
  return new Set(names.filter(([, quality]) => !/^\s*q=0(\.0*)?\s*$/.test(quality ?? '')).map(([name]) => name.trim()));
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RuntimeConfig } from '../schemas/config.schema.ts';
import { addDeltas, nodeZstd } from './deltas.ts';
import { addPrevious, BUILD_FILE, isHidden, readFiles, readPages } from './files.ts';
import { contentSecurityPolicy, headersFor, type Kind } from './headers.ts';
import { CSP_REPORTS, type Intake } from './intake.ts';
import { requestIdOf } from './request-id.ts';
import { ownRoutes } from './routes.ts';
import { elsewhereOf } from './runtime-config.ts';
import { sendFile } from './send.ts';

export interface WebOptions {
  /** The built folder. */
  folder: string;
  /** The built folder of the release before, whose assets open pages still ask for. */
  previous?: string | undefined;
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
  /** Told to end: those who balance load shall send nobody here any more. */
  isEnding?: () => boolean;
  /** Takes what pages tell of their use and what the security policy has refused; absent: nobody does. */
  intake?: Intake | undefined;
}

/** What a request was about, without anything of who sent it: for logs and counts. */
export interface Answered {
  readonly requestId: string;
  readonly kind: Kind;
  /** The pattern of the address (`/my-applications/:id?`), or the route's path; undefined: a file, or an address that nobody knows. */
  readonly route?: string | undefined;
}

/** Answers one request. No body is read but by the intake. */
export type Web = (request: IncomingMessage, response: ServerResponse) => Answered;

const TEXT = 'text/plain; charset=utf-8';

/**
 * The web server's answers: files of the build with their headers, its routes, and the page itself for every navigation; with
 * 404 where the build knows no such address. A missing file is a 404 and never the page: a stale tab must learn that its chunk is gone.
 * @throws Error when the folder is not built
 */
export function createWeb({
  folder,
  config,
  trustProxy = false,
  secure = false,
  framedPage,
  intake,
  ...more
}: WebOptions): Web {
  const files = readFiles(folder);
  const before = more.previous === undefined ? undefined : addPrevious(files, more.previous);
  // A file without its delta is sent whole.
  if (before && nodeZstd) void addDeltas(files, before, nodeZstd).catch(() => undefined);
  const pageAt = readPages(files);
  const elsewhere = elsewhereOf(config);
  const about = files.get(BUILD_FILE)?.body.toString() ?? '{}';
  const routes = new Map(Object.entries(ownRoutes(JSON.stringify(config), about, more.isEnding ?? (() => false))));
  const reports = intake && CSP_REPORTS;

  return (request, response) => {
    const requestId = requestIdOf(request.headers['x-request-id']);
    const dress = (kind: Kind, styles: readonly string[] = []): void => {
      const encrypted = secure || (trustProxy && lastOf(request.headers['x-forwarded-proto']) === 'https');
      const headers = headersFor(kind, { elsewhere, secure: encrypted, styles, reports });
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader('x-request-id', requestId);
    };
    const say = (status: number, kind: Kind, type: string, body: string): void => {
      dress(kind);
      response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
    };
    const refuse = (status: number): Answered => {
      say(status, 'none', TEXT, String(status));
      return { requestId, kind: 'none' };
    };
    if (intake?.(request, response, () => dress('none')) === true) return { requestId, kind: 'none', route: 'intake' };

    const path = pathOf(request.url ?? '/');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const route = path === null ? undefined : routes.get(path);
    // A body is not waited for: nobody would read it. HTTP/2 ends the request alone, without its connection.
    if ((!reads || hasBody(request)) && request.httpVersionMajor < 2) response.setHeader('connection', 'close');
    if (!reads) {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(405);
    }
    if (path === null) return refuse(404);
    if (route !== undefined) {
      route.answer((status, type, body) => say(status, route.kind, type, body));
      return { requestId, kind: route.kind, route: path };
    }
    const file = isHidden(path) ? undefined : files.get(path);
    if (file !== undefined) {
      dress(file.kind, file.styles);
      sendFile(request, response, file, 200);
      return { requestId, kind: file.kind };
    }
    const found = path === '/' || isNavigation(request, path) ? pageAt(path) : undefined;
    if (found === undefined) return refuse(404);
    const { page, route: address, isKnown } = found;
    const status = isKnown ? 200 : 404;
    const framed = framedPage !== undefined && isFramed(request);
    dress(isKnown && !framed && isPlain(request, address) ? 'plainPage' : 'page', page.styles);
    if (framed) {
      // Its own bytes: no tag and no packed form of the file is theirs.
      const body = framedPage(page.body.toString());
      response.setHeader(
        'content-security-policy',
        contentSecurityPolicy(elsewhere, { styles: page.styles, framed: true, reports }),
      );
      response.writeHead(status, { 'content-type': page.type, 'content-length': Buffer.byteLength(body) }).end(body);
    } else sendFile(request, response, page, status);
    return { requestId, kind: 'page', route: address };
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

/** The address is one fixed path, without a query or further parts that could hold a person's id or number. */
const isPlain = ({ url = '/' }: IncomingMessage, route: string | undefined): boolean =>
  (url.replace(/\/+$/, '') || '/') === route;

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

import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Coding, CODINGS, isHidden, readFiles, readPages, type StoredFile } from './files.ts';
import { headersFor, type Kind } from './headers.ts';
import { type RuntimeConfig, serviceOrigins } from './runtime-config.ts';

export interface WebOptions {
  /** The built folder. */
  folder: string;
  /** The runtime settings that `/config.json` answers with. */
  config: RuntimeConfig;
  /** Believe `X-Forwarded-Proto` of a proxy in front; without one it could be sent by anybody. */
  trustProxy?: boolean;
}

/**
 * The web server: files of the build with their headers, `/config.json`, and the page itself for every navigation.
 * A missing file is a 404 and never the page: a stale tab must learn that its chunk is gone.
 * @throws Error when the folder is not built
 */
export function createWeb({ folder, config, trustProxy = false }: WebOptions): FastifyInstance {
  const files = readFiles(folder);
  const pageAt = readPages(files);
  const connect = serviceOrigins(config);
  const configBody = Buffer.from(JSON.stringify(config));
  const dress = (request: FastifyRequest, reply: FastifyReply, kind: Kind) =>
    reply.headers(headersFor(kind, { connect, secure: request.protocol === 'https' }));
  const app = Fastify({
    trustProxy,
    // An address that is no address (`/%`) never reaches a route.
    frameworkErrors: (_error, request, reply) => void missing(request, dress(request, reply, 'none')),
  });

  app.get('/config.json', (request, reply) =>
    dress(request, reply, 'config').type('application/json; charset=utf-8').send(configBody),
  );
  app.get('/healthz', (request, reply) => dress(request, reply, 'none').type('text/plain; charset=utf-8').send('ok'));

  app.get('/*', (request, reply) => {
    const path = decodeURIComponent(request.url.split('?', 1)[0] ?? '/');
    const file = isHidden(path) ? undefined : files.get(path);
    if (file) return sendFile(request, dress(request, reply, file.kind), file);
    const page = pageAt(path);
    if (page && (path === '/' || isNavigation(request, path)))
      return sendFile(request, dress(request, reply, 'page'), page);
    return missing(request, dress(request, reply, 'none'));
  });
  app.setNotFoundHandler((request, reply) => missing(request, dress(request, reply, 'none')));
  app.setErrorHandler((_error, request, reply) => {
    dress(request, reply, 'none').code(400).type('text/plain; charset=utf-8').send('400');
  });
  return app;
}

/** A browser that opens an address, not a script, style or picture that asks for a file. */
function isNavigation(request: FastifyRequest, path: string): boolean {
  if (path.startsWith('/assets/')) return false;
  const mode = request.headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return (request.headers.accept ?? '').includes('text/html');
}

function missing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = request.method === 'GET' || request.method === 'HEAD';
  if (!known) reply.header('allow', 'GET, HEAD');
  return reply
    .code(known ? 404 : 405)
    .type('text/plain; charset=utf-8')
    .send(known ? '404' : '405');
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  const accepted = acceptedCodings(request.headers['accept-encoding']);
  const coding = (Object.keys(CODINGS) as Coding[]).find((name) => accepted.has(name) && file.packed[name]);
  // The tag names the bytes that are sent, so each coding has its own.
  const etag = coding ? file.etag.replace(/"$/, `-${coding}"`) : file.etag;
  reply.header('etag', etag).header('vary', 'Accept-Encoding').type(file.type);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (coding) reply.header('content-encoding', coding);
  return reply.send(coding ? file.packed[coding] : file.body);
}

function acceptedCodings(header: string | string[] | undefined): Set<string> {
  const parts = String(header ?? '')
    .toLowerCase()
    .split(',');
  const names = parts.map((part) => part.trim().split(';') as [string, ...string[]]);
  return new Set(names.filter(([, quality]) => !/^\s*q=0(\.0*)?\s*$/.test(quality ?? '')).map(([name]) => name.trim()));
}

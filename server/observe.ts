import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Web } from './web.ts';

export interface Observers {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'answered'>;
  /** The server ends: connections are not kept for a next request. */
  readonly isEnding: () => boolean;
}

const levelOf = (kind: string, status: number): 'debug' | 'info' | 'error' => {
  if (status >= 500 && kind !== 'probe') return 'error';
  return kind === 'probe' ? 'debug' : 'info';
};

/**
 * `web`, each answer of which is counted, and told in one line: request id, method, kind and route, status, ms, bytes; never
 * the address as it came, which may hold a claim's number or a token. A fault of ours is a 500, and the server goes on.
 */
export const observed =
  (web: Web, { log, metrics, isEnding }: Observers): RequestListener =>
  (request, response) => {
    const started = performance.now();
    if (isEnding() && request.httpVersionMajor < 2) response.setHeader('connection', 'close');
    try {
      const { requestId, kind, route } = web(request, response);
      response.once('close', () => {
        const ms = performance.now() - started;
        const status = response.statusCode;
        metrics.answered(kind, status, ms);
        log[levelOf(kind, status)]({
          requestId,
          method: methodOf(request),
          kind,
          ...(route === undefined ? {} : { route }),
          status,
          ms: Math.round(ms * 10) / 10,
          bytes: bytesOf(request, response),
          ...(response.writableFinished ? {} : { cut: true }),
        });
      });
    } catch (error) {
      log.error(error);
      metrics.answered('none', 500, performance.now() - started);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
      response.end();
    }
  };

/** Node's parser knows the methods of HTTP/1; of HTTP/2 it takes any word. */
const methodOf = ({ method = '' }: IncomingMessage): string => (/^[A-Z]{1,12}$/.test(method) ? method : 'other');

/** Bytes of the body that were sent, headers not counted. */
function bytesOf(request: IncomingMessage, response: ServerResponse): number {
  const isBare = request.method === 'HEAD' || response.statusCode === 304;
  return isBare ? 0 : Number(response.getHeader('content-length') ?? 0);
}

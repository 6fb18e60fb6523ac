import { createServer, type RequestListener, type Server } from 'node:http';
import type { Server as NetServer } from 'node:net';

/** A server of either kind, plain or over TLS. */
export type Listening = NetServer & Pick<Server, 'closeAllConnections' | 'closeIdleConnections'>;

/** What clients may take up of a server. */
export interface Limits {
  /** Milliseconds until all headers of a request are there, counted from its connection or the request before. */
  readonly headersMs: number;
  /** Milliseconds until the whole request is there, its body included; at least `headersMs`. */
  readonly requestMs: number;
  /** Milliseconds for which nothing need move on a connection, an answer that nobody reads included; 0: no end. */
  readonly stillMs: number;
  /** Milliseconds for which a connection waits for its next request. */
  readonly keepAliveMs: number;
  /** Connections at once; further ones are closed unanswered. */
  readonly connections: number;
  /** Milliseconds between two looks at the first two. */
  readonly checkMs: number;
}

/** Of a server that takes no bodies but small ones. It keeps connections for longer than proxies do, so that none writes into a closed one. */
export const WEB_LIMITS: Limits = {
  headersMs: 10_000,
  requestMs: 10_000,
  stillMs: 60_000,
  keepAliveMs: 72_000,
  connections: 4096,
  checkMs: 1000,
};

/**
 * Of the page and the sandbox on one port: a file of 10 MB over slow 3G (400 kbit/s) takes three and a half minutes, and
 * an answer that QA holds back may take any time.
 */
export const LOCAL_LIMITS: Limits = {
  headersMs: 10_000,
  requestMs: 300_000,
  stillMs: 0,
  keepAliveMs: 5000,
  connections: 1024,
  checkMs: 1000,
};

/** Another program listens on the port already. */
export class PortTakenError extends Error {
  readonly port: number;
  constructor(port: number) {
    super(`Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1}`);
    this.name = 'PortTakenError';
    this.port = port;
  }
}

/** A server that waits for nobody longer than `limits` say: who is late is answered with 408, or just closed. */
export function createLimitedServer(limits: Limits, answer: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    answer,
  );
  server.timeout = limits.stillMs;
  server.maxConnections = limits.connections;
  return server;
}

/** Takes the port. @throws PortTakenError */
export function listen(server: NetServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error),
    );
    server.listen(port, host, resolve);
  });
}

import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import type { Limits, Listening } from './listening.ts';

/** What a server proves itself with, in PEM. */
export interface Tls {
  /** The certificate, and those between it and its root. */
  readonly cert: string | Buffer;
  readonly key: string | Buffer;
}

/**
 * Reads the files that `TLS_CERT` and `TLS_KEY` name.
 * @returns undefined when neither is set: the server speaks plain HTTP
 * @throws Error that names what is missing or cannot be read
 */
export function readTls(env: Readonly<Record<string, string | undefined>>): Tls | undefined {
  const { TLS_CERT: cert = '', TLS_KEY: key = '' } = env;
  if (cert === '' && key === '') return undefined;
  if (cert === '' || key === '') throw new Error(`${cert === '' ? 'TLS_CERT' : 'TLS_KEY'} is missing: both are needed`);
  return { cert: read('TLS_CERT', cert), key: read('TLS_KEY', key) };
}

function read(name: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(`Cannot read ${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** Requests of one connection at once: more than a page has, less than would fill the memory. */
const STREAMS = 128;

/**
 * `createLimitedServer` over TLS: HTTP/2, and HTTP/1.1 for who speaks no other.
 * @throws Error when certificate and key are none, or not of each other
 */
export function createSecureLimitedServer(limits: Limits, answer: RequestListener, tls: Tls): Listening {
  const options = {
    ...tls,
    allowHTTP1: true,
    handshakeTimeout: limits.headersMs,
    connectionsCheckingInterval: limits.checkMs,
    settings: { maxConcurrentStreams: STREAMS },
  };
  let server: Http2SecureServer;
  try {
    // Requests and answers of both versions are alike in all that we use.
    server = createSecureServer(options, answer as unknown as Parameters<typeof createSecureServer>[1]);
  } catch (error) {
    throw new Error(`TLS_CERT and TLS_KEY do not fit: ${(error as Error).message}`, { cause: error });
  }
  const { headersMs, requestMs, keepAliveMs, stillMs } = limits;
  Object.assign(server, { headersTimeout: headersMs, requestTimeout: requestMs, keepAliveTimeout: keepAliveMs });
  server.setTimeout(stillMs);
  server.maxConnections = limits.connections;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  const closeAllConnections = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  // Over HTTP/2 the client is told to ask nothing more here; what it asked before is answered.
  const closeIdleConnections = (): void => {
    for (const session of sessions) session.close();
  };
  return Object.assign(server, { closeAllConnections, closeIdleConnections });
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type ClockStart, createSandbox } from '../sandbox/index.ts';
import { readRuntimeConfig } from './runtime-config.ts';
import { createWeb } from './web.ts';

/** Another program listens on the port already. */
export class PortTakenError extends Error {
  readonly port: number;
  constructor(port: number) {
    super(`Port ${port} is taken by another program. Stop it, or choose another port: PORT=4001 npm start`);
    this.name = 'PortTakenError';
    this.port = port;
  }
}

export interface LocalOptions {
  /** The built folder. */
  folder: string;
  /** Where the sandbox keeps its database. */
  dataDir: string;
  /** `postgres://…`: the sandbox keeps its data there instead. */
  databaseUrl?: string | undefined;
  port: number;
  /** Sandbox time of a fresh database; the real one unless told. */
  clock?: ClockStart;
  /** Compare every answer of the sandbox with its contract. */
  checkAnswers?: boolean;
}

export interface Local {
  origin: string;
  close(): Promise<void>;
}

/** Paths that partners answer; everything else is the web server's. */
const isPartners = (url = '/') => /^\/(services|sandbox)(\/|\?|$)/.test(url);

/**
 * The whole product in one process and on one port of this machine: the built page, and every partner played by the
 * sandbox. They share no code: a request is handed to one of two servers by its path.
 * @throws PortTakenError, or the sandbox's error when another process uses `dataDir`
 */
export async function startLocal(options: LocalOptions): Promise<Local> {
  const { folder, dataDir, databaseUrl, port, clock, checkAnswers = false } = options;
  const origin = `http://localhost:${port}`;
  const web = createWeb({ folder, config: readRuntimeConfig(join(folder, 'config.json')) });
  await web.ready();
  const server = createServer();
  await listen(server, port);
  try {
    const sandbox = await createSandbox({
      dataDir,
      databaseUrl,
      origin,
      checkAnswers,
      ...(clock === undefined ? {} : { clock }),
    });
    server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      (isPartners(request.url) ? sandbox.app : web).routing(request, response),
    );
    return {
      origin,
      async close() {
        server.close();
        server.closeAllConnections();
        await Promise.all([web.close(), sandbox.close()]);
      },
    };
  } catch (error) {
    server.close();
    await web.close();
    throw error;
  }
}

/** Takes the port before anything is opened: a second start must not touch the database of the first. */
function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
}

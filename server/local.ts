import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type ClockStart, createSandbox, type Sandbox } from '../sandbox/index.ts';
import { ASK_FOR_TOKEN, hasToken, lacksToken, type Shared } from './console-guard.ts';
import { HOST_SCRIPT, HOST_SCRIPT_TEXT, withHostScript } from './framed.ts';
import { createIntake } from './intake.ts';
import { createLimitedServer, type Limits, listen, LOCAL_LIMITS } from './listening.ts';
import { readRuntimeConfig } from './runtime-config.ts';
import { createSecureLimitedServer, type Tls } from './secure.ts';
import { createSpaces, NoSpaceError } from './spaces.ts';
import { createWeb } from './web.ts';

export interface LocalOptions {
  /** The built folder. */
  folder: string;
  /** The built folder of the release before. */
  previous?: string | undefined;
  /** The built console of QA, shown at `/sandbox`; absent, or not built: there is none. */
  consoleFolder?: string;
  /** Where the sandbox keeps its database. */
  dataDir: string;
  /** `postgres://…`: the sandbox keeps its data there instead. */
  databaseUrl?: string | undefined;
  port: number;
  /** Sandbox time of a fresh database; the real one unless told. */
  clock?: ClockStart;
  /** Compare every answer of the sandbox with its contract. */
  checkAnswers?: boolean;
  /** Where it listens, and who may steer it; this machine alone unless told. */
  shared?: Shared;
  /** Awaited before a request is answered, but those of QA's tools: a network that is slow on purpose. */
  late?: () => Promise<void>;
  limits?: Limits;
  /** Absent: plain HTTP/1.1. */
  tls?: Tls | undefined;
  /** Pages tell of their use, into the sandbox's store, where the settings do not say where to. */
  telemetry?: boolean;
}

export interface Local {
  origin: string;
  close(): Promise<void>;
}

/** The console's page and files; the rest below `/sandbox` is the sandbox's own. */
const isConsole = (url = '/') => /^\/sandbox(\/?(\?|$)|\/console\/)/.test(url);

const isTools = (url = '/') => /^\/sandbox(\/|\?|$)/.test(url);

/** Paths that partners answer; everything else is the web server's. */
const isPartners = (url = '/') => /^\/(services|sandbox)(\/|\?|$)/.test(url);

/**
 * The whole product in one process and on one port of this machine: the built page, and every partner played by the
 * sandbox, with QA's console. They share no code: a request is handed to one of the servers by its path.
 * @throws PortTakenError; Error when nothing is built or the settings do not fit; the sandbox's error when another process
 * uses `dataDir`
 */
export async function startLocal(options: LocalOptions): Promise<Local> {
  const { folder, previous, consoleFolder, dataDir, databaseUrl, port, clock, checkAnswers = false, late } = options;
  const { limits = LOCAL_LIMITS, tls, telemetry = false, shared = { host: '127.0.0.1' } } = options;
  const { token, trustProxy = false } = shared;
  const origin = shared.origin ?? `${tls ? 'https' : 'http'}://localhost:${port}`;
  const settings = readRuntimeConfig(join(folder, 'config.json'));
  const here = telemetry ? { address: '/telemetry', sample: 1 } : undefined;
  const config = { ...settings, telemetry: settings.telemetry ?? here };
  const hasConsole = consoleFolder !== undefined && existsSync(join(consoleFolder, 'index.html'));
  const opened: { sandbox?: Sandbox } = {};
  const intake = createIntake({
    trustProxy,
    // Nothing is answered before the sandbox is there. What it cannot keep is lost, as on any way to a collector.
    sink: (records) => void opened.sandbox?.engine.telemetry.add(records).catch(() => undefined),
  });
  const framedPage = hasConsole ? withHostScript : undefined;
  const web = createWeb({ folder, previous, config, framedPage, trustProxy, intake: config.telemetry && intake });
  const consoleWeb = hasConsole ? createWeb({ folder: consoleFolder, config }) : null;
  // The port is taken before anything else is opened: a second start must not touch the database of the first. Whoever
  // asks in between is answered as soon as the sandbox is there.
  let serve = (_answer: RequestListener): void => undefined;
  const answering = new Promise<RequestListener>((resolve) => (serve = resolve));
  const answerLate: RequestListener = (request, response) => {
    const when = late === undefined || isTools(request.url) ? answering : late().then(() => answering);
    void when.then((answer) => answer(request, response));
  };
  const server = tls ? createSecureLimitedServer(limits, answerLate, tls) : createLimitedServer(limits, answerLate);
  await listen(server, port, shared.host);
  try {
    const settingsOf = {
      checkAnswers,
      // Whoever has the token may steer it from anywhere; without one, this machine alone.
      remoteApi: token !== undefined,
      trustProxy,
      ...(clock === undefined ? {} : { clock }),
    };
    const common = await createSandbox({ ...settingsOf, dataDir, databaseUrl, origin });
    opened.sandbox = common;
    // Where several people share it, each may have a room.
    const spaces = createSpaces(join(dataDir, 'spaces'), (name, own) =>
      createSandbox({
        ...settingsOf,
        dataDir: own,
        databaseUrl,
        databaseSchema: `space_${name}`,
        origin: `${origin}/room/${name}`,
      }),
    );
    const answerIn = (sandbox: Sandbox, request: IncomingMessage, response: ServerResponse): void => {
      // The page takes its dates from the server's clock: when QA turns the time, it goes with it.
      response.setHeader('date', new Date(sandbox.now()).toUTCString());
      if (consoleWeb !== null && request.url === HOST_SCRIPT) {
        response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(HOST_SCRIPT_TEXT);
      } else if (consoleWeb !== null && isConsole(request.url)) {
        // The console has one page, whoever asks for it.
        if (!request.url?.startsWith('/sandbox/console/')) request.url = '/';
        consoleWeb(request, response);
      } else if (isPartners(request.url)) sandbox.app.routing(request, response);
      else web(request, response);
    };
    serve((request, response) => {
      const ask = (): void => void response.writeHead(401, ASK_FOR_TOKEN).end();
      if (token === undefined) return answerIn(common, request, response);
      if (lacksToken(request, token)) return ask();
      const mayMake = (): boolean => {
        if (hasToken(request, token)) return true;
        ask();
        return false;
      };
      if (spaces.enters(request, response, mayMake)) return;
      const room = spaces.of(request);
      if (room === undefined) return answerIn(common, request, response);
      room.then(
        (sandbox) => answerIn(sandbox, request, response),
        (error: unknown) => response.writeHead(error instanceof NoSpaceError ? 404 : 500).end(),
      );
    });
    return {
      origin,
      async close() {
        server.close();
        server.closeAllConnections();
        await spaces.close();
        await common.close();
      },
    };
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
}

import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { samples } from '../../openapi/generated/samples.ts';
import { registerApi } from '../api/routes.ts';
import { coreTexts } from '../data/core.ts';
import { createClock, type ClockStart } from './clock.ts';
import { loadContracts } from './contracts.ts';
import type { Engine, Point } from './engine.ts';
import { createExchanges } from './exchanges.ts';
import { createFaults } from './faults.ts';
import { createGraphql, refusalAnswer } from './graphql.ts';
import { createOriginGuard } from './guard.ts';
import { createHandling } from './handling.ts';
import { localeOf, registerServices, send } from './http.ts';
import { createJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { listOperations } from './operations.ts';
import { createPlan } from './plan.ts';
import { refuse } from './refusal.ts';
import { inProcessFetch } from './in-process.ts';
import { seedWhenEmpty } from './seed.ts';
import type { Resolvers, Service } from './service.ts';
import { openStore } from './open-store.ts';
import type { StoreOptions } from './store.ts';
import { createTelemetry } from './telemetry.ts';

const CONTRACTS = fileURLToPath(new URL('../../openapi', import.meta.url));

export interface SandboxOptions {
  /** Folder of the embedded database; created when absent. */
  readonly dataDir: string;
  /** `postgres://…`: the data lie there instead. */
  readonly databaseUrl?: string | undefined;
  /** The schema that they lie in there, made when absent; the database's own unless told. */
  readonly databaseSchema?: string;
  readonly services: readonly Service[];
  /** How sandbox time starts in a fresh database; 'real' when absent. */
  readonly clock?: ClockStart;
  /** Where the web application is reached, e.g. 'http://localhost:3000': links begin so. A path may follow the origin. */
  readonly origin?: string;
  /** Compare every answer with its contract and note what differs (for tests; costs time). */
  readonly checkAnswers?: boolean;
  /** Let other machines use `/sandbox/api`. */
  readonly remoteApi?: boolean;
  /** Where a caller is, the proxy in front says by `X-Forwarded-For`; without one it could be sent by anybody. */
  readonly trustProxy?: boolean;
  /** For durability tests: another store, and a call at the moments at which they kill the process. */
  readonly openStore?: typeof openStore;
  readonly onStatement?: StoreOptions['onStatement'];
  readonly onPoint?: (point: Point) => void;
}

export interface Sandbox {
  /** Everything as a Fastify plugin, to mount on another server. */
  readonly plugin: FastifyPluginAsync;
  /** Everything as a server of its own: `app.listen`, `app.inject`, `app.routing(req, res)`. */
  readonly app: FastifyInstance;
  /** `fetch` without a socket: goes through the same routes; a dropped connection rejects with a TypeError. */
  readonly fetch: typeof globalThis.fetch;
  /** Sandbox time, milliseconds. */
  now(): number;
  readonly engine: Engine;
  /** Operations of the contracts that no service answers yet. */
  missing(): readonly string[];
  close(): Promise<void>;
}

/** Starts every partner service on one database. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { services } = options;
  const origin = options.origin ?? 'http://localhost:3000';
  const contracts = loadContracts(CONTRACTS);
  const resolvers = Object.assign({}, ...services.map((service) => service.resolvers ?? {})) as Resolvers;
  const graphql = createGraphql(CONTRACTS, resolvers);
  const { dataDir, databaseUrl, databaseSchema, onStatement } = options;
  const migrations = services.flatMap((service) => service.migrations ?? []);
  const store = await (options.openStore ?? openStore)({
    dataDir,
    databaseUrl,
    databaseSchema,
    onStatement,
    migrations,
  });
  const clock = createClock(options.clock ?? 'real');
  const log = createLog();
  const failed = (kind: string, error: unknown): void =>
    log.problem({
      at: clock.now(),
      operationId: kind,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  const jobs = createJobs({ store, clock, services, origin, failed });
  const engine: Engine = {
    store,
    clock,
    faults: createFaults(),
    plan: createPlan(),
    log,
    exchanges: createExchanges(),
    jobs,
    telemetry: createTelemetry(store),
    services,
    contracts,
    graphql,
    operations: listOperations(contracts, graphql),
    origin,
    inFlight: new Set(),
    checkAnswers: options.checkAnswers ?? false,
    example: (operationId, status) =>
      Object.entries(samples)
        .find(([id]) => id === operationId)?.[1]
        .find((sample) => sample.http === status)?.body,
    reached: options.onPoint ?? (() => undefined),
  };
  const handling = createHandling(engine);

  await store.transaction((tx) => clock.load(tx));
  await seedWhenEmpty(engine, handling.work);
  jobs.rearm();

  const plugin: FastifyPluginAsync = async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.addHook('onRequest', createOriginGuard([new URL(origin).origin]));
    app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      const text = status === 413 ? coreTexts.tooLarge : status < 500 ? coreTexts.badRequest : coreTexts.serverError;
      if (status >= 500) failed(request.url.split('?')[0] ?? '', error);
      return send(reply, refusalAnswer(refuse(status, text), localeOf(request)));
    });
    app.setNotFoundHandler((request, reply) =>
      send(reply, refusalAnswer(refuse(404, coreTexts.notFound), localeOf(request))),
    );
    registerServices(app, engine, handling);
    await app.register(async (api) => registerApi(api, { engine, handling, remote: options.remoteApi ?? false }));
  };

  const app = Fastify({
    logger: false,
    // One proxy, and of what stands in its header only what it added itself.
    trustProxy: options.trustProxy === true ? (_address, hop) => hop === 0 : false,
    forceCloseConnections: true,
    // No address at all (`/%`), or too long for one: the framework's own answer would repeat it.
    frameworkErrors: (_error, request, reply) =>
      void send(reply, refusalAnswer(refuse(404, coreTexts.notFound), localeOf(request))),
  });
  await app.register(plugin);
  await app.ready();
  let closing: Promise<void> | undefined;

  return {
    plugin,
    app,
    fetch: inProcessFetch(app),
    now: () => clock.now(),
    engine,
    missing() {
      const answered = new Set(services.flatMap((service) => Object.keys(service.operations ?? {})));
      return [...[...contracts.keys()].filter((id) => !answered.has(id)), ...graphql.unresolved];
    },
    close() {
      closing ??= (async () => {
        jobs.stop();
        engine.faults.clear();
        await app.close();
        await store.close();
      })();
      return closing;
    },
  };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { samples } from '../../openapi/generated/samples.ts';
import { mediaTypeOf, parseJson } from '../core/body.ts';
import type { Engine } from '../core/engine.ts';
import { json, type Answer } from '../core/exchange.ts';
import { refusalAnswer } from '../core/graphql.ts';
import { loopbackOnly } from '../core/guard.ts';
import type { Handling } from '../core/handling.ts';
import { localeOf, send } from '../core/http.ts';
import { Refusal, refuse } from '../core/refusal.ts';
import { createReset } from '../core/seed.ts';
import { say, type Example } from '../core/service.ts';
import { coreTexts } from '../data/core.ts';
import { statusWords } from '../data/status-names.ts';
import { demoAccounts } from '../services/auth/accounts.ts';
import { actRoutes } from './act.ts';
import { readClock, readFaults, readPlan } from './input.ts';
import { lookRoutes } from './look.ts';
import { qaRoutes } from './qa.ts';
import type { AddRoute, Run } from './route.ts';

export interface ApiParts {
  readonly engine: Engine;
  readonly handling: Handling;
  /** Open to other machines too. */
  readonly remote: boolean;
}

/** `/sandbox/api/*`: how QA looks into the sandbox and bends it. docs/sandbox.md describes each address. */
export function registerApi(app: FastifyInstance, { engine, handling, remote }: ApiParts): void {
  if (!remote) app.addHook('onRequest', loopbackOnly);
  const reset = createReset(engine, handling.work);
  const route: AddRoute = (method, path, run) => {
    app.route({
      method,
      url: `/sandbox/api/${path}`,
      exposeHeadRoute: false,
      handler: async (request, reply) => answer(request, reply, run),
    });
  };

  route('GET', 'health', () => ({
    status: 'ok',
    now: engine.clock.now(),
    clock: engine.clock.setting(),
    operations: engine.operations.size,
    problems: engine.log.problems().length,
  }));

  route('GET', 'accounts', () => demoAccounts);
  route('GET', 'examples', ({ locale }) =>
    handling.work('examples', locale, async (work) => {
      const found: Example[] = [];
      for (const service of engine.services) found.push(...((await service.examples?.(work)) ?? []));
      return found.map((one) => ({ ...one, statusText: say(statusWords(one.kind, one.status) ?? one.status, locale) }));
    }),
  );
  route('GET', 'samples', () => samples);
  route('GET', 'log', ({ query }) => ({
    entries: engine.log.since(Number(query['since'] ?? 0) || 0).slice(-lastOf(query)),
    problems: engine.log.problems(),
  }));

  route('GET', 'funnel', () => engine.telemetry.funnel());
  route('GET', 'errors', () => engine.telemetry.errors());

  route('GET', 'inbox', ({ query }) =>
    engine.store.transaction(async (tx) => {
      let messages = tx.selectFrom('sandbox_inbox').selectAll().orderBy('seq', 'desc').limit(200);
      const phone = (query['phone'] ?? '').replace(/\D/g, '');
      if (phone) messages = messages.where('phone', '=', phone);
      return messages.execute();
    }),
  );

  route('GET', 'ledger', ({ query }) =>
    engine.store.transaction(async (tx) => {
      const after = Number(query['since'] ?? 0) || 0;
      const rows = await tx.selectFrom('sandbox_ledger').selectAll().where('seq', '>', after).orderBy('seq').execute();
      return rows.slice(-lastOf(query)).map(({ seq, at, operation_id, kind, idempotency_key, data }) => ({
        seq,
        at,
        operationId: operation_id,
        kind,
        key: idempotency_key,
        data: JSON.parse(data) as unknown,
      }));
    }),
  );

  route('GET', 'faults', () => engine.faults.list());
  route('POST', 'faults', ({ body }) => {
    for (const fault of readFaults(body, engine.operations)) engine.faults.add(fault);
    return engine.faults.list();
  });
  route('DELETE', 'faults', ({ query }) => {
    // `?of=claim,listOffers`: those of some operations.
    const of = query['of']?.split(',');
    // First: what is let go may be asked for again at once.
    engine.plan.forgetFaults(of);
    engine.faults.clear(of);
  });

  route('GET', 'plan', ({ query }) => {
    if (query['step'] !== undefined) engine.plan.enter(Number(query['step']));
    return engine.plan.report();
  });
  route('POST', 'plan', ({ body }) => {
    const { entries, steps, allow } = readPlan(body, engine.operations, engine.contracts);
    if (steps === null) engine.plan.set(entries, allow);
    else engine.plan.setSteps(steps, allow);
    return engine.plan.report();
  });
  route('DELETE', 'plan', () => engine.plan.clear());

  route('POST', 'clock', async ({ body }) => {
    const next = readClock(body, engine.clock);
    await engine.store.transaction((tx) => engine.clock.set(tx, next));
    engine.jobs.rearm();
    await engine.jobs.runDue();
    return { now: engine.clock.now(), clock: engine.clock.setting() };
  });

  route('POST', 'reset', async () => {
    engine.faults.clear();
    engine.plan.clear();
    engine.log.clear();
    engine.exchanges.clear();
    await reset();
    engine.jobs.rearm();
    return { now: engine.clock.now() };
  });

  lookRoutes(route, engine);
  actRoutes(route, engine, handling);
  qaRoutes(route, engine, handling);
}

async function answer(request: FastifyRequest, reply: FastifyReply, run: Run): Promise<FastifyReply> {
  return send(reply, await compute());

  async function compute(): Promise<Answer> {
    try {
      const result = await run({
        body: bodyOf(request),
        query: request.query as Record<string, string>,
        params: request.params as Record<string, string>,
        locale: localeOf(request),
      });
      return result === undefined ? { status: 204, headers: {}, body: undefined } : json(200, result);
    } catch (error) {
      if (error instanceof Refusal) return refusalAnswer(error, localeOf(request));
      throw error;
    }
  }
}

/** `?last=300`: only so many of the newest. */
const lastOf = (query: Readonly<Record<string, string>>): number => Number(query['last']) || Number.POSITIVE_INFINITY;

/** JSON only: a form or text/plain could be posted by a foreign page. */
function bodyOf(request: FastifyRequest): unknown {
  if (request.method === 'GET') return undefined;
  const bytes = Buffer.isBuffer(request.body) ? request.body : null;
  if (!bytes || bytes.length === 0) return {};
  if (mediaTypeOf(request.headers['content-type']) !== 'application/json') throw refuse(415, coreTexts.wrongType);
  return parseJson(bytes);
}

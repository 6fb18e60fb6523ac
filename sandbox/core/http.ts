import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRequestId } from '../../schemas/telemetry.schema.ts';
import { coreTexts } from '../data/core.ts';
import { mediaTypeOf, parseBody, parseJson, plain } from './body.ts';
import type { Engine } from './engine.ts';
import { DROPPED, json, serialise, type Answer, type Incoming, type Outcome } from './exchange.ts';
import { refusalAnswer } from './graphql.ts';
import type { Handling } from './handling.ts';
import type { Operation } from './operations.ts';
import { pass } from './pipeline.ts';
import { stateOf } from './plan.ts';
import { Refusal, refuse, type Locale } from './refusal.ts';
import type { Page } from './service.ts';

/** A file of 10 MB with room for its envelope, and room above it for an orderly 413: for operations that take files. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;
/** Any other body; the largest of ours is a questionnaire of some kilobytes. */
const MAX_BODY_BYTES = 256 * 1024;
/** Names the step of a plan that a call is of; the answer's says how the step stands by then. */
const STEP = 'plan-step';
const STATE = 'plan-state';

/** Bodies up to this are read before anybody asks who sends them: asking costs more. */
const SMALL_BODY_BYTES = 64 * 1024;

/** Registers every operation of the contracts and every page of the services on `app`. */
export function registerServices(app: FastifyInstance, engine: Engine, handling: Handling): void {
  for (const operation of engine.operations.values()) {
    const { contract } = operation;
    if (!contract) continue;
    const url = `/services/${operation.service}${contract.path.replace(/\{(\w+)\}/g, ':$1')}`;
    // Proxies make one slash of two: an address with an empty part is known by both.
    for (const address of new Set([url, url.replaceAll('//', '/')]))
      app.route({
        method: contract.method,
        url: address,
        exposeHeadRoute: false,
        bodyLimit: contract.bodies.has('multipart/form-data') ? MAX_FILE_BYTES : MAX_BODY_BYTES,
        onRequest: (request, reply) => refuseStranger(engine, handling, operation, request, reply),
        handler: (request, reply) => serve(engine, handling, operation, request, reply),
      });
  }
  const bases = new Set(
    [...engine.operations.values()].filter(({ contract }) => !contract).map(({ service }) => service),
  );
  for (const service of bases) {
    app.post(`/services/${service}/customers`, { bodyLimit: MAX_BODY_BYTES }, (request, reply) => {
      const operation = namedOperation(engine, service, request);
      return operation instanceof Refusal
        ? send(reply, refusalAnswer(operation, localeOf(request)))
        : serve(engine, handling, operation, request, reply);
    });
  }
  for (const service of engine.services)
    for (const page of service.pages ?? []) registerPage(app, engine, handling, page);
}

/** ru or kk, by Accept-Language; ru when it says neither. */
export function localeOf(request: FastifyRequest): Locale {
  const wishes = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const quality = rest.map((item) => /^\s*q=([\d.]+)$/.exec(item)?.[1]).find((found) => found !== undefined);
      return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => (tag === 'ru' || tag === 'kk') && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wishes[0]?.tag === 'kk' ? 'kk' : 'ru';
}

/** Puts an answer on the wire, or cuts the connection. */
export function send(reply: FastifyReply, outcome: Outcome): FastifyReply {
  if (outcome === DROPPED) {
    reply.hijack();
    const { socket } = reply.request.raw;
    if (typeof socket?.resetAndDestroy === 'function') socket.resetAndDestroy();
    else reply.raw.destroy(new Error('connection dropped'));
    return reply;
  }
  const bytes = serialise(outcome);
  reply
    .code(outcome.status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...outcome.headers });
  if (bytes === null) reply.removeHeader('content-type');
  return reply.send(bytes ?? undefined);
}

/** More than a small body, or who knows how much. */
function isLarge({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY_BYTES;
}

/** Whoever may not call at all is refused before a large body is read. A plan answers without asking who calls. */
async function refuseStranger(
  engine: Engine,
  handling: Handling,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (!isLarge(request) || engine.plan.active()) return undefined;
  const refusal = await handling.checkCaller(operation, incomingOf(request));
  if (refusal === null) return undefined;
  const { service, operationId } = operation;
  note(engine, request, { service, operationId, status: refusal.status, ms: 0, note: null });
  // What is still on its way is not waited for.
  return send(reply.header('connection', 'close'), refusalAnswer(refusal, localeOf(request)));
}

type Entry = Parameters<Engine['log']['add']>[0];

function note(engine: Engine, request: FastifyRequest, call: Omit<Entry, 'at' | 'requestId'>): Entry {
  const id = request.headers['x-request-id'];
  const entry = { at: engine.clock.now(), ...call, requestId: isRequestId(id) ? id : null };
  engine.log.add(entry);
  return entry;
}

async function serve(
  engine: Engine,
  handling: Handling,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const started = performance.now();
  const incoming = incomingOf(request);
  const step = request.headers[STEP];
  if (step !== undefined) engine.plan.enter(Number(step));
  const { outcome, note: why } = await pass(engine, handling, operation, incoming);
  const { service, operationId } = operation;
  const status = outcome === DROPPED ? 0 : outcome.status;
  const call = note(engine, request, {
    service,
    operationId,
    status,
    ms: Math.round(performance.now() - started),
    note: why,
  });
  const { bytes, contentType, key, locale, url } = incoming;
  const { method } = request;
  // Of planned steps there are thousands, and nobody looks for whose they are.
  const isAsked = why !== null && step === undefined;
  const phone = isAsked ? await handling.whoCalls(operation, incoming) : handling.callerOf(incoming);
  engine.exchanges.add({ ...call, bytes, contentType, key, locale, url, outcome, phone, method });
  if (step !== undefined && outcome !== DROPPED) reply.header(STATE, stateOf(engine.plan.report()));
  return send(reply, outcome);
}

function incomingOf(request: FastifyRequest): Incoming {
  const { headers } = request;
  const key = headers['idempotency-key'];
  const special = headers['spec-authorization'];
  return {
    path: request.params as Record<string, string>,
    query: request.query as Record<string, string | string[]>,
    bytes: Buffer.isBuffer(request.body) ? request.body : undefined,
    contentType: headers['content-type'],
    authorization: headers.authorization,
    special: typeof special === 'string' ? special : undefined,
    key: typeof key === 'string' && key !== '' ? key : null,
    locale: localeOf(request),
    ifNoneMatch: headers['if-none-match'],
    url: request.url,
    address: request.ip,
  };
}

/** GraphQL: the operation that the body names, if this base offers it. */
function namedOperation(engine: Engine, service: string, request: FastifyRequest): Operation | Refusal {
  if (mediaTypeOf(request.headers['content-type']) !== 'application/json') return refuse(415, coreTexts.wrongType);
  try {
    const body = Buffer.isBuffer(request.body) ? parseJson(request.body) : null;
    const name = (body as { operationName?: unknown } | null)?.operationName;
    const operation = typeof name === 'string' ? engine.operations.get(name) : undefined;
    if (!operation || operation.contract || operation.service !== service) return refuse(400, coreTexts.badRequest);
    return operation;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function registerPage(app: FastifyInstance, engine: Engine, handling: Handling, page: Page): void {
  app.route({
    method: page.method,
    url: page.path,
    exposeHeadRoute: false,
    bodyLimit: MAX_BODY_BYTES,
    handler: async (request, reply) => {
      const locale = localeOf(request);
      await engine.jobs.runDue();
      return send(reply, await answerPage());

      async function answerPage(): Promise<Answer> {
        try {
          const bytes = Buffer.isBuffer(request.body) ? request.body : undefined;
          const { body } = await parseBody(bytes, request.headers['content-type']);
          const params = plain(() => request.params as Record<string, string>);
          const query = plain(() => request.query as Record<string, string>);
          const form = (body ?? {}) as Record<string, string>;
          return await handling.work(page.path, locale, async (work) => {
            const answer = await page.handle({ ...work, params, query, form });
            return { status: answer.status, headers: answer.headers, body: answer.body };
          });
        } catch (error) {
          if (error instanceof Refusal) return refusalAnswer(error, locale);
          const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
          engine.log.problem({ at: engine.clock.now(), operationId: page.path, message });
          return json(500, { detail: coreTexts.serverError[locale] });
        }
      }
    },
  });
}

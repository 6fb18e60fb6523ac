import type { CallInput, OperationId } from '../../openapi/index.ts';
import { coreTexts } from '../data/core.ts';
import { parseBody, plain, type ParsedBody, mediaTypeOf } from './body.ts';
import type { Engine } from './engine.ts';
import { json, type Answer, type Incoming } from './exchange.ts';
import { refusalAnswer } from './graphql.ts';
import { fingerprint, isKeyRefusal, recall, remember, type Intent } from './idempotency.ts';
import { noteHit, secondsUntilFree, tooMany } from './limits.ts';
import type { Operation } from './operations.ts';
import { Refusal, refuse } from './refusal.ts';
import { sealingKey } from './sealed.ts';
import type { AnyCall, Call, FileReply, Reply, SpecialCaller, Tx, User, Work } from './service.ts';
import { answerProblem, checkInput, type CheckedInput } from './validation.ts';
import { createWork } from './work.ts';

/** What a gateway says stands for no answer of the service behind it: the same key tries again. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

type AnyHandler = (c: Call<OperationId>) => Promise<Reply | FileReply> | Reply | FileReply;

/** How the services themselves answer: checks, token, stored answers, one transaction. */
export interface Handling {
  answer(operation: Operation, incoming: Incoming): Promise<Answer>;
  /** Why the caller may not call it at all, or null: asked before a large body is read. */
  checkCaller(operation: Operation, incoming: Incoming): Promise<Refusal | null>;
  /** What the contract finds wrong with a request, or null. */
  checkRequest(operation: Operation, incoming: Incoming): Promise<Refusal | null>;
  /** The phone of whom an answered call came from; null: a guest. */
  callerOf(incoming: Incoming): string | null;
  /** The phone of who calls, by the token; of a guest the one that stands in the body; null: nobody is known. Does nothing. */
  whoCalls(operation: Operation, incoming: Incoming): Promise<string | null>;
  /** Runs `work` in a transaction outside any operation (pages, seeds). */
  work<T>(source: string, locale: Incoming['locale'], run: (work: Work) => Promise<T>): Promise<T>;
}

export function createHandling(engine: Engine): Handling {
  const handlers = new Map<string, AnyHandler>();
  for (const service of engine.services) {
    for (const [id, handler] of Object.entries(service.operations ?? {})) {
      if (handlers.has(id)) throw new Error(`two services answer ${id}`);
      handlers.set(id, handler);
    }
  }
  const authenticate = engine.services.map((service) => service.authenticate).find((found) => found !== undefined);
  const authenticateSpecial = engine.services
    .map((service) => service.authenticateSpecial)
    .find((found) => found !== undefined);

  const callers = new WeakMap<Incoming, string>();

  async function answer(operation: Operation, incoming: Incoming): Promise<Answer> {
    await engine.jobs.runDue();
    let result: Answer;
    try {
      const parsed = await readRequest(incoming);
      result = await engine.store.transaction((tx) => inTransaction(tx, operation, incoming, parsed));
      engine.reached('committed');
    } catch (error) {
      result = failure(operation, incoming, error);
      if (isKeyRefusal(error)) return result;
    }
    if (engine.checkAnswers && operation.contract) {
      const problem = answerProblem(operation.contract, result);
      if (problem) engine.log.problem({ at: engine.clock.now(), operationId: operation.operationId, message: problem });
    }
    return result;
  }

  async function inTransaction(tx: Tx, operation: Operation, incoming: Incoming, parsed: ParsedBody): Promise<Answer> {
    const at = engine.clock.now();
    const work = createWork({
      tx,
      at,
      locale: incoming.locale,
      origin: engine.origin,
      source: operation.operationId,
      key: incoming.key,
      planned: engine.jobs.planned,
    });
    const { user, special } = await identify(work, operation, incoming);
    const phone = (user ?? special)?.phone;
    if (phone !== undefined) callers.set(incoming, phone);
    const input = checked(operation, incoming, parsed);

    const intent = intentOf(operation, incoming, parsed, (user ?? special)?.id ?? '');
    const stored = intent && (await recall(tx, intent, at));
    if (stored) return stored;

    const call: AnyCall = {
      ...work,
      operationId: operation.operationId as OperationId,
      user,
      special,
      key: incoming.key,
      ifNoneMatch: incoming.ifNoneMatch ?? null,
      address: incoming.address,
      upload: parsed.upload,
      me() {
        if (!user) throw refuse(401, coreTexts.unauthorized);
        return user;
      },
      async limit(bucket, limit, windowMs) {
        const wait = await secondsUntilFree(tx, bucket, limit, windowMs, at);
        if (wait > 0) throw tooMany(wait);
        await noteHit(tx, bucket, windowMs, at);
      },
    };
    const { result, keeps } = await execute(operation, call, input, parsed);
    if (!keeps) throw new RolledBack(result);
    engine.reached('effect');
    if (intent && !GATEWAY.has(result.status)) await remember(tx, intent, result, at);
    engine.reached('recorded');
    return result;
  }

  async function execute(
    operation: Operation,
    call: AnyCall,
    input: CheckedInput | null,
    parsed: ParsedBody,
  ): Promise<{ result: Answer; keeps: boolean }> {
    if (!operation.contract) {
      const request = parsed.body as { query?: unknown; variables?: unknown };
      const document = engine.graphql.prepare(operation.operationId, request.query);
      const { answer: result, keeps } = await engine.graphql.run(document, request.variables, call);
      return { result, keeps };
    }
    const handler = handlers.get(operation.operationId);
    if (!handler) throw refuse(501, coreTexts.notFound);
    try {
      const reply = await handler({ ...call, input: input as unknown as CallInput<OperationId> });
      const result =
        'file' in reply
          ? { status: reply.status, body: reply.file, headers: reply.headers }
          : json(reply.status, reply.body, reply.headers);
      return { result, keeps: true };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { result: refusalAnswer(error, call.locale), keeps: error.keeps };
    }
  }

  async function identify(work: Work, operation: Operation, incoming: Incoming): Promise<Callers> {
    if (operation.contract?.ignoresToken) return NOBODY;
    const isSpecial = operation.contract?.special ?? false;
    const header = isSpecial ? incoming.special : incoming.authorization;
    const refusal = (): Refusal => refuse(401, isSpecial ? coreTexts.specialToken : coreTexts.unauthorized);
    if (!header) {
      if (operation.guests) return NOBODY;
      throw refusal();
    }
    const token = /^Bearer ([\w.~+/=-]+)$/.exec(header)?.[1];
    if (token === undefined) throw refusal();
    const callers: Callers = isSpecial
      ? { user: null, special: (await authenticateSpecial?.(work, token)) ?? null }
      : { user: (await authenticate?.(work, token)) ?? null, special: null };
    if (!callers.user && !callers.special) throw refusal();
    return callers;
  }

  function failure(operation: Operation, incoming: Incoming, error: unknown): Answer {
    if (error instanceof RolledBack) return error.answer;
    if (error instanceof Refusal) return refusalAnswer(error, incoming.locale);
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    engine.log.problem({ at: engine.clock.now(), operationId: operation.operationId, message });
    return refusalAnswer(refuse(500, coreTexts.serverError), incoming.locale);
  }

  const inWork: Handling['work'] = (source, locale, run) =>
    engine.store.transaction((tx) =>
      run(
        createWork({
          tx,
          at: engine.clock.now(),
          locale,
          origin: engine.origin,
          source,
          key: null,
          planned: engine.jobs.planned,
        }),
      ),
    );

  return {
    answer,
    async checkCaller(operation, incoming) {
      try {
        await inWork(operation.operationId, incoming.locale, (work) => identify(work, operation, incoming));
        return null;
      } catch (error) {
        if (error instanceof Refusal) return error;
        throw error;
      }
    },
    async checkRequest(operation, incoming) {
      try {
        const parsed = await readRequest(incoming);
        checked(operation, incoming, parsed);
        if (!operation.contract)
          engine.graphql.prepare(operation.operationId, (parsed.body as { query?: unknown }).query);
        return null;
      } catch (error) {
        if (error instanceof Refusal) return error;
        throw error;
      }
    },
    work: inWork,
    callerOf: (incoming) => callers.get(incoming) ?? null,
    async whoCalls(operation, incoming) {
      const { user, special } = await inWork(operation.operationId, incoming.locale, (work) =>
        identify(work, operation, incoming).catch((error: unknown) => {
          if (error instanceof Refusal) return NOBODY;
          throw error;
        }),
      );
      return (user ?? special)?.phone ?? phoneIn(incoming.bytes);
    },
  };
}

/** Whose token came: of the main family, or of the mobile insurance service. */
interface Callers {
  readonly user: User | null;
  readonly special: SpecialCaller | null;
}
const NOBODY: Callers = { user: null, special: null };

/** A guest says a phone where one signs in, or begins. */
const phoneIn = (bytes: Buffer | undefined): string | null =>
  /"\+?(7\d{10})"/.exec(bytes?.subarray(0, 10_000).toString() ?? '')?.[1] ?? null;

/** Carries an answer out of a transaction that is rolled back. */
class RolledBack extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('rolled back');
    this.answer = answer;
  }
}

/** The parsed body; 400 when it, the path or the query is not plain data. */
function readRequest({ path, query, bytes, contentType }: Incoming): Promise<ParsedBody> {
  plain(() => [path, query]);
  return parseBody(bytes, contentType);
}

function checked(operation: Operation, incoming: Incoming, parsed: ParsedBody): CheckedInput | null {
  if (!operation.contract) return null;
  const { path, query, contentType } = incoming;
  return checkInput(operation.contract, { path, query, body: parsed.body, mediaType: mediaTypeOf(contentType) });
}

function intentOf(operation: Operation, incoming: Incoming, parsed: ParsedBody, userId: string): Intent | null {
  if (operation.safety === 'read' || incoming.key === null) return null;
  const said = [incoming.url, ...parsed.identity];
  return {
    operationId: operation.operationId,
    userId,
    key: incoming.key,
    fingerprint: fingerprint(said),
    secret: sealingKey([operation.operationId, userId, incoming.key, ...said]),
  };
}

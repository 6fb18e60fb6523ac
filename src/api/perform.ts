// Comes with the calls: fetched by itself at the first call, it could not come any more once the network had failed it.
import * as openapiFetch from 'openapi-fetch';
import { entryOf, type Safety } from '../../openapi/directory.ts';
import type { CallInput, CallOutput, OperationId } from '../../openapi/index.ts';
import { problemOf } from '../../machines/kit/problem-of.ts';
import { isProblem, type Problem } from '../../machines/kit/problem.ts';
import { knownIds } from '../../schemas/shared/known-ids.ts';
import type { Track } from '../platform/analytics.ts';
import { pause, type Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { follow, orAbort } from './abort.ts';
import { readGraphql, readRest, type Answer } from './answer.ts';
import { authorize } from './authorize.ts';
import { fail } from './fail.ts';
import type { Progress } from './progress.ts';
import type { Authorization } from './renewal.ts';
import { createReferences } from './references.ts';
import { newRequestId } from './request-id.ts';
import { createRetryBudget, isKeyBusy, KEY_BUSY_MS, keyBusyDelayMs, retryDelayMs } from './retry.ts';
import { operations as pageOperations, type OperationTable } from './operation-table.ts';
import type { UploadProgress, XhrFactory } from './upload.ts';
import { createTransport, NotSent, type Input, type Route, type TransportOptions } from './transport.ts';

export interface PerformOptions {
  /** Aborts the call; it then rejects with the signal's reason, not with a Problem. */
  signal?: AbortSignal;
  /** One a user's intent; sent with calls that change something, where the service accepts the header. */
  idempotencyKey?: string | null;
  /** A read on a clock: outside the progress count. */
  quiet?: boolean;
  onUploadProgress?: (progress: UploadProgress) => void;
  /** Sends with this access token alone, without renewal. */
  token?: string;
}

/** Calls an operation. Rejects with a plain `Problem` (never an Error), or with the signal's reason when aborted. */
export type Perform = <Id extends OperationId>(
  id: Id,
  input: CallInput<Id>,
  options?: PerformOptions,
) => Promise<CallOutput<Id>>;

export interface ApiConfig {
  /** Base address of every service. */
  services: Readonly<Record<string, string>>;
  /** Which services take the header `Idempotency-Key`: all, none, or these. */
  idempotencyKey: boolean | readonly string[];
  /** Ids of this installation; without them aliases are taken as they come. */
  ids?: Parameters<typeof knownIds>[0] | undefined;
  /** Services of other origins take the header `X-Request-Id`: browsers ask them first. */
  requestId?: boolean | undefined;
}

export interface PerformDependencies {
  config: ApiConfig;
  session: Authorization;
  fetch: TransportOptions['fetch'];
  track: Track;
  log: Pick<Log, 'write'>;
  progress: Progress;
  locale: () => string;
  clock: Clock;
  /** Repeats stop without network or out of sight. */
  isOnline: () => boolean;
  isHidden: () => boolean;
  xhr?: XhrFactory | undefined;
  /** Contract tags whose data a call may have changed, also when it failed. */
  onTouched?: ((tags: readonly string[]) => void) | undefined;
  /** A part of the calls' own code did not come. */
  onMissingPart?: (() => void) | undefined;
  loadClient?: TransportOptions['loadClient'];
  /** The table of operations; the page's own unless told. */
  operations?: OperationTable;
}

/** How long an answer is awaited: a read that takes longer is asked again; the others' outcome is then unknown. */
const TIMEOUT_MS: Readonly<Record<Safety, number>> = { read: 30_000, idempotent: 60_000, once: 60_000 };

interface SendOptions extends PerformOptions {
  requestId: string;
}

/** A failed renewal is passed on as the call's own problem; the call itself was refused before it did anything. */
const passOn = (operationId: OperationId, problem: Problem): Problem =>
  problem.operationId === operationId ? problem : { ...problem, operationId, ambiguous: false };

export const createPerform = (deps: PerformDependencies): Perform => {
  const { config, session, track, log, progress, clock, operations = pageOperations } = deps;
  const prepare = createTransport({
    services: config.services,
    fetch: deps.fetch,
    xhr: deps.xhr,
    loadClient: deps.loadClient ?? (() => Promise.resolve(openapiFetch)),
  });
  const references = config.ids && createReferences(knownIds(config.ids));
  const budget = createRetryBudget();

  const takesKey = (service: string) =>
    typeof config.idempotencyKey === 'boolean' ? config.idempotencyKey : config.idempotencyKey.includes(service);
  /** Our own origin answers without being asked which headers it takes (docs/decisions/0030). */
  const takesId = (service: string) => config.requestId === true || config.services[service]?.startsWith('/') === true;
  const headersOf = (route: Route, safety: Safety, locale: string, options: SendOptions): Record<string, string> => ({
    Accept: 'application/json',
    'Accept-Language': locale,
    ...(takesId(route.service) ? { 'X-Request-Id': options.requestId } : {}),
    ...(options.idempotencyKey && safety !== 'read' && takesKey(route.service)
      ? { 'Idempotency-Key': options.idempotencyKey }
      : {}),
  });

  /** Words of a refusal are in the language they were asked for. */
  const worded = (problem: Problem, locale: string): Problem =>
    problem.messages.length > 0 ? { ...problem, locale } : problem;

  /** One sending, with its deadline. Rejects with a Problem. */
  const attempt = async (id: OperationId, safety: Safety, input: Input, options: SendOptions): Promise<unknown> => {
    const { controller, release } = follow(options.signal);
    const locale = deps.locale();
    const wasOnline = deps.isOnline();
    let late = false;
    let cancel = () => {};
    const keepWaiting = () => {
      cancel();
      cancel = clock.after(TIMEOUT_MS[safety], () => {
        late = true;
        controller.abort();
      });
    };
    try {
      keepWaiting();
      const route = await operations.of(id).catch((cause: unknown) => {
        deps.onMissingPart?.();
        throw new NotSent(`The operations of ${id} did not load`, { cause });
      });
      const graphql = route.kind === 'graphql';
      const sent = graphql && references ? { variables: references.outbound(input.variables) ?? {} } : input;
      const send = await prepare(id, route, sent);
      const headers = headersOf(route, safety, locale, options);
      const onUploadProgress =
        options.onUploadProgress &&
        ((sent: UploadProgress) => {
          keepWaiting(); // a slow upload that moves is not late
          options.onUploadProgress?.(sent);
        });
      const envelope = { route, ...(options.token === undefined ? {} : { token: options.token }) };
      const answering = authorize<Answer>(session, envelope, (token) =>
        send({ headers: { ...headers, ...token }, signal: controller.signal, onUploadProgress }),
      );
      const answer = await orAbort(answering, controller.signal);
      if (graphql) {
        const output = readGraphql(id, answer, clock.now(), route.shape);
        return references ? references.inbound(id, output) : output;
      }
      const output = readRest(id, answer, clock.now(), route.shape);
      if (route.gives === 'special') session.keepSpecial(output as object);
      return output;
    } catch (error) {
      if (late) return fail(problemOf.timeout(id));
      if (isProblem(error)) return fail(passOn(id, worded(error, locale)));
      return fail(
        problemOf.lost(id, { wasOnline: wasOnline && !(error instanceof NotSent), isOnline: deps.isOnline() }),
      );
    } finally {
      cancel();
      release();
    }
  };

  const withRetries = async (id: OperationId, input: Input, options: SendOptions): Promise<unknown> => {
    const { safety } = entryOf(id);
    const began = clock.monotonic();
    for (let retried = 0; ; retried++) {
      budget.earn();
      try {
        return await attempt(id, safety, input, options);
      } catch (error) {
        if (options.signal?.aborted) throw options.signal.reason;
        const problem = error as Problem;
        // The same wish is being fulfilled already: its answer is waited for, under the same key.
        if (isKeyBusy(problem)) {
          if (clock.monotonic() - began >= KEY_BUSY_MS) return fail(problemOf.timeout(id));
          await pause(clock, keyBusyDelayMs(problem), options.signal);
          continue;
        }
        const delay = retryDelayMs(problem, safety, retried, clock.random());
        if (delay === null || !deps.isOnline() || deps.isHidden() || !budget.spend()) return fail(problem);
        log.write({
          event: 'call.retry',
          operationId: id,
          kind: problem.kind,
          attempt: retried + 1,
          ...(problem.status === undefined ? {} : { status: problem.status }),
        });
        await pause(clock, delay, options.signal);
      }
    }
  };

  const perform = async (id: OperationId, input: Input, options: PerformOptions = {}): Promise<unknown> => {
    if (options.signal?.aborted) throw options.signal.reason;
    const done = options.quiet ? () => {} : progress.begin(options.onUploadProgress ? 'upload' : undefined);
    const began = clock.monotonic();
    let outcome = 'ok';
    let status: number | undefined;
    const requestId = newRequestId();
    try {
      return await withRetries(id, input, { ...options, requestId });
    } catch (error) {
      if (!isProblem(error)) {
        outcome = 'aborted';
        throw error;
      }
      outcome = error.kind;
      status = error.status;
      return fail({ ...error, requestId });
    } finally {
      done();
      const { safety, service } = entryOf(id);
      // Whatever is not in the table was never sent.
      if (safety !== 'read') deps.onTouched?.(operations.known(id)?.touches ?? []);
      const durationMs = clock.monotonic() - began;
      track('request', { operationId: id, outcome, durationMs });
      log.write({
        event: 'call',
        operationId: id,
        service,
        kind: outcome,
        durationMs,
        requestId,
        ...(status === undefined ? {} : { status }),
      });
    }
  };
  return perform as Perform;
};

import type { CallInput, OperationId } from '../../../openapi/index.ts';
import { createPerform } from '../../../src/api/perform.ts';
import { createProgress } from '../../../src/api/progress.ts';

/** What only one source gives, by the value that tells it. */
const MARKS: Readonly<Record<string, string>> = {
  'session-marked': 'session',
  'service-session-marked': 'session of the service',
  'key-marked': 'key',
  'language-marked': 'language',
};

/**
 * Headers of an operation's request, of those that are not always the same, by where they come from: sent for once, by the
 * application's own code, to nobody.
 * @returns `authorization` → `session`
 * @throws Error when nothing was sent: the input is not what the contract asks for
 */
export const headersOf = async (operationId: OperationId, input: unknown): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  let sent = false;
  const perform = createPerform({
    config: {
      services: new Proxy({}, { get: (_, service) => `http://localhost/${String(service)}` }),
      idempotencyKey: true,
    },
    session: {
      access: () => 'session-marked',
      special: () => 'service-session-marked',
      keepSpecial: () => {},
      canRenew: () => false,
      renew: () => Promise.resolve(null),
    },
    fetch: ({ headers }) => {
      sent = true;
      for (const [name, value] of headers) {
        const mark = Object.keys(MARKS).find((one) => value === one || value === `Bearer ${one}`);
        if (mark !== undefined) found.set(name, MARKS[mark] ?? '');
      }
      return Promise.resolve(new Response('{}', { status: 400 }));
    },
    track: () => {},
    log: { write: () => {} },
    progress: createProgress(),
    locale: () => 'language-marked',
    clock: { now: () => 0, monotonic: () => 0, random: () => 0.5, after: () => () => {} },
    isOnline: () => true,
    isHidden: () => false,
  });
  const failed: unknown = await perform(operationId, input as CallInput<OperationId>, {
    idempotencyKey: 'key-marked',
  }).catch((problem: unknown) => problem);
  if (!sent) throw new Error(`${operationId} was not sent: ${JSON.stringify(failed)}`);
  return found;
};

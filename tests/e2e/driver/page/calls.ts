import { wakeUp } from './time.ts';
import type { PlanEntry } from '../../../../sandbox/core/plan.ts';

/** The browser's own, for what the driver itself asks the sandbox. */
const ask = globalThis.fetch.bind(globalThis);
let underway = 0;

const isCall = (asked: RequestInfo | URL): boolean => {
  const address = asked instanceof Request ? asked.url : String(asked);
  return new URL(address, location.href).pathname.startsWith('/services/');
};

/** From now on calls to services are counted; each is sent as it would be, and is over when its whole answer has come. */
export const watchCalls = (): void => {
  globalThis.fetch = async (asked, options) => {
    if (!isCall(asked)) return ask(asked, options);
    underway += 1;
    try {
      const answer = await ask(asked, options);
      await answer.clone().arrayBuffer();
      return answer;
    } finally {
      underway -= 1;
      wakeUp();
    }
  };
};
/** Calls whose answers have not come yet. */
export const callsUnderway = (): number => underway;

/** How the sandbox's plan stands. */
interface Report {
  readonly unplanned: readonly string[];
  readonly invalid: readonly unknown[];
  readonly unused: readonly PlanEntry[];
}
const api = async (method: string, body?: unknown, path = 'plan'): Promise<Response> => {
  const answer = await ask(`/sandbox/api/${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} /sandbox/api/${path}: ${answer.status}`);
  return answer;
};
/** Plans the next answers; reads that nobody planned, and renewals of the session, the services answer themselves. */
export const plan = async (entries: readonly PlanEntry[]): Promise<void> =>
  void (await api('POST', { entries, allow: ['*', 'refreshToken'] }));
/** The services answer for themselves again. */
export const unplan = async (): Promise<void> => void (await api('DELETE'));
export const planned = async (): Promise<Report> => (await api('GET')).json() as Promise<Report>;
/** Calls that nobody planned, and those that are not what their contract says, in words. */
export const wrongIn = (unplanned: readonly string[], invalid: readonly unknown[]): string[] => [
  ...unplanned.map((id) => `${id} was not to be asked for`),
  ...invalid.map((one) => `not as the contract has it: ${JSON.stringify(one)}`),
];
/** The sandbox lets go of the calls that it has held, and fails no further one. */
export const release = async (): Promise<void> => void (await api('DELETE', undefined, 'faults'));

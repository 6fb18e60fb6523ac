import { turn, wakeUp } from './time.ts';
import type { PlanReport } from '../../../../sandbox/core/plan.ts';
import type { Planned } from '../path-plan.ts';

/** The browser's own, for what the driver itself asks the sandbox. */
const ask = globalThis.fetch.bind(globalThis);
/** Of each step how many calls are on their way; of none: null. */
const underway = new Map<number | null, number>();
const count = (of: number | null, by: 1 | -1): void => void underway.set(of, (underway.get(of) ?? 0) + by);

/** The step of the plan that is walked; null: the page is on its way to a beginning. */
let step: number | null = null;
/** How the step stands, as answers have told: what is not asked for yet, and how many calls were wrong. */
let left: readonly string[] = [];
let wrong = 0;
/** A call was answered by nobody, or not told about: the sandbox has to be asked. */
let isUntold = false;

const isCall = (address: string): boolean => new URL(address, location.href).pathname.startsWith('/services/');

const over = (of: number | null): void => {
  count(of, -1);
  wakeUp();
};

/** Answers that cross each other on their way tell of different moments: of a step, more is asked for and goes wrong by time. */
const hear = (of: number | null, state: string | null): void => {
  if (of === null || of !== step) return;
  if (state === null) {
    isUntold = true;
    return;
  }
  const [faults, ...unused] = state.split(' ');
  wrong = Math.max(wrong, Number(faults));
  if (unused.length < left.length) left = unused;
};

/** Statuses of answers that have no body. */
const BODILESS: ReadonlySet<number> = new Set([101, 204, 205, 304]);
/** The same answer when all of it has come; one whose body breaks off breaks off for who reads it. */
const whole = async (answer: Response): Promise<Response> => {
  const body = await answer
    .arrayBuffer()
    .catch((error: unknown) => new ReadableStream({ start: (controller) => controller.error(error) }));
  return new Response(BODILESS.has(answer.status) ? null : body, answer);
};

/**
 * From now on calls to services are counted, and name the step that they are of; each is sent as it would be, and is over when
 * its whole answer has come.
 */
export const watchCalls = (): void => {
  globalThis.fetch = async (asked, options) => {
    const request = new Request(asked, options);
    if (!isCall(request.url)) return ask(request);
    const of = step;
    if (of !== null) request.headers.set('plan-step', String(of));
    count(of, 1);
    let state: string | null = null;
    try {
      const answer = await ask(request);
      state = answer.headers.get('plan-state');
      return await whole(answer);
    } finally {
      hear(of, state);
      // The application reads the answer it is given, and acts on it, a moment later: until then nothing is pressed.
      void turn()
        .then(turn)
        .then(() => over(of));
    }
  };
  // What files are sent by.
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, address: string | URL): void {
      super.open(method, address);
      if (!isCall(String(address))) return;
      const of = step;
      if (of !== null) this.setRequestHeader('plan-step', String(of));
      this.addEventListener('loadstart', () => count(of, 1));
      this.addEventListener('loadend', () => {
        hear(of, this.getResponseHeader('plan-state'));
        over(of);
      });
    }
  };
};
/** Calls whose answers have not come yet. */
export const callsUnderway = (): number => [...underway.values()].reduce((all, some) => all + some, 0);
/** Those of the step that is walked. */
export const callsOfStep = (): number => underway.get(step) ?? 0;

const api = async (method: string, path: string): Promise<Response> => {
  const answer = await ask(`/sandbox/api/${path}`, { method });
  if (!answer.ok) throw new Error(`${method} /sandbox/api/${path}: ${answer.status}`);
  return answer;
};

/** From now on calls are of this step of the plan, which the sandbox has. */
export const enter = (next: number, plan: readonly Planned[]): void => {
  step = next;
  left = plan.filter(({ standing }) => standing !== true).map(({ operationId }) => operationId);
  [wrong, isUntold] = [0, false];
};
/** Calls are of no step. */
export const leaveSteps = (): void => void (step = null);

/** How the step stands, as the sandbox has it. */
export const planned = async (): Promise<PlanReport> =>
  (await api('GET', `plan?step=${step ?? ''}`)).json() as Promise<PlanReport>;

/** What of the plan is not as it must be. */
export interface Faults {
  /** Not asked for yet. */
  readonly missing: readonly string[];
  /** Calls that nobody planned, and those that are not what their contract says, in words. */
  readonly wrong: readonly string[];
}
/**
 * Where answers have told all, the sandbox is not asked for more.
 * @param itself what may be asked for or not
 */
export const faultsOfPlan = async (itself: readonly string[]): Promise<Faults> => {
  const isMissing = (id: string): boolean => !itself.includes(id);
  if (!isUntold && wrong === 0 && !left.some(isMissing)) return { missing: [], wrong: [] };
  const { unplanned, invalid, unused } = await planned();
  return {
    missing: unused.map(({ operationId }) => operationId).filter(isMissing),
    wrong: [
      ...unplanned.map((id) => `${id} was not to be asked for`),
      ...invalid.map((one) => `not as the contract has it: ${JSON.stringify(one)}`),
    ],
  };
};
/** The sandbox lets go of the calls that it has held, and fails no further one; or of these operations. */
export const release = async (of?: readonly string[]): Promise<void> =>
  void (await api('DELETE', of === undefined ? 'faults' : `faults?of=${of.join()}`));

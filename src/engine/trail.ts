import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { FlowId } from '../../machines/screens.ts';
import type { FlowInput } from '../../machines/kit/context.ts';
import type { Problem } from '../../machines/kit/problem.ts';

/** What happened to a flow, as far as an inspector hears of it. */
interface Happened {
  readonly type: string;
  readonly error?: unknown;
}
/** A flow's last events: their names, operations, outcomes, and the states they led to. Never a value. */
export interface Trail {
  note(event: Happened, snapshot: AnyMachineSnapshot): void;
}

/** Steps that are kept. A read on a clock that says nothing new takes no place. */
const KEPT = 150;
const OUTCOME = /^xstate\.(done|error)\.actor\.(.+)$/;
const AFTER = /^xstate\.after\.(\w+)\./;

const dotted = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .map(([key, inner]) => `${key}.${dotted(inner)}`)
        .join('+');

/** `SUBMIT_…`, `+operation` (answered), `-operation:broken:500` (failed), `@giveUp` (waited); null: nothing that leads anywhere. */
const nameOf = ({ type, error }: Happened): string | null => {
  if (type === 'POLLED' || type === 'RESPONSE_UPDATED') return null;
  const delay = AFTER.exec(type)?.[1];
  if (delay !== undefined) return `@${delay}`;
  const [, outcome, actor] = OUTCOME.exec(type) ?? [];
  if (actor === undefined) return type.startsWith('xstate.') ? null : type;
  if (outcome === 'done') return `+${actor}`;
  const { kind, status } = error as Partial<Problem>;
  return [`-${actor}`, kind ?? 'unknown', ...(status === undefined ? [] : [status])].join(':');
};

interface Kept {
  readonly begins: string;
  readonly steps: string[];
  first: string;
  dropped: boolean;
}
let last: Kept | null = null;

/** Keeps what happens to a flow from now on, in place of the one before. */
export const keepTrail = (flow: FlowId, { id, repeats }: FlowInput): Trail => {
  const how = [...(id == null ? [] : ['id']), ...(repeats == null ? [] : ['repeats'])].join('+');
  const kept: Kept = { begins: `${flow}~${how === '' ? 'new' : how}`, steps: [], first: '', dropped: false };
  last = kept;
  return {
    note: (event, { value }) => {
      const state = dotted(value);
      if (event.type === 'xstate.init') kept.first = state;
      const name = nameOf(event);
      if (name === null) return;
      const { steps } = kept;
      steps.push(`${name}=${state}`);
      const [a, b, c, d] = steps.slice(-4);
      if (d !== undefined && a === c && b === d) steps.length -= 2;
      if (steps.length <= KEPT) return;
      kept.first = steps.shift()?.split('=')[1] ?? '';
      kept.dropped = true;
    },
  };
};

/**
 * What happened to the last flow, as one word for a command line: `npm run replay -- <flow>~new~<state>~+<operation>=<state>…`.
 * Null: none has run.
 */
export const lastTrail = (): string | null =>
  last && [last.begins, `${last.dropped ? '...' : ''}${last.first}`, ...last.steps].join('~');

/** Pages of this browser ask each other here: the sandbox's console asks an application. */
export const TRAIL_CHANNEL = 'trail';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/**
 * What a flow's actor tells of itself is kept, of every flow that begins from now on; who asks on the channel by an empty
 * message is told the trail. @param open throws where the browser has no such thing for this page
 */
export const inspectFlow = (
  open: () => Channel = () => new BroadcastChannel(TRAIL_CHANNEL),
): ((flow: FlowId, input: FlowInput) => (seen: InspectionEvent) => void) => {
  try {
    const channel = open();
    channel.addEventListener('message', ({ data }) => {
      const line = lastTrail();
      if (data === null && line !== null) channel.postMessage(line);
    });
  } catch {
    // Nobody can ask: the error page still has it.
  }
  return (flow, input) => {
    const trail = keepTrail(flow, input);
    return (seen) => {
      if (seen.type === '@xstate.snapshot' && seen.actorRef.sessionId === seen.rootId)
        trail.note(seen.event, seen.snapshot as AnyMachineSnapshot);
    };
  };
};

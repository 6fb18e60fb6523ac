import { assign, fromPromise, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import type { Problem } from './kit/problem.ts';
import type { FileRules } from '../schemas/file.ts';

export interface UploadInput {
  /** Local id of the file; the bytes themselves stay with the engine. */
  readonly key: string;
  readonly claimId: string;
  readonly fileType: string;
  /** What the service takes of its type. */
  readonly rules: FileRules;
  /** Id of the file on the server whose bytes are replaced; null: a new file. */
  readonly replaces: string | null;
}
interface UploadContext extends UploadInput {
  /** 0…1. */
  readonly progress: number;
  /** Why the file is not taken: a message of `schemas/file.ts`. */
  readonly refusal: string | null;
  readonly problem: Problem | null;
  /** A sending went out whose end nobody knows: the server's list is read before the next one. */
  readonly doubtful: boolean;
  /** How many times it was sent again by itself. */
  readonly repeated: number;
}

/** Waits before a file is sent again by itself, ms: after the last one the person is asked. */
const PAUSES_MS = [1_000, 3_000, 9_000] as const;

const unbound = <Output>(name: string): PromiseActorLogic<Output, UploadInput> =>
  fromPromise<Output, UploadInput>(() => Promise.reject(new Error(`Upload actor ${name} is not bound`)));
/** The same file will be refused again: too big (413), of a wrong kind (415), or its content is not taken (422). */
const isFinal = ({ status }: Problem): boolean => status === 413 || status === 415 || status === 422;
/** The network lost it, not the server: another try may well do. */
const isLost = ({ kind }: Problem): boolean => kind === 'network' || kind === 'timeout';
const inputOf = ({ context }: { context: UploadContext }): UploadInput => context;
const problemIn = ({ event }: { event: unknown }): Problem => (event as { error: Problem }).error;

const machine = setup({
  types: {
    context: {} as UploadContext,
    input: {} as UploadInput,
    events: {} as
      | { type: 'PROGRESS'; share: number }
      /** Its turn has come, and there is a network. */
      | { type: 'START' }
      | { type: 'STOP' }
      | { type: 'RETRY' },
  },
  actors: {
    /** Message why the file is not taken, or null. */
    check: unbound<string | null>('check'),
    send: unbound<void>('send'),
    /** Is it on the server after all? */
    find: unbound<boolean>('find'),
  },
  delays: { pause: ({ context }) => PAUSES_MS[context.repeated] ?? 0 },
  guards: {
    refused: ({ event }) => (event as unknown as { output: unknown }).output !== null,
    there: ({ event }) => (event as unknown as { output: unknown }).output === true,
    offline: (params) => problemIn(params).kind === 'offline',
    lost: (params) => isLost(problemIn(params)) && params.context.repeated < PAUSES_MS.length,
    ambiguous: (params) => problemIn(params).ambiguous,
    final: (params) => isFinal(problemIn(params)),
    doubtful: ({ context }) => context.doubtful,
  },
  actions: {
    keepProblem: assign((params) => ({
      problem: problemIn(params),
      doubtful: params.context.doubtful || problemIn(params).ambiguous,
    })),
    doubt: assign({ doubtful: true }),
    again: assign({ repeated: ({ context }) => context.repeated + 1 }),
    anew: assign({ repeated: 0, problem: null }),
  },
});

/** Looks whether a doubtful sending has arrived after all; if not, it rests in `otherwise`. */
const look = <Target extends 'failed' | 'stopped' | 'uploading'>(otherwise: Target) =>
  ({
    id: 'find',
    src: 'find',
    input: inputOf,
    onDone: [{ guard: 'there', target: 'stored' }, { target: otherwise }],
  }) as const;

/**
 * One file on its way to the server: looked at, waiting for its turn and for the network, sent with progress. It may be
 * stopped, and is sent again by itself when the network lost it; never without a look at the server's list first. What
 * is stored is read from that list.
 */
export const uploadMachine = machine.createMachine({
  id: 'upload',
  context: ({ input }) => ({
    ...input,
    progress: 0,
    refusal: null,
    problem: null,
    doubtful: false,
    repeated: 0,
  }),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        input: inputOf,
        onDone: [
          { guard: 'refused', target: 'refused', actions: assign({ refusal: ({ event }) => event.output }) },
          'waiting',
        ],
        onError: { target: 'refused', actions: assign({ refusal: 'form.fileUnread' }) },
      },
    },
    waiting: {
      on: {
        START: [{ guard: 'doubtful', target: 'looking' }, 'uploading'],
        STOP: 'stopped',
      },
    },
    looking: {
      invoke: {
        ...look('uploading'),
        // A look that was lost is another try, as a sending is.
        onError: [
          { guard: 'offline', target: 'waiting', actions: 'keepProblem' },
          { guard: 'lost', target: 'pausing', actions: 'keepProblem' },
          { target: 'failed', actions: 'keepProblem' },
        ],
      },
      on: { STOP: 'stopped' },
    },
    uploading: {
      entry: assign({ progress: 0, problem: null }),
      invoke: {
        id: 'send',
        src: 'send',
        input: inputOf,
        onDone: 'stored',
        onError: [
          { guard: 'offline', target: 'waiting', actions: 'keepProblem' },
          { guard: 'lost', target: 'pausing', actions: 'keepProblem' },
          { guard: 'ambiguous', target: 'lookingLast', actions: 'keepProblem' },
          { guard: 'final', target: 'refused', actions: 'keepProblem' },
          { target: 'failed', actions: 'keepProblem' },
        ],
      },
      on: {
        PROGRESS: { actions: assign({ progress: ({ event }) => event.share }) },
        STOP: { target: 'stopping', actions: 'doubt' },
      },
    },
    pausing: {
      after: { pause: { target: 'waiting', actions: 'again' } },
      on: { STOP: 'stopped' },
    },
    lookingLast: { invoke: { ...look('failed'), onError: 'failed' } },
    stopping: { invoke: { ...look('stopped'), onError: 'stopped' } },
    failed: { on: { RETRY: { target: 'waiting', actions: 'anew' } } },
    stopped: { on: { RETRY: { target: 'waiting', actions: 'anew' } } },
    refused: { type: 'final' },
    stored: { type: 'final' },
  },
});
export type UploadActor = ActorRefFrom<typeof uploadMachine>;

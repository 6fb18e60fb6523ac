import { assign, fromPromise, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import type { Problem } from './kit/problem.ts';

export interface UploadInput {
  /** Local id of the file; the bytes themselves stay with the engine. */
  readonly key: string;
  readonly claimId: string;
  readonly fileType: string;
  /** Id of the file on the server whose bytes are replaced; null: a new file. */
  readonly replaces: string | null;
}
interface UploadContext extends UploadInput {
  /** 0…1. */
  readonly progress: number;
  /** Why the file is not taken: a message of `schemas/file.ts`. */
  readonly refusal: string | null;
  readonly problem: Problem | null;
}

const unbound = <Output>(name: string): PromiseActorLogic<Output, UploadInput> =>
  fromPromise<Output, UploadInput>(() => Promise.reject(new Error(`Upload actor ${name} is not bound`)));
/** The same file will be refused again: too big (413), of a wrong kind (415), or its content is not taken (422). */
const isFinal = ({ status }: Problem): boolean => status === 413 || status === 415 || status === 422;
const inputOf = ({ context }: { context: UploadContext }): UploadInput => context;

/**
 * One file on its way to the server: looked at, sent with progress, and after a lost answer looked up instead of sent
 * again. What is stored is read from the server's list.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    input: {} as UploadInput,
    events: {} as { type: 'PROGRESS'; share: number } | { type: 'RETRY' },
  },
  actors: {
    /** Message why the file is not taken, or null. */
    check: unbound<string | null>('check'),
    send: unbound<void>('send'),
    /** Is it on the server after all? */
    find: unbound<boolean>('find'),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, progress: 0, refusal: null, problem: null }),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        input: inputOf,
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'refused',
            actions: assign({ refusal: ({ event }) => event.output }),
          },
          'uploading',
        ],
        onError: { target: 'refused', actions: assign({ refusal: 'form.fileType' }) },
      },
    },
    uploading: {
      entry: assign({ progress: 0, problem: null }),
      invoke: {
        id: 'send',
        src: 'send',
        input: inputOf,
        onDone: 'stored',
        onError: [
          {
            guard: ({ event }) => (event.error as Problem).ambiguous,
            target: 'looking',
            actions: assign({ problem: ({ event }) => event.error as Problem }),
          },
          {
            guard: ({ event }) => isFinal(event.error as Problem),
            target: 'refused',
            actions: assign({ problem: ({ event }) => event.error as Problem }),
          },
          { target: 'failed', actions: assign({ problem: ({ event }) => event.error as Problem }) },
        ],
      },
      on: { PROGRESS: { actions: assign({ progress: ({ event }) => event.share }) } },
    },
    looking: {
      invoke: {
        id: 'find',
        src: 'find',
        input: inputOf,
        onDone: [{ guard: ({ event }) => event.output, target: 'stored' }, 'failed'],
        onError: 'failed',
      },
    },
    failed: { on: { RETRY: 'uploading' } },
    refused: { type: 'final' },
    stored: { type: 'final' },
  },
});
export type UploadActor = ActorRefFrom<typeof uploadMachine>;

import { createActor, fromPromise } from 'xstate';
import { isProblem, present, type Problem } from '../../machines/kit/problem.ts';
import { uploadMachine, type UploadActor, type UploadInput } from '../../machines/upload.machine.ts';
import { fileProblem, HEAD_BYTES } from '../../schemas/file.ts';
import type { Perform } from '../api/index.ts';
import { translate } from '../i18n/index.ts';
import { preparedPicture } from '../platform/pictures.ts';
import type { UploadItem, Uploads } from '../screens/props.ts';

/** The upload queue of the claim on show, beside its flow: it outlives the screen that started it. */
export interface FlowUploads {
  view(): Uploads;
  subscribe(listener: () => void): () => void;
  /** The person is gone: nothing is sent for them any more, and nobody sees the names of their files. */
  forget(): void;
}
export interface UploadParts {
  readonly perform: Perform;
  newKey(): string;
  /** The claim on show; files go nowhere without one. */
  claimId(): string | null;
  /** Base address of the documents' service: stored files lie below it. */
  readonly filesBase: string;
}

const headOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());

/** Why the file is not there. What is wrong with the file itself needs no status before it. */
const wordsOf = (problem: Problem | null, aboutFile: boolean): string | null => {
  if (problem === null) return null;
  return aboutFile && problem.messages.length > 0 ? problem.messages.join(', ') : present(problem, translate).text;
};

export const createUploads = ({ perform, newKey, claimId, filesBase }: UploadParts): FlowUploads => {
  const queue = new Map<string, { actor: UploadActor; file: File }>();
  const listeners = new Set<() => void>();

  const itemOf = (key: string, actor: UploadActor, file: File): UploadItem => {
    const snapshot = actor.getSnapshot();
    const { refusal, problem, progress } = snapshot.context;
    const state = snapshot.value === 'looking' ? 'uploading' : snapshot.value;
    const { type, attemptsLeft } = problem?.data ?? {};
    return {
      key,
      name: file.name,
      size: file.size,
      state,
      progress,
      reason: refusal ?? (snapshot.value === 'looking' ? null : wordsOf(problem, snapshot.matches('refused'))),
      cause: typeof type === 'string' ? type : null,
      attemptsLeft: typeof attemptsLeft === 'number' ? attemptsLeft : null,
    };
  };

  const launch = (picked: File, about: Omit<UploadInput, 'key'>) => {
    const key = newKey();
    let file = picked;
    const machine = uploadMachine.provide({
      actors: {
        check: fromPromise(async () => {
          file = await preparedPicture(picked);
          return fileProblem({ size: file.size, head: await headOf(file) });
        }),
        send: fromPromise(async ({ signal }) => {
          const options = {
            signal,
            // The same file, the same intent: a repeated sending is answered with the first one's answer.
            idempotencyKey: key,
            onUploadProgress: ({ loaded, total }: { loaded: number; total: number }) =>
              actor.send({ type: 'PROGRESS', share: total > 0 ? loaded / total : 0 }),
          };
          if (about.replaces === null)
            await perform('uploadFile', { body: { file, type: about.fileType, claim_id: about.claimId } }, options);
          else await perform('replaceFile', { path: { id: about.replaces }, body: { file } }, options);
        }),
        find: fromPromise(async ({ signal }) => {
          const stored = await perform('listFiles', { query: { claim_id: about.claimId } }, { signal });
          return stored.some(({ name, size }) => name === file.name && size === file.size);
        }),
      },
    });
    const actor: UploadActor = createActor(machine, { input: { ...about, key } });
    queue.set(key, { actor, file: picked });
    actor.subscribe({ next: changed, complete: () => settle(key) });
    actor.start();
  };
  const settle = (key: string) => {
    // The server's own list shows it from now on.
    if (queue.get(key)?.actor.getSnapshot().matches('stored')) queue.delete(key);
    changed();
  };

  let view: Uploads;
  const methods = {
    add: (file: File, fileType: string) => {
      const claim = claimId();
      if (claim !== null) launch(file, { claimId: claim, fileType, replaces: null });
    },
    replace: (fileId: string, file: File) => {
      const claim = claimId();
      if (claim !== null) launch(file, { claimId: claim, fileType: '', replaces: fileId });
    },
    retry: (key: string) => queue.get(key)?.actor.send({ type: 'RETRY' }),
    dismiss: (key: string) => {
      queue.get(key)?.actor.stop();
      queue.delete(key);
      changed();
    },
    remove: async (fileId: string) => {
      try {
        await perform('deleteFile', { path: { id: fileId } });
        return null;
      } catch (error) {
        return isProblem(error) ? present(error, translate).text : translate('error.unknown');
      }
    },
    address: ({ url }: { readonly url: string }) => `${filesBase}${url}`,
  };
  /** The claim that the view was built for: another claim's files are not shown, nor sent from its pages. */
  let builtFor: string | null = null;
  const build = (): Uploads => ({
    ...methods,
    items: [...queue]
      .filter(([, { actor }]) => actor.getSnapshot().context.claimId === builtFor)
      .map(([key, { actor, file }]) => itemOf(key, actor, file)),
  });
  const changed = () => {
    builtFor = claimId();
    view = build();
    for (const listener of listeners) listener();
  };
  view = build();

  return {
    view: () => {
      if (builtFor !== claimId()) {
        builtFor = claimId();
        view = build();
      }
      return view;
    },
    forget: () => {
      for (const { actor } of queue.values()) actor.stop();
      queue.clear();
      changed();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

import { createActor, fromPromise } from 'xstate';
import { present, type Problem } from '../../machines/kit/problem.ts';
import { uploadMachine, type UploadActor, type UploadInput } from '../../machines/upload.machine.ts';
import type { FileType } from '../../openapi/index.ts';
import { fileProblem, type FileRules, HEAD_BYTES } from '../../schemas/file.ts';
import type { Perform } from '../api/index.ts';
import { translate } from '../i18n/index.ts';
import { preparedPicture } from '../platform/pictures.ts';
import type { UploadItem, Uploads } from '../blocks/props.ts';

/** The upload queue of the claim on show, beside its flow: it outlives the screen that started it. */
export interface FlowUploads {
  view(): Uploads;
  subscribe(listener: () => void): () => void;
  /** The person is gone: nothing is sent for them any more, and nobody sees the names of their files. */
  forget(): void;
}
export interface UploadQueue extends Omit<FlowUploads, 'view'> {
  view(): UploadQueueView;
  /** Puts a file into the queue, whichever claim is on show. The same file again: another try of the one that is there. */
  take(file: File, about: UploadAbout): void;
}
/** What is done about files on their way; what is done about stored ones needs no queue. */
export type UploadQueueView = Omit<Uploads, 'remove' | 'address'>;
export type UploadAbout = Omit<UploadInput, 'key'>;
export interface UploadParts {
  readonly perform: Perform;
  newKey(): string;
  /** The claim on show; files go nowhere without one. */
  claimId(): string | null;
  /** Base address of the documents' service: stored files lie below it. */
  readonly filesBase: string;
  readonly isOnline: () => boolean;
  /** The network is back. */
  readonly onOnline: (listener: () => void) => void;
  /** The server has a file whose sending seemed lost: what lists it is to be read anew. */
  readonly onFound: () => void;
}

/** So many files are sent at the same time; the others wait for their turn. */
const AT_ONCE = 2;
/** States in which a file holds one of the places. */
const RUNNING: ReadonlySet<string> = new Set(['looking', 'uploading', 'lookingLast', 'stopping']);

const sameFile = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.type === b.type && a.lastModified === b.lastModified;

const headOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());

/** Why the file is not there. What is wrong with the file itself needs no status before it. */
const wordsOf = (problem: Problem | null, aboutFile: boolean): string | null => {
  if (problem === null) return null;
  return aboutFile && problem.messages.length > 0 ? problem.messages.join(', ') : present(problem, translate).words;
};

const stateOf = (value: string): UploadItem['state'] =>
  value === 'pausing' ? 'waiting' : RUNNING.has(value) ? 'uploading' : (value as UploadItem['state']);

export const createUploads = (parts: UploadParts): UploadQueue => {
  const { perform, newKey, claimId, isOnline } = parts;
  const queue = new Map<string, { actor: UploadActor; file: File }>();
  const listeners = new Set<() => void>();

  const itemOf = (key: string, actor: UploadActor, file: File): UploadItem => {
    const snapshot = actor.getSnapshot();
    const { refusal, problem, progress } = snapshot.context;
    const state = stateOf(snapshot.value);
    const waitsFor =
      state !== 'waiting' ? null : snapshot.value === 'pausing' ? 'pause' : isOnline() ? 'turn' : 'network';
    const { type, attemptsLeft } = problem?.data ?? {};
    return {
      key,
      name: file.name,
      size: file.size,
      state,
      waitsFor,
      progress,
      reason: refusal ?? (state === 'failed' || state === 'refused' ? wordsOf(problem, state === 'refused') : null),
      cause: typeof type === 'string' ? type : null,
      attemptsLeft: typeof attemptsLeft === 'number' ? attemptsLeft : null,
    };
  };

  /** Pictures are made smaller one after another: each takes the memory of its pixels. */
  let preparing: Promise<unknown> = Promise.resolve();
  const prepared = (file: File, rules: FileRules): Promise<File> => {
    const turn = preparing.then(() => preparedPicture(file, rules));
    preparing = turn;
    return turn;
  };

  let starting = false;
  /** Whoever waits and may go now, in the order of picking. */
  const startWaiting = () => {
    if (starting || !isOnline()) return;
    starting = true;
    for (const { actor } of queue.values()) {
      const running = [...queue.values()].filter((one) => RUNNING.has(one.actor.getSnapshot().value)).length;
      if (running >= AT_ONCE) break;
      if (actor.getSnapshot().matches('waiting')) actor.send({ type: 'START' });
    }
    starting = false;
  };
  parts.onOnline(() => changed());

  const launch = (picked: File, about: UploadAbout) => {
    const key = newKey();
    let file = picked;
    const machine = uploadMachine.provide({
      actors: {
        check: fromPromise(async () => {
          file = await prepared(picked, about.rules);
          return fileProblem({ size: file.size, head: await headOf(file) }, about.rules);
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
          const isThere = stored.some(
            ({ id, name, size, type }) =>
              name === file.name &&
              size === file.size &&
              (about.replaces === null ? type.alias === about.fileType : id === about.replaces),
          );
          if (isThere) parts.onFound();
          return isThere;
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

  /** False: there is nobody to hear it any more. What was refused or stored is over, however often its button is pressed. */
  const tell = (key: string, type: 'STOP' | 'RETRY'): boolean => {
    const actor = queue.get(key)?.actor;
    if (actor?.getSnapshot().status !== 'active') return false;
    actor.send({ type });
    return true;
  };

  const take = (file: File, about: UploadAbout) => {
    const [key, twin] =
      [...queue].find(([, one]) => {
        const { claimId: claim, fileType, replaces } = one.actor.getSnapshot().context;
        const alike = claim === about.claimId && fileType === about.fileType && replaces === about.replaces;
        return alike && sameFile(one.file, file);
      }) ?? [];
    if (key === undefined || twin === undefined) launch(file, about);
    else if (!tell(key, 'RETRY')) {
      // Refused before: it is looked at anew.
      queue.delete(key);
      launch(file, about);
    }
  };

  let view: UploadQueueView;
  const ofShown = (file: File, about: Omit<UploadAbout, 'claimId'>) => {
    const claim = claimId();
    if (claim !== null) take(file, { claimId: claim, ...about });
  };
  const methods = {
    add: (file: File, type: FileType) => ofShown(file, { fileType: type.alias, rules: type, replaces: null }),
    replace: (fileId: string, file: File, type: FileType) =>
      ofShown(file, { fileType: type.alias, rules: type, replaces: fileId }),
    stop: (key: string) => tell(key, 'STOP'),
    retry: (key: string) => tell(key, 'RETRY'),
    dismiss: (key: string) => {
      queue.get(key)?.actor.stop();
      queue.delete(key);
      changed();
    },
  };
  /** The claim that the view was built for: another claim's files are not shown, nor sent from its pages. */
  let builtFor: string | null = null;
  const build = (): UploadQueueView => ({
    ...methods,
    items: [...queue]
      .filter(([, { actor }]) => actor.getSnapshot().context.claimId === builtFor)
      .map(([key, { actor, file }]) => itemOf(key, actor, file)),
  });
  const changed = () => {
    startWaiting();
    builtFor = claimId();
    view = build();
    for (const listener of listeners) listener();
  };
  view = build();

  return {
    take,
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

import { inLanguage, isProblem, present } from '../../machines/kit/problem.ts';
import type { FileType } from '../../openapi/index.ts';
import { currentLocale, translate } from '../i18n/index.ts';
import type { UploadItem, Uploads } from '../blocks/props.ts';
import type { FlowUploads, UploadAbout, UploadParts, UploadQueue } from './uploads.ts';

/** A file that was picked before the queue's code was there. */
interface Picked {
  readonly key: string;
  readonly file: File;
  readonly about: UploadAbout;
  /** The code did not come: said, and kept for another try. */
  missed: boolean;
}

/** The upload queue, whose code comes with the first file. What is picked before it is there is shown and kept. */
export const lazyUploads = (
  parts: UploadParts,
  loadQueue: () => Promise<{ createUploads: (parts: UploadParts) => UploadQueue }> = () => import('./uploads.ts'),
): FlowUploads => {
  let real: UploadQueue | null = null;
  let picked: readonly Picked[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // One load for all that wait for it: they come out in the order in which they were picked.
  let coming: Promise<UploadQueue> | null = null;
  const queue = (): Promise<UploadQueue> =>
    (coming ??= loadQueue().then(
      ({ createUploads }) => {
        real = createUploads(parts);
        real.subscribe(tell);
        return real;
      },
      (error: unknown) => {
        coming = null;
        throw error;
      },
    ));
  const change = (next: readonly Picked[]) => {
    picked = next;
    tell();
  };
  const hand = (one: Picked) => {
    change(picked.map((other) => (other.key === one.key ? { ...one, missed: false } : other)));
    queue().then(
      (uploads) => {
        if (!picked.some(({ key }) => key === one.key)) return;
        change(picked.filter(({ key }) => key !== one.key));
        uploads.take(one.file, one.about);
      },
      () => change(picked.map((other) => (other.key === one.key ? { ...other, missed: true } : other))),
    );
  };
  const pick = (file: File, type: FileType, replaces: string | null, after?: Promise<unknown>) => {
    const claimId = parts.claimId();
    if (claimId === null) return;
    const one = {
      key: parts.newKey(),
      file,
      about: { claimId, fileType: type.alias, rules: type, replaces },
      missed: false,
    };
    change([...picked, one]);
    if (after) void after.finally(() => hand(one));
    else hand(one);
  };
  // Without a network nothing came: it is tried again as soon as there is one.
  parts.onOnline(() => picked.filter(({ missed }) => missed).forEach(hand));
  const itemOf = ({ key, file, missed }: Picked): UploadItem => ({
    key,
    name: file.name,
    size: file.size,
    state: missed ? 'failed' : 'checking',
    waitsFor: null,
    progress: 0,
    reason: missed ? 'error.network' : null,
    cause: null,
    attemptsLeft: null,
  });
  const ofPicked = (key: string) => picked.find((one) => one.key === key);

  const methods = {
    add: (file: File, type: FileType, after?: Promise<unknown>) => pick(file, type, null, after),
    replace: (fileId: string, file: File, type: FileType) => pick(file, type, fileId),
    stop: (key: string) => real?.view().stop(key),
    retry: (key: string) => {
      const one = ofPicked(key);
      if (one) hand(one);
      else real?.view().retry(key);
    },
    dismiss: (key: string) => {
      if (ofPicked(key)) change(picked.filter((one) => one.key !== key));
      else real?.view().dismiss(key);
    },
    // Needs no queue: who leaves the page has no time to fetch it.
    remove: async (fileId: string) => {
      try {
        await parts.perform('deleteFile', { path: { id: fileId } });
        return null;
      } catch (error) {
        return () =>
          isProblem(error) ? present(inLanguage(error, currentLocale()), translate).words : translate('error.unknown');
      }
    },
    address: ({ url }: { readonly url: string }) => `${parts.filesBase}${url}`,
  };
  let built: { from: readonly unknown[]; view: Uploads } | null = null;
  return {
    view: () => {
      const claim = parts.claimId();
      const from = [real?.view(), picked, claim];
      if (built === null || from.some((part, i) => part !== built?.from[i])) {
        const mine = picked.filter((one) => one.about.claimId === claim).map(itemOf);
        built = { from, view: { ...methods, items: [...mine, ...(real?.view().items ?? [])] } };
      }
      return built.view;
    },
    forget: () => {
      picked = [];
      real?.forget();
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

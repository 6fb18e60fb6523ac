import { translate } from '../i18n/index.ts';
import type { UploadItem, Uploads } from '../screens/props.ts';
import type { FlowUploads, UploadParts } from './uploads.ts';

/** A file that was picked before the queue's code was there. */
interface Picked {
  readonly key: string;
  readonly claim: string | null;
  readonly file: File;
  readonly into: (uploads: Uploads) => void;
  /** The code did not come: said, and kept for another try. */
  missed: boolean;
}

/** The upload queue, whose code comes with the first file. What is picked before it is there is shown and kept. */
export const lazyUploads = (
  parts: UploadParts,
  loadQueue: () => Promise<{ createUploads: (parts: UploadParts) => FlowUploads }> = () => import('./uploads.ts'),
): FlowUploads => {
  let real: FlowUploads | null = null;
  let picked: readonly Picked[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const queue = async (): Promise<FlowUploads> => {
    const { createUploads } = await loadQueue();
    if (real === null) {
      real = createUploads(parts);
      real.subscribe(tell);
    }
    return real;
  };
  const change = (next: readonly Picked[]) => {
    picked = next;
    tell();
  };
  const hand = (one: Picked) => {
    change(picked.map((other) => (other.key === one.key ? { ...one, missed: false } : other)));
    queue().then(
      (uploads) => {
        // Another claim is on show by now: its file waits until its own is again.
        if (!picked.some(({ key }) => key === one.key) || parts.claimId() !== one.claim) return;
        change(picked.filter(({ key }) => key !== one.key));
        one.into(uploads.view());
      },
      () => change(picked.map((other) => (other.key === one.key ? { ...other, missed: true } : other))),
    );
  };
  const pick = (file: File, into: Picked['into']) => {
    const one = { key: parts.newKey(), claim: parts.claimId(), file, into, missed: false };
    picked = [...picked, one];
    hand(one);
  };
  const itemOf = ({ key, file, missed }: Picked): UploadItem => ({
    key,
    name: file.name,
    size: file.size,
    state: missed ? 'failed' : 'checking',
    progress: 0,
    reason: missed ? 'error.network' : null,
    cause: null,
    attemptsLeft: null,
  });
  const ofPicked = (key: string) => picked.find((one) => one.key === key);

  const methods = {
    add: (file: File, fileType: string) => pick(file, (uploads) => uploads.add(file, fileType)),
    replace: (fileId: string, file: File) => pick(file, (uploads) => uploads.replace(fileId, file)),
    retry: (key: string) => {
      const one = ofPicked(key);
      if (one) hand(one);
      else real?.view().retry(key);
    },
    dismiss: (key: string) => {
      if (ofPicked(key)) change(picked.filter((one) => one.key !== key));
      else real?.view().dismiss(key);
    },
    remove: (fileId: string) =>
      queue().then(
        (uploads) => uploads.view().remove(fileId),
        () => translate('error.network'),
      ),
    address: ({ url }: { readonly url: string }) => `${parts.filesBase}${url}`,
  };
  let built: { from: readonly unknown[]; view: Uploads } | null = null;
  return {
    view: () => {
      const claim = parts.claimId();
      const from = [real?.view(), picked, claim];
      if (built === null || from.some((part, i) => part !== built?.from[i])) {
        const mine = picked.filter((one) => one.claim === claim).map(itemOf);
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

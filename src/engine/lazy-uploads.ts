import type { Uploads } from '../screens/props.ts';
import type { FlowUploads, UploadParts } from './uploads.ts';

/** The upload queue, whose code comes with the first file. */
export const lazyUploads = (parts: UploadParts): FlowUploads => {
  let real: FlowUploads | null = null;
  const listeners = new Set<() => void>();
  const load = async (): Promise<Uploads> => {
    const { createUploads } = await import('./uploads.ts');
    if (real === null) {
      real = createUploads(parts);
      real.subscribe(() => {
        for (const listener of listeners) listener();
      });
    }
    return real.view();
  };
  const empty: Uploads = {
    items: [],
    add: (file, fileType) => void load().then((uploads) => uploads.add(file, fileType)),
    replace: (fileId, file) => void load().then((uploads) => uploads.replace(fileId, file)),
    retry: (key) => void load().then((uploads) => uploads.retry(key)),
    dismiss: (key) => void load().then((uploads) => uploads.dismiss(key)),
    remove: async (fileId) => (await load()).remove(fileId),
    address: ({ url }) => `${parts.filesBase}${url}`,
  };
  return {
    view: () => real?.view() ?? empty,
    forget: () => real?.forget(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

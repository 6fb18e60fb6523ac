import type { FlowWorld } from '../engine/running-flow.ts';
import type { FlowUploads, UploadParts } from '../engine/uploads.ts';
import type { Uploads } from '../blocks/props.ts';
import type { Network } from '../platform/network.ts';
import type { flowWorld } from './flow-world.ts';
import { noUploads } from './no-uploads.ts';

type Parts = Parameters<typeof flowWorld>[0] &
  Pick<UploadParts, 'claimId' | 'filesBase' | 'onFound'> & { readonly network: Pick<Network, 'isOnline' | 'onChange'> };

/**
 * What only flows need of the program: their outside, whose code comes with the first flow, and the queue of files. The queue's
 * first half lies in one file with what files are picked by (`npm run size` holds that), so it is there when one is picked.
 */
export const lazyFlowParts = (parts: Parts): { uploads: FlowUploads; world: () => Promise<FlowWorld> } => {
  const { network } = parts;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let queue: FlowUploads = noUploads;
  let coming: Promise<Uploads> | null = null;
  const opened = (): Promise<Uploads> =>
    (coming ??= import('../engine/lazy-uploads.ts').then(({ lazyUploads }) => {
      queue = lazyUploads({
        ...parts,
        newKey: () => crypto.randomUUID(),
        isOnline: network.isOnline,
        onOnline: (listener) => network.onChange((online) => online && listener()),
      });
      queue.subscribe(tell);
      tell();
      return queue.view();
    }));
  const first: Uploads = {
    ...noUploads.view(),
    add: (...file) => void opened().then(({ add }) => add(...file)),
    replace: (...file) => void opened().then(({ replace }) => replace(...file)),
    remove: (id) => opened().then(({ remove }) => remove(id)),
    address: ({ url }) => `${parts.filesBase}${url}`,
  };
  let world: FlowWorld | null = null;
  return {
    uploads: {
      view: () => (queue === noUploads ? first : queue.view()),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      forget: () => queue.forget(),
    },
    world: async () => {
      const created = await import('./flow-world.ts');
      return (world ??= created.flowWorld(parts));
    },
  };
};

import type { FlowWorld } from '../engine/running-flow.ts';
import type { FlowUploads, UploadParts } from '../engine/uploads.ts';
import type { Network } from '../platform/network.ts';
import type { flowWorld } from './flow-world.ts';
import { noUploads } from './no-uploads.ts';

type Parts = Parameters<typeof flowWorld>[0] &
  Pick<UploadParts, 'claimId' | 'filesBase' | 'onFound'> & { readonly network: Pick<Network, 'isOnline' | 'onChange'> };

/** What only flows need of the program: their outside, and the queue of files. Its code comes with the first flow. */
export const lazyFlowParts = (parts: Parts): { uploads: FlowUploads; world: () => Promise<FlowWorld> } => {
  const { network } = parts;
  let queue = noUploads;
  let world: FlowWorld | null = null;
  return {
    uploads: {
      view: () => queue.view(),
      subscribe: (listener) => queue.subscribe(listener),
      forget: () => queue.forget(),
    },
    world: async () => {
      const created = await import('./flow-parts.ts');
      if (world !== null) return world;
      queue = created.lazyUploads({
        ...parts,
        newKey: () => crypto.randomUUID(),
        isOnline: network.isOnline,
        onOnline: (listener) => network.onChange((online) => online && listener()),
      });
      world = created.flowWorld(parts);
      return world;
    },
  };
};

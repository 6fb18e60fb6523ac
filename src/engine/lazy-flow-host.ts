import type { Wish } from '../../machines/navigator.machine.ts';
import type { FlowHost, HostParts } from './flow-host.ts';
import type { EntryLocation } from './history.ts';
import type { OnShow } from './on-show.ts';

/** The host of flows, which comes with the first of them. */
export const createLazyFlowHost = (parts: HostParts & Pick<OnShow, 'stays'>) => {
  let host: FlowHost | null = null;
  /** Something that leads on did not come: an error, instead of a wait without an end. */
  const broken = (): void => {
    host?.depart();
    if (!parts.reloadForPart()) parts.fail(500);
  };
  return {
    /** Null: no flow has been opened yet. */
    host: () => host,
    broken,
    arrive: (wish: Wish, entry: EntryLocation, signal: AbortSignal): void => {
      const arrive = (at: FlowHost): void => {
        parts.stays(entry);
        at.arrive(wish);
      };
      if (host !== null) return arrive(host);
      parts.wait();
      // Another load of the address may begin meanwhile: it aborts this one, and opens the flow itself.
      import('./flow-host.ts').then(
        ({ createFlowHost }) => signal.aborted || arrive((host ??= createFlowHost(parts))),
        () => signal.aborted || broken(),
      );
    },
  };
};
export type LazyFlowHost = ReturnType<typeof createLazyFlowHost>;

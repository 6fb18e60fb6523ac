import type { Report, Reports } from '../../machines/kit/reports.ts';
import type { FlowId } from '../../machines/screens.ts';
import type * as tracking from '../engine/track.ts';
import { productOf } from '../engine/registry.ts';
import type { Track } from '../platform/analytics.ts';

type Derive = (reports: Reports, engine: typeof tracking) => Report[];

/** Reports what a product declares about its use. What it declares comes with its flow; nobody waits for it. */
export const createReporting =
  (send: Track) =>
  (flow: FlowId, derive: Derive): void => {
    const { reports } = productOf(flow);
    if (reports === undefined) return;
    void Promise.all([reports(), import('../engine/track.ts')]).then(
      ([declared, engine]) => {
        for (const [name, data] of derive(declared, engine)) send(name, data);
      },
      () => undefined,
    );
  };
export type Reporting = ReturnType<typeof createReporting>;

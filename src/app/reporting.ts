import type { Report, Reports } from '../../machines/kit/reports.ts';
import type { FlowId } from '../../machines/screens.ts';
import type * as engine from '../engine/track.ts';
import { productOf } from '../engine/registry.ts';
import type { Track } from '../platform/analytics.ts';

type Told = (reports: Reports, say: typeof engine) => Report[];

/** Reports what a product declares about its use. What it declares comes with its flow; nobody waits for it. */
export const createReporting =
  (track: Track) =>
  (flow: FlowId, told: Told): void => {
    const { reports } = productOf(flow);
    if (reports === undefined) return;
    void Promise.all([reports(), import('../engine/track.ts')]).then(
      ([declared, say]) => {
        for (const [name, data] of told(declared, say)) track(name, data);
      },
      () => undefined,
    );
  };
export type Reporting = ReturnType<typeof createReporting>;

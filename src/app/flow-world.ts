import type { Perform } from '../api/index.ts';
import type { FlowWorld } from '../engine/running-flow.ts';
import { currentLocale, translate } from '../i18n/index.ts';
import type { Bridge, Sent } from '../platform/bridge.types.ts';
import type { Clock } from '../platform/clock.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import type { Log } from '../platform/log.ts';
import { snackbar } from '../ui/snackbar.store.ts';
import { goAway, openPartner } from './away.ts';
import type { Reporting } from './reporting.ts';
import { sayProblem } from './say-problem.ts';

interface Parts {
  perform: Perform;
  clock: Clock;
  lifecycle: Lifecycle;
  report: Reporting;
  log: Log;
  bridge: () => Promise<Pick<Bridge, 'send'>>;
  /** The data are invented: what happens to a flow is kept, to be replayed. */
  training: boolean;
  /** In this document. */
  openHere: (url: string) => Promise<Sent>;
  /** The person has not left after all. */
  returned: () => void;
}

type Inspect = NonNullable<FlowWorld['inspect']>;

/** The recorder is loaded beside the flow, which does not wait for it: what happened until then is handed over. */
const inspectOnceLoaded = (coming: Promise<Inspect | null>): Inspect => {
  return (flow, input) => {
    const missed: Parameters<ReturnType<Inspect>>[0][] = [];
    let note: ReturnType<Inspect> = (seen) => void missed.push(seen);
    void coming.then((inspect) => {
      note = inspect?.(flow, input) ?? (() => undefined);
      for (const seen of missed.splice(0)) note(seen);
    });
    return (seen) => note(seen);
  };
};

const loadTrail = async (): Promise<Inspect | null> => {
  try {
    return (await import('../engine/trail.ts')).inspectFlow();
  } catch {
    return null;
  }
};

/** The outside of every flow: calls, time, messages, the app around us, analytics. */
export const flowWorld = (parts: Parts): FlowWorld => {
  const { perform, clock, lifecycle, report, log, bridge, openHere, returned } = parts;
  return {
    perform: (id, input, options) => perform(id, input, options),
    ...(parts.training && { inspect: inspectOnceLoaded(loadTrail()) }),
    locale: currentLocale,
    newIntent: () => crypto.randomUUID(),
    now: clock.monotonic,
    random: clock.random,
    whenVisible: () =>
      lifecycle.isHidden()
        ? new Promise((resolve) => {
            const off = lifecycle.onShow(() => {
              off();
              resolve();
            });
          })
        : Promise.resolve(),
    onProblem: (problem) => sayProblem(problem, log),
    onAway: (url, { inPage, claim }) => {
      void goAway({
        open: async () => (inPage ? openHere(url) : openPartner(await bridge(), url, claim)),
        stay: returned,
        say: () => snackbar.error(() => translate('error.unknown')),
      });
    },
    onStep: (flow, before, after) =>
      report(flow, (reports, { reportsBetween }) => reportsBetween(reports, flow, before, after)),
    onUnhandled: (event, state) => {
      if (import.meta.env.DEV) throw new Error(`No state handles ${event} in ${state}`);
      log.write({ event: 'flow.unhandled', kind: event });
    },
  };
};

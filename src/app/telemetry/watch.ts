import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { RuntimeConfig } from '../../../schemas/config.schema.ts';
import type { Navigator } from '../../engine/navigator.types.ts';
import { currentLocale } from '../../i18n/index.ts';
import type { Analytics } from '../../platform/analytics.ts';
import { guarded } from '../../platform/analytics-fields.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Lifecycle } from '../../platform/lifecycle.ts';
import type { Log } from '../../platform/log.ts';
import { leaveJson, postJson } from '../../platform/post.ts';
import { sessionStore } from '../../platform/storage.ts';
import { onFault } from '../faults.ts';
import { followSteps, stepOf } from './flow-steps.ts';
import { errorRecord, eventRecord, logRecord, stepRecord, vitalRecord, type Where } from './records.ts';
import { createSink } from './sink.ts';
import { buildOf, isSampled, visitOf } from './visit.ts';

interface Watched {
  readonly settings: NonNullable<RuntimeConfig['telemetry']>;
  readonly clock: Clock;
  readonly log: Log;
  readonly analytics: Analytics;
  readonly navigator: Pick<Navigator, 'view' | 'subscribe'>;
  readonly lifecycle: Pick<Lifecycle, 'onHide'>;
}

/** A page that says an error is about what was caught so lately, ms. */
const CAUGHT_MS = 5000;

/** Tells the operator what happens on the page: errors of every visit, the use of a share of them. What was before is told first. */
export const watch = ({ settings, clock, log, analytics, navigator, lifecycle }: Watched): void => {
  const visit = visitOf(sessionStore);
  const build = buildOf(document);
  const sink = createSink({
    address: settings.address,
    about: () => ({ build, visit, locale: currentLocale() }),
    clock,
    post: postJson,
    beacon: leaveJson,
  });
  lifecycle.onHide(sink.leave);

  const where = (): Where => {
    const view = navigator.view();
    if (view.kind !== 'screen') return {};
    const { screen, flow } = view;
    const step = flow && stepOf(flow);
    return { screen, flow: flow?.id, state: step?.state };
  };

  let caught: { readonly thrown: unknown; readonly at: number } | null = null;
  onFault(([source, thrown]) => {
    if (source === 'caught') caught = { thrown, at: clock.monotonic() };
    sink.add(errorRecord(Math.round(clock.now()), source, thrown, where()));
  });
  window.addEventListener('vite:preloadError', (event) =>
    sink.add(errorRecord(Math.round(clock.now()), 'chunk', (event as Event & { payload?: unknown }).payload, where())),
  );
  const told = (entry: Parameters<typeof logRecord>[1]): void => {
    const isFresh = caught !== null && clock.monotonic() - caught.at < CAUGHT_MS && entry.operationId === undefined;
    const record = logRecord(Math.round(clock.now()), entry, where(), isFresh ? caught?.thrown : undefined);
    if (record !== null) sink.add(record);
  };
  log.entries().forEach(told);
  log.onEntry(told);

  if (!isSampled(visit, settings.sample)) return;
  analytics.attach(
    guarded({
      send: (events) => {
        for (const event of events) {
          const record = eventRecord(event);
          if (record !== null) sink.add(record);
        }
      },
    }),
  );
  followSteps(navigator, ({ flow, state, milestone }) =>
    sink.add(stepRecord(Math.round(clock.now()), flow, state, milestone)),
  );
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure((metric) => sink.add(vitalRecord(Math.round(clock.now()), metric, where().screen)));
};

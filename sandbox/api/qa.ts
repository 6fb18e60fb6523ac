import type { Engine } from '../core/engine.ts';
import type { Handling } from '../core/handling.ts';
import { refuse, say, type Locale } from '../core/service.ts';
import { listSnapshots, removeSnapshot, restoreSnapshot, saveSnapshot } from '../core/snapshots.ts';
import { timelineOf } from '../core/timeline.ts';
import { coreTexts } from '../data/core.ts';
import { scenarios, type ScenarioStep } from '../data/scenarios.ts';
import { runControl, type ControlDone } from './act.ts';
import { object, readClock, readFaults, wrong } from './input.ts';
import type { AddRoute } from './route.ts';

/** What QA works with all day: one person's story, snapshots of all data, scenarios by name. */
export function qaRoutes(route: AddRoute, engine: Engine, handling: Handling): void {
  const { store } = engine;

  route('GET', 'exchanges', ({ query }) => engine.exchanges.last(Number(query['last']) || 50));
  route('GET', 'timeline', async ({ query }) => {
    const found = await store.transaction((tx) => timelineOf(engine, tx, query['person'] ?? ''));
    if (found === null) throw refuse(404, coreTexts.noAccount);
    return found;
  });

  route('GET', 'snapshots', () => store.transaction(listSnapshots));
  route('POST', 'snapshots', ({ body }) =>
    store.transaction(async (tx) => {
      await saveSnapshot(store, tx, nameOf(body), engine.clock.now());
      return listSnapshots(tx);
    }),
  );
  route('POST', 'snapshots/restore', async ({ body }) => {
    await store.transaction((tx) => restoreSnapshot(store, engine.clock, tx, nameOf(body)));
    engine.jobs.rearm();
    return { now: engine.clock.now() };
  });
  route('DELETE', 'snapshots/:name', ({ params }) =>
    store.transaction((tx) => removeSnapshot(tx, params['name'] ?? '')),
  );

  route('GET', 'scenarios', ({ locale }) =>
    scenarios.map(({ id, title, steps }) => ({ id, title: say(title, locale), steps })),
  );
  route('POST', 'scenarios', async ({ body, locale }) => {
    const { id, steps } = object(body, []);
    const known = scenarios.find((one) => one.id === id);
    if (id !== undefined && known === undefined) throw refuse(404, coreTexts.notFound);
    const given = known?.steps ?? steps;
    if (!Array.isArray(given) || given.length === 0) throw wrong(['steps'], 'a list of steps');
    let done: ControlDone | null = null;
    for (const step of given) done = (await play(step as ScenarioStep, locale)) ?? done;
    return done ?? { text: '', id: null, path: null, owner: null };
  });

  async function play(step: ScenarioStep, locale: Locale): Promise<ControlDone | null> {
    const given = object(step, ['steps']);
    if ('fault' in given) {
      for (const fault of readFaults(given['fault'], engine.operations)) engine.faults.add(fault);
      return null;
    }
    if ('advanceMs' in given) {
      const next = readClock(given, engine.clock);
      await store.transaction((tx) => engine.clock.set(tx, next));
      engine.jobs.rearm();
      await engine.jobs.runDue();
      return null;
    }
    return runControl(engine, handling, String(given['control']), given, locale);
  }
}

/** Of a snapshot. */
const MOST_NAME = 60;
const nameOf = (body: unknown): string => {
  const { name } = object(body, []);
  if (typeof name !== 'string' || name.trim() === '' || name.trim().length > MOST_NAME)
    throw wrong(['name'], `a name of at most ${MOST_NAME} letters`);
  return name.trim();
};

import type { Engine } from './engine.ts';
import type { Handling } from './handling.ts';
import { readAll, writeAll } from './snapshots.ts';

const SEEDED = 'seeded';

/** Fills a database that no service has filled yet, all services in one transaction. */
export async function seedWhenEmpty(engine: Engine, work: Handling['work']): Promise<void> {
  await work('seed', 'ru', async (all) => {
    const seeded = await all.tx.selectFrom('sandbox_meta').select('value').where('key', '=', SEEDED).executeTakeFirst();
    if (seeded) return;
    for (const service of engine.services) await service.seed?.(all);
    await all.tx
      .insertInto('sandbox_meta')
      .values({ key: SEEDED, value: String(all.now()) })
      .execute();
  });
}

/**
 * Back to the data of a fresh sandbox. Where each begins at the same date what was seeded first is written back: to seed anew takes
 * ten times as long, and browser tests do it before each test.
 */
export function createReset(engine: Engine, work: Handling['work']): () => Promise<void> {
  const { store, clock } = engine;
  let seeded: string | null = null;
  return async () => {
    await store.transaction(async (tx) => {
      if (seeded === null) await store.wipe(tx);
      else await writeAll(store, tx, seeded);
      await clock.set(tx, clock.initial());
    });
    if (seeded !== null) return;
    await seedWhenEmpty(engine, work);
    if (clock.hasDate) seeded = await store.transaction((tx) => readAll(store, tx));
  };
}

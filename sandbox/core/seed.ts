import type { Engine } from './engine.ts';
import type { Handling } from './handling.ts';

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

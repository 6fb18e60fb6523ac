import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openStore } from '../../sandbox/core/open-store.ts';
import { bankMigrations } from '../../sandbox/services/banks/tables.ts';
import { commodityMigrations } from '../../sandbox/services/commodity/store.ts';
import { paymentMigrations } from '../../sandbox/services/payments/tables.ts';
import { databaseFor } from './support/database.ts';
import { temporaryFolder } from './support/start.ts';

const all = [...bankMigrations, ...commodityMigrations, ...paymentMigrations];
const RENAMED = new Set(['banks.003', 'commodity.002', 'payment.002']);

it('a database from before the renaming keeps who has been notified', async () => {
  const dataDir = temporaryFolder();
  const databaseUrl = await databaseFor(dataDir);
  const before = await openStore({ dataDir, databaseUrl, migrations: all.filter(({ id }) => !RENAMED.has(id)) });
  await before.transaction(async (tx) => {
    await sql`INSERT INTO bank_requests (id, claim_id, sent_at, told_action) VALUES ('r', 'c', 1, 'chooseBank')`.execute(
      tx,
    );
    await sql`INSERT INTO payment_orders (id, subject_kind, subject_id, sum, payee, purpose, personal_number, return_to,
      created_at, told) VALUES ('o', 'claim', 'c', 1, 'p', 'p', '1', '/', 1, 1)`.execute(tx);
    await sql`INSERT INTO commodity_claims (id, owner_id, status, created_at, data)
      VALUES ('g', 'u', 'offers', 1, ${JSON.stringify({ shop: '"told": x', told: true })})`.execute(tx);
  });
  await before.close();
  const after = await openStore({ dataDir, databaseUrl, migrations: all });
  const read = (query: ReturnType<typeof sql>) => after.transaction(async (tx) => (await query.execute(tx)).rows);
  expect(await read(sql`SELECT notified_action FROM bank_requests`)).toEqual([{ notified_action: 'chooseBank' }]);
  expect(await read(sql`SELECT notified FROM payment_orders`)).toEqual([{ notified: 1 }]);
  const [claim] = (await read(sql`SELECT data FROM commodity_claims`)) as { data: string }[];
  expect(JSON.parse(claim?.data ?? '')).toEqual({ shop: '"told": x', notified: true });
  await after.close();
});

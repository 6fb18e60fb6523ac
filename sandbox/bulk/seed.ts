import type { Sandbox } from '../core/sandbox.ts';
import type { Tx } from '../core/service.ts';
import { demoAccounts } from '../services/auth/accounts.ts';
import type { ClaimData } from '../services/claim/records.ts';
import { sampleStatement } from '../services/docs/sample.ts';
import { addClaim, addDealers, emptyRows, writeRows, type Pattern } from './rows.ts';

/** Claims of one transaction. */
const BATCH = 2000;
const KEY = 'bulkClaims';
/** Whose claims are the patterns: one in every status. */
const SHOWN = demoAccounts.find(({ username }) => username === 'saule')?.id ?? '';

/**
 * Adds `count` claims of invented people to a sandbox: every status in turn, half of them a dealer's, a statement in every
 * third. The same numbers always make the same people; a second run goes on where the first has ended. A batch is a
 * transaction; `told` hears how many there are.
 * @throws Error when the demo account with a claim in every status has lost them
 */
export async function seedMany(
  { engine }: Pick<Sandbox, 'engine'>,
  count: number,
  told: (done: number) => void = () => undefined,
): Promise<void> {
  const { store, clock } = engine;
  const patterns = await store.transaction(readPatterns);
  const issuedAt = clock.now();
  const statement = sampleStatement({ personalNumber: '000000000000', months: 12, salary: 400_000, issuedAt });
  for (let left = count; left > 0; left -= BATCH) {
    told(
      await store.transaction((tx) =>
        addBatch(tx, patterns, { size: Math.min(left, BATCH), now: issuedAt, statement }),
      ),
    );
  }
  engine.jobs.rearm();
}

async function addBatch(
  tx: Tx,
  patterns: readonly Pattern[],
  { size, now, statement }: { size: number; now: number; statement: Buffer },
): Promise<number> {
  const meta = await tx.selectFrom('sandbox_meta').select('value').where('key', '=', KEY).executeTakeFirst();
  const highest = await tx
    .selectFrom('claims')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  const first = Number(meta?.value ?? 0);
  const rows = emptyRows();
  if (first === 0) addDealers(rows, now);
  for (let index = first; index < first + size; index += 1) {
    const pattern = patterns[index % patterns.length];
    if (!pattern) throw new Error('no claims to make others after: reset the sandbox');
    addClaim(rows, pattern, { index, number: Number(highest?.number ?? 0) + 1 + index - first, now, statement });
  }
  await writeRows(tx, rows);
  const value = String(first + size);
  await tx
    .insertInto('sandbox_meta')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  return first + size;
}

async function readPatterns(tx: Tx): Promise<Pattern[]> {
  const claims = await tx.selectFrom('claims').selectAll().where('owner_id', '=', SHOWN).orderBy('number').execute();
  return Promise.all(
    claims.map(async (claim): Promise<Pattern> => {
      const requestId = claim.request_id ?? '';
      const request = tx.selectFrom('bank_requests').selectAll().where('id', '=', requestId);
      const integrations = tx.selectFrom('bank_integrations').selectAll().where('request_id', '=', requestId);
      const events = tx.selectFrom('claim_events').selectAll().where('claim_id', '=', claim.id).orderBy('seq');
      return {
        claim,
        data: JSON.parse(claim.data) as ClaimData,
        events: await events.execute(),
        request: await request.executeTakeFirst(),
        integrations: await integrations.execute(),
      };
    }),
  );
}

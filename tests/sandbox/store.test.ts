import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { defineService, refuse, type Migration, type Tx } from '../../sandbox/core/service.ts';
import { toPostgres } from '../../sandbox/core/sql.ts';
import { openStore } from '../../sandbox/core/open-store.ts';
import type { Store } from '../../sandbox/core/store.ts';
import { authService } from '../../sandbox/services/auth/index.ts';
import { databaseFor, onPostgres } from './support/database.ts';
import { startSandbox, temporaryFolder } from './support/start.ts';

interface Thing {
  id: string;
  at: number;
  share: number | null;
  bytes: Buffer | null;
}
const things: Migration = {
  id: 'things.001',
  sql: [
    'CREATE TABLE things (id TEXT PRIMARY KEY, at INTEGER NOT NULL, share REAL, bytes BLOB) STRICT',
    'CREATE TABLE parts (seq INTEGER PRIMARY KEY AUTOINCREMENT, thing_id TEXT NOT NULL REFERENCES things (id)) STRICT',
    "INSERT INTO things (id, at) VALUES ('first INTEGER', 1)",
  ],
};

async function open(dataDir: string, migrations: readonly Migration[]): Promise<Store> {
  return openStore({ dataDir, migrations, databaseUrl: await databaseFor(dataDir) });
}
// Tables of a test are not in the sandbox's list.
const insert = (tx: Tx, { id, at, share, bytes }: Thing) =>
  sql`INSERT INTO things (id, at, share, bytes) VALUES (${id}, ${at}, ${share}, ${bytes})`.execute(tx);
const read = async (tx: Tx): Promise<Thing[]> =>
  (await sql<Thing>`SELECT id, at, share, bytes FROM things ORDER BY id`.execute(tx)).rows;

describe('the store', () => {
  it('gives back what it took: 64-bit numbers, fractions, bytes, any letters, in the order of their bytes', async () => {
    const store = await open(temporaryFolder(), [things]);
    const rows: Thing[] = [
      { id: 'B', at: Number.MAX_SAFE_INTEGER, share: 0.1, bytes: Buffer.from([0, 255, 10]) },
      { id: 'a', at: -1, share: null, bytes: null },
      { id: 'Қ 😀', at: 1_769_925_600_000, share: -1.5e-7, bytes: Buffer.alloc(0) },
    ];
    await store.transaction(async (tx) => {
      for (const row of rows.toReversed()) await insert(tx, row);
    });
    const found = await store.transaction(read);
    const seen = found.map((row) => ({ ...row, bytes: row.bytes === null ? null : Buffer.from(row.bytes) }));
    expect(seen).toEqual([rows[0], rows[1], { id: 'first INTEGER', at: 1, share: null, bytes: null }, rows[2]]);
    const counted = sql<{
      rows: number;
      sum: number;
    }>`SELECT count(*) AS rows, sum(at) AS sum FROM things WHERE at < 2`;
    expect((await store.transaction((tx) => counted.execute(tx))).rows).toEqual([{ rows: 2, sum: 0 }]);
    await store.close();
  });

  it('runs a migration once, whole or not at all', async () => {
    const dataDir = temporaryFolder();
    await (await open(dataDir, [things])).close();
    const broken: Migration = {
      id: 'things.002',
      sql: ["INSERT INTO things (id, at) VALUES ('second', 2)", 'ALTER TABLE nothing ADD COLUMN a TEXT'],
    };
    await expect(open(dataDir, [things, broken])).rejects.toThrow(/nothing/);
    const store = await open(dataDir, [things]);
    expect((await store.transaction(read)).map(({ id }) => id)).toEqual(['first INTEGER']);
    await store.close();
  });

  it('refuses what breaks a reference, and a transaction that failed leaves nothing', async () => {
    const store = await open(temporaryFolder(), [things]);
    await expect(
      store.transaction(async (tx) => {
        await insert(tx, { id: 'x', at: 1, share: null, bytes: null });
        await sql`INSERT INTO parts (thing_id) VALUES ('nobody')`.execute(tx);
      }),
    ).rejects.toThrow(/foreign key/i);
    expect(await store.transaction(read)).toHaveLength(1);
    await store.close();
  });

  it('does one transaction after the other: what is read is not changed before it is written', async () => {
    const store = await open(temporaryFolder(), [things]);
    const raise = (): Promise<unknown> =>
      store.transaction(async (tx) => {
        const [first] = await read(tx);
        await new Promise((resolve) => setImmediate(resolve));
        await sql`UPDATE things SET at = ${first!.at + 1}`.execute(tx);
      });
    await Promise.all(Array.from({ length: 20 }, raise));
    expect((await store.transaction(read))[0]!.at).toBe(21);
    await store.close();
  });

  it('is emptied whole, whatever refers to what, and keeps its schema', async () => {
    const dataDir = temporaryFolder();
    const store = await open(dataDir, [things]);
    await store.transaction((tx) => sql`INSERT INTO parts (thing_id) VALUES ('first INTEGER')`.execute(tx));
    await store.transaction((tx) => store.wipe(tx));
    expect(await store.transaction(read)).toEqual([]);
    await store.close();
    const again = await open(dataDir, [things]);
    expect(await again.transaction(read)).toEqual([]);
    await again.close();
  });

  it('belongs to one sandbox; a second one does not start, and the place is free when the first has ended', async () => {
    const dataDir = temporaryFolder();
    const first = await open(dataDir, []);
    await expect(open(dataDir, [])).rejects.toThrow('is in use by another sandbox');
    await first.close();
    await (await open(dataDir, [])).close();
  });

  it.runIf(onPostgres())('goes on after the connection was cut, and does not say yes to what was cut', async () => {
    const sandbox = await startSandbox({
      services: [
        authService,
        defineService({
          name: 'cutter',
          operations: {
            async signBeforeBanks(c) {
              await c.effect('written');
              if (c.input.body.claimId === 'cut')
                await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(c.tx);
              if (c.input.body.claimId === 'refused') throw refuse(409, 'no', { status: 'new' });
              return { status: 200, body: { status: 'signed' } };
            },
          },
        }),
      ],
    });
    const { access: token } = await sandbox.signIn('aidos');
    const sign = async (claimId: string): Promise<number> => {
      const body = { claimId, consents: [{ alias: 'personal_data', version: '1' }] };
      return (await sandbox.call('POST', '/services/btsd/api/v1/sign/before-banks', { token, body })).status;
    };
    expect([await sign('a'), await sign('cut'), await sign('refused'), await sign('b')]).toEqual([200, 500, 409, 200]);
    const { body: ledger } = await sandbox.api('GET', 'ledger');
    expect(ledger.filter((line: { kind: string }) => line.kind === 'written')).toHaveLength(2);
  });
});

describe('the SQL of migrations', () => {
  it('becomes that of PostgreSQL, words in quotes untouched', () => {
    expect(
      toPostgres(
        "CREATE TABLE t (seq INTEGER PRIMARY KEY AUTOINCREMENT, a INTEGER DEFAULT 0, text TEXT DEFAULT 'TEXT', b BLOB, c REAL) STRICT",
      ),
    ).toBe(
      'CREATE TABLE t (seq BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, a BIGINT DEFAULT 0, ' +
        'text TEXT COLLATE "C" DEFAULT \'TEXT\', b BYTEA, c DOUBLE PRECISION)',
    );
    expect(toPostgres("CREATE UNIQUE INDEX i ON t (a) WHERE text = 'INTEGER'")).toBe(
      "CREATE UNIQUE INDEX i ON t (a) WHERE text = 'INTEGER'",
    );
  });

  it.each([
    'CREATE TABLE t (a TEXT)',
    'CREATE TABLE t (a TEXT PRIMARY KEY) STRICT, WITHOUT ROWID',
    'CREATE TABLE t (a integer) STRICT',
    'CREATE TABLE t (user TEXT) STRICT',
    'CREATE TABLE "t" (a TEXT) STRICT',
    'CREATE TABLE t (a TEXT COLLATE NOCASE) STRICT',
    'CREATE INDEX i ON t (rowid)',
    "INSERT OR IGNORE INTO t VALUES ('a')",
    "UPDATE t SET a = json_extract(a, '$.b')",
    'PRAGMA user_version = 1',
  ])('is refused when only one store understands it: %s', (statement) => {
    expect(() => toPostgres(statement)).toThrow();
  });
});

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMain } from '../lib/run.ts';
import { installedPostgres, LEFT_OUT, type Server, startPostgres } from '../postgres.ts';
import { type Call, graphql, send } from './sandbox.ts';
import { isOver, median, quantile, ratioRow, type Row, table } from './table.ts';

const CLIENTS = 50;
const SLICE_MS = 700;
/** More claims may make an answer so much slower, and the process so much bigger. */
const MOST = 1.5;
const FEW = 1000;

interface World {
  readonly child: ChildProcess;
  readonly origin: string;
  /** What clients read, in turn. */
  readonly calls: readonly Call[];
  readonly dataDir: string;
  /** Of its own; absent: the database is embedded. */
  readonly server: Server | undefined;
  /** Of each slice. */
  readonly slices: number[][];
}

const CHILD = fileURLToPath(new URL('./sandbox-child.ts', import.meta.url));
const start = (args: readonly string[], server: Server | undefined): ChildProcess =>
  fork(CHILD, [...args], {
    execArgv: ['--import', 'tsx'],
    // A database that the environment names is not ours to fill.
    env: { ...process.env, DATABASE_URL: server?.url ?? '' },
  });

/** @param bin of PostgreSQL's programs; absent: the embedded database */
async function createWorld(claims: number, bin?: string): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'volume-'));
  const server = bin === undefined ? undefined : await startPostgres(bin);
  const [code] = (await once(start([dataDir, String(claims), '--seed'], server), 'exit')) as [number];
  if (code !== 0) throw new Error(`seeding ended with ${code}`);
  const child = start([dataDir], server);
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
  return { child, origin, dataDir, server, slices: [], calls: await readsOf(origin) };
}

async function end({ child, dataDir, server }: World): Promise<void> {
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

interface Page {
  readonly data: { claims: { items: { id: string; requestId: string | null }[]; total: number } };
}

/** What a dealer reads: the list by page, status, search; claims, answers of banks, files. */
async function readsOf(origin: string): Promise<Call[]> {
  const agent = new Agent();
  const signedIn = await send(origin, agent, {
    path: '/services/auth/v1/users/signin',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'dealer-demo', password: 'demo-password' }),
  });
  const token = (JSON.parse(signedIn) as { access_token: string }).access_token;
  const list = (variables: object): Call => graphql('claims', variables, token);
  const get = (path: string): Call => ({ path, method: 'GET', headers: { authorization: `Bearer ${token}` } });
  const items: Page['data']['claims']['items'][number][] = [];
  const page = async (number: number) =>
    (JSON.parse(await send(origin, agent, list({ page: number }))) as Page).data.claims;
  const { total } = await page(1);
  const last = Math.ceil(total / 10);
  for (const number of new Set([1, 2, Math.ceil(last / 2), last])) items.push(...(await page(number)).items);
  agent.destroy();
  return items.flatMap(({ id, requestId }, index) => [
    graphql('claim', { id }, token),
    list({ page: 1 + (index % last) }),
    ...(requestId ? [get(`/services/bankIntegration/v1/requests/${requestId}/integrations/`)] : []),
    list({ page: 1, filters: { status: ['waiting', 'signing'] } }),
    get(`/services/docs/api/v1/files?claim_id=${id}`),
    list({ page: 1, filters: { search: ['ахмет', '7705', 'camry', 'айсулу'][index % 4] } }),
    graphql('claim', { id }, token),
  ]);
}

/** All clients read for a while. */
async function slice(world: World, keeps: boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const until = performance.now() + SLICE_MS;
  const latencies: number[] = [];
  const client = async (number: number): Promise<void> => {
    for (let turn = number; performance.now() < until; turn += 1) {
      const call = world.calls[turn % world.calls.length];
      if (!call) throw new Error('nothing to read');
      const sent = performance.now();
      await send(world.origin, agent, call);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number * 7)));
  agent.destroy();
  if (keeps) world.slices.push(latencies);
}

async function memoryOf({ child }: World): Promise<number> {
  const answer = once(child, 'message') as Promise<[{ memory: number }]>;
  child.send('memory');
  return (await answer)[0].memory / 1024 / 1024;
}

/** What many claims cost against few. */
async function rowsOf(store: string, many: number, worlds: readonly World[]): Promise<Row[]> {
  const against = `${FEW} claims`;
  // Neighbouring slices are compared, and of all comparisons the middle one counts: a busy moment spoils one of many.
  const compared = (what: string, share: number, budget: number | null) => {
    const [large, small] = worlds.map(({ slices }) => slices.map((slice_) => quantile(slice_, share)));
    const ratio = median((large ?? []).map((value, index) => value / (small?.[index] ?? Number.NaN)));
    const seen: [number, number] = [median(large ?? []), median(small ?? [])];
    return { ...ratioRow(what, against, seen, budget), ratio };
  };
  const [large = 0, small = 0] = await Promise.all(worlds.map(memoryOf));
  return [
    compared(`${store}: ${many} claims, ${CLIENTS} clients, p95`, 0.95, MOST),
    compared(`${store}: ${many} claims, ${CLIENTS} clients, p50`, 0.5, null),
    ratioRow(`${store}: memory of the process`, against, [large, small], MOST, 'MB'),
  ];
}

/**
 * `npm run bench:sandbox [-- --claims 100000 --rounds 20]`: what a hundred times as many claims cost 50 clients that read, on the
 * embedded database and, where it is installed, on PostgreSQL: one run, in which all take turns.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { claims: { type: 'string' }, rounds: { type: 'string' } } });
  const many = Number(values.claims ?? 100_000);
  const bin = installedPostgres();
  if (bin === undefined) console.error(LEFT_OUT);
  const stores = { embedded: undefined, ...(bin === undefined ? {} : { PostgreSQL: bin }) };
  const worlds: World[] = [];
  try {
    for (const store of Object.values(stores))
      for (const claims of [many, FEW]) worlds.push(await createWorld(claims, store));
    // The first two rounds only warm up; the worlds take turns.
    for (let round = -2; round < Number(values.rounds ?? 20); round += 1)
      for (const world of round % 2 === 0 ? worlds : worlds.toReversed()) await slice(world, round >= 0);
    const rows: Row[] = [];
    for (const [at, store] of Object.keys(stores).entries())
      rows.push(...(await rowsOf(store, many, worlds.slice(2 * at, 2 * at + 2))));
    console.log(table(rows));
    if (rows.some(isOver)) process.exitCode = 1;
  } finally {
    for (const world of worlds) await end(world);
  }
}

if (isMain(import.meta.url)) await main();

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMain } from '../lib/run.ts';
import { type Call, graphql, send } from './sandbox.ts';
import { isOver, median, quantile, ratioRow, table } from './table.ts';

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
  /** Of each slice. */
  readonly slices: number[][];
}

const CHILD = fileURLToPath(new URL('./sandbox-child.ts', import.meta.url));
const start = (args: readonly string[]): ChildProcess => fork(CHILD, [...args], { execArgv: ['--import', 'tsx'] });

async function createWorld(claims: number): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'volume-'));
  const [code] = (await once(start([dataDir, String(claims), '--seed']), 'exit')) as [number];
  if (code !== 0) throw new Error(`seeding ended with ${code}`);
  const child = start([dataDir]);
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
  return { child, origin, dataDir, slices: [], calls: await readsOf(origin) };
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

/** `npm run bench:sandbox [-- --claims 100000 --rounds 20]`: what a hundred times as many claims cost 50 clients that read. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { claims: { type: 'string' }, rounds: { type: 'string' } } });
  const many = Number(values.claims ?? 100_000);
  const worlds = [await createWorld(many), await createWorld(FEW)] as const;
  try {
    // The first two rounds only warm up; the worlds take turns.
    for (let round = -2; round < Number(values.rounds ?? 20); round += 1)
      for (const world of round % 2 === 0 ? worlds : worlds.toReversed()) await slice(world, round >= 0);
    const against = `${FEW} claims`;
    // Neighbouring slices are compared, and of all comparisons the middle one counts: a busy moment spoils one of many.
    const compared = (what: string, share: number, budget: number | null) => {
      const [large, small] = worlds.map(({ slices }) => slices.map((slice_) => quantile(slice_, share)));
      const ratio = median((large ?? []).map((value, index) => value / (small?.[index] ?? Number.NaN)));
      const seen: [number, number] = [median(large ?? []), median(small ?? [])];
      return { ...ratioRow(what, against, seen, budget), ratio };
    };
    const rows = [
      compared(`${many} claims, ${CLIENTS} clients, p95`, 0.95, MOST),
      compared(`${many} claims, ${CLIENTS} clients, p50`, 0.5, null),
      ratioRow('memory of the process', against, [await memoryOf(worlds[0]), await memoryOf(worlds[1])], MOST, 'MB'),
    ];
    console.log(table(rows));
    if (rows.some(isOver)) process.exitCode = 1;
  } finally {
    for (const { child, dataDir } of worlds) {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}

if (isMain(import.meta.url)) await main();

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lib/free-port.ts';
import { isMain, root } from '../lib/run.ts';
import { median, quantile } from './table.ts';

/**
 * `npm run bench:server [-- rounds]`: what the built web server carries. Processor time of the server a request is measured, by its own
 * metrics: it is the same however busy the machine is, and what one processor carries follows from it. All kinds take turns.
 */
const CONNECTIONS = 32;
const SLICE_MS = 1000;

/** A visit sends a batch every five seconds at most: a page with its call, a step, a web vital. */
const BATCH = JSON.stringify({
  build: 'AbCd1234',
  visit: 'a'.repeat(16),
  locale: 'ru',
  records: Array.from({ length: 5 }, (_, at) => ({
    type: 'step',
    at,
    flow: 'credit-claim',
    state: 'me',
    milestone: null,
  })),
});

interface Kind {
  readonly path: string;
  readonly body?: string;
}
interface Slice {
  /** Of the server's processor, microseconds a request. */
  readonly cost: number;
  readonly perSecond: number;
  readonly latencies: readonly number[];
}

let callers = 0;
/** Each visitor has an address of their own: one alone may send 300 bodies a minute. */
const callerOf = (): string => {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
};

function ask(port: number, agent: Agent, { path, body }: Kind): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'text/html,*/*',
      'accept-encoding': 'br, gzip',
      'x-forwarded-proto': 'https',
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'x-forwarded-for': callerOf() }),
    };
    const sent = request(
      { agent, host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST', headers },
      (response) => {
        let bytes = 0;
        response.on('data', (part: Buffer) => (bytes += part.length));
        response.on('end', () => {
          if (response.statusCode === 200 || response.statusCode === 204) resolve(bytes);
          else reject(new Error(`${path}: ${response.statusCode}`));
        });
      },
    );
    sent.on('error', reject).end(body);
  });
}

/** Seconds of the processor that the server has used so far. */
async function processorOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

async function slice(port: number, metricsPort: number, kind: Kind): Promise<Slice> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  // Its figures are gathered a moment after they are asked for.
  const before = await processorOf(metricsPort);
  const started = performance.now();
  const latencies: number[] = [];
  const client = async (): Promise<void> => {
    while (performance.now() - started < SLICE_MS) {
      const sent = performance.now();
      await ask(port, agent, kind);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  const used = (await processorOf(metricsPort)) - before;
  return { cost: (used * 1e6) / latencies.length, perSecond: latencies.length / seconds, latencies };
}

/** The heaviest script of the first page. */
function heaviest(): string {
  const scripts = readdirSync(`${root}dist/assets`).filter((name) => name.endsWith('.js'));
  const [first] = scripts.toSorted(
    (a, b) => statSync(`${root}dist/assets/${b}`).size - statSync(`${root}dist/assets/${a}`).size,
  );
  if (first === undefined) throw new Error('Nothing is built yet: run npm run build first.');
  return `/assets/${first}`;
}

async function main(): Promise<void> {
  const rounds = Number(process.argv[2] ?? 8);
  const [port, metricsPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const config = JSON.parse(readFileSync(`${root}dist/config.json`, 'utf8')) as object;
  writeFileSync(
    join(folder, 'config.json'),
    JSON.stringify({ ...config, telemetry: { address: '/telemetry', sample: 1 } }),
  );
  const server = spawn(process.execPath, ['dist-server/serve.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      CONFIG: join(folder, 'config.json'),
      TRUST_PROXY: '1',
    },
    // As a log collector would take them.
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout.resume();
  try {
    for (let tries = 0; ; tries += 1) {
      const isUp = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) break;
      if (tries > 200) throw new Error('The server does not start');
      await sleep(50);
    }
    const kinds: Readonly<Record<string, Kind>> = {
      'a page': { path: '/how-it-works' },
      'a script': { path: heaviest() },
      'config.json': { path: '/config.json' },
      'telemetry, 5 records': { path: '/telemetry', body: BATCH },
    };
    const seen = new Map<string, Slice[]>();
    // The first round only warms up.
    for (let round = -1; round < rounds; round += 1)
      for (const [name, kind] of Object.entries(kinds)) {
        const one = await slice(port, metricsPort, kind);
        if (round >= 0) seen.set(name, [...(seen.get(name) ?? []), one]);
      }
    const agent = new Agent();
    console.log('| What | bytes | µs of a processor | a processor carries, a second | this run, a second | p95, ms |');
    console.log('|---|---|---|---|---|---|');
    for (const [name, kind] of Object.entries(kinds)) {
      const slices = seen.get(name) ?? [];
      const cost = median(slices.map((one) => one.cost));
      const speed = median(slices.map(({ perSecond }) => perSecond));
      const p95 = quantile(
        slices.flatMap(({ latencies }) => latencies),
        0.95,
      );
      const bytes = kind.body?.length ?? (await ask(port, agent, kind));
      console.log(
        `| ${name} | ${bytes} | ${cost.toFixed(0)} | ${(1e6 / cost).toFixed(0)} | ${speed.toFixed(0)} | ${p95.toFixed(1)} |`,
      );
    }
    agent.destroy();
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  }
}

if (isMain(import.meta.url)) await main();

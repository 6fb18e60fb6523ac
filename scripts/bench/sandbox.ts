import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operations } from '../../openapi/index.ts';
import { root } from '../lib/run.ts';
import { median, quantile, ratioRow, type Row } from './table.ts';

/** One slice of load; slices of all kinds take turns, so that a busy moment of the machine meets each of them. */
const SLICE_MS = 700;
const CONNECTIONS = [1, 16] as const;

/** One request of a client. */
export interface Call {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Record<string, string>;
}
interface Slice {
  readonly perSecond: number;
  readonly latencies: readonly number[];
}

/** A GraphQL call. */
export const graphql = (id: 'claims' | 'claim' | 'updateClaimByCustomer', variables: unknown, token: string): Call => {
  const { service, path, document } = operations[id];
  return {
    path: `/services/${service}${path}`,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: id, query: document, variables }),
  };
};

/** Sends a call. @throws Error when the answer is no success */
export function send(origin: string, agent: Agent, call: Call): Promise<string> {
  return new Promise((resolve, reject) => {
    const { path, method, body, headers } = call;
    const sent = request(origin + path, { agent, method, ...(headers ? { headers } : {}) }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        response.statusCode === 200 && !text.includes('"errors"')
          ? resolve(text)
          : reject(new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 300)}`)),
      );
    });
    sent.on('error', reject).end(body);
  });
}

/** Sends one call again and again over so many connections. @throws Error at the first answer that is no success */
async function slice(origin: string, call: Call, connections: number): Promise<Slice> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const started = performance.now();
  const worker = async () => {
    while (performance.now() - started < SLICE_MS) {
      const sent = performance.now();
      await send(origin, agent, call);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { perSecond: (latencies.length * 1000) / (performance.now() - started), latencies };
}

/** The product as `npm start` runs it, on a port and a database of its own. */
async function startProduct(): Promise<{ origin: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), [`${root}dist`, dataDir], {
    execArgv: ['--import', 'tsx'],
  });
  const gone = once(child, 'exit').then(() => {
    throw new Error('The server under load ended');
  });
  const [{ origin }] = (await Promise.race([once(child, 'message'), gone])) as [{ origin: string }];
  gone.catch(() => undefined);
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A person with claims, and a claim of theirs that may be written. */
async function calls(origin: string): Promise<Record<string, Call>> {
  const agent = new Agent();
  const signedIn = await send(origin, agent, {
    path: '/services/auth/v1/users/signin',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'saule', password: 'demo-password' }),
  });
  const token = (JSON.parse(signedIn) as { access_token: string }).access_token;
  const read = graphql('claims', { page: 1 }, token);
  const claims = JSON.parse(
    await send(origin, agent, graphql('claims', { page: 1, filters: { status: ['verified'] } }, token)),
  ) as {
    data: { claims: { items: { id: string; status: { alias: string } }[] } };
  };
  const open = claims.data.claims.items.find(({ status }) => status.alias === 'verified');
  if (!open) throw new Error('The sandbox has no claim that may be written');
  return {
    'a file': { path: '/config.json', method: 'GET' },
    'read (claims)': read,
    'write (updateClaimByCustomer)': graphql(
      'updateClaimByCustomer',
      { id: open.id, borrower: { childCount: 1 } },
      token,
    ),
  };
}

/**
 * What the sandbox bears: reads and writes against answers that only send a file, many connections against one, the
 * slowest twentieth against the usual.
 */
export async function sandboxSpeed(rounds: number): Promise<Row[]> {
  const { origin, stop } = await startProduct();
  try {
    const kinds = Object.entries(await calls(origin));
    const seen = new Map<string, Slice[]>();
    // The first round only warms up.
    for (let round = -1; round < rounds; round += 1) {
      for (const [kind, call] of kinds) {
        for (const connections of CONNECTIONS) {
          const one = await slice(origin, call, connections);
          const key = `${kind} ${connections}`;
          if (round >= 0) seen.set(key, [...(seen.get(key) ?? []), one]);
        }
      }
    }
    const speed = (kind: string, connections: number) =>
      median((seen.get(`${kind} ${connections}`) ?? []).map(({ perSecond }) => perSecond));
    const latency = (kind: string, connections: number, share: number) =>
      quantile(
        (seen.get(`${kind} ${connections}`) ?? []).flatMap(({ latencies }) => latencies),
        share,
      );
    return kinds
      .slice(1)
      .flatMap(([kind]) => [
        ratioRow(`sandbox ${kind}, 1 connection`, 'a file', [speed(kind, 1), speed('a file', 1)], null, 'a second'),
        ratioRow(
          `sandbox ${kind}, 16 connections`,
          '1 connection',
          [speed(kind, 16), speed(kind, 1)],
          null,
          'a second',
        ),
        ...CONNECTIONS.map((n) =>
          ratioRow(`sandbox ${kind}, p95 of ${n}`, 'p50', [latency(kind, n, 0.95), latency(kind, n, 0.5)], null),
        ),
      ]);
  } finally {
    await stop();
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { operations } from '../../../openapi/index.ts';
import { inventedPerson } from '../../../sandbox/bulk/people.ts';
import { CONSENTS_VERSION, mandatoryConsents } from '../../../sandbox/data/consents.ts';

const CLIENTS = 50;

export interface SoakOptions {
  /** The sandbox that is killed, built (`../support/built-child.ts`). */
  readonly child: string;
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** It ends after so many kills, or so many seconds, whichever comes first. */
  readonly kills?: number;
  readonly seconds?: number;
  /** The sandbox is killed as soon as it has confirmed so much since its start. */
  readonly answersAKill: number;
  /** The store that answers before it commits. */
  readonly isLying?: boolean;
}

export interface SoakReport {
  readonly kills: number;
  /** Answers that clients were given and that must be true for ever. */
  readonly confirmed: number;
  /** What is not as it was confirmed, in words. */
  readonly broken: readonly string[];
}

interface Line {
  readonly kind: string;
  readonly key: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}
interface Created {
  readonly id: string;
  readonly refreshToken: string;
}

/**
 * Fifty clients at once create claims and sign consents, each call with its key, while the sandbox is killed again and again.
 * Who got no answer asks again with the same key. Afterwards the ledger must hold each confirmed effect, once.
 */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const { child, dataDir, databaseUrl, answersAKill, isLying = false } = options;
  const until = performance.now() + (options.seconds ?? Infinity) * 1000;
  let kills = 0;
  const isOver = (): boolean => performance.now() > until || kills >= (options.kills ?? Infinity);
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    ALL_SERVICES: '1',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...(isLying ? { LYING_STORE: '1' } : {}),
  };
  let sandbox = await start(child, env);
  let fresh = 0;
  const created = new Map<string, string>();
  const signed = new Map<string, string>();

  let starting: Promise<void> | undefined;
  /** The next sandbox, when this one is dead. */
  const restarted = (): Promise<void> =>
    (starting ??= sandbox.gone.then(async () => {
      if (!isOver()) sandbox = await start(child, env);
      fresh = 0;
      starting = undefined;
    }));
  /** Notes what must be true from now on, and kills in the middle of all that goes on. */
  const confirm = (book: Map<string, string>, key: string, value: string): void => {
    book.set(key, value);
    fresh += 1;
    if (fresh !== answersAKill) return;
    kills += 1;
    sandbox.process.kill('SIGKILL');
  };

  /** The answer to one intent, asked for until there is one; null when all is over before. */
  const sure = async (key: string, call: (address: string, key: string) => Promise<Response>): Promise<unknown> => {
    while (!isOver()) {
      try {
        const response = await call(sandbox.address, key);
        const body: unknown = await response.json();
        if (response.status !== 409) return body;
      } catch {
        await restarted();
      }
    }
    return null;
  };

  const client = async (number: number): Promise<void> => {
    for (let turn = 0; !isOver(); turn += 1) {
      const index = turn * CLIENTS + number;
      const claimKey = `claim-${index}`;
      const answer = (await sure(claimKey, (address, key) => create(address, key, index))) as {
        data?: { createClaimByCustomer: Created } | null;
      } | null;
      const claim = answer?.data?.createClaimByCustomer;
      if (!claim) continue;
      confirm(created, claimKey, claim.id);
      const { refreshToken, id } = claim;
      const tokens = (await sure(`token-${index}`, (address, key) => refresh(address, key, refreshToken))) as {
        access_token?: string;
      } | null;
      if (!tokens?.access_token) continue;
      const token = tokens.access_token;
      const signature = (await sure(`sign-${index}`, (address, key) => sign(address, key, token, id))) as {
        signature?: { id: string };
      } | null;
      if (signature?.signature) confirm(signed, `sign-${index}`, signature.signature.id);
    }
  };

  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  // Once more, so that what was only in memory cannot help.
  sandbox.process.kill('SIGKILL');
  await sandbox.gone;
  sandbox = await start(child, { ...env, LYING_STORE: '' });
  const ledger = (await (await fetch(`${sandbox.address}/sandbox/api/ledger?since=0`)).json()) as Line[];
  sandbox.process.kill('SIGKILL');
  await sandbox.gone;
  return { kills, confirmed: created.size + signed.size, broken: compare(ledger, created, signed) };
}

function compare(
  ledger: readonly Line[],
  created: ReadonlyMap<string, string>,
  signed: ReadonlyMap<string, string>,
): string[] {
  const effects = new Map<string, Line[]>();
  for (const line of ledger) if (line.key !== null) effects.set(line.key, [...(effects.get(line.key) ?? []), line]);
  const broken: string[] = [];
  for (const [key, id] of created) {
    const made = (effects.get(key) ?? []).filter(({ kind }) => kind === 'claim.created');
    if (made.length !== 1) broken.push(`${key}: ${made.length} claims`);
    else if (made[0]?.data['claimId'] !== id) broken.push(`${key}: another claim than was confirmed`);
  }
  for (const key of signed.keys())
    if ((effects.get(key) ?? []).length === 0) broken.push(`${key}: no trace of the signature`);
  for (const [key, lines] of effects) {
    const made = lines.filter(({ kind }) => kind === 'claim.created').length;
    if (made > 1) broken.push(`${key}: ${made} claims of one key`);
  }
  return broken;
}

interface Running {
  readonly process: ChildProcess;
  readonly address: string;
  readonly gone: Promise<void>;
}

async function start(file: string, env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void gone.then(() => process.off('exit', kill));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)));
  });
  return { process: child, address, gone };
}

const headers = (key: string, token?: string): Record<string, string> => ({
  'content-type': 'application/json',
  'idempotency-key': key,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

function create(address: string, key: string, index: number): Promise<Response> {
  const input = {
    initialFee: 4_000_000,
    term: 60,
    ...inventedPerson(index),
    product: {
      carType: 'used',
      carMarkId: 'toyota',
      carModelId: 'toyota-camry',
      carProductionYear: 2021,
      carEngineType: 'petrol',
      carPrice: 10_000_000,
      carMileage: 68_000,
    },
    seller: { name: 'Ерлан', phone: '77010000011' },
  };
  const { service, path, document: query } = operations.createClaimByCustomer;
  const body = JSON.stringify({ operationName: 'createClaimByCustomer', query, variables: { input } });
  return fetch(`${address}/services/${service}${path}`, { method: 'POST', headers: headers(key), body });
}

function refresh(address: string, key: string, refreshToken: string): Promise<Response> {
  const { service, path } = operations.refreshToken;
  const body = JSON.stringify({ refresh_token: refreshToken });
  return fetch(`${address}/services/${service}${path}`, { method: 'POST', headers: headers(key), body });
}

function sign(address: string, key: string, token: string, claimId: string): Promise<Response> {
  const { service, path } = operations.signBeforeBanks;
  const consents = mandatoryConsents.map((alias) => ({ alias, version: CONSENTS_VERSION }));
  const body = JSON.stringify({ claimId, consents });
  return fetch(`${address}/services/${service}${path}`, { method: 'POST', headers: headers(key, token), body });
}

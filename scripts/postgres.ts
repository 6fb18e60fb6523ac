import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isMain, root } from './lib/run.ts';

/** Where distributions put the server's programs; each holds one folder a version. */
const LIBS = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
const READY_MS = 15_000;

/** What the search may look at and do; replaced in tests. */
export interface Machine {
  env: Record<string, string | undefined>;
  isRoot: boolean;
  isDebian: boolean;
  /** Unix sockets keep the server of a test off all ports. */
  hasSockets: boolean;
  isExecutable: (path: string) => boolean;
  folders: (path: string) => readonly string[];
  /** Runs an installer; true when it succeeded. */
  install: (command: string, args: readonly string[]) => boolean;
}

const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  isDebian: existsSync('/etc/debian_version'),
  hasSockets: process.platform !== 'win32',
  isExecutable: (path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  folders: (path) => (existsSync(path) ? readdirSync(path) : []),
  install: (command, args) => spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] }).status === 0,
};

/** A folder with `initdb` and `postgres`, newest version first, or undefined. Nothing is installed. */
export function installedPostgres(machine: Machine = thisMachine): string | undefined {
  if (!machine.hasSockets) return undefined;
  const whole = (folder: string): boolean =>
    ['initdb', 'postgres'].every((program) => machine.isExecutable(join(folder, program)));
  const wanted = machine.env['PG_BIN'];
  if (wanted) {
    if (whole(wanted)) return wanted;
    throw new Error(`PG_BIN holds no PostgreSQL server: ${wanted}`);
  }
  const version = (name: string): number => Number(/(\d+)$/.exec(name)?.[1] ?? 0);
  const packaged = LIBS.flatMap((lib) =>
    machine
      .folders(lib)
      .filter((name) => /^(postgresql@?)?\d*$/.test(name))
      .toSorted((a, b) => version(b) - version(a))
      .map((name) => join(lib, name, 'bin')),
  );
  const onPath = (machine.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...packaged, ...onPath].find(whole);
}

/**
 * Finds a PostgreSQL server for tests: `PG_BIN`, else an installed one, else Debian's package (as root).
 * @returns the folder of its programs, or undefined when none can be had: what needs it is left out, and says so
 * @throws Error when `PG_BIN` names no server
 */
export function findPostgres(machine: Machine = thisMachine): string | undefined {
  const found = installedPostgres(machine);
  if (found || !machine.hasSockets || !machine.isDebian || !machine.isRoot) return found;
  const apt = ['install', '-y', '--no-install-recommends', 'postgresql'];
  if (machine.install('apt-get', apt) || (machine.install('apt-get', ['update']) && machine.install('apt-get', apt)))
    return installedPostgres(machine);
  return undefined;
}

export interface Server {
  /** `postgres://…` of an empty database. */
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** The user that runs the server: PostgreSQL refuses root. */
function runner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = lines.find((one) => one.startsWith('postgres:')) ?? lines.find((one) => one.startsWith('nobody:'));
  const [, , uid, gid] = (line ?? '').split(':');
  if (uid === undefined || gid === undefined) throw new Error('no user to run PostgreSQL as');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Runs a server of its own on a fresh data folder and a socket in it; both are gone after `stop`, or when this process ends.
 * @param bin folder of the programs, by `findPostgres`
 * @param settings of the server, e.g. `{ fsync: 'off' }` where no power cut is tried
 */
export async function startPostgres(bin: string, settings: Readonly<Record<string, string>> = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const who = runner();
  if (who) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'sandbox', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...who, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb: ${made.stderr}`);
  }
  const all = { listen_addresses: '', unix_socket_directories: folder, ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
    ...who,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const kill = (): void => void server.kill('SIGKILL');
  process.once('exit', kill);
  await ready(server);
  return {
    url: `postgres://sandbox@localhost/postgres?host=${encodeURIComponent(folder)}`,
    process: server,
    async stop() {
      process.removeListener('exit', kill);
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`PostgreSQL does not start: ${said}`)), READY_MS);
    server.stderr?.on('data', (chunk: Buffer) => {
      // What it says later is read and forgotten, so that the pipe never fills.
      if (said.length < 10_000) said += chunk.toString();
      if (!said.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL ended with ${code}: ${said}`));
    });
  });
}

/** What to say where there is none. */
export const LEFT_OUT =
  'PostgreSQL: left out. No server is installed and none could be; name the folder of one by PG_BIN.';

if (isMain(import.meta.url)) process.stdout.write(`${findPostgres() ?? LEFT_OUT}\n`);

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { CommandError, COMMANDS, type Session } from './session.ts';

const START_MS = 60_000;
/** No command takes so long: what hangs is named, and not the whole walk. */
const COMMAND_MS = 60_000;
const VIEW = fileURLToPath(new URL('./view.py', import.meta.url));

interface Programs {
  /** WebKitWebDriver. */
  readonly driver: string;
  /** Xvfb: GTK wants a display. */
  readonly display: string;
}

/** A WebView of this size. @throws Error when it does not start */
export async function startWebKit(
  { driver, display }: Programs,
  [width, height]: readonly [number, number],
): Promise<Session> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const log = join(folder, 'page.log');
  const started: ChildProcess[] = [];
  const end = async (): Promise<void> => {
    for (const child of started.toReversed()) {
      const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGKILL');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  /** The view goes with its driver, and the display with its view, however this process ends. */
  const run = (
    program: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    fd3: 'pipe' | 'ignore',
  ): ChildProcess => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore', fd3] });
    started.push(child);
    process.once('exit', () => void child.kill('SIGKILL'));
    return child;
  };
  try {
    const screen = run(
      display,
      ['-displayfd', '3', '-screen', '0', '1400x1400x24', '-nolisten', 'tcp', '-terminate'],
      process.env,
      'pipe',
    );
    const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data', {
      signal: AbortSignal.timeout(START_MS),
    })) as [Buffer];
    const port = await freePort();
    run(
      driver,
      [`--port=${port}`],
      {
        ...process.env,
        DISPLAY: `:${number.toString().trim()}`,
        TZ: 'Asia/Almaty',
        HOME: folder,
        VIEW_SIZE: `${width}x${height}`,
        VIEW_LOG: log,
        // A renderer without a graphics card; no bus of a desktop.
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        NO_AT_BRIDGE: '1',
      },
      'ignore',
    );
    const said = sayTo(`http://127.0.0.1:${port}`);
    await ready(said);
    const options = { 'webkitgtk:browserOptions': { binary: VIEW, args: [] } };
    const { sessionId } = (await said('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
      sessionId: string;
    };
    return {
      command(name, params = {}) {
        const [method, path] = COMMANDS[name];
        const { id, ...body } = params;
        return said(
          method,
          `/session/${sessionId}/${path.replace(':id', String(id))}`,
          method === 'GET' ? undefined : body,
        );
      },
      faults: async () => faultsOf(readFileSync(log, 'utf8')),
      resize: async (...size) => {
        if (size.join() !== [width, height].join()) throw new Error('A view has its size from its start');
      },
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** What `view.py` wrote of its pages. */
const faultsOf = (log: string): string[] =>
  log.split('\n').filter((line) => /^(error|exception|rejection|csp) /.test(line));

type Say = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

const sayTo =
  (origin: string): Say =>
  async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(COMMAND_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Error(`No answer to ${method} ${path.replace(/^\/session\/[^/]+/, '')}`, { cause });
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new CommandError(error, message);
  };

async function ready(say: Say): Promise<void> {
  const until = performance.now() + START_MS;
  for (;;) {
    try {
      return void (await say('GET', '/status'));
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(50);
    }
  }
}

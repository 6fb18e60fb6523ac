import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError, COMMANDS, type Session } from './session.ts';

const START_MS = 60_000;

/** Firefox writes the port here when it listens. */
const PORT_FILE = 'MarionetteActivePort';

const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'marionette.port': 0,
  'intl.accept_languages': 'ru-RU, ru',
  // Bars that take no room, as on phones.
  'ui.useOverlayScrollbars': 1,
  // What pages write to their console is written by the browser, too.
  'devtools.console.stdout.content': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.newtabpage.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'app.normandy.enabled': false,
  'messaging-system.rsexperimentloader.enabled': false,
  'nimbus.rollouts.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'signon.rememberSignons': false,
};

/** @param program by its path @throws Error when it does not start */
export async function startFirefox(program: string): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile];
  const browser = spawn(program, args, {
    env: { ...process.env, HOME: profile, TZ: 'Asia/Almaty' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  browser.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const kill = (): void => void browser.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(browser, 'exit');
  const end = async (): Promise<void> => {
    process.removeListener('exit', kill);
    browser.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const said = await converse(await listening(join(profile, PORT_FILE)));
    await said('WebDriver:NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
    await said('WebDriver:SetWindowRect', { width: 1400, height: 1400 });
    /** Runs in the browser itself, which has the page as `gBrowser.selectedBrowser`. */
    const inside = async (script: string): Promise<unknown> => {
      await said('Marionette:SetContext', { value: 'chrome' });
      const value = await said('WebDriver:ExecuteScript', { script, args: [] });
      await said('Marionette:SetContext', { value: 'content' });
      return value;
    };
    return {
      command: (name, params = {}) => said(COMMANDS[name][2], params),
      faults: async () => [
        ...output.split('\n').filter((line) => line.startsWith('console.error:') && !OWN.test(line)),
        ...((await inside(FAULTS)) as string[]),
      ],
      // No window is narrower than 450 px; the page in it may be.
      resize: async (width, height) =>
        void (await inside(
          `const { style } = gBrowser.selectedBrowser; for (const [name, px] of [['width', ${width}], ['height', ${height}]])
             for (const one of [name, 'min-' + name, 'max-' + name]) style.setProperty(one, px + 'px', 'important');`,
        )),
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** What the browser's own code says where it may not call home. */
const OWN = /^console\.error: (RSLoader|Failed to retrieve recipes)/;

/** What pages have said to the browser's console: exceptions, errors, the security policy. */
const FAULTS = `
  return Services.console.getMessageArray()
    .filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag))
    .filter(({ sourceName }) => sourceName.startsWith('http'))
    .map((one) => one.category + ': ' + one.errorMessage + ' ' + one.sourceName);`;

/** Waits for the browser to say where it listens. @throws Error when it does not */
async function listening(file: string): Promise<Socket> {
  const until = performance.now() + START_MS;
  while (performance.now() < until) {
    try {
      const port = Number(readFileSync(file, 'utf8'));
      if (port > 0) return connect(port, '127.0.0.1');
    } catch {
      // Not written yet.
    }
    await sleep(50);
  }
  throw new Error('Firefox does not listen');
}

type Say = (name: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;
type Answer = readonly [1, id: number, error: { error: string; message: string } | null, result: unknown];

/** Each message is its length, a colon, and JSON. The browser greets first. */
async function converse(socket: Socket): Promise<Say> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let greeted = (): void => undefined;
  const greeting = new Promise<void>((resolve) => (greeted = resolve));
  let rest = Buffer.alloc(0);
  socket.on('data', (part: Buffer) => {
    rest = Buffer.concat([rest, part]);
    for (;;) {
      const colon = rest.indexOf(':');
      const length = Number(rest.subarray(0, colon).toString());
      if (colon < 0 || rest.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(rest.subarray(colon + 1, colon + 1 + length).toString());
      rest = rest.subarray(colon + 1 + length);
      if (!Array.isArray(message)) greeted();
      else waiting.get((message as unknown as Answer)[1])?.(message as unknown as Answer);
    }
  });
  const lost = once(socket, 'close').then(() => {
    throw new Error('Firefox is gone');
  });
  lost.catch(() => undefined);
  socket.on('error', () => undefined);
  await Promise.race([greeting, lost]);
  let id = 0;
  return async (name, params) => {
    id += 1;
    const own = id;
    const answered = new Promise<Answer>((resolve) => waiting.set(own, resolve));
    const text = JSON.stringify([0, own, name, params]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await Promise.race([answered, lost]);
    waiting.delete(own);
    if (error !== null) throw new CommandError(error.error, error.message);
    return result !== null && typeof result === 'object' && 'value' in result ? result.value : result;
  };
}

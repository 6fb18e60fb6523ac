import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isMain, root, runBin } from './lib/run.ts';

const INSTALLER = 'apt-get';
/** What Debian calls them; the WebView of WebKit is shown by Python, on a display of its own. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'];

interface Installed {
  /** Firefox by its path; undefined: there is none. */
  readonly firefox: string | undefined;
  /** WebKitGTK's driver, and the display that it wants. */
  readonly webkit: { readonly driver: string; readonly display: string } | undefined;
}

/** Browsers of other engines than Chromium's. Nothing is installed. */
export function installedEngines(path = process.env['PATH'] ?? ''): Installed {
  const find = (...names: readonly string[]): string | undefined =>
    names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name))).find(isProgram);
  const [driver, display] = [find('WebKitWebDriver'), find('Xvfb')];
  return {
    firefox: find('firefox-esr', 'firefox'),
    webkit: driver === undefined || display === undefined ? undefined : { driver, display },
  };
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const lacking = ({ firefox, webkit }: Installed): string[] => [
  ...(firefox === undefined ? ['Firefox'] : []),
  ...(webkit === undefined ? ['WebKit'] : []),
];

/** Said where the walks in other engines were not made. */
export const NO_ENGINES = `Left out: the walks in Firefox and WebKit (tests/engines), which take minutes: npm run e2e:engines; Debian: apt-get install ${PACKAGES.join(' ')}`;

/**
 * `npm run e2e:engines [-- <file>]`: the built page in Firefox and WebKit; `ENGINES=webkit` takes one. Installs both by Debian's
 * packages where it may. An engine that cannot be had is named, and is a failure unless `ENGINES` leaves it out.
 */
async function main(): Promise<number> {
  if (!existsSync(`${root}dist/index.html`)) throw new Error('Nothing is built yet: run npm run build first.');
  const wanted = (process.env['ENGINES'] ?? 'firefox,webkit').split(',');
  const missing = () => lacking(installedEngines()).filter((name) => wanted.includes(name.toLowerCase()));
  if (missing().length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const apt = (...args: string[]) => spawnSync(INSTALLER, args, { stdio: ['ignore', 2, 2] }).status === 0;
    const install = () => apt('install', '-y', '--no-install-recommends', ...PACKAGES);
    if (!install()) void (apt('update') && install());
  }
  if (missing().length > 0) throw new Error(`Not installed: ${missing().join(', ')}. ${NO_ENGINES}`);
  const args = ['run', '--config', 'tests/engines/vitest.config.ts', ...process.argv.slice(2)];
  return (await runBin('vitest', args, { show: true })).code;
}

if (isMain(import.meta.url)) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

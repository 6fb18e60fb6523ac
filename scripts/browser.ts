import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { isMain, root } from './lib/run.ts';

/** Debian's name of the same browser without windows: tests that need none take a third less time in it. */
const HEADLESS = 'chromium-headless-shell';
/** Names under which distributions install the whole of it. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What the search may look at and do; replaced in tests. */
export interface Machine {
  env: Record<string, string | undefined>;
  isRoot: boolean;
  isDebian: boolean;
  isExecutable: (path: string) => boolean;
  /** Playwright's own browser, whether it is there yet or not. */
  bundled: () => string;
  /** Runs an installer; true when it succeeded. */
  install: (command: string, args: readonly string[]) => boolean;
}

const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  isDebian: existsSync('/etc/debian_version'),
  isExecutable: (path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  bundled: () => chromium.executablePath(),
  install: (command, args) => spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] }).status === 0,
};

function installed(machine: Machine, names: readonly string[]): string | undefined {
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(machine.isExecutable);
}

/** Installs a package of Debian's, where that may be done; true when it succeeded. */
function installDebian(machine: Machine, name: string): boolean {
  if (!machine.isDebian || !machine.isRoot) return false;
  const apt = ['install', '-y', '--no-install-recommends', name];
  return machine.install('apt-get', apt) || (machine.install('apt-get', ['update']) && machine.install('apt-get', apt));
}

function named(machine: Machine): string | undefined {
  const wanted = machine.env['CHROMIUM_PATH'];
  if (!wanted) return undefined;
  if (machine.isExecutable(wanted)) return wanted;
  throw new Error(`CHROMIUM_PATH is not an executable file: ${wanted}`);
}

/**
 * Finds a Chromium for tests without a window: `CHROMIUM_PATH`, else an installed headless one, else Debian's package of it
 * (as root), else whatever `findBrowser` finds.
 * @returns the path of the executable
 * @throws Error as `findBrowser` does
 */
export function findHeadless(machine: Machine = thisMachine): string {
  const found = named(machine) ?? installed(machine, [HEADLESS]);
  if (found) return found;
  return (installDebian(machine, HEADLESS) ? installed(machine, [HEADLESS]) : undefined) ?? findBrowser(machine);
}

/**
 * Finds a whole Chromium, for pictures, measures and what is watched: `CHROMIUM_PATH`, else an installed one, else Debian's
 * package (as root), else Playwright's own download, else an installed headless one.
 * @returns the path of the executable
 * @throws Error when none can be had, or `CHROMIUM_PATH` names no executable
 */
export function findBrowser(machine: Machine = thisMachine): string {
  const found = named(machine) ?? installed(machine, NAMES) ?? MAC.find(machine.isExecutable);
  if (found) return found;
  if (machine.isExecutable(machine.bundled())) return machine.bundled();

  const debian = installDebian(machine, 'chromium') ? installed(machine, NAMES) : undefined;
  if (debian) return debian;
  machine.install(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  const last = machine.isExecutable(machine.bundled()) ? machine.bundled() : installed(machine, [HEADLESS]);
  if (last) return last;
  throw new Error(
    'No Chromium found and none could be installed. Install one, or set CHROMIUM_PATH to its executable.',
  );
}

if (isMain(import.meta.url)) process.stdout.write(`${findBrowser()}\n`);

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { isMain, root } from './lib/run.ts';

/** Names under which distributions install Chromium; the full browser goes before the headless one. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chromium-headless-shell'];
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

function installed(machine: Machine): string | undefined {
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC];
  return candidates.find(machine.isExecutable);
}

/**
 * Finds a Chromium for the browser tests and pictures: `CHROMIUM_PATH`, else an installed one, else Debian's package
 * (as root), else Playwright's own download.
 * @returns the path of the executable
 * @throws Error when none can be had, or `CHROMIUM_PATH` names no executable
 */
export function findBrowser(machine: Machine = thisMachine): string {
  const wanted = machine.env['CHROMIUM_PATH'];
  if (wanted) {
    if (machine.isExecutable(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is not an executable file: ${wanted}`);
  }
  const found = installed(machine);
  if (found) return found;
  if (machine.isExecutable(machine.bundled())) return machine.bundled();

  if (machine.isDebian && machine.isRoot) {
    const apt = ['install', '-y', '--no-install-recommends', 'chromium'];
    if (
      machine.install('apt-get', apt) ||
      (machine.install('apt-get', ['update']) && machine.install('apt-get', apt))
    ) {
      const debian = installed(machine);
      if (debian) return debian;
    }
  }
  machine.install(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  if (machine.isExecutable(machine.bundled())) return machine.bundled();
  throw new Error(
    'No Chromium found and none could be installed. Install one, or set CHROMIUM_PATH to its executable.',
  );
}

if (isMain(import.meta.url)) process.stdout.write(`${findBrowser()}\n`);

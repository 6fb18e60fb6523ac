import { describe, expect, it } from 'vitest';
import { findBrowser, findHeadless, type Machine } from '../../../scripts/browser.ts';

/** A machine on which the given files can be run; installers add to them. */
function machine(
  executables: string[],
  { installs = {}, ...given }: Partial<Machine> & { installs?: Record<string, string> } = {},
) {
  const files = new Set(executables);
  const commands: string[] = [];
  const self: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: true,
    isDebian: true,
    isExecutable: (path) => files.has(path),
    bundled: () => '/cache/chromium',
    install(command, args) {
      const line = [command.replace(/.*\//, ''), ...args.map((arg) => arg.replace(/.*\//, ''))].join(' ');
      commands.push(line);
      const made = installs[line];
      if (made !== undefined) files.add(made);
      return made !== undefined;
    },
    ...given,
  };
  return { self, commands };
}

const APT = 'apt-get install -y --no-install-recommends chromium';

describe('the browser of the tests', () => {
  it('is the one that CHROMIUM_PATH names', () => {
    const { self } = machine(['/opt/chrome', '/usr/bin/chromium'], {
      env: { CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' },
    });
    expect(findBrowser(self)).toBe('/opt/chrome');
  });

  it('is never another one than CHROMIUM_PATH names', () => {
    const { self } = machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/opt/gone', PATH: '/usr/bin' } });
    expect(() => findBrowser(self)).toThrow('CHROMIUM_PATH is not an executable file: /opt/gone');
  });

  it.each(['chromium', 'google-chrome', 'google-chrome-stable'])('is an installed %s', (name) => {
    const { self, commands } = machine([`/usr/bin/${name}`, '/cache/chromium']);
    expect(findBrowser(self)).toBe(`/usr/bin/${name}`);
    expect(commands).toEqual([]);
  });

  it("is Playwright's own when that is there already", () => {
    const { self, commands } = machine(['/cache/chromium']);
    expect(findBrowser(self)).toBe('/cache/chromium');
    expect(commands).toEqual([]);
  });

  it("is Debian's package for root on Debian", () => {
    const { self, commands } = machine([], { installs: { [APT]: '/usr/bin/chromium' } });
    expect(findBrowser(self)).toBe('/usr/bin/chromium');
    expect(commands).toEqual([APT]);
  });

  it('is downloaded where nothing can be installed', () => {
    const installs = { 'node cli.js install chromium': '/cache/chromium' };
    const { self, commands } = machine([], { isRoot: false, installs });
    expect(findBrowser(self)).toBe('/cache/chromium');
    expect(commands).toEqual(['node cli.js install chromium']);
  });

  it('is asked for when all of that fails', () => {
    const { self, commands } = machine([]);
    expect(() => findBrowser(self)).toThrow('set CHROMIUM_PATH');
    expect(commands).toEqual([APT, 'apt-get update', 'node cli.js install chromium']);
  });

  it('is a headless one where no whole one can be had', () => {
    const { self, commands } = machine(['/usr/bin/chromium-headless-shell']);
    expect(findBrowser(self)).toBe('/usr/bin/chromium-headless-shell');
    expect(commands).toEqual([APT, 'apt-get update', 'node cli.js install chromium']);
  });
});

describe('the browser of tests without a window', () => {
  const HEADLESS = `${APT}-headless-shell`;

  it('is the one that CHROMIUM_PATH names', () => {
    const { self } = machine(['/opt/chrome', '/usr/bin/chromium-headless-shell'], {
      env: { CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' },
    });
    expect(findHeadless(self)).toBe('/opt/chrome');
  });

  it('is an installed headless one before the whole one', () => {
    const { self, commands } = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
    expect(findHeadless(self)).toBe('/usr/bin/chromium-headless-shell');
    expect(commands).toEqual([]);
  });

  it("is Debian's package for root on Debian", () => {
    const { self, commands } = machine(['/usr/bin/chromium'], {
      installs: { [HEADLESS]: '/usr/bin/chromium-headless-shell' },
    });
    expect(findHeadless(self)).toBe('/usr/bin/chromium-headless-shell');
    expect(commands).toEqual([HEADLESS]);
  });

  it('is the whole one where nothing may be installed', () => {
    const { self, commands } = machine(['/usr/bin/chromium'], { isRoot: false });
    expect(findHeadless(self)).toBe('/usr/bin/chromium');
    expect(commands).toEqual([]);
  });

  it('is the whole one where the package cannot be had', () => {
    const { self, commands } = machine(['/usr/bin/chromium']);
    expect(findHeadless(self)).toBe('/usr/bin/chromium');
    expect(commands).toEqual([HEADLESS, 'apt-get update']);
  });
});

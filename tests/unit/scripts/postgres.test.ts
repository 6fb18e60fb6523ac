import { describe, expect, it } from 'vitest';
import { findPostgres, installedPostgres, type Machine } from '../../../scripts/postgres.ts';

/** A machine on which servers lie in the given folders; installers add to them. */
function machine(servers: string[], given: Partial<Machine> & { brings?: string } = {}) {
  const found = new Set(servers);
  const commands: string[] = [];
  const self: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: true,
    isDebian: true,
    hasSockets: true,
    isExecutable: (path) => found.has(path.replace(/\/(initdb|postgres)$/, '')),
    folders: (path) =>
      [...found].filter((one) => one.startsWith(`${path}/`)).map((one) => one.slice(path.length + 1).split('/')[0]!),
    install(command, args) {
      commands.push([command, ...args].join(' '));
      if (given.brings && args.includes('postgresql')) found.add(given.brings);
      return given.brings !== undefined;
    },
    ...given,
  };
  return { self, commands };
}

const DEBIAN = '/usr/lib/postgresql/15/bin';

describe('the PostgreSQL of the tests', () => {
  it('is the one that PG_BIN names, and no other', () => {
    const env = { PG_BIN: '/opt/pg', PATH: '/usr/bin' };
    expect(findPostgres(machine(['/opt/pg', DEBIAN], { env }).self)).toBe('/opt/pg');
    expect(() => findPostgres(machine([DEBIAN], { env }).self)).toThrow('PG_BIN holds no PostgreSQL server: /opt/pg');
  });

  it('is the newest installed one, or one on the path', () => {
    const servers = ['/usr/lib/postgresql/9/bin', '/usr/lib/postgresql/16/bin', DEBIAN];
    expect(installedPostgres(machine(servers).self)).toBe('/usr/lib/postgresql/16/bin');
    expect(installedPostgres(machine(['/usr/bin']).self)).toBe('/usr/bin');
  });

  it("is Debian's package for root on Debian, and nothing is installed elsewhere", () => {
    const root = machine([], { brings: DEBIAN });
    expect(findPostgres(root.self)).toBe(DEBIAN);
    expect(root.commands).toEqual(['apt-get install -y --no-install-recommends postgresql']);
    for (const other of [{ isRoot: false }, { isDebian: false }, { hasSockets: false }]) {
      const { self, commands } = machine([], { brings: DEBIAN, ...other });
      expect(findPostgres(self)).toBeUndefined();
      expect(commands).toEqual([]);
    }
  });

  it('is left out when the package does not come', () => {
    const { self, commands } = machine([]);
    expect(findPostgres(self)).toBeUndefined();
    expect(commands).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import { faultsVerdict, signaturesVerdict } from '../../../scripts/audit.ts';
import { partsOf, stepsOf } from '../../../scripts/catalogue.ts';
import { licenceFaults } from '../../../scripts/check-licences.ts';
import { differences, unknownCommands } from '../../../scripts/check-readme.ts';
import { secretsIn } from '../../../scripts/check-secrets.ts';
import { withoutNetwork } from '../../../scripts/docs-api.ts';

describe('secrets', () => {
  // Put together here: written out, they would be found in this very file.
  const made = [
    ['a private key', `-----BEGIN ${'RSA '}PRIVATE KEY-----\n${'MIIEowIBAAKCAQEA'}1234567890`],
    ['a token of GitHub', `ghp_${'a1B2'.repeat(9)}`],
    ['a token of GitLab', `glpat-${'a1B2'.repeat(5)}`],
    ['a token of npm', `npm_${'a1B2'.repeat(9)}`],
    ['a token of npm', `//registry.example/:_authToken=${'a1B2c3D4'}`],
    ['a key of AWS', `AKIA${'ABCD'.repeat(4)}`],
    ['a key of Google', `AIza${'a1B2c'.repeat(7)}`],
    ['a token of Slack', `xoxb-${'1234567890'}-abc`],
    ['a key of Stripe', `sk_live_${'a1B2'.repeat(6)}`],
    ['a token of Telegram', `123456789:AA${'a1B'.repeat(11)}`],
    ['a signed token (JWT)', `eyJ${'hbGciOiJIUz'}.eyJ${'zdWIiOiIxMj'}.${'a1B2'.repeat(8)}`],
    ['a password in an address', `postgres://owner:${'hunter22'}@db.example/market`],
  ] as const;

  it.each(made)('%s is found at its line, and not repeated', (what, secret) => {
    const found = secretsIn('a.ts', `first\nconst x = '${secret}';\n`);
    expect(found).toEqual([`a.ts:2: ${what}`]);
    expect(found.join('')).not.toContain(secret.slice(-8));
  });

  it.each([
    "import { PRIVATE } from './keys.ts';",
    'postgres://market:$PASSWORD@db/market',
    'http://localhost:4000/login',
    "password: 'demo-password'",
    '6f1c9a3e-0000-4000-8000-000000000001',
    'sha512-abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ==',
  ])('%s is none', (text) => {
    expect(secretsIn('a.ts', text)).toEqual([]);
  });
});

describe('licences', () => {
  const notices = '| Package | Licence | Copyright |\n|---|---|---|\n| `a`, `@s/*` | MIT | Somebody |\n';
  it('takes those of the list, and for tools some more', () => {
    expect(
      licenceFaults(
        {
          '': {},
          'node_modules/a': { license: 'MIT' },
          'node_modules/@s/b': { license: 'MIT' },
          'node_modules/t': { license: 'MPL-2.0', dev: true },
          'node_modules/t/node_modules/u': { license: '(GPL-3.0 OR MIT)', dev: true },
        },
        notices,
      ),
    ).toEqual([]);
  });

  it('takes two that hold together when both are on the list', () => {
    const faults = (license: string) => licenceFaults({ 'node_modules/t': { license, dev: true } }, notices).length;
    expect(faults('Apache-2.0 AND MIT')).toBe(0);
    expect(faults('GPL-3.0 AND MIT')).toBe(1);
    expect(faults('MIT AND GPL-3.0')).toBe(1);
    expect(faults('GPL-3.0 AND MIT OR GPL-3.0')).toBe(1);
  });

  it.each([
    ['node_modules/x', { license: 'GPL-3.0-only' }, 'x: GPL-3.0-only is not on the list of scripts/check-licences.ts'],
    [
      'node_modules/x',
      { license: 'AGPL-3.0', dev: true },
      'x: AGPL-3.0 is not on the list of scripts/check-licences.ts',
    ],
    ['node_modules/x', { license: 'MPL-2.0' }, 'x: MPL-2.0 is not on the list of scripts/check-licences.ts'],
    ['node_modules/x', {}, 'x names no licence'],
    ['node_modules/a', { license: 'ISC' }, 'a is ISC, THIRD_PARTY_NOTICES.md says MIT'],
  ])('%s as %j is refused', (path, locked, fault) => {
    expect(licenceFaults({ [path]: locked }, notices)).toEqual([fault]);
  });
});

describe('what only the registry knows', () => {
  const report = JSON.stringify({ metadata: { vulnerabilities: { high: 1 } } });
  it.each([
    [{ code: 0, output: report }, 'good'],
    [{ code: 1, output: report }, 'bad'],
    [{ code: 1, output: `npm warn\n${report}` }, 'bad'],
    [{ code: 1, output: '{"message":"405 Method Not Allowed","statusCode":405}' }, 'not asked'],
    [{ code: 1, output: 'npm error network' }, 'not asked'],
    [{ code: 127, output: '' }, 'not asked'],
  ] as const)('faults: %j is %s', (finished, verdict) => {
    expect(faultsVerdict(finished)).toBe(verdict);
  });

  it.each([
    [{ code: 0, output: '700 packages have verified registry signatures' }, 'good'],
    [{ code: 1, output: '1 package has an invalid registry signature:\nkleur@4.1.5' }, 'bad'],
    [{ code: 1, output: '1 package has a missing registry signature' }, 'bad'],
    [{ code: 1, output: 'npm error network This is a problem related to network connectivity.' }, 'not asked'],
  ] as const)('signatures: %j is %s', (finished, verdict) => {
    expect(signaturesVerdict(finished)).toBe(verdict);
  });
});

it('a contract as HTML may fetch nothing, and does not ask for its maker’s sign', () => {
  const page = withoutNetwork('<head></head><script>f("https://cdn.redoc.ly/redoc/logo-mini-full.svg")</script>');
  expect(page).toContain("default-src 'none'");
  expect(page).not.toContain('cdn.redoc');
});

describe('both READMEs', () => {
  const english = '# A\n\nRun `npm test`, see [b](b.md).\n\n## B\n\n| x | y |\n|---|---|\n';
  it('may say it in another order within a paragraph', () => {
    expect(differences(english, '# А\n\nСм. [б](b.md), затем `npm test`.\n\n## Б\n\n| и | к |\n|---|---|\n')).toEqual(
      [],
    );
  });

  it.each([
    ['# А\n\n`npm test` [б](b.md)\n\n| и | к |\n|---|---|\n', 'headings or rows'],
    ['# А\n\n`npm test` [б](b.md)\n\n### Б\n\n| и | к |\n|---|---|\n', 'headings or rows'],
    ['# А\n\n`npm test` [б](b.md)\n\n## Б\n\n| и | к |\n|---|---|\n| и | к |\n', 'headings or rows'],
    ['# А\n\n`npm start` [б](b.md)\n\n## Б\n\n| и | к |\n|---|---|\n', '`npm test`'],
    ['# А\n\n`npm test`\n\n## Б\n\n| и | к |\n|---|---|\n', 'b.md'],
  ])('%j lacks something', (russian, what) => {
    expect(differences(english, russian).join('\n')).toContain(what);
  });

  it('name commands that there are', () => {
    expect(unknownCommands('`npm run check`, `npm run -s gone`', { check: '' })).toEqual(['gone']);
  });
});

describe('the catalogue', () => {
  it('puts the pictures of a step together', () => {
    const [one, ...others] = stepsOf(['guest/login.ru.390.png', 'guest/login.kk.1280.png', 'x.png']);
    expect(others).toEqual([]);
    expect([one?.scenario, one?.step, [...(one?.pictures ?? [])]]).toEqual([
      'guest',
      'login',
      [
        ['ru.390', 'guest/login.ru.390.png'],
        ['kk.1280', 'guest/login.kk.1280.png'],
      ],
    ]);
  });

  it('says of a shared component what its comment says, and where it stands', () => {
    const sources = new Map([
      ['src/ui/card.tsx', '/** A frame\n * of its own. */\nexport function Card() {}\nexport const unused = 1;'],
      ['src/pages/home.tsx', 'export const Home = () => <Card />;'],
    ]);
    expect(partsOf(sources, ['src/ui/'])).toEqual([
      { name: 'Card', file: 'src/ui/card.tsx', about: 'A frame of its own.', usedIn: ['src/pages/home.tsx'] },
    ]);
  });
});

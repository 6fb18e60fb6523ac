import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { aboutBuild } from '../../../scripts/lib/about.ts';

/** Sources without git. */
const sources = (): string => {
  const base = mkdtempSync(join(tmpdir(), 'about-'));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  mkdirSync(join(base, 'openapi/generated'), { recursive: true });
  writeFileSync(join(base, 'package.json'), JSON.stringify({ version: '1.2.3' }));
  writeFileSync(join(base, 'openapi/auth.yaml'), 'info:\n  title: Sign-in\n  version: 2.0.1\n');
  writeFileSync(join(base, 'openapi/common.yaml'), 'info:\n  version: 1.0.0\n');
  writeFileSync(join(base, 'openapi/claim.graphql'), 'type Query { claim: Int }\n');
  writeFileSync(join(base, 'openapi/claim.operations.graphql'), 'query { claim }\n');
  return base;
};

it('is told without git, with each contract and the digest of what it says', () => {
  const base = sources();
  expect(aboutBuild({}, Date.UTC(2026, 1, 1), base)).toEqual({
    version: '1.2.3',
    commit: null,
    builtAt: '2026-02-01T00:00:00.000Z',
    contracts: {
      auth: { version: '2.0.1', sha256: expect.stringMatching(/^[\da-f]{12}$/) as unknown },
      claim: { version: null, sha256: expect.stringMatching(/^[\da-f]{12}$/) as unknown },
    },
  });
  const before = aboutBuild({}, 0, base).contracts;
  writeFileSync(join(base, 'openapi/claim.graphql'), 'type Query { claim: ID }\n');
  const after = aboutBuild({}, 0, base).contracts;
  expect(after['claim']).not.toEqual(before['claim']);
  expect(after['auth']).toEqual(before['auth']);
});

it('takes commit and time from who builds it', () => {
  expect(aboutBuild({ COMMIT: 'abc', SOURCE_DATE_EPOCH: '1767225600' }, 5, sources())).toMatchObject({
    commit: 'abc',
    builtAt: '2026-01-01T00:00:00.000Z',
  });
});

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { samples } from '../../openapi/generated/samples.ts';
import { operations, type OperationId } from '../../openapi/index.ts';
import { buildModules } from '../../scripts/api/build.ts';
import { graphqlPart } from '../../scripts/api/graphql.ts';
import { restPart } from '../../scripts/api/rest.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A copy of the contracts with one text replaced. */
const changed = (file: string, from: string, to: string): URL => {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(root, 'openapi'), folder, { recursive: true });
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
  return pathToFileURL(`${folder}/`);
};

describe('generated contracts', () => {
  it('are as the contracts say now', { timeout: 120_000 }, async () => {
    const folder = join(root, 'openapi', 'generated');
    const modules = await buildModules(pathToFileURL(join(root, 'openapi/')));
    expect(readdirSync(folder).sort()).toEqual([...modules.keys()].sort());
    for (const [name, text] of modules) expect(readFileSync(join(folder, name), 'utf8') === text, name).toBe(true);
  });

  it.each([
    [
      'a field that the SDL does not have',
      'claim.operations.graphql',
      '  consentsSigned\n',
      '  consentsGiven\n',
      /Cannot query field "consentsGiven"/,
    ],
    [
      'an operation named unlike its field',
      'claim.operations.graphql',
      'query myDealer ',
      'query dealer ',
      /one root field, named like the operation/,
    ],
    [
      'an unknown class of safety',
      'claim.operations.graphql',
      'query myDealer @call(service: claim, safety: read',
      'query myDealer @call(service: claim, safety: never',
      /CallSafety/,
    ],
    ['an example with an unknown status', 'examples/claim.yaml', 'alias: waiting }', 'alias: pondering }', /pondering/],
    [
      'an example with a field nobody asks for',
      'examples/claim.yaml',
      '    signing: { state: none }',
      '    signing: { state: none, why: x }',
      /does not ask for it/,
    ],
    [
      'an example without what must be there',
      'examples/claim.yaml',
      "    customerPhone: '77000000001'\n",
      '',
      /customerPhone/,
    ],
  ])('refuse %s', async (_name, file, from, to, message) => {
    await expect(graphqlPart(changed(file, from, to))).rejects.toThrow(message);
  });

  it.each([
    ['an example against its schema', 'mycar.yaml', 'year: 2021', 'year: soon', /getPublication 200 normal/],
    ['an operation without a class of safety', 'mycar.yaml', 'x-safety: read', 'x-safety: maybe', /x-safety/],
    [
      'a reference to nothing',
      'mycar.yaml',
      "common.yaml#/components/responses/TooMany'",
      "common.yaml#/components/responses/TooFew'",
      /names nothing/,
    ],
  ])('refuse %s', async (_name, file, from, to, message) => {
    await expect(restPart('mycar', changed(file, from, to))).rejects.toThrow(message);
  });
});

describe('the table of operations', () => {
  const ids = Object.keys(operations) as OperationId[];

  it('has an example of success and of at least three refusals for every operation', () => {
    for (const id of ids) {
      const kinds = samples[id].map(({ kind }) => kind);
      expect(kinds, id).toContain('done');
      expect(kinds.filter((kind) => kind === 'failed').length, id).toBeGreaterThanOrEqual(3);
    }
  });

  it('says for everything that changes something which cached data it makes stale, and for every read which it fills', () => {
    for (const id of ids) {
      const { safety, tags, touches } = operations[id];
      expect(safety === 'read' ? tags : touches, id).not.toEqual([]);
      if (safety === 'read') expect(touches, id).toEqual([]);
    }
    const filled = new Set(
      ids.filter((id) => operations[id].safety === 'read').flatMap((id): readonly string[] => operations[id].tags),
    );
    const touched = new Set(ids.flatMap((id): readonly string[] => operations[id].touches));
    expect([...touched].filter((tag) => !filled.has(tag))).toEqual(['signatures']);
  });

  it('sends documents without our own marks', () => {
    const documents = Object.values(operations).flatMap((one) => ('document' in one ? [one.document] : []));
    expect(documents.length).toBeGreaterThan(20);
    expect(documents.filter((document) => document.includes('@'))).toEqual([]);
  });
});

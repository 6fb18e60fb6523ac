import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operations, type OperationId } from '../../openapi/index.ts';

const root = new URL('../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Rows of docs/traps.md: number, and the proofs as file and words in it. */
const traps = textOf('docs/traps.md')
  .split('\n')
  .flatMap((line) => {
    const number = /^\| (\d+) \|/.exec(line)?.[1];
    if (number === undefined) return [];
    const proofs = [...line.matchAll(/`(tests\/[^`]+)`: `([^`]+)`/g)].map(([, file = '', words = '']) => ({
      file,
      words,
    }));
    return [{ number: Number(number), proofs }];
  });

describe('the list of traps', () => {
  test('names all 32', () => {
    expect(traps.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
  });

  test.each(traps)('$number is proved', ({ proofs }) => {
    expect(proofs.length).toBeGreaterThan(0);
    for (const { file, words } of proofs) {
      expect(existsSync(new URL(file, root)), file).toBe(true);
      expect(textOf(file), file).toContain(words);
    }
  });
});

const sources = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('generated'))
    .map((name) => `${folder}${name}`);

test('no address that we make carries utm_source', () => {
  const makers = [...sources('machines/'), ...sources('sandbox/services/')];
  expect(makers.length).toBeGreaterThan(100);
  expect(makers.filter((file) => textOf(file).includes('utm_source'))).toEqual([]);
});

test('the app has no links to anchors', () => {
  const anchors = sources('src/').filter((file) => /(href|to|src)=(\{?['"`])#/.test(textOf(file)));
  expect(anchors).toEqual([]);
});

test('an address that two services have is asked of the right one', () => {
  const addressOf = (id: OperationId) => [id, operations[id].service, 'path' in operations[id] && operations[id].path];
  expect(
    (['getCascoLifeClaim', 'getOfferClaim', 'getInsuranceClaim', 'getCommodityClaim'] as const).map(addressOf),
  ).toEqual([
    ['getCascoLifeClaim', 'insuranceV1', '/claim/{id}'],
    ['getOfferClaim', 'insuranceV2', '/claim/{id}'],
    ['getInsuranceClaim', 'insuranceV2', '/api/v1/claims/{id}'],
    ['getCommodityClaim', 'commodityClaim', '/api/v1/claims/{id}/by-client/'],
  ]);
});

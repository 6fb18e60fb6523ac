import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parse, visit, type SelectionNode } from 'graphql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { operations } from '../../openapi/index.ts';
import { asksTooMuch } from '../../sandbox/core/graphql-cost.ts';
import { temporaryFolder } from './support/start.ts';

const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');
const asked = (selections: string, rest = ''): string => `query countries{countries{${selections}}}${rest}`;
/** Each fragment spreads the next one so many times. */
const chain = (length: number, times: number): string =>
  many(length, (at) => `fragment F${at} on Ref{${at === length - 1 ? 'id' : many(times, () => `...F${at + 1}`)}}`);

const bombs: Readonly<Record<string, string>> = {
  'fragments that spread each other 20 times': asked('...F0', chain(12, 20)),
  'such fragments, which nobody asks for': asked('id', chain(12, 20)),
  'a long chain of fragments': asked('...F0', chain(300, 1)),
  'fragments in a circle': asked('...A', 'fragment A on Ref{id ...B}fragment B on Ref{name ...A ...A}'),
  'a fragment of itself': asked('...A ...A', 'fragment A on Ref{...A ...A}'),
  'selections in selections': asked(`${'a{'.repeat(1200)}id${'}'.repeat(1200)}`),
  'fragments in fragments': asked(`${'...{'.repeat(900)}id${'}'.repeat(900)}`),
  'one field under 1250 names': asked(many(1250, (at) => `a${at}:id`)),
  '1200 arguments': `query countries{countries(${many(1200, (at) => `a${at}:1`)}){id}}`,
  'lists in lists': `query countries{countries(a:${'['.repeat(1900)}${']'.repeat(1900)}){id}}`,
  'a thousand operations': many(900, (at) => `query q${at}{countries{id}}`),
};

/** Only a sandbox that hangs needs so long; it is killed then. */
const HANGS_MS = 20_000;

describe('a document that would keep the sandbox busy', () => {
  it('is refused, and everybody else is answered meanwhile', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/sandbox/support/child.ts'], {
      env: { ...process.env, DATA_DIR: temporaryFolder(), ALL_SERVICES: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    const address = printed.toString().trim();
    const send = async (query: string): Promise<number> => {
      const answer = await fetch(`${address}/services/claim/customers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ operationName: 'countries', query }),
        signal: AbortSignal.timeout(HANGS_MS),
      });
      return answer.status;
    };
    const isWell = async (): Promise<boolean> =>
      (await fetch(`${address}/sandbox/api/health`, { signal: AbortSignal.timeout(HANGS_MS) })).ok;

    const sent = Object.entries(bombs).map(async ([name, query]) => [name, await send(query)]);
    expect(await isWell()).toBe(true);
    expect(await Promise.all(sent)).toEqual(Object.keys(bombs).map((name) => [name, 400]));
    expect(await send(operations.countries.document)).toBe(200);
  });
});

describe('what a document asks for', () => {
  /** How often each selection set of a document is read while its cost is found. */
  const reads = (query: string): { tooMuch: boolean; most: number } => {
    let most = 0;
    const document = parse(query);
    visit(document, {
      SelectionSet(node) {
        const selections: readonly SelectionNode[] = node.selections;
        let times = 0;
        Object.defineProperty(node, 'selections', {
          get() {
            times += 1;
            most = Math.max(most, times);
            return selections;
          },
        });
      },
    });
    // The walk above has read each of them itself.
    most = 0;
    const tooMuch = asksTooMuch(document);
    return { tooMuch, most };
  };

  it('is found by looking once at each of its selections, whatever spreads what', () => {
    const once_ = reads(asked('id name'));
    expect(once_.tooMuch).toBe(false);
    expect(once_.most).toBeGreaterThan(0);
    for (const query of [asked('...F0', chain(12, 20)), asked('...F0 ...F0', chain(40, 40))])
      expect(reads(query)).toEqual({ tooMuch: true, most: once_.most });
  });

  it('is never too much in a document of the contract', () => {
    const documents = Object.entries(operations).flatMap(([id, row]) => ('document' in row ? [{ id, ...row }] : []));
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.filter(({ document }) => asksTooMuch(parse(document)))).toEqual([]);
  });
});

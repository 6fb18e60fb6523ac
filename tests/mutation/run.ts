import { existsSync, readFileSync } from 'node:fs';
import { runBin } from '../../scripts/lib/run.ts';
import { valueMutants, type ValueMutant } from './mutants.ts';

/**
 * Makes each wrong edit of `mutants.ts` in turn and asks the quick tests. Fails when less is seen than asked: 95 % in all, 70 % by
 * generated tests. `text` picks by kind, file or edit. Two at a time; 10 to 60 s each.
 */
const SEEN_PERCENT = 95;
const GENERATED_PERCENT = 70;
const AT_ONCE = 2;

interface Asked {
  readonly by: 'generated' | 'hand';
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}
const asked = ({ generated, flows = [], tests = [] }: ValueMutant): Asked[] => [
  ...flows.map((flow): Asked =>
    generated === 'pages'
      ? { by: 'generated', args: ['tests/pages', '-t', `${flow}:|dialog`], env: {} }
      : { by: 'generated', args: ['tests/paths/pure.test.ts', '-t', `${flow}.*every value`], env: { FLOW: flow } },
  ),
  ...(tests.length > 0 ? [{ by: 'hand', args: tests, env: {} } as const] : []),
];

const seenBy = async (index: number): Promise<Asked['by'] | null> => {
  for (const { by, args, env } of asked(valueMutants[index] as ValueMutant)) {
    const { code, output } = await runBin(
      'vitest',
      ['run', '--config', 'tests/mutation/vitest.config.ts', '--project', 'all', ...args],
      { env: { ...env, MUTANT: String(index), CI: '1' } },
    );
    if (/has not once|No test files found|no tests/.test(output)) throw new Error(`${index}: ${output.slice(-2000)}`);
    if (code !== 0) return by;
  }
  return null;
};

const words = ({ kind, file, from, to }: ValueMutant): string => `${kind}: ${file}\n    ${from}\n    ${to}`;
const only = process.argv[2] ?? '';
const wanted = valueMutants.map((one, index) => ({ one, index })).filter(({ one }) => words(one).includes(only));
for (const { one } of wanted) {
  if (!existsSync(one.file)) throw new Error(`There is no ${one.file}`);
  if (readFileSync(one.file, 'utf8').split(one.from).length !== 2)
    throw new Error(`${one.file} has not once: ${one.from}`);
}

const queue = [...wanted];
const seen = { generated: 0, hand: 0 };
const survivors: string[] = [];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const by = await seenBy(next.index);
      if (by === null) survivors.push(words(next.one));
      else seen[by] += 1;
      process.stdout.write(`${by ?? 'ALIVE'} ${words(next.one)}\n`);
    }
  }),
);
const share = (count: number): number => (100 * count) / wanted.length;
process.stdout.write(
  `\n${wanted.length} wrong edits: ${share(seen.generated + seen.hand).toFixed(1)} % seen, ${share(seen.generated).toFixed(1)} % by generated tests` +
    `${survivors.length > 0 ? `\nalive:\n${survivors.join('\n')}` : ''}\n`,
);
if (share(seen.generated + seen.hand) < SEEN_PERCENT || share(seen.generated) < GENERATED_PERCENT) process.exitCode = 1;

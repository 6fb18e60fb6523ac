import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { root } from '../../scripts/lib/run.ts';
import type { ValueMutant } from './mutant.ts';
import { valueMutants } from './mutants.ts';

/**
 * Makes each wrong edit of `mutants.ts` in turn and asks the quick tests. Fails when less is seen than asked: 95 % in all, 70 % by
 * generated tests. Words pick by kind, file or edit. One after another in one runner; 2 to 20 s each.
 */
const SEEN_PERCENT = 95;
const GENERATED_PERCENT = 70;

interface Asked {
  readonly by: 'generated' | 'hand';
  readonly files: readonly string[];
  /** Of these files only tests of this flow. */
  readonly flow?: string;
  readonly named?: string;
}
/** What a flow's generated tests are asked by, and those of no flow. */
const BY_FLOW = {
  values: (flow: string) => ({ files: ['tests/paths/pure.test.ts'], named: `${flow}.*every value` }),
  pages: (flow: string) => ({
    files: ['tests/pages/pages.test.ts', 'tests/pages/dialogs.test.tsx'],
    named: `${flow}:|dialog`,
  }),
  problems: (flow: string) => ({ files: ['tests/pages/problems.test.tsx'], named: `${flow}:` }),
} as const;
const OF_ALL = {
  forms: ['tests/unit/schemas/edges.test.ts', 'tests/unit/schemas/forms.test.ts'],
  decisions: ['tests/paths/decisions.test.ts'],
  progress: ['tests/model/progress.test.ts'],
  limits: ['tests/sandbox/limits.test.ts'],
  tariffs: ['tests/unit/schemas/facts/tariff-edges.test.ts'],
  repeats: ['tests/unit/api/repeats.test.ts'],
  rhythm: ['tests/unit/machines/rhythm.test.ts'],
  failing: ['tests/unit/app/failing-words.test.ts'],
  fields: ['tests/unit/platform/analytics-fields.test.ts'],
} as const;
const asked = ({ generated, flows = [], tests = [] }: ValueMutant): Asked[] => [
  ...flows.map((flow): Asked => {
    if (generated === undefined || !(generated in BY_FLOW)) throw new Error(`${generated} is asked by no flow`);
    return { by: 'generated', flow, ...BY_FLOW[generated as keyof typeof BY_FLOW](flow) };
  }),
  ...(generated !== undefined && generated in OF_ALL
    ? [{ by: 'generated', files: OF_ALL[generated as keyof typeof OF_ALL] } as const]
    : []),
  ...(tests.length > 0 ? [{ by: 'hand', files: tests } as const] : []),
];

/** Why tests of them fail; none: all pass. */
const failures = async (vitest: Vitest, { files, flow, named }: Asked): Promise<string[]> => {
  if (named === undefined) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(named);
  for (const { config: own } of vitest.projects) own.env = { ...own.env, FLOW: flow ?? '' };
  const found = await vitest.globTestSpecifications([...files]);
  const own = found.filter(({ project }) => project.name === 'all');
  if (own.length === 0) throw new Error(`No tests in ${files.join(' ')}`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(own, false);
  // It tells of all that was ever run here.
  const ours = new Set(own.map(({ moduleId }) => moduleId));
  const bad = testModules.filter((module) => ours.has(module.moduleId) && !module.ok());
  const why = (module: TestModule): string[] => [
    ...module.errors().map(({ message }) => message),
    ...[...module.children.allTests('failed')].flatMap((test) =>
      (test.result().errors ?? []).map(({ message }) => `${test.fullName}: ${message}`),
    ),
  ];
  return [...unhandledErrors.map(String), ...bad.flatMap((module) => [module.moduleId, ...why(module)])];
};

const words = ({ kind, file, from, to }: ValueMutant): string => `${kind}: ${file}\n    ${from}\n    ${to}`;
const only = process.argv.slice(2);
const wanted = valueMutants.filter((one) => only.length === 0 || only.some((text) => words(one).includes(text)));
for (const { file, from } of wanted) {
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  if (readFileSync(file, 'utf8').split(from).length !== 2) throw new Error(`${file} has not once: ${from}`);
}

const vitest = await createVitest('test', {
  config: join(root, 'tests/mutation/vitest.config.ts'),
  root,
  watch: false,
  project: ['all'],
  reporters: [{}],
});
/** From now on the file is read with this edit, or as it is. */
const take = (mutant: ValueMutant | null, file: string): void => {
  process.env['MUTANT'] = mutant === null ? '' : String(valueMutants.indexOf(mutant));
  vitest.invalidateFile(join(root, file));
};
/** Tests that fail by themselves would see everything: each is asked once before anything is wrong. */
const sound = new Set<string>();
const mustPass = async (one: Asked): Promise<void> => {
  const name = JSON.stringify(one);
  if (sound.has(name)) return;
  const why = await failures(vitest, one);
  if (why.length > 0) throw new Error(`Fails without an edit: ${name}\n${why.join('\n')}`);
  sound.add(name);
};

const seen = { generated: 0, hand: 0 };
const survivors: string[] = [];
for (const mutant of wanted) {
  let by: Asked['by'] | null = null;
  for (const one of asked(mutant)) {
    if (by !== null) break;
    await mustPass(one);
    take(mutant, mutant.file);
    if ((await failures(vitest, one)).length > 0) ({ by } = one);
    take(null, mutant.file);
  }
  if (by === null) survivors.push(words(mutant));
  else seen[by] += 1;
  process.stdout.write(`${by ?? 'ALIVE'} ${words(mutant)}\n`);
}
await vitest.close();
const share = (count: number): number => (100 * count) / wanted.length;
process.stdout.write(
  `\n${wanted.length} wrong edits: ${share(seen.generated + seen.hand).toFixed(1)} % seen, ${share(seen.generated).toFixed(1)} % by generated tests` +
    `${survivors.length > 0 ? `\nalive:\n${survivors.join('\n')}` : ''}\n`,
);
// The runner says 1 of every test that has seen an edit.
process.exitCode =
  share(seen.generated + seen.hand) < SEEN_PERCENT || share(seen.generated) < GENERATED_PERCENT ? 1 : 0;

import { runScript } from './lib/run.ts';

/**
 * `npm run test:mutation [-- text --flow=short-link]`: breaks the flows and asks whether the paths notice; `text` picks mutants.
 * `-- --values [text]`: wrong values, labels, figures and bounds of `tests/mutation/mutants.ts`, and whether the quick tests notice.
 */
const [first, ...rest] = process.argv.slice(2);
const { code } = await (first === '--values'
  ? runScript('tests/mutation/run.ts', rest, { show: true })
  : runScript('tests/model/mutation/run.ts', process.argv.slice(2), { show: true }));
process.exitCode = code;

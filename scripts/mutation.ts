import { runScript } from './lib/run.ts';

/** `npm run test:mutation [-- text --flow=short-link]`: breaks the flows and asks whether the paths notice; `text` picks mutants. */
const { code } = await runScript('tests/model/mutation/run.ts', process.argv.slice(2), { show: true });
process.exitCode = code;

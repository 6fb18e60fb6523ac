import { mergeConfig, type Plugin } from 'vitest/config';
import base from '../../vitest.config.ts';
import { valueMutants } from './mutants.ts';

/** The edit is made as the file is read: nothing on the disk changes. Which one it is now, the runner says. */
const wrong: Plugin = {
  name: 'one wrong edit',
  enforce: 'pre',
  transform(code, id) {
    const mutant = valueMutants[Number(process.env['MUTANT'] || NaN)];
    if (mutant === undefined || !id.split('?')[0]?.endsWith(`/${mutant.file}`)) return null;
    if (code.split(mutant.from).length !== 2) throw new Error(`${mutant.file} has not once: ${mutant.from}`);
    return code.replace(mutant.from, () => mutant.to);
  },
};

// On a machine that other people use a test that is late would count as one that has seen the edit.
export default mergeConfig(base, { plugins: [wrong], test: { testTimeout: 300_000, hookTimeout: 300_000 } });

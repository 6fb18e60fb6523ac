import { isFresh } from '../../scripts/lib/fresh.ts';
import { runScript } from '../../scripts/lib/run.ts';

/** What is tried is what is shipped: built from the sources as they are now, outside the test runner and its modes. */
export default async function built(): Promise<void> {
  if (isFresh()) return;
  const { code, output } = await runScript('scripts/build.ts', [], { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(output);
}

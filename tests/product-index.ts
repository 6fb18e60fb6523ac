import { runScript } from '../scripts/lib/run.ts';

/** Makes the index of products before the tests that import it. */
export default async function setup(): Promise<void> {
  const { code, output } = await runScript('scripts/generate-products.ts');
  if (code !== 0) throw new Error(output);
}

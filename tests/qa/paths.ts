import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FlowId } from '../../machines/screens.ts';
import { hashOf } from '../../scripts/lib/fresh.ts';
import { root } from '../../scripts/lib/run.ts';
import { browserPaths, type BrowserPath } from '../e2e/support/paths.ts';
import type { Setup } from '../e2e/support/walk-paths.ts';

const FOLDER = join(root, 'node_modules/.cache/marketplace/paths');
/** All that paths are made of. */
const SOURCES = ['machines', 'openapi', 'schemas', 'src', 'tests', 'sandbox', 'locales'];

/** The paths of some flows as a browser walks them. To explore a flow takes seconds: kept until a source changes. */
export async function pathsOf(
  flows: readonly FlowId[],
  say: (text: string) => void,
): Promise<{ flow: FlowId; paths: readonly BrowserPath[] }[]> {
  const hash = hashOf(SOURCES);
  mkdirSync(FOLDER, { recursive: true });
  const found = [];
  for (const flow of flows) {
    const file = join(FOLDER, `${flow}.${hash}.json`);
    if (!existsSync(file)) {
      say(`Exploring ${flow}…`);
      const { setup } = (await import(`../products/${flow}/browser.ts`)) as { setup: Setup };
      for (const old of readdirSync(FOLDER)) if (old.startsWith(`${flow}.`)) rmSync(join(FOLDER, old));
      writeFileSync(file, JSON.stringify(browserPaths(setup)));
    }
    found.push({ flow, paths: JSON.parse(readFileSync(file, 'utf8')) as BrowserPath[] });
  }
  return found;
}

import type { FlowId } from '../../machines/screens.ts';
import type { Setup } from '../e2e/driver/legs.ts';
import { exploredPaths, isExplored } from '../e2e/support/explored.ts';
import type { FlowPaths } from './select.ts';

/**
 * The paths of some flows as a browser walks them: those of every run first, then the others of the night.
 * @param night the night's alone: a path of the same name may have another length there
 */
export async function pathsOf(
  flows: readonly FlowId[],
  say: (text: string) => void,
  night = false,
): Promise<FlowPaths[]> {
  const found: FlowPaths[] = [];
  for (const flow of flows) {
    if (!isExplored(flow, 'all')) say(`Exploring ${flow}…`);
    const { setup } = (await import(`../products/${flow}/browser.ts`)) as { setup: Setup };
    const daily = night ? [] : exploredPaths(flow, setup, 'daily');
    const known = new Set(daily.map(({ name }) => name));
    // Of the night's those that are there for something else.
    const more = exploredPaths(flow, setup, 'all').filter(({ name }) => !known.has(name));
    found.push({ flow, paths: [...daily, ...more] });
  }
  return found;
}

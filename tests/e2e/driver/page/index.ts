import { watchCalls } from './calls.ts';
import type { PagePath, PageResult } from '../path-plan.ts';
import { walk, watchLeaving } from './walk.ts';

watchCalls();

let watches = false;
window.walkPaths = async (paths, from, time) => {
  // The browser would fetch and draw the tab's picture anew for each address.
  document.querySelector('link[rel="icon"]')?.remove();
  // The page that is opened first is opened as any other.
  if (!watches) watchLeaving();
  watches = true;
  const results: PageResult[] = [];
  for (const path of (JSON.parse(paths) as PagePath[]).slice(from)) {
    const result = await walk(path, time);
    results.push(result);
    if (result.failure !== null) break;
  }
  return results;
};

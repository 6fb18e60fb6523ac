import { watchCalls } from './calls.ts';
import type { PagePath } from '../path-plan.ts';
import { walk, watchLeaving } from './walk.ts';

watchCalls();

let watches = false;
window.walkPath = (path, time) => {
  // The page that is opened first is opened as any other.
  if (!watches) watchLeaving();
  watches = true;
  return walk(JSON.parse(path) as PagePath, time);
};

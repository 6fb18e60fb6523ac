import type { PagePath, PageResult } from '../path-plan.ts';
import { watchCalls } from './calls.ts';
import { walk, watchLeaving } from './walk.ts';

declare global {
  interface Window {
    /** Puts the driver into the page that stands: `walkPath` walks one path. */
    walkPath?: (path: PagePath, time: number) => Promise<PageResult>;
  }
}

watchCalls();
window.walkPath = (path, time) => {
  watchLeavingOnce();
  return walk(path, time);
};
let watches = false;
const watchLeavingOnce = (): void => {
  if (!watches) watchLeaving();
  watches = true;
};

import { lookInPage } from '../../support/judge.ts';
import { callsUnderway, leaveSteps } from './calls.ts';
import { closeMessages } from './press.ts';
import { comes } from './fill.ts';
import { leap, setTime, turn } from './time.ts';

/** An address that is none of ours: its page asks for nothing, and there is little of it. */
const QUIET = { path: '/nowhere', screen: 'error-404' };
/** Nothing that was read and is not on show is kept so long: the next path asks for everything anew. */
const KEPT_MS = 6 * 60_000;

let entries = 0;
/** Opens an address in the application as it stands: an entry of the history that has shown nothing before. */
export const open = (address: string): void => {
  const key = `walk-${(entries += 1)}`;
  history.pushState({ key, __TSR_key: key, __TSR_index: 0 }, '', address);
};

/** Begins anew without a reload: what was open is closed, nothing is kept of it, and it is as late as at the first. */
export const startAnew = async (time: number): Promise<void> => {
  leaveSteps();
  open(QUIET.path);
  await comes(`the screen ${QUIET.screen}`, () => lookInPage().screens.join() === QUIET.screen || null);
  // What the page before has asked for is no part of the path.
  await comes('the end of its calls', () => callsUnderway() === 0 || null);
  closeMessages();
  await leap(KEPT_MS);
  await turn();
  setTime(time);
  sessionStorage.clear();
};

import { withdrawRequest } from '../banks/answers.ts';
import { notify } from './notices.ts';
import { expiring, saveClaim } from './store.ts';

/** Job: the day has come. */
export const expire = expiring(async (work, claim) => {
  await saveClaim(work, claim);
  await withdrawRequest(work, claim);
  await notify(work, claim, 'expired');
});

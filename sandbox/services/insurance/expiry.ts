import { notify } from './notices.ts';
import { subjectOf, type Parts } from './parts.ts';
import { expiring, saveInsurance } from './store.ts';

/** Job: the day has come. */
export const expire = (parts: Parts) =>
  expiring(async (work, claim) => {
    await saveInsurance(work, claim);
    await parts.offers.withdraw(work, claim.id);
    await parts.signatures.cancel(work, subjectOf(claim));
    await notify(work, claim, 'expired');
  });

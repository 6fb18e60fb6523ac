import type { InsuredLoan } from '../../core/credits.ts';
import type { Work } from '../../core/service.ts';
import { accountOf } from '../auth/seeding.ts';
import { insuredLoan } from './insurance.ts';
import { seedClaim } from './seed.ts';
import { needClaim } from './store.ts';

const CAR = 0;

/** A credit of a demo account whose bank waits for insurance now. */
export const seededCredit = async (work: Work, account: string): Promise<InsuredLoan> => {
  const id = await seedClaim(work, accountOf(account), 'insurance_pending', 1, CAR);
  return insuredLoan(work, await needClaim(work, id));
};

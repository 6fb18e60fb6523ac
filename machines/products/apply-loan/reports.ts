import type { ReportsOf } from '../../kit/reports.ts';
import type { kit } from './kit.ts';

export const reports: ReportsOf<typeof kit> = {
  answered: { sendClaimToBanks: 'bank_sent', sendClaimToBanksByCustomer: 'bank_sent' },
};

import type { ReportsOf } from '../../kit/reports.ts';
import { bankAnswers } from '../shared/reports.ts';
import type { kit } from './kit.ts';

export const reports: ReportsOf<typeof kit> = {
  answered: { sendClaimToBanks: 'bank_sent', listIntegrations: bankAnswers, declineClaimByCustomer: 'decline' },
  said: { REPEAT: 'repeat' },
};

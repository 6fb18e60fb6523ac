import type { ReportsOf } from '../../kit/reports.ts';
import type { kit } from './kit.ts';

export const reports: ReportsOf<typeof kit> = {
  answered: {
    createCascoLifeAgreement: 'sms_sent',
    repeatCascoLifeSignature: 'sms_sent',
    confirmCascoLifeSignature: 'sms_confirmed',
  },
  refused: { confirmCascoLifeSignature: 'sms_failed' },
};

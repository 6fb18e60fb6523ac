import type { ReportsOf } from '../../kit/reports.ts';
import { bankAnswers } from '../shared/reports.ts';
import type { kit } from './kit.ts';

export const reports: ReportsOf<typeof kit> = {
  answered: {
    // Consents that need no code send none.
    signBeforeBanks: ({ responses }) => (responses.signBeforeBanks?.status === 'code_required' ? ['sms_sent'] : []),
    repeatSignature: 'sms_sent',
    confirmSignature: 'sms_confirmed',
    sendClaimToBanksByCustomer: 'bank_sent',
    listIntegrations: bankAnswers,
    setBank: ({ answers }) => [['bank_selected', { bank: answers.CHOOSE_BANK?.bankAlias ?? 'unknown' }]],
    declineClaimByCustomer: 'decline',
  },
  refused: { confirmSignature: 'sms_failed' },
  said: { REPEAT: 'repeat' },
};

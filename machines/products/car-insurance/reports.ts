import type { ReportsOf } from '../../kit/reports.ts';
import { offerChosen } from '../shared/reports.ts';
import type { kit } from './kit.ts';

type Declared = ReportsOf<typeof kit>;

const paymentShown: NonNullable<Declared['shown']>['insurance-paid'] = ({ responses }) => [
  ['payment_result', { status: responses.getInsuranceClaim?.payment?.status ?? 'unknown' }],
];

export const reports: Declared = {
  answered: {
    updateInsuranceCompany: offerChosen,
    insuranceToSigning: 'sms_sent',
    repeatSignature: 'sms_sent',
    confirmSignature: 'sms_confirmed',
    declineInsuranceClaim: 'decline',
  },
  refused: { confirmSignature: 'sms_failed' },
  shown: { 'insurance-paid': paymentShown, 'insurance-pay-failed': paymentShown },
  said: { REPEAT: 'repeat' },
};

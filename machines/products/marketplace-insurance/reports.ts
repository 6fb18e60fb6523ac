import type { ReportsOf } from '../../kit/reports.ts';
import { offerChosen } from '../shared/reports.ts';
import type { kit } from './kit.ts';

export const reports: ReportsOf<typeof kit> = {
  answered: { updateInsuranceCompany: offerChosen, declineInsuranceClaim: 'decline' },
};

import { creditInsuranceProgress } from '../shared/credit-insurance.progress.ts';

export const progress = creditInsuranceProgress('getClientData');

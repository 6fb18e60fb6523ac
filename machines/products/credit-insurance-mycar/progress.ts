import { consents, contacts, creditInsuranceProgress } from '../shared/credit-insurance.progress.ts';

const common = creditInsuranceProgress('getCreditInsurance');

export const progress = {
  ...common,
  states: { ...common.states, phone: contacts, choose: contacts, application: consents },
};

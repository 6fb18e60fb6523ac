import { consents, contacts, creditInsuranceProgress } from '../shared/credit-insurance.progress.ts';

const common = creditInsuranceProgress('getCreditInsurance');

export const progress = {
  ...common,
  line: { numbered: [], others: ['phone', 'choose', 'application', ...common.line.others] },
  states: { ...common.states, phone: contacts, choose: contacts, application: consents },
};

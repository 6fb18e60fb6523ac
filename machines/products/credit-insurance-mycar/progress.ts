import { consents, contacts, creditInsuranceProgress } from '../shared/credit-insurance.progress.ts';

const common = creditInsuranceProgress('getCreditInsurance');

export const progress = {
  ...common,
  line: {
    numbered: [['phone', 'choose', 'review']],
    others: ['health', 'application', 'consents', 'consents2', 'consents3'],
  },
  states: { ...common.states, phone: contacts, choose: contacts, application: consents },
};

import { consents, contacts, creditInsuranceProgress } from '../shared/credit-insurance.progress.ts';

const common = creditInsuranceProgress('getCreditInsurance');

export const progress = {
  ...common,
  line: {
    numbered: [
      ['phone', 'choose', 'review'],
      ['application', 'consents'],
    ],
    others: ['health'],
    // The same page after a failure.
    detours: { consents2: 'consents', consents3: 'consents' },
  },
  states: { ...common.states, phone: contacts, choose: contacts, application: consents },
};

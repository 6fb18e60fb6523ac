import { defineProduct } from '../../kit/product.ts';
import { insuranceFacts } from '../shared/insurance-facts.ts';
import { carInsuranceScreens } from './screens.ts';

/** Insurance of a car, from the first question to the policy. */
export const product = defineProduct({
  id: 'car-insurance',
  screens: carInsuranceScreens,
  subject: 'getInsuranceClaim',
  facts: insuranceFacts,
  forms: async () => (await import('./forms.ts')).forms,
  flow: async () => (await import('./flow.ts')).carInsurance,
  reports: async () => (await import('./reports.ts')).reports,
  entrances: ['insurance-begin', 'insurance-policy'],
  links: { insurance: 'insurance-policy' },
  repeat: async () => (await import('./repeat.ts')).repeatedInsurance,
  list: { reads: ['listInsuranceClaims'], filters: ['listInsuranceStatuses'] },
});

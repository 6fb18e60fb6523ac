import { defineProduct } from '../../kit/product.ts';
import { facts } from './facts.ts';
import { cascoLifeScreens } from './screens.ts';

/** Casco and life insurance that the bank of a credit waits for. */
export const product = defineProduct({
  id: 'casco-life',
  screens: cascoLifeScreens,
  subject: 'getCascoLifeClaim',
  facts,
  forms: async () => (await import('./forms.ts')).forms,
  flow: async () => (await import('./flow.ts')).cascoLife,
  reports: async () => (await import('./reports.ts')).reports,
  entrances: ['casco-life-choice'],
  links: { 'casco-life': 'casco-life-choice' },
  list: { reads: ['listCascoLifeClaims'] },
});

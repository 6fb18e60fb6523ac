import type { InsuredValues } from '../../../schemas/shared/insured.form.ts';
import { defineScreens, values } from '../../kit/screen.ts';
import { insuranceSteps } from '../shared/insurance-steps.screens.ts';

const signedIn = { access: 'authenticated', layout: 'client', texts: 'insurance' } as const;
/** Without an application these lead to the list of those that there are. */
const edit = { ...signedIn, path: '/marketplace/insurance/:id?/edit', withoutId: true } as const;
const offers = { ...signedIn, path: '/marketplace/insurance/:id?/offers', withoutId: true } as const;
const anywhere = { ...signedIn, path: null } as const;

/** Insurance of a car that was chosen in the marketplace, up to the choice of an offer. `:id` is the application's. */
export const marketplaceInsuranceScreens = defineScreens({
  'market-person': {
    ...edit,
    title: 'ins.begin.title',
    width: 'split',
    events: { SUBMIT_INSURED: values<InsuredValues>(), BACK: null },
  },
  'market-check': { ...edit, ...insuranceSteps.check },
  'market-customer': { ...edit, ...insuranceSteps.customer },
  'market-car': { ...edit, ...insuranceSteps.car },
  'market-contract': { ...edit, ...insuranceSteps.contract },
  'market-product': { ...edit, ...insuranceSteps.product },
  'market-offers': { ...offers, ...insuranceSteps.offers },
  'market-no-offers': { ...offers, ...insuranceSteps['no-offers'] },
  'market-error': { ...anywhere, ...insuranceSteps.error },
  /** The application or its claim could not be read: shown where the person is. */
  'market-unavailable': { ...anywhere, title: 'ins.unavailable.title', events: { RETRY: null } },
  'market-missing': { ...anywhere, title: 'ins.market.missing', events: {} },
});

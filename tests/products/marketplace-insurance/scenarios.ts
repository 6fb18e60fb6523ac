import { besideContract, press, type Step, stepsAt, type Scenario } from '../../e2e/scenarios/scenario.ts';

/** The application of the marketplace that stands in the address; the insurance of the contract's examples is bound to it. */
const APPLICATION = '777';
const at = stepsAt(APPLICATION, `/marketplace/insurance/${APPLICATION}/edit`);
/** The form's own address would lead back from the offers to the form. */
const atOffers = stepsAt(APPLICATION, `/marketplace/insurance/${APPLICATION}/offers`);
const bound = { bindMarketplaceClaim: 'alreadyBound' } as const;
// The car insurance shows the same parts.
const alike = { alike: true } as const;

const steps: readonly Step[] = [
  at('market-person', { bindMarketplaceClaim: 'fields' }),
  at('market-customer', { bindMarketplaceClaim: 'bound' }, alike),
  at('market-car', { ...bound, getInsuranceClaim: 'marketplaceCustomerDone' }, alike),
  at('market-check', { ...bound, getInsuranceClaim: 'marketplaceContractDone' }, alike),
  at(
    'market-contract',
    { ...bound, getInsuranceClaim: 'marketplaceContractDone' },
    { by: press('EDIT_CONTRACT'), ...alike },
  ),
  at(
    'market-product',
    { ...bound, getInsuranceClaim: 'marketplaceContractDone' },
    { by: besideContract('market-check'), ...alike },
  ),
  at(
    'market-error',
    {
      ...bound,
      getInsuranceClaim: 'marketplaceContractDone',
      putCarContract: 'saved',
      putInsuranceProduct: 'saved',
      calculateOffers: 'serverError',
    },
    {
      async by(walker) {
        await walker.press('SUBMIT_PRODUCT');
        await walker.sees('market-check');
        await walker.press('SUBMIT_CHECK');
      },
      ...alike,
    },
  ),
  atOffers(
    'market-offers',
    { ...bound, getInsuranceClaim: 'calculated', listOffers: 'all', getOfferClaim: 'calculated' },
    alike,
  ),
  atOffers(
    'market-no-offers',
    { ...bound, getInsuranceClaim: 'calculated', listOffers: 'allRefused', getOfferClaim: 'calculated' },
    alike,
  ),
  at('market-unavailable', { ...bound, getInsuranceClaim: 'serverError' }, alike),
  at('market-missing', { bindMarketplaceClaim: 'unknownApplication' }),
];

export const scenarios: readonly Scenario[] = [{ title: 'marketplace', steps, who: 'aidos' }];

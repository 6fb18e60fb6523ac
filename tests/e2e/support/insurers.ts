import type { FlowContext } from '../../../machines/kit/context.ts';

/**
 * Whether the page of insurers' offers has the control: an offer with a price is taken, and those whose time is over are
 * reckoned anew.
 */
export const offersOfInsurers = (event: string, { screen, responses: { listOffers = [] } }: FlowContext): boolean => {
  if (event === 'PICK_OFFER')
    return listOffers.some(({ status, premium }) => premium !== null && status.alias === 'ready');
  if (event === 'RECALCULATE' && (screen === 'insurance-offers' || screen === 'market-offers'))
    return listOffers.some(({ status }) => status.alias === 'expired');
  return true;
};

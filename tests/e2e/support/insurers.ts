import type { FlowContext } from '../../../machines/kit/context.ts';

/**
 * Whether the page of insurers' offers has the control: an offer with a price is taken, those whose time is over are
 * reckoned anew, casco has a deductible.
 */
export const offersOfInsurers = (
  event: string,
  { screen, responses: { listOffers = [], getInsuranceClaim } }: FlowContext,
): boolean => {
  if (event === 'PICK_OFFER')
    return listOffers.some(({ status, premium }) => premium !== null && status.alias === 'ready');
  if (event === 'RECALCULATE' && (screen === 'insurance-offers' || screen === 'market-offers'))
    return listOffers.some(({ status }) => status.alias === 'expired');
  // Compulsory insurance has none; of other kinds another may be had wherever a product is wished for.
  if (event === 'CHANGE_DEDUCTIBLE') return (getInsuranceClaim?.product?.kind ?? 'ogpo') !== 'ogpo';
  return true;
};

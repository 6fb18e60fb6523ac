import type { OperationId } from '../../openapi/index.ts';

/** Operations whose flow comes later. The list only shrinks: an entry that is in use fails the test. */
export const pendingOperations: readonly OperationId[] = [
  'getFile', // the dealer's claim
  'getClientData', // credit insurance
  'sendDataToInsurer', // credit insurance
  'findCreditInsurances', // credit insurance, mycar
  'submitCreditInsurance', // credit insurance, mycar
  'getCreditInsurance', // credit insurance, mycar
  'getClientApplication', // credit insurance, mycar
  'createInsuranceClaim', // car insurance
  'getInsuranceClaim', // car insurance
  'putCustomerDocument', // car insurance
  'putCarCharacteristics', // car insurance
  'putCarContract', // car insurance
  'putInsuranceProduct', // car insurance
  'insuranceToSigning', // car insurance
  'insuranceToAgreeing', // car insurance
  'createInsuranceAgreement', // car insurance
  'declineInsuranceClaim', // car insurance
  'sendInsuranceClaim', // car insurance
  'calculateOffers', // car insurance
  'bindMarketplaceClaim', // marketplace insurance
  'getAgreementDocument', // car insurance
  'listPartners', // the partner's claim
  'getPartnerUser', // the partner's claim
  'listOfferStatuses', // car insurance
  'listInsuranceCompanies', // car insurance
  'listOffers', // car insurance
  'getOffer', // car insurance
  'getOfferClaim', // car insurance
  'updateInsuranceCompany', // car insurance
  'getPolicyDocument', // car insurance
];

/**
 * Calls that may run twice on one path although nothing was read and nobody tapped in between.
 * Each needs a reason why it cannot act twice.
 */
export const repeatedCalls: Readonly<Partial<Record<OperationId, string>>> = {
  createClaimByCustomer: 'a guest has nothing to read with; the same key returns the stored answer (architecture 8)',
};

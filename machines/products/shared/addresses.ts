/** Addresses at which several products stand; each shows its own screen there. */
export const addresses = {
  signFail: '/sign-fail',
  signSuccess: '/sign-success',
  success: '/success',
  processFail: '/process-fail',
  claim: '/my-applications/:id',
  applyLoan: '/apply-loan/:id?',
  bankRequestError: '/bank-request-error',
  bankResponseWaiting: '/bank-response-waiting',
  bankResponses: '/bank-responses/:id?',
} as const;

import { termsOfClaims } from '../../paths/support/claims.ts';
import { examplesOf } from '../../paths/support/examples.ts';
import type { ProductSamples } from '../../paths/support/product-samples.ts';

export const samples: ProductSamples = {
  starts: [{}, { id: 'c-1' }],
  // The second: the terms that the contract's claims have already.
  said: { SUBMIT_TERMS: [...examplesOf('terms').slice(0, 1), { name: 'same', value: termsOfClaims() }] },
};

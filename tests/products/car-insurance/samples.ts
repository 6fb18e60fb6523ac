import { answeredBy } from '../../paths/support/faults.ts';
import type { ProductSamples } from '../../paths/support/product-samples.ts';

export const samples: ProductSamples = {
  starts: [{}, { id: 'ins-1' }, { repeats: 'ins-0' }],
  faults: [answeredBy(['insuranceToSigning', 'confirmSignature', 'repeatSignature'], 'locked', 423)],
};

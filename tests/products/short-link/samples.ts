import { answered } from '../../paths/support/faults.ts';
import type { ProductSamples } from '../../paths/support/product-samples.ts';

export const samples: ProductSamples = {
  // The key comes with the opening of the address.
  starts: [{}, { id: 'l-1', intent: 'i0' }],
  faults: [answered('over', 410), answered('locked', 423)],
};

import type { ProductSamples } from '../../paths/support/product-samples.ts';

export const samples: ProductSamples = { starts: [{}, { id: 'cl-1' }] };

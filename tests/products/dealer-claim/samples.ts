import type { ProductSamples } from '../../paths/support/product-samples.ts';

export const samples: ProductSamples = { starts: [{}, { id: 'c-1' }] };

import type { FlowId, ScreenOf } from '../../machines/screens.ts';
import type { Loaders } from '../blocks/loaders.types.ts';
import type { loaders } from '../products/credit-claim/loaders.ts';

type TableOf<Id extends FlowId> = Id extends 'credit-claim' ? typeof loaders : Loaders<ScreenOf<Id>>;

/** Screen → component, by product, all lazily. A missing screen, or a component of another one, does not compile. */
export const loadersOf: { readonly [Id in FlowId]: () => Promise<TableOf<Id>> } = {
  'commodity-loan': async () => (await import('../products/commodity-loan/loaders.ts')).loaders,
  'credit-claim': async () => (await import('../products/credit-claim/loaders.ts')).loaders,
  'short-link': async () => (await import('../products/short-link/loaders.ts')).loaders,
  'apply-loan': async () => (await import('../products/apply-loan/loaders.ts')).loaders,
  'dealer-claim': async () => (await import('../products/dealer-claim/loaders.ts')).loaders,
  'casco-life': async () => (await import('../products/casco-life/loaders.ts')).loaders,
  'car-insurance': async () => (await import('../products/car-insurance/loaders.ts')).loaders,
  'marketplace-insurance': async () => (await import('../products/marketplace-insurance/loaders.ts')).loaders,
  'credit-insurance': async () => (await import('../products/credit-insurance/loaders.ts')).loaders,
  'credit-insurance-mcrdt': async () => (await import('../products/credit-insurance-mcrdt/loaders.ts')).loaders,
  'credit-insurance-mycar': async () => (await import('../products/credit-insurance-mycar/loaders.ts')).loaders,
};

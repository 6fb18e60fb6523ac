import type { FlowId, ScreenOf } from '../../machines/screens.ts';
import type { Loaders } from './pages.ts';
import type { loaders } from './screens/credit-claim.ts';

type TableOf<Id extends FlowId> = Id extends 'credit-claim' ? typeof loaders : Loaders<ScreenOf<Id>>;

/** Screen → component, by product, all lazily. A missing screen, or a component of another one, does not compile. */
export const loadersOf: { readonly [Id in FlowId]: () => Promise<TableOf<Id>> } = {
  'commodity-loan': async () => (await import('./screens/commodity-loan.ts')).loaders,
  'credit-claim': async () => (await import('./screens/credit-claim.ts')).loaders,
  'short-link': async () => (await import('./screens/short-link.ts')).loaders,
  'apply-loan': async () => (await import('./screens/apply-loan.ts')).loaders,
  'dealer-claim': async () => (await import('./screens/dealer-claim.ts')).loaders,
  'casco-life': async () => (await import('./screens/casco-life.ts')).loaders,
  'car-insurance': async () => (await import('./screens/car-insurance.ts')).loaders,
  'marketplace-insurance': async () => (await import('./screens/marketplace-insurance.ts')).loaders,
  'credit-insurance': async () => (await import('./screens/credit-insurance.ts')).loaders,
  'credit-insurance-mcrdt': async () => (await import('./screens/credit-insurance-mcrdt.ts')).loaders,
  'credit-insurance-mycar': async () => (await import('./screens/credit-insurance-mycar.ts')).loaders,
};

import type { OperationId } from '../openapi/index.ts';
import type { AddressPattern } from './addresses.ts';
import type { FlowContext } from './kit/context.ts';
import type { FlowMachine } from './kit/flow.ts';
import type { ScreenSpec } from './kit/screen.ts';
import type { FlowId, ScreensByFlow } from './screens.ts';

export type { FlowId };

type PathsOf<Screens extends Readonly<Record<string, ScreenSpec>>> = Extract<
  Screens[keyof Screens]['path'],
  AddressPattern
>;

/** A product: where it stands, its screens' entries and its machine. Both are loaded when the product is first needed. */
export interface FlowEntry {
  /** Every address at which one of its screens stands. */
  readonly at: readonly AddressPattern[];
  readonly screens: () => Promise<Readonly<Record<string, ScreenSpec>>>;
  readonly load: () => Promise<FlowMachine>;
  /** What a repeated application starts with: raw values of forms, by event. */
  readonly repeat?: () => Promise<(context: FlowContext) => Record<string, Record<string, unknown>>>;
  /** Calls that go out under the same key after a reload, although there is an id: their input holds no secret. */
  readonly keeps?: readonly OperationId[];
}

interface EntryOf<Screens extends Readonly<Record<string, ScreenSpec>>> extends FlowEntry {
  readonly at: readonly PathsOf<Screens>[];
  readonly screens: () => Promise<Screens>;
}

export const flows: { readonly [Id in FlowId]: EntryOf<ScreensByFlow[Id]> } = {
  'commodity-loan': {
    at: [
      '/commodity-loan/:id?/client-data',
      '/commodity-loan/:id?/bank-offers',
      '/sign-fail',
      '/sign-success',
      '/success',
      '/process-fail',
    ],
    screens: async () => (await import('./products/commodity-loan/screens.ts')).commodityLoanScreens,
    load: async () => (await import('./products/commodity-loan/flow.ts')).commodityLoan,
  },
  'credit-claim': {
    at: [
      '/client-claim-c2c',
      '/client-intro',
      '/general-agreement',
      '/client-request',
      '/aitu-intro',
      '/aitu-pending',
      '/btsd-fail',
      '/process-fail',
      '/my-applications/:id',
      '/my-applications/:id?/client-data',
      '/claim-additional-info',
      '/my-applications/:id?/account-statement',
      '/bank-request-error',
      '/bank-response-waiting',
      '/bank-responses/:id?',
      '/sign-fail',
      '/sign-success',
      '/success',
    ],
    screens: async () => (await import('./products/credit-claim/screens.ts')).creditClaimScreens,
    load: async () => (await import('./products/credit-claim/flow.ts')).creditClaim,
    repeat: async () => (await import('./products/credit-claim/repeat.ts')).repeatedClaim,
  },
  'short-link': {
    at: ['/link/:id?'],
    screens: async () => (await import('./products/short-link/screens.ts')).shortLinkScreens,
    load: async () => (await import('./products/short-link/flow.ts')).shortLink,
    // The first answer uses the link up: a page reloaded before it came asks for the same answer.
    keeps: ['openShortLink'],
  },
  'apply-loan': {
    at: ['/apply-loan/:id?'],
    screens: async () => (await import('./products/apply-loan/screens.ts')).applyLoanScreens,
    load: async () => (await import('./products/apply-loan/flow.ts')).applyLoan,
  },
  'dealer-claim': {
    at: [
      '/apply-loan/:id?',
      '/my-applications/:id',
      '/bank-response-waiting',
      '/bank-responses/:id?',
      '/bank-request-error',
    ],
    screens: async () => (await import('./products/dealer-claim/screens.ts')).dealerClaimScreens,
    load: async () => (await import('./products/dealer-claim/flow.ts')).dealerClaim,
  },
  'casco-life': {
    at: [
      '/insurance/casco-and-life/:id',
      '/sign-fail',
      '/process-fail',
      '/insurance/casco-and-life/:id?/complete',
      '/centras-success',
    ],
    screens: async () => (await import('./products/casco-life/screens.ts')).cascoLifeScreens,
    load: async () => (await import('./products/casco-life/flow.ts')).cascoLife,
  },
  'car-insurance': {
    at: [
      '/insurance/:id?/edit',
      '/insurance/:id?/offers',
      '/insurance/:id',
      '/sign-fail',
      '/insurance/:id?/error',
      '/insurance/payment/:status?',
    ],
    screens: async () => (await import('./products/car-insurance/screens.ts')).carInsuranceScreens,
    load: async () => (await import('./products/car-insurance/flow.ts')).carInsurance,
    repeat: async () => (await import('./products/car-insurance/repeat.ts')).repeatedInsurance,
  },
  'marketplace-insurance': {
    at: ['/marketplace/insurance/:id?/edit', '/marketplace/insurance/:id?/offers'],
    screens: async () => (await import('./products/marketplace-insurance/screens.ts')).marketplaceInsuranceScreens,
    load: async () => (await import('./products/marketplace-insurance/flow.ts')).marketplaceInsurance,
    // The first answer makes the claim: a page reloaded before it came asks for the same one.
    keeps: ['bindMarketplaceClaim'],
  },
  'credit-insurance': {
    at: ['/credit-insurance/:id?', '/credit-insurance/success', '/process-fail'],
    screens: async () => (await import('./products/credit-insurance/screens.ts')).creditInsuranceScreens,
    load: async () => (await import('./products/credit-insurance/flow.ts')).creditInsurance,
  },
  'credit-insurance-mcrdt': {
    at: ['/credit-insurance-mcrdt/:id?', '/credit-insurance-mcrdt/success', '/process-fail'],
    screens: async () => (await import('./products/credit-insurance-mcrdt/screens.ts')).creditInsuranceMcrdtScreens,
    load: async () => (await import('./products/credit-insurance-mcrdt/flow.ts')).creditInsuranceMcrdt,
  },
  'credit-insurance-mycar': {
    at: ['/credit-insurance-mycar', '/credit-insurance-mycar/:id?', '/credit-insurance-mycar/success', '/process-fail'],
    screens: async () => (await import('./products/credit-insurance-mycar/screens.ts')).creditInsuranceMycarScreens,
    load: async () => (await import('./products/credit-insurance-mycar/flow.ts')).creditInsuranceMycar,
  },
};
export const flowIds = Object.keys(flows) as FlowId[];

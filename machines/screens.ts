import type { AddressPattern } from './addresses.ts';
import type { ScreenSpec } from './kit/screen.ts';
import { applyLoanScreens } from './products/apply-loan/screens.ts';
import { carInsuranceScreens } from './products/car-insurance/screens.ts';
import { cascoLifeScreens } from './products/casco-life/screens.ts';
import { commodityLoanScreens } from './products/commodity-loan/screens.ts';
import { creditClaimScreens } from './products/credit-claim/screens.ts';
import { creditInsuranceMcrdtScreens } from './products/credit-insurance-mcrdt/screens.ts';
import { creditInsuranceMycarScreens } from './products/credit-insurance-mycar/screens.ts';
import { creditInsuranceScreens } from './products/credit-insurance/screens.ts';
import { dealerClaimScreens } from './products/dealer-claim/screens.ts';
import { marketplaceInsuranceScreens } from './products/marketplace-insurance/screens.ts';
import { pageScreens } from './pages.ts';
import { shortLinkScreens } from './products/short-link/screens.ts';

/*
 * The screen registry: address, access, layout, texts, reads and events of every screen, written once. Here it stands
 * whole, for the types and for what runs in Node; the app loads the entries of one product at a time (`index.ts`).
 */

/** Screens by the flow that owns them. */
export const screensByFlow = {
  'commodity-loan': commodityLoanScreens,
  'credit-claim': creditClaimScreens,
  'short-link': shortLinkScreens,
  'apply-loan': applyLoanScreens,
  'dealer-claim': dealerClaimScreens,
  'casco-life': cascoLifeScreens,
  'car-insurance': carInsuranceScreens,
  'marketplace-insurance': marketplaceInsuranceScreens,
  'credit-insurance': creditInsuranceScreens,
  'credit-insurance-mcrdt': creditInsuranceMcrdtScreens,
  'credit-insurance-mycar': creditInsuranceMycarScreens,
} as const;
export type ScreensByFlow = typeof screensByFlow;
export type FlowId = keyof ScreensByFlow;

type All<Of> = (Of extends unknown ? (one: Of) => void : never) extends (all: infer A) => void ? A : never;
export type Screens = typeof pageScreens & All<ScreensByFlow[FlowId]>;
export type ScreenId = keyof Screens;
export type ScreenOf<Flow extends FlowId> = keyof ScreensByFlow[Flow] & ScreenId;

export const screens = Object.assign({}, pageScreens, ...Object.values(screensByFlow)) as Screens;

/** The entry as a plain spec, for code that treats all screens alike. */
export const screenSpec = (id: ScreenId): ScreenSpec => screens[id] satisfies ScreenSpec;
export const screenIds = Object.keys(screens) as ScreenId[];

/** Screens that stand at an address; several steps of one form share one. */
export const screensAt = (pattern: AddressPattern): ScreenId[] =>
  screenIds.filter((id) => screens[id].path === pattern);

/** The flow that owns a screen, or null: the screen is a page. */
export const flowOf = (screen: ScreenId): FlowId | null =>
  (Object.keys(screensByFlow) as FlowId[]).find((id) => screen in screensByFlow[id]) ?? null;

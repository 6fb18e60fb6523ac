import type { AddressPattern } from './addresses.ts';
import type { ScreenSpec } from './kit/screen.ts';
import { applyLoanScreens } from './screens/apply-loan.ts';
import { carInsuranceScreens } from './screens/car-insurance.ts';
import { cascoLifeScreens } from './screens/casco-life.ts';
import { commodityLoanScreens } from './screens/commodity-loan.ts';
import { creditClaimScreens } from './screens/credit-claim.ts';
import { creditInsuranceMcrdtScreens } from './screens/credit-insurance-mcrdt.ts';
import { creditInsuranceMycarScreens } from './screens/credit-insurance-mycar.ts';
import { creditInsuranceScreens } from './screens/credit-insurance.ts';
import { dealerClaimScreens } from './screens/dealer-claim.ts';
import { marketplaceInsuranceScreens } from './screens/marketplace-insurance.ts';
import { pageScreens } from './screens/pages.ts';
import { shortLinkScreens } from './screens/short-link.ts';

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

import type { ScreenSpec } from './kit/screen.ts';
import type { AddressPattern } from './generated/addresses.ts';
import { screensByFlow } from './generated/screens.ts';
import { pageScreens } from './pages.ts';

/*
 * The screen registry: address, access, layout, texts, reads and events of every screen, written once. Here it stands
 * whole, for the types and for what runs in Node; the app loads the entries of one product at a time (`product.ts`).
 */

export { screensByFlow };
export type ScreensByFlow = typeof screensByFlow;
export type FlowId = keyof ScreensByFlow;

type All<Of> = (Of extends unknown ? (one: Of) => void : never) extends (all: infer A) => void ? A : never;
export type Screens = typeof pageScreens & All<ScreensByFlow[FlowId]>;
export type ScreenId = keyof Screens;

type AllScreens = Screens;
declare module './kit/register.ts' {
  interface Register {
    screens: AllScreens;
  }
}
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

import type { SpeakingSpec } from './screen.ts';

export type ScreenSpecs = Readonly<Record<string, SpeakingSpec>>;

/** The screens of the whole product, as `machines/screens.ts` registers them: the kit itself imports no product. */
export interface Register {}

export type Screens = Register extends { screens: infer All extends ScreenSpecs } ? All : ScreenSpecs;
export type ScreenId = Extract<keyof Screens, string>;

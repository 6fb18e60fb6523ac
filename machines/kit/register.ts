import type { SpeakingSpec } from './screen.ts';

export type ScreenSpecs = Readonly<Record<string, SpeakingSpec>>;

/** The screens of the whole product, as `machines/screens.ts` registers them: the kit itself imports no product. */
export interface Register {}

export type Screens = Register extends { screens: infer All extends ScreenSpecs } ? All : ScreenSpecs;
/** Reports of use, by name: what each one says. `machines/reports.ts` registers them. */
export type Reported = Register extends { reports: infer All }
  ? All
  : Readonly<Record<string, { readonly flow: string }>>;
export type ScreenId = Extract<keyof Screens, string>;

import { applyScreens } from './screens/apply.ts';
import { banksScreens } from './screens/banks.ts';
import { cascoLifeScreens } from './screens/casco-life.ts';
import { claimScreens } from './screens/claim.ts';
import { commodityScreens } from './screens/commodity.ts';
import { linkScreens } from './screens/link.ts';
import { dealerScreens } from './screens/dealer.ts';
import { insuranceScreens } from './screens/insurance.ts';
import { pageScreens } from './screens/pages.ts';
import { questionnaireScreens } from './screens/questionnaire.ts';
import type { ScreenSpec } from './kit/screen.ts';

/** The screen registry: address, access, layout, texts, reads and events of every screen, written once. */
export const screens = {
  ...pageScreens,
  ...claimScreens,
  ...commodityScreens,
  ...questionnaireScreens,
  ...banksScreens,
  ...linkScreens,
  ...dealerScreens,
  ...cascoLifeScreens,
  ...insuranceScreens,
  ...applyScreens,
};

export type ScreenId = keyof typeof screens;
export type Screens = typeof screens;

/** The entry as a plain spec, for code that treats all screens alike. */
export const screenSpec = (id: ScreenId): ScreenSpec => screens[id] satisfies ScreenSpec;
export const screenIds = Object.keys(screens) as ScreenId[];

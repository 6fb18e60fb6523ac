import { banksScreens } from './banks.screens.ts';
import { claimScreens } from './claim.screens.ts';
import { questionnaireScreens } from './questionnaire.screens.ts';

/** The customer's credit claim: its beginning, the questionnaire, the banks. */
export const creditClaimScreens = { ...claimScreens, ...questionnaireScreens, ...banksScreens };

import { banksScreens } from './banks.ts';
import { claimScreens } from './claim.ts';
import { questionnaireScreens } from './questionnaire.ts';

/** The customer's credit claim: its beginning, the questionnaire, the banks. */
export const creditClaimScreens = { ...claimScreens, ...questionnaireScreens, ...banksScreens };

import { flowKit } from '../../kit/flow.ts';
import { cascoLifeScreens } from './screens.ts';

/** The words of the insurance that a bank waits for. */
export const kit = flowKit(cascoLifeScreens, [
  'listCascoLifeClaims',
  'getCascoLifeClaim',
  'getCascoConditions',
  'getLifeConditions',
  'putCascoConditions',
  'putLifeConditions',
  'completeSelection',
  'cascoLifeToAgreeing',
  'createCascoLifeAgreement',
  'confirmCascoLifeSignature',
  'repeatCascoLifeSignature',
  'sendCascoLifeClaim',
]);

import { dealerCarForm } from '../../../schemas/shared/dealer-car.form.ts';
import { declineForm } from '../../../schemas/shared/decline.form.ts';
import { meForm } from '../../../schemas/shared/me.form.ts';
import { openClaimForm } from '../../../schemas/dealer-claim/open-claim.form.ts';
import { publicationForm } from '../../../schemas/shared/publication.form.ts';
import { termsForm } from '../../../schemas/shared/terms.form.ts';
import type { FormsOf } from '../../kit/product.ts';
import type { dealerClaimScreens } from './screens.ts';

export const forms: FormsOf<typeof dealerClaimScreens> = {
  SUBMIT_CLIENT: meForm,
  SUBMIT_DEALER_CAR: dealerCarForm,
  FIND_PUBLICATION: () => publicationForm,
  SUBMIT_TERMS: termsForm,
  OPEN_CLAIM: () => openClaimForm,
  DECLINE: () => declineForm,
};

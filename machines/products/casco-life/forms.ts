import { acceptanceForm } from '../../../schemas/shared/acceptance.form.ts';
import { cascoChoiceForm } from '../../../schemas/casco-life/casco-choice.form.ts';
import { codeForm } from '../../../schemas/shared/code.form.ts';
import { lifeChoiceForm } from '../../../schemas/casco-life/life-choice.form.ts';
import type { FormsOf } from '../../kit/product.ts';
import type { cascoLifeScreens } from './screens.ts';

export const forms: FormsOf<typeof cascoLifeScreens> = {
  CHOOSE_CASCO: () => cascoChoiceForm,
  CHOOSE_LIFE: () => lifeChoiceForm,
  ACCEPT_AGREEMENT: () => acceptanceForm,
  SUBMIT_CODE: codeForm,
};

import { acceptanceForm } from '../../../schemas/shared/acceptance.form.ts';
import { codeForm } from '../../../schemas/shared/code.form.ts';
import { decisionsForm } from '../../../schemas/casco-life/decisions.form.ts';
import type { FormsOf } from '../../kit/product.ts';
import type { cascoLifeScreens } from './screens.ts';

export const forms: FormsOf<typeof cascoLifeScreens> = {
  DECIDE: decisionsForm,
  ACCEPT_AGREEMENT: () => acceptanceForm,
  SUBMIT_CODE: codeForm,
};

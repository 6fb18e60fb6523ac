import { bankListForm } from '../../../schemas/apply-loan/bank-list.form.ts';
import { termsForm } from '../../../schemas/shared/terms.form.ts';
import type { FormsOf } from '../../kit/product.ts';
import type { applyLoanScreens } from './screens.ts';

export const forms: FormsOf<typeof applyLoanScreens> = {
  SUBMIT_TERMS: termsForm,
  CHOOSE_BANKS: () => bankListForm,
};

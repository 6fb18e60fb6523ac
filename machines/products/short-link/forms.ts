import { digitsForm } from '../../../schemas/short-link/digits.form.ts';
import type { FormsOf } from '../../kit/product.ts';
import type { shortLinkScreens } from './screens.ts';

export const forms: FormsOf<typeof shortLinkScreens> = {
  SUBMIT_DIGITS: () => digitsForm,
};

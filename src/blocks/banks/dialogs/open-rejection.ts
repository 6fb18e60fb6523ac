import { lazy } from 'react';
import type { OtherTermsValues } from '../../../../schemas/shared/other-terms.form.ts';
import { modals } from '../../../ui/index.ts';
import type { RejectionOptions } from './options.ts';

const Rejection = lazy(() => import('./rejection.tsx'));

export const showRejection = (options: RejectionOptions): void => {
  modals.open<RejectionOptions, OtherTermsValues>({
    key: 'bank-rejection',
    component: Rejection,
    options,
    onClose: (terms) => terms && options.onApply?.(terms),
  });
};

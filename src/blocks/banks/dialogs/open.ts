import { lazy } from 'react';
import type { Bank } from '../../../../openapi/index.ts';
import type { OtherTermsValues } from '../../../../schemas/other-terms.form.ts';
import { modals } from '../../../ui/index.ts';
import type { Approved } from '../answers.ts';
import type { ConditionsTab, RejectionOptions } from './options.ts';

const Conditions = lazy(() => import('./conditions.tsx'));
const Rejection = lazy(() => import('./rejection.tsx'));
const Mcf = lazy(() => import('./mcf.tsx'));

export const showConditions = (answer: Approved, tab: ConditionsTab): void => {
  modals.open({ key: 'bank-conditions', component: Conditions, options: { answer, tab } });
};

export const showRejection = (options: RejectionOptions): void => {
  modals.open<RejectionOptions, OtherTermsValues>({
    key: 'bank-rejection',
    component: Rejection,
    options,
    onClose: (terms) => terms && options.onApply?.(terms),
  });
};

/** `onGo`: the person agreed and goes on with this lender. */
export const showMcf = (bank: Bank, onGo: () => void): void => {
  modals.open<{ bank: Bank }, boolean>({
    key: 'mcf',
    component: Mcf,
    options: { bank },
    onClose: (agreed) => agreed === true && onGo(),
  });
};

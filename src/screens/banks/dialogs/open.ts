import { lazy } from 'react';
import type { Bank, Integration } from '../../../../openapi/index.ts';
import type { Approved } from '../../../blocks/banks/answers.ts';
import { modals } from '../../../ui/index.ts';

const Conditions = lazy(() => import('./conditions.tsx'));
const Rejection = lazy(() => import('./rejection.tsx'));
const Mcf = lazy(() => import('./mcf.tsx'));

export const showConditions = (answer: Approved): void => {
  modals.open({ key: 'bank-conditions', component: Conditions, options: { answer } });
};
export const showRejection = (answer: Integration): void => {
  modals.open({ key: 'bank-rejection', component: Rejection, options: { answer } });
};
export const showMcf = (bank: Bank): void => {
  modals.open({ key: 'mcf', component: Mcf, options: { bank } });
};

import { lazy } from 'react';
import type { InsuranceDeclineValues } from '../../../schemas/shared/insurance-decline.form.ts';
import { modals } from '../../ui/index.ts';

const DeclineDialog = lazy(() => import('./decline-dialog.tsx'));

/** Asks whether, and why. `paid`: the policy is taken back and its premium returned. */
export const askDecline = (paid: boolean, onSure: (values: InsuranceDeclineValues) => void): void => {
  modals.open<{ paid: boolean }, InsuranceDeclineValues>({
    key: 'insurance-decline',
    component: DeclineDialog,
    options: { paid },
    alert: true,
    onClose: (values) => values && onSure(values),
  });
};

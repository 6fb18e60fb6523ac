import { lazy } from 'react';
import { modals } from '../modals.store.ts';
import type { ConfirmOptions, ContactUsOptions } from './options.ts';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));
const ContactUsDialog = lazy(() => import('./contact-us-dialog.tsx'));

/** Asks; true only when the confirming button was pressed. One question at a time: a second is answered with false. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const opened = modals.open<ConfirmOptions, boolean>({
      key: 'confirm',
      component: ConfirmDialog,
      options,
      alert: true,
      onClose: (yes) => resolve(yes === true),
    });
    if (!opened) resolve(false);
  });
}

/** Shows how to reach us. */
export function contactUs(options: ContactUsOptions): void {
  modals.open({ key: 'contact-us', component: ContactUsDialog, options });
}

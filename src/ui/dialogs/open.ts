import { lazy } from 'react';
import { modals } from '../modals.store.ts';

export interface ConfirmOptions {
  title: string;
  text?: string | undefined;
  /** Verbs: "Отозвать заявку" / "Оставить", not "OK" / "Отмена". */
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean | undefined;
  /** `data-event` of the confirming button. */
  event?: string | undefined;
}
export interface ContactUsOptions {
  /** Digits as in data: '77012345567'. */
  phone?: string | undefined;
  whatsapp?: string | undefined;
  workTime?: string | undefined;
  /** Instead of a `tel:` link, inside the mobile app. */
  onCall?: ((phone: string) => void) | undefined;
}

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

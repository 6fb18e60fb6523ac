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
  /** What it is about, where that is not plain from the page: its own heading, and what to do or not to do meanwhile. */
  why?: { readonly title: string; readonly text: string } | undefined;
  /** Digits as in data: '77012345567'. */
  phone?: string | undefined;
  whatsapp?: string | undefined;
  workTime?: string | undefined;
  /** Instead of a `tel:` link, inside the mobile app. */
  onCall?: ((phone: string) => void) | undefined;
  /** The app around the page drops new windows: links stay in this one, and it hands them on. */
  webview: boolean;
}
export interface DocumentOptions {
  /** Its name, as the page calls it. */
  title: string | undefined;
  url: string;
  /** In the mobile app: it opens in the place of the page. */
  webview: boolean;
  /** In this document. */
  open: () => void;
}

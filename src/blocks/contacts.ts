import type { HostActions, PublicFacts } from './props.ts';
import { contactUs } from '../ui/dialogs/open.ts';
import type { ContactUsOptions } from '../ui/dialogs/options.ts';

/** In the mobile app a number is dialled by the app. */
export const contactsOf = ({ contacts }: PublicFacts, host: HostActions): ContactUsOptions => ({
  ...contacts,
  webview: host.webview,
  onCall: host.webview ? (phone) => host.call(phone) : undefined,
});

/** Shows how to reach us, and why where the page does not say. */
export const openContacts = (config: PublicFacts, host: HostActions, why?: ContactUsOptions['why']): void =>
  contactUs({ ...contactsOf(config, host), why });

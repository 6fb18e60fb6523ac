import type { HostActions, PublicFacts } from './props.ts';
import { contactUs } from '../ui/dialogs/open.ts';

/** Shows how to reach us; in the mobile app a number is dialled by the app. */
export const openContacts = ({ contacts }: PublicFacts, host: HostActions): void =>
  contactUs({ ...contacts, webview: host.webview, onCall: host.webview ? (phone) => host.call(phone) : undefined });

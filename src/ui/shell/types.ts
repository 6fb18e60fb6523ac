import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/index.ts';
import type { ContactUsOptions } from '../dialogs/options.ts';

/** What the app tells every layout. */
export interface ShellFacts {
  /** The address on show, without its query, and the product of it where it is one of several: they choose the logo. */
  pathname: string;
  year: number;
  companyLine: string;
  /** One more line of the footer. */
  footerNote?: string | undefined;
  /** Inside the mobile app: the menu is no drawer. */
  webview: boolean;
  signedIn: boolean;
  contacts: ContactUsOptions;
  onLocale(next: Locale): Promise<void>;
  onBack(): void;
  onLogout(): void;
  /** The menu's code did not come. */
  onMissing(error: Error): void;
}
export interface LayoutProps {
  shell: ShellFacts;
  /** 480 px for forms, 500 for lists, 500 and from 1024 px on two columns of 1080 together, up to 1080 for desks. */
  width?: 'form' | 'list' | 'split' | 'wide' | undefined;
  /** In the header, between the logo and the menu or the language. */
  nav?: ReactNode;
  /** Of a nested page: the language's switch in the header. */
  toggle?: boolean | undefined;
  children: ReactNode;
}

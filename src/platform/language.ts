import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locale.ts';
import { YEAR_SEC, type CookieJar, type CookieReader } from './cookies.ts';

const exact = (value: string | null): Locale | undefined => LOCALES.find((locale) => locale === value);

/** The language at start: cookie `locale`, else `i18n_redirected`, else the browser's first language of ours, else Russian. */
export const languageOf = (jar: CookieReader, browser: readonly string[]): Locale => {
  const wanted = browser
    .map((tag) => exact(tag.toLowerCase().split('-')[0] ?? ''))
    .find((locale) => locale !== undefined);
  return exact(jar.get('locale')) ?? exact(jar.get('i18n_redirected')) ?? wanted ?? DEFAULT_LOCALE;
};

/** The same; both cookies are written again, so that they agree and live another 365 days (spec §9). */
export const resolveLanguage = (jar: CookieJar, browser: readonly string[]): Locale => {
  const locale = languageOf(jar, browser);
  saveLanguage(jar, locale);
  return locale;
};

export const saveLanguage = (jar: CookieJar, locale: Locale): void => {
  jar.set('locale', locale, YEAR_SEC);
  jar.set('i18n_redirected', locale, YEAR_SEC);
};

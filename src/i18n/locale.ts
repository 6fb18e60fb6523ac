/** The languages of the product; the first is the default (spec §5: anything else falls back to it). */
export const LOCALES = ['ru', 'kk'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'ru';

/** Narrows a cookie, an address part or a browser language ('kk-KZ') to a language of ours; unknown gives Russian. */
export function asLocale(value: string | null | undefined): Locale {
  const base = value?.slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => locale === base) ?? DEFAULT_LOCALE;
}

/** The language that the toggle offers. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'ru' ? 'kk' : 'ru';
}

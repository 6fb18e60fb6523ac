export { asLocale, DEFAULT_LOCALE, LOCALES, type Locale, otherLocale } from './locale.ts';
export { Text, TextProvider, useLocale, useT } from './react.tsx';
export {
  currentLocale,
  i18n,
  isTextId,
  loadCatalogue,
  setLocale,
  type TextValues,
  type Translate,
  translate,
} from './runtime.ts';

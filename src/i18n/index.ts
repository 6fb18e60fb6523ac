export { asLocale, LOCALES, type Locale, otherLocale } from './locale.ts';
export { TextProvider, useLocale, useT } from './react.tsx';
export {
  currentLocale,
  i18n,
  isTextId,
  loadCatalogue,
  prepareNumbers,
  setLocale,
  type Translate,
  translate,
} from './runtime.ts';

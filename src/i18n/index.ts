export { asLocale, LOCALES, type Locale, otherLocale } from './locale.ts';
export { TextProvider, useLocale, useT } from './react.tsx';
export { currentLocale, i18n, isTextId, loadCatalogue, setLocale, type Translate, translate } from './runtime.ts';

import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-json';

/** No `fallbackLocales`: with one, a missing Kazakh text would pass unnoticed. */
export default defineConfig({
  sourceLocale: 'ru',
  locales: ['ru', 'kk'],
  catalogs: ['common', 'pages', 'info', 'claim', 'questionnaire', 'banks'].map((name) => ({
    path: `<rootDir>/locales/{locale}/${name}`,
    include: [],
  })),
  format: formatter({ style: 'minimal' }),
});

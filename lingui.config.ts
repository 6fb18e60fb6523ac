import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-json';

/** No `fallbackLocales`: with one, a missing Kazakh text would pass unnoticed. */
export default defineConfig({
  sourceLocale: 'ru',
  locales: ['ru', 'kk'],
  // Every file is a catalogue: the types of the names come from the same folder.
  catalogs: readdirSync(new URL('./locales/ru', import.meta.url)).map((file) => ({
    path: `<rootDir>/locales/{locale}/${file.replace(/\.json$/, '')}`,
    include: [],
  })),
  format: formatter({ style: 'minimal' }),
});

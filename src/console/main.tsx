import '../index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { messages as kk } from '../../locales/kk/console.json?lingui';
import { messages as fieldsKk } from '../../locales/kk/flow.json?lingui';
import { messages as ru } from '../../locales/ru/console.json?lingui';
import { messages as fieldsRu } from '../../locales/ru/flow.json?lingui';
import { i18n, setLocale, translate } from '../i18n/index.ts';
import { createCookieJar } from '../platform/cookies.ts';
import { showFont } from '../platform/font.ts';
import { resolveLanguage, saveLanguage } from '../platform/language.ts';
import { browserNavigation } from '../platform/navigation.ts';
import { UiRoot } from '../ui/index.ts';
import { snackbar } from '../ui/snackbar.store.ts';
import { Console } from './app.tsx';
import { createQueries } from './data.ts';

const jar = createCookieJar(document, browserNavigation.origin().startsWith('https:'));
const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

// Fields that not every page has (a select, a search) bring their words in this catalogue.
i18n.load('ru', { ...fieldsRu, ...ru });
i18n.load('kk', { ...fieldsKk, ...kk });
showFont();
await setLocale(resolveLanguage(jar, navigator.languages));

createRoot(place).render(
  <QueryClientProvider client={createQueries()}>
    <UiRoot loading={false} onMissing={() => snackbar.error(() => translate('error.unknown'))}>
      <Console
        onLocale={async (next) => {
          await setLocale(next);
          saveLanguage(jar, next);
        }}
      />
    </UiRoot>
  </QueryClientProvider>,
);

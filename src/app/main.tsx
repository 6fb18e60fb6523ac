import '../index.css';
import { createRoot } from 'react-dom/client';
import { setLocale } from '../i18n/index.ts';
import { ConfigError } from '../platform/config.ts';
import { browserAddress } from '../platform/navigation.ts';
import { compose, readConfig, started } from './compose.ts';
import { ConfigErrorPage } from './config-error.tsx';
import { fetchAhead } from './parts.tsx';
import { Root } from './root.tsx';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');
const root = createRoot(place);

try {
  const settings = Promise.all([readConfig(), setLocale(started.locale)]);
  fetchAhead(browserAddress().location.pathname, started.locale);
  const [config] = await settings;
  const app = compose(config);
  root.render(<Root app={app} />);
  app.begin();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  await setLocale(started.locale);
  root.render(<ConfigErrorPage configKey={error.key} />);
}

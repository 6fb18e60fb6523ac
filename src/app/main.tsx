import '../index.css';
import { createRoot } from 'react-dom/client';
import { setLocale } from '../i18n/index.ts';
import { ConfigError } from '../platform/config.ts';
import { compose, readConfig, started } from './compose.ts';
import { ConfigErrorPage } from './config-error.tsx';
import { Root } from './root.tsx';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');
const root = createRoot(place);

try {
  const [config] = await Promise.all([readConfig(), setLocale(started.locale)]);
  const app = compose(config);
  root.render(<Root app={app} />);
  app.begin();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  await setLocale(started.locale);
  root.render(<ConfigErrorPage configKey={error.key} />);
}

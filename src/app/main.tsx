import '../index.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setLocale } from '../i18n/index.ts';
import { ConfigError } from '../platform/config.ts';
import { browserNavigation } from '../platform/navigation.ts';
import { reloadWhenPossible, onNetwork } from './reload.ts';
import { compose, readConfig, router, started } from './compose.ts';
import { ConfigErrorPage } from './config-error.tsx';
import type { App, Came, Printed } from './context.ts';
import { preparePart } from './parts.tsx';
import { onCaughtError } from './faults.ts';
import { Root } from './root.tsx';
import { tellTouched, touchedIn } from './early-input.ts';

/** Drawn in place of a screen, where only a call says which one follows. */
const WAITING = 'waiting';
const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');
/** The page as it came, drawn while building; null: empty, or not what this visitor is to see. */
const prerendered = place.dataset.prerendered === undefined ? null : place;
let stands = false;
const came: Came | null = prerendered && {
  printed: JSON.parse(prerendered.dataset.printed ?? 'null') as Printed,
  waits: prerendered.dataset.prerendered === WAITING,
};
/** What was typed and chosen before the program drew anything. */
let touched: ReturnType<typeof touchedIn> = [];
/** Nothing stands for the program any more. */
const takeOver = (): void => {
  document.getElementById('load-notice')?.remove();
  delete place.dataset.prerendered;
};
const onShown = (): void => {
  if (stands) return;
  stands = true;
  const all = [...touched.filter(({ control }) => !control.isConnected), ...touchedIn(place)];
  takeOver();
  // Outside of React's own work, for it leads to more.
  queueMicrotask(() => {
    const pressed = window.early?.release();
    tellTouched(all, place);
    pressed?.click();
  });
};

const isUnsettled = (app: App): boolean => ['switching', 'failed'].includes(app.session.view().phase);

/** A flow's first screen stands drawn until the flow has come to it, or to another. */
const flowStands = (app: App): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (app.navigator.view().kind === 'loading' && !isUnsettled(app)) return;
      for (const end of ends) end();
      resolve();
    };
    const ends = [app.navigator.subscribe(look), app.session.subscribe(look)];
    look();
  });

/** Whether the page that stands drawn is the one that the program shows first. */
const isPrerendered = async (app: App): Promise<boolean> => {
  const first = app.navigator.view();
  if (came?.waits) return first.kind === 'loading' && !isUnsettled(app);
  if (prerendered === null || first.kind !== 'screen' || first.screen !== prerendered.dataset.prerendered) return false;
  const isHere = await preparePart(first.screen).then(
    () => true,
    () => false,
  );
  return isHere && app.navigator.view() === first && !isUnsettled(app);
};

const show = async (app: App): Promise<void> => {
  const begun = app.begin();
  // Heard at the end, whenever it fails.
  begun.catch(() => undefined);
  if (prerendered !== null) await begun;
  if (prerendered !== null && !came?.waits) await flowStands(app);
  const root = <Root app={app} />;
  const isSame = await isPrerendered(app);
  if (prerendered !== null) touched = touchedIn(place);
  // Without the early script it stands in the build's language, as a browser shows it.
  if (isSame && place.dataset.language === started.locale && !app.host.webview) {
    // From here on React hears what is pressed.
    for (const button of place.querySelectorAll('button')) button.disabled = false;
    hydrateRoot(place, root, { onCaughtError, onRecoverableError: app.onHydrationError });
  } else createRoot(place, { onCaughtError }).render(root);
  await begun;
};

/** Not awaited: the screens' files import this one, and would wait for it as it waits for them. */
const begin = async (): Promise<void> => {
  const settings = Promise.all([readConfig(), setLocale(started.locale)]);
  // One wait less before the first screen.
  void router.preloadRoute({ to: router.history.location.pathname as '/' });
  try {
    const [config] = await settings;
    window.early?.theme(config.theme);
    await show(compose(config, came, onShown));
  } catch (error) {
    // Words or a part of the program did not come.
    if (!(error instanceof ConfigError)) return reloadWhenPossible();
    try {
      await setLocale(started.locale);
    } catch {
      return reloadWhenPossible();
    }
    window.early?.release();
    takeOver();
    // Nobody hears what would still be pressed on the page that came drawn.
    place.replaceChildren();
    createRoot(place).render(<ConfigErrorPage configKey={error.key} onRetry={browserNavigation.reload} />);
    // What did not come may come with the network; what is wrong stays wrong.
    if (error.key === '') onNetwork(browserNavigation.reload);
  }
};
// Of a built page the early script sees to it.
if (import.meta.env.DEV) void import('../platform/font.ts').then(({ showFont }) => showFont());
void begin();

import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryHistory } from '@tanstack/react-router';
import { pageScreens } from '../../machines/pages.ts';
import type { ScreenSpec } from '../../machines/kit/screen.ts';
import type { ScreenId } from '../../machines/screens.ts';
import { parseConfig } from '../../schemas/config.schema.ts';
import { openDrafts } from '../engine/drafts.ts';
import type { PageView } from '../engine/navigator.types.ts';
import { LOCALES, setLocale, translate, type Locale } from '../i18n/index.ts';
import { LoadNotice } from './load-notice.tsx';
import { printedOf, type App, type Printed } from './context.ts';
import { noUploads } from './no-uploads.ts';
import { preparePart } from './parts.tsx';
import { createAppRouter } from '../router/routes.ts';
import { Root, shows } from './root.tsx';

/** A page in one language as it stands before its script. */
export interface Drawn {
  readonly title: string;
  readonly html: string;
}
export interface DrawnPage {
  readonly screen: ScreenId;
  readonly path: string;
  readonly access: string;
  readonly printed: Printed;
  readonly in: Readonly<Record<Locale, Drawn>>;
}

const nothing = () => undefined;
const never = () => () => undefined;
/** Nobody calls on a page that is only drawn. */
const refused = () => Promise.reject(new Error('A drawn page makes no calls'));

/** The product as a guest's browser sees it at its first moment. */
const stillApp = async (screen: ScreenId, path: string, printed: Printed, today: string): Promise<App> => {
  const drafts = openDrafts({ draft: () => null, saveDraft: nothing }, () => 0, {
    flow: 'page',
    user: () => null,
    claim: null,
  });
  const place = { query: '', words: '' };
  const page: PageView = { kind: 'screen', screen, flow: null, drafts, visit: 1, direction: 'start', place };
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { arrive: () => ({ page }), load: nothing },
    shows,
  });
  await router.load();
  const session = { phase: 'guest', busy: false, asked: false, problem: null, profile: null, linked: null } as const;
  return {
    perform: refused,
    expect: nothing,
    session: { view: () => session, subscribe: never, send: nothing },
    navigator: {
      view: () => page,
      flowView: () => page,
      subscribe: never,
      start: refused,
      go: nothing,
      preload: nothing,
      move: nothing,
      back: () => false,
      claimId: () => null,
      returned: nothing,
      reconnected: nothing,
      updateResponse: nothing,
      retranslate: nothing,
    },
    progress: { count: 0, awaited: 0, begin: () => nothing, subscribe: never },
    host: {
      webview: false,
      call: nothing,
      openDocument: nothing,
      returnMain: nothing,
      copy: () => Promise.resolve(false),
      share: null,
      fileSharing: null,
    },
    printed,
    came: null,
    network: { isOnline: () => true, isSlow: () => true, onChange: never },
    log: { write: nothing },
    router,
    uploads: noUploads,
    documentAt: (_, path) => path,
    today: () => today,
    back: () => false,
    personalNumber: () => null,
    said: nothing,
    fill: nothing,
    refused: nothing,
    switchLanguage: refused,
    reload: nothing,
    prepare: refused,
    onBroken: nothing,
    onMissingPart: nothing,
    onShown: nothing,
    onMisdrawn: nothing,
    begin: refused,
    settled: nothing,
  };
};

/** Until a script hears what is sent, nothing may be: a form whose button is disabled is not sent by Enter, either. */
const locked = (html: string): string => html.replaceAll('<button type="submit"', '<button type="submit" disabled=""');

/** What stands above every page until its program does. */
export const drawNotice = (): string => renderToStaticMarkup(<LoadNotice />);

/** Pages that show the same to everybody: no data, no flow. */
const still = Object.entries<ScreenSpec>(pageScreens).flatMap(([id, { path, access, reads, title }]) =>
  path !== null && access !== 'authenticated' && reads === undefined
    ? [{ screen: id as ScreenId, path, access, title }]
    : [],
);

/**
 * All pages that can be drawn while building, in both languages.
 * @param settings the build's config.json @param today ISO date in Kazakhstan
 * @throws Error when the settings are wrong
 */
export const drawPages = async (settings: unknown, today: string): Promise<DrawnPage[]> => {
  const parsed = parseConfig(settings);
  if (!parsed.ok) throw new Error(`config.json: ${parsed.key}`);
  const printed = printedOf(parsed.config, today);
  const drawn = new Map<ScreenId, Record<string, Drawn>>();
  for (const locale of LOCALES) {
    await setLocale(locale);
    for (const { screen, path, title } of still) {
      await preparePart(screen);
      const html = locked(renderToString(<Root app={await stillApp(screen, path, printed, today)} />));
      const texts = { title: `${translate(title)} — ${translate('brand.main')}`, html };
      drawn.set(screen, { ...drawn.get(screen), [locale]: texts });
    }
  }
  return still.map(({ screen, path, access }) => ({
    screen,
    path,
    access,
    printed,
    in: drawn.get(screen) as Record<Locale, Drawn>,
  }));
};

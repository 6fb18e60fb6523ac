import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryHistory } from '@tanstack/react-router';
import { addresses, type AddressPattern } from '../../machines/generated/addresses.ts';
import { pageScreens } from '../../machines/pages.ts';
import type { ScreenSpec } from '../../machines/kit/screen.ts';
import { flowOf, screensAt, screenSpec, type FlowId, type ScreenId } from '../../machines/screens.ts';
import { parseConfig } from '../../schemas/config.schema.ts';
import { newDraftKey, openDrafts } from '../engine/drafts.ts';
import { screenOf } from '../engine/mirror.ts';
import type { PageView, View } from '../engine/navigator.types.ts';
import { entriesAt, productOf } from '../engine/registry.ts';
import { runFlow, type RunningFlow } from '../engine/running-flow.ts';
import { DRAFT_PREFIX } from '../platform/memory.ts';
import { currentLocale, LOCALES, setLocale, translate, type Locale } from '../i18n/index.ts';
import { LoadNotice } from './load-notice.tsx';
import { printedOf, type App, type Printed } from './context.ts';
import { noUploads } from './no-uploads.ts';
import { preparePart } from './parts.tsx';
import { createAppRouter } from '../router/routes.ts';
import { Root, shows } from './root.tsx';

export { firstReads } from '../pages/first-reads.ts';

/** A page in one language as it stands before its script. */
export interface Prerendered {
  readonly title: string;
  readonly html: string;
}
export interface PrerenderedPage {
  /** `waiting`: the outline of a page, where only a call says which screen follows. */
  readonly screen: ScreenId | 'waiting';
  readonly paths: readonly AddressPattern[];
  /** Where the browser keeps the draft that the page would begin with. */
  readonly draft?: string;
  readonly access: string;
  readonly printed: Printed;
  readonly in: Readonly<Record<Locale, Prerendered>>;
}

const titleOf = (screen: ScreenId) => screenSpec(screen).title;
const nothing = () => undefined;
const never = () => () => undefined;
/** Nobody calls on a page that is only drawn. */
const refused = () => Promise.reject(new Error('A drawn page makes no calls'));

/** A flow at its beginning: what it calls is never answered. */
const stillFlow = async (id: FlowId, claim: string | null): Promise<RunningFlow> =>
  runFlow(
    id,
    await productOf(id).flow(),
    { id: claim },
    {
      perform: () => new Promise(nothing),
      locale: currentLocale,
      newIntent: () => '',
      now: () => 0,
      random: () => 0,
      whenVisible: () => new Promise(nothing),
      onProblem: nothing,
      onAway: nothing,
      onUnhandled: nothing,
      onStep: nothing,
    },
  );

/** What is drawn: a page, the first screen of a flow, or that something is waited for. */
interface Still {
  readonly screen: ScreenId | 'waiting';
  readonly path: string;
  readonly flow: FlowId | null;
}

/** The product as a guest's browser sees it at its first moment. */
const stillApp = async ({ screen, path, flow }: Still, printed: Printed, today: string): Promise<App> => {
  const drafts = openDrafts({ draft: () => null, saveDraft: nothing }, () => 0, {
    flow: flow ?? 'page',
    user: () => null,
    claim: null,
  });
  const place = { query: '', words: '' };
  const still = { kind: 'screen', drafts, visit: 1, direction: 'start', place } as const;
  const page: PageView | null = screen === 'waiting' || flow !== null ? null : { ...still, screen, flow: null };
  const view: View =
    page ??
    (screen === 'waiting' || flow === null
      ? { kind: 'loading' }
      : { ...still, screen, flow: await stillFlow(flow, null) });
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { arrive: () => ({ page }), prepare: nothing, prepareAt: nothing },
    shows,
  });
  await router.load();
  const session = { phase: 'guest', busy: false, asked: false, problem: null, profile: null, linked: null } as const;
  return {
    perform: refused,
    expect: nothing,
    session: { view: () => session, subscribe: never, send: nothing },
    navigator: {
      view: () => view,
      flowView: () => view,
      subscribe: never,
      start: refused,
      go: nothing,
      preload: nothing,
      move: nothing,
      back: () => false,
      flow: () => null,
      updateResponse: nothing,
    },
    progress: { count: 0, awaited: 0, begin: () => nothing, subscribe: never },
    host: {
      webview: false,
      call: nothing,
      openDocument: nothing,
      returnMain: nothing,
      fromComputer: () => false,
      copy: () => Promise.resolve(false),
      share: null,
      fileSharing: null,
    },
    printed,
    came: { printed, waits: screen === 'waiting' },
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
    onHydrationError: nothing,
    begin: refused,
    settled: nothing,
  };
};

/** Until a script hears what is sent, nothing may be: a form whose button is disabled is not sent by Enter, either. */
const locked = (html: string): string => html.replaceAll('<button type="submit"', '<button type="submit" disabled=""');

/** What stands above every page until its program does. */
export const prerenderNotice = (): string => renderToStaticMarkup(<LoadNotice />);

/** Pages that show the same to everybody: no data, no flow. */
const pages = Object.entries<ScreenSpec>(pageScreens).flatMap(([id, { path, access, reads }]): Drawing[] =>
  path !== null && access !== 'authenticated' && reads === undefined
    ? [{ screen: id as ScreenId, path, flow: null, access, paths: [path as AddressPattern] }]
    : [],
);
interface Drawing extends Still, Pick<PrerenderedPage, 'access' | 'paths' | 'draft'> {}

/** Addresses that lead a guest to the sign-in page: it stands there at once. */
const closed = addresses.filter((pattern) => {
  const all = screensAt(pattern);
  return all.length > 0 && all.every((id) => screenSpec(id).access === 'authenticated');
});

/** Begun by anybody, at an address of its own. */
const openFlowAt = (pattern: AddressPattern): FlowId | null => {
  const all = screensAt(pattern);
  const [first] = all;
  if (first === undefined || screenSpec(first).access !== 'open' || screenSpec(first).standalone) return null;
  const flows = new Set(all.map(flowOf));
  return flows.size === 1 ? flowOf(first) : null;
};

/** First screens of flows, and the outline of a page where a flow begins with a call. */
const flows = async (): Promise<Drawing[]> => {
  const drawn: Drawing[] = [];
  const asking: AddressPattern[] = [];
  for (const pattern of addresses) {
    const flow = openFlowAt(pattern);
    if (flow === null) continue;
    await entriesAt(pattern);
    const hasClaim = pattern.includes(':id');
    const running = await stillFlow(flow, hasClaim ? 'still' : null);
    const screen = running.busy() ? null : screenOf(running.snapshot());
    running.stop();
    if (hasClaim || screen === null) asking.push(pattern);
    else
      drawn.push({
        screen,
        path: pattern,
        flow,
        access: 'open',
        paths: [pattern],
        draft: DRAFT_PREFIX + newDraftKey(flow),
      });
  }
  const [first] = asking;
  // Which address it is drawn at makes no difference: a page that only waits says nothing of it.
  return first === undefined
    ? drawn
    : [
        ...drawn,
        { screen: 'waiting', path: first.replaceAll(/:\w+\??/g, 'still'), flow: null, access: 'open', paths: asking },
      ];
};

/**
 * All pages that can be drawn while building, in both languages.
 * @param settings the build's config.json @param today ISO date in Kazakhstan
 * @throws Error when the settings are wrong
 */
export const prerenderPages = async (settings: unknown, today: string): Promise<PrerenderedPage[]> => {
  const parsed = parseConfig(settings);
  if (!parsed.ok) throw new Error(`config.json: ${parsed.key}`);
  const printed = printedOf(parsed.config, today);
  const drawings = [...pages, ...(await flows())];
  const drawn = new Map<Drawing, Record<string, Prerendered>>();
  for (const locale of LOCALES) {
    await setLocale(locale);
    for (const drawing of drawings) {
      const { screen } = drawing;
      if (screen !== 'waiting') await preparePart(screen);
      const html = locked(renderToString(<Root app={await stillApp(drawing, printed, today)} />));
      const brand = translate('brand.main');
      const title = screen === 'waiting' ? brand : `${translate(titleOf(screen))} — ${brand}`;
      drawn.set(drawing, { ...drawn.get(drawing), [locale]: { title, html } });
    }
  }
  return drawings.map((drawing) => {
    const { screen, paths, access, draft } = drawing;
    return {
      screen,
      paths: screen === 'login' ? [...paths, ...closed] : paths,
      access,
      printed,
      ...(draft === undefined ? {} : { draft }),
      in: drawn.get(drawing) as Record<Locale, Prerendered>,
    };
  });
};

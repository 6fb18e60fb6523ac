import type { FunctionComponent, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OperationId } from '../../openapi/index.ts';
import type { Problem } from '../../machines/kit/problem.ts';
import type { FlowId, ScreenId } from '../../machines/screens.ts';
import { formFacts } from '../../schemas/form-facts.ts';
import { failureOf } from '../../src/app/failing.ts';
import { problemFor } from '../../src/app/screen-props.ts';
import type { HostActions, PublicFacts, ScreenProps, Uploads } from '../../src/blocks/props.ts';
import { loadersOf } from '../../src/generated/loaders.ts';
import { TextProvider } from '../../src/i18n/index.ts';
import { FailingContext, NavigationContext } from '../../src/ui/index.ts';
import type { Navigation } from '../../src/ui/link.tsx';
import { linesOf } from './lines.ts';

type AnyProps = ScreenProps<ScreenId>;
type Table = Readonly<Partial<Record<string, () => Promise<{ default: unknown }>>>>;

/** What a page is made of: what the flow knows, and what its own reads bring. */
export interface Shown {
  readonly context: Readonly<Record<string, unknown>>;
  readonly reads: Readonly<Record<string, unknown>>;
  /** Something was typed into its forms, and nothing of it is left: what opens for who has begun is open. */
  readonly begun?: boolean;
  /** What failed last, and whether somebody had pressed for it on this page. */
  readonly failed?: {
    readonly problem: Problem;
    readonly pressed: boolean;
    /** Hears what the page asks of it. */
    readonly note?: (key: string) => void;
  };
}

const TODAY = '2026-02-01';
const LOCALE = 'ru';
const nothing = () => undefined;
const never = () => Promise.reject(new Error('A drawn page makes no calls'));

/** The components of a product by screen. */
export const screensOf = async (flow: FlowId): Promise<Map<string, FunctionComponent<AnyProps>>> => {
  const table = (await loadersOf[flow]()) as Table & { readonly later?: () => Promise<Table> };
  const all = { ...table, ...(await table.later?.()) };
  const found = new Map<string, FunctionComponent<AnyProps>>();
  for (const [screen, load] of Object.entries(all))
    if (screen !== 'later' && load !== undefined)
      found.set(screen, (await load()).default as FunctionComponent<AnyProps>);
  return found;
};

/** A link says which screen it leads to. */
const navigation: Navigation = {
  href: (screen, params = {}) => [screen, ...Object.values(params)].join(' '),
  go: nothing,
  preload: nothing,
};
const config: PublicFacts = {
  codeLength: 6,
  companyLine: { ru: 'company', kk: 'company' },
  contacts: { phone: '77172000000', whatsapp: '77010000000', workTime: '9-18' },
  publicSite: 'https://site.example',
  announcement: 'https://ads.example',
  stopCredit: 'https://state.example',
  route: 'https://map.example/{lat}/{lng}',
};
const host: HostActions = {
  webview: false,
  call: nothing,
  openDocument: nothing,
  returnMain: nothing,
  fromComputer: () => false,
  copy: () => Promise.resolve(false),
  share: null,
  fileSharing: null,
};
const uploads: Uploads = {
  items: [],
  add: nothing,
  replace: nothing,
  stop: nothing,
  retry: nothing,
  dismiss: nothing,
  remove: never,
  address: () => '/file',
};

const failingOf = ({ problem, pressed }: NonNullable<Shown['failed']>) => {
  const failure = failureOf(problem, LOCALE, true);
  const shown = { failure, isPressed: pressed, control: null, again: nothing, press: nothing, take: () => nothing };
  const onArrival = pressed || failure?.isAtTop !== false ? null : failure.words;
  return { shown, told: problemFor(problem, { onArrival, shown }, LOCALE) };
};

/** The same object, that tells what is read of it. */
const noted = <T extends object | null>(value: T, note: ((key: string) => void) | undefined): T =>
  value === null || note === undefined
    ? value
    : new Proxy(value, {
        get: (from, key) => {
          note(String(key));
          return Reflect.get(from, key) as unknown;
        },
      });

const propsOf = (screen: string, { context, reads, begun = false, failed }: Shown): AnyProps =>
  ({
    screen,
    context: failed === undefined ? context : { ...context, problem: noted(failed.problem, failed.note) },
    send: nothing,
    busy: false,
    detour: false,
    asked: false,
    problem: failed === undefined ? null : noted(failingOf(failed).told, failed.note),
    facts: formFacts({ today: TODAY, codeLength: 6 }, {
      answers: context['answers'],
      responses: context['responses'],
    } as never),
    config,
    host,
    profile: { id: 'u-1', firstName: 'Айдос', phone: '77000000001', role: 'client' },
    personalNumber: null,
    uploads,
    place: { query: {}, words: '', move: nothing },
    documentAt: (service: string, path: string) => `/${service}${path}`,
    useRead: (operation: OperationId, input: unknown) => ({
      data: input === null ? undefined : reads[operation],
      pending: false,
      old: false,
      error: null,
      retry: nothing,
    }),
    ask: never,
    draft: () => ({ load: () => (begun ? {} : null), save: nothing, clear: nothing }),
    fill: nothing,
  }) as unknown as AnyProps;

/** A screen of what is known, line by line. @throws what the screen throws */
export const drawLines = (Screen: FunctionComponent<AnyProps>, screen: string, shown: Shown): string[] =>
  drawAll(
    shown.failed === undefined ? (
      <Screen {...propsOf(screen, shown)} />
    ) : (
      <FailingContext value={failingOf(shown.failed).shown}>
        <Screen {...propsOf(screen, shown)} />
      </FailingContext>
    ),
  );

/** Anything that stands on a page, line by line. */
export const drawAll = (what: ReactNode): string[] =>
  linesOf(
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <NavigationContext value={navigation}>
          <TextProvider>{what}</TextProvider>
        </NavigationContext>
      </QueryClientProvider>,
    ),
  );

import type { Ahead, FirstRead, FirstReads, Sent } from './ahead.ts';
import { createCookieReader, createTokenReader, platformOf } from './cookies.ts';
import { hadFont, showFont } from './font.ts';
import { languageOf } from './language.ts';
import { tokenIn } from './start.ts';
import { applyTheme, type Theme } from './theme.ts';

/**
 * Runs before anything is painted: a script of its own above every page, for the security policy allows none inside. A
 * page that came drawn is shown in the reader's language, or not at all where somebody else's page would follow; what is
 * pressed before the program stands is remembered; the parts that will be needed are asked for; a program that does not
 * come is said.
 */
export interface Early {
  /** The program answers from now on. Gives the button that was pressed last before. */
  release(): HTMLElement | null;
  /** Shows the page in the colours of the installation. */
  theme(theme: Theme): void;
  /** The program does not come: says so, with a way to try again. */
  lost(): void;
  /** `/config.json`, where it is under way already. */
  readonly settings?: Promise<Response> | undefined;
  /** Who is signed in and what their first screen reads, asked while the program comes. */
  readonly ahead?: Promise<Ahead> | undefined;
}
declare global {
  interface Window {
    early?: Early;
  }
}

const { documentElement: page } = document;
const { dataset } = document.currentScript as HTMLScriptElement;
const jar = createCookieReader(document);
const tokens = createTokenReader(jar);
const locale = languageOf(jar, navigator.languages);
const { hash, search } = window.location;
const access = tokens.access();
const mayBeSignedIn = access !== null || tokens.refresh() !== null || tokenIn(hash) !== null;

page.lang = locale;
// As the installation stood when this was built; what its settings say now follows with them.
if (dataset.theme !== undefined) applyTheme(dataset.theme as Theme, window);
for (const file of dataset[(mayBeSignedIn ? 'person' : 'guest') + (locale === 'ru' ? 'Ru' : 'Kk')]?.split(' ') ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
const isFontAtHand = hadFont();
if (isFontAtHand) showFont();

/** Something was said in it. */
function hasDraft(key: string): boolean {
  try {
    return /"(typed|submitted)":\{"/.test(window.sessionStorage.getItem(key) ?? '');
  } catch {
    return false;
  }
}

/** Another page follows at once: a guest's page for a person, the marketplace's form; an app has other headers. */
const unfit =
  (dataset.access === 'guest' && mayBeSignedIn) ||
  platformOf(jar) !== 'web' ||
  new URLSearchParams(search).get('utm_source') === 'marketplace' ||
  // A flow that goes on elsewhere than at its beginning: with a claim, or with what was typed before.
  (dataset.draft !== undefined && (/[?&](claim|claim_id|kind)=/.test(search) || hasDraft(dataset.draft)));

/** Words for a page that does not come (`load-notice.tsx`); they stand above this script. */
const notice = document.getElementById('load-notice');
for (const other of notice?.querySelectorAll(`:scope > :not([lang=${locale}])`) ?? []) other.remove();
const again = notice?.querySelector('a');
again?.addEventListener('click', (event) => {
  // The link would leave a token behind that stands in the address.
  event.preventDefault();
  window.location.reload();
});

/** The page as it is to be seen. Its parts have all come when something stands behind them. */
const prepare = (): boolean => {
  const other = document.querySelector<HTMLTemplateElement>('template[data-title]');
  const place = document.getElementById('root');
  if (!place || !other?.nextElementSibling) return false;
  if (unfit) {
    place.replaceChildren();
    delete place.dataset.prerendered;
  } else if (locale !== place.dataset.language) {
    place.replaceChildren(other.content);
    place.dataset.language = locale;
    document.title = other.dataset.title ?? document.title;
  }
  delete page.dataset.held;
  // What they send is caught from now on: they may be pressed.
  for (const button of place.querySelectorAll<HTMLButtonElement>('button:disabled')) button.disabled = false;
  return true;
};

let pressed: HTMLElement | null = null;
/** The program will not come: links are the browser's again. */
let isLost = false;
const lost = (): void => {
  isLost = true;
  if (!isFontAtHand) showFont();
  pressed?.removeAttribute('aria-busy');
  for (const part of document.querySelectorAll<HTMLElement>('#load-notice, #load-notice *')) {
    // Nothing is waited for any more.
    part.style.animation = 'none';
    if (part.dataset.lost !== undefined) part.textContent = part.dataset.lost;
  }
};
/** A plain press. One that opens a tab or a menu is the browser's. */
const isPlain = (event: Event): boolean =>
  !(event instanceof MouseEvent) ||
  !(event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
const remember = (event: Event): void => {
  // A form would be sent by the browser itself, with all that is in it.
  if (event.type === 'submit') event.preventDefault();
  const { target } = event;
  const control =
    target instanceof Element
      ? target.closest<HTMLElement>('#root :is(button, a[href^="/"], input[role="combobox"])')
      : null;
  if (control === null || !isPlain(event) || (isLost && control instanceof HTMLAnchorElement)) return;
  if (control instanceof HTMLInputElement) {
    // Its list opens when the program stands; the field itself is the browser's.
    pressed?.removeAttribute('aria-busy');
    pressed = control;
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (isLost) return again?.focus();
  pressed?.removeAttribute('aria-busy');
  pressed = control;
  control.ariaBusy = 'true';
};
const HEARD = ['click', 'submit'] as const;
const release = (): HTMLElement | null => {
  if (!isFontAtHand) showFont();
  for (const type of HEARD) document.removeEventListener(type, remember, true);
  window.removeEventListener('error', onError, true);
  pressed?.removeAttribute('aria-busy');
  const isLeft = pressed instanceof HTMLInputElement && pressed !== document.activeElement;
  return pressed?.isConnected && !isLeft ? pressed : null;
};
/** The program's file, or one that it imports, did not come. */
const onError = ({ target }: Event): void => {
  if (target instanceof HTMLScriptElement && target.type === 'module') lost();
};

window.addEventListener('error', onError, true);
if (dataset.access !== undefined) {
  for (const type of HEARD) document.addEventListener(type, remember, true);
  if (unfit || locale !== dataset.prerenderedIn) page.dataset.held = '';
  const observer = new MutationObserver(() => {
    if (prepare()) observer.disconnect();
  });
  observer.observe(page, { childList: true, subtree: true });
}

const [service = '', path = ''] = dataset.profile?.split(' ') ?? [];
// A link's token may be another person's: the program asks first.
const settings =
  access !== null && path !== '' && tokenIn(hash) === null
    ? // As plain as the program asks for them, or they would be fetched twice.
      fetch('/config.json')
    : undefined;
const ask = async (response: Response): Promise<Ahead> => {
  const { services } = (await response.clone().json()) as { services: Record<string, string> };
  const sent: Sent[] = [];
  const going: Ahead = { sent, over: false };
  const send = (...[of, to, init = {}]: FirstRead): Promise<Response> => {
    const request = new Request((services[of] ?? '').replace(/\/$/, '') + to, {
      ...init,
      headers: {
        Accept: 'application/json',
        'Accept-Language': locale,
        Authorization: `Bearer ${access}`,
        ...init.headers,
      },
      credentials: 'omit',
    });
    const answer = fetch(request);
    // Who takes it hears of it.
    answer.catch(() => undefined);
    sent.push({ request, body: init.body, response: answer });
    return answer;
  };
  const profile = send(service, path);
  // Which screen stands here depends on the role; another query may mean other reads.
  const begin = async (file: string): Promise<void> => {
    const [who, reads] = (await Promise.all(
      [profile, fetch(file)].map(async (one) => (await one).clone().json() as Promise<unknown>),
    )) as [{ role: string }, FirstReads];
    for (const read of reads[who.role] ?? []) if (!going.over) void send(...read);
  };
  if (search === '' && dataset.reads) begin(dataset.reads).catch(() => undefined);
  return going;
};
const ahead = settings?.then(ask);
ahead?.catch(() => undefined);

window.early = { release, theme: (theme) => applyTheme(theme, window), lost, settings, ahead };

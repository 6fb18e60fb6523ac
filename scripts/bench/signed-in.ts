import type { Browser, Page } from '@playwright/test';
import { openPage, type Opened, SLOW_4G } from './page.ts';
import { workedOf } from './thread.ts';

const LIST = '/my-applications';
/** Of the claims that the account of this measure has, and on how many pages of the list a person has gone through them. */
const CLAIMS = { total: 10_000, pages: 10, onePage: 20 };
const JUMPS = 60;

interface Claims {
  readonly data: { readonly claims: { readonly items: readonly { readonly id: string }[] } };
}

const asksForClaims = (body: string | null): boolean => body?.includes('"operationName":"claims"') === true;

/** A page of somebody who has claims, nothing slowed on the wire. */
async function openSignedIn(browser: Browser, origin: string): Promise<Opened> {
  const opened = await openPage(browser, false, { wanted: 'main', scripted: true });
  const { page } = opened;
  await page.goto(`${origin}/login`);
  await page.fill('[name="username"]', 'saule');
  await page.fill('[name="password"]', 'demo-password');
  await page.click('[data-event="SIGN_IN"]');
  await page.waitForSelector('[data-screen="home"]');
  await page.waitForLoadState('networkidle');
  return opened;
}

/** Milliseconds since the navigation began. */
export interface DataAsked {
  /** The list's own request was sent. */
  readonly asked: number;
  /** The last file of the program that the page names had come. */
  readonly program: number;
}

/** The list of claims, opened by its address on a slow wire with nothing in the cache: when are its rows asked for? */
export async function dataAsked(browser: Browser, origin: string): Promise<DataAsked> {
  const { page, wire, context } = await openSignedIn(browser, origin);
  await page.goto('about:blank');
  await wire.send('Network.clearBrowserCache');
  await wire.send('Network.emulateNetworkConditions', SLOW_4G);
  const began = { page: 0, claims: 0 };
  const done = new Map<string, number>();
  wire.on('Network.requestWillBeSent', ({ timestamp, type, request }) => {
    if (type === 'Document') began.page = timestamp;
    else if (began.claims === 0 && asksForClaims(request.postData ?? null)) began.claims = timestamp;
  });
  const urls = new Map<string, string>();
  wire.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  wire.on('Network.loadingFinished', ({ requestId, timestamp }) => done.set(urls.get(requestId) ?? '', timestamp));
  await page.goto(origin + LIST, { waitUntil: 'commit' });
  await page.waitForSelector('main li', { timeout: 60_000 });
  const named = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[type=module], link[rel=modulepreload][crossorigin]',
      ),
    ].map((one) => (one instanceof HTMLScriptElement ? one.src : one.href)),
  );
  await context.close();
  const program = Math.max(...named.map((url) => done.get(url) ?? 0));
  return { asked: (began.claims - began.page) * 1_000, program: (program - began.page) * 1_000 };
}

/** Thread's time of so many jumps over the whole page, ms. */
async function scroll({ page, wire }: Pick<Opened, 'page' | 'wire'>): Promise<number> {
  const worked = await workedOf(wire);
  const before = await worked();
  await page.evaluate(async (jumps) => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let jump = 0; jump <= jumps; jump += 1) {
      window.scrollTo(0, ((document.documentElement.scrollHeight - innerHeight) * jump) / jumps);
      await frame();
      await frame();
    }
  }, JUMPS);
  return (await worked()) - before;
}

/** Scrolling the list of an account with 10 000 claims, and a list of which the rows in sight alone are there. */
export async function scrolling(browser: Browser, origin: string): Promise<{ ours: number; windowed: number }> {
  const opened = await openSignedIn(browser, origin);
  const { page } = opened;
  const answered = page.waitForResponse((response) => asksForClaims(response.request().postData()));
  await page.goto(origin + LIST);
  const { claims } = ((await (await answered).json()) as Claims).data;
  const { items } = claims;
  await page.route('**/*', (route) => {
    const body = route.request().postData();
    if (!asksForClaims(body)) return route.fallback();
    const { variables } = JSON.parse(body ?? '') as { variables: { page: number } };
    const rows = Array.from({ length: CLAIMS.onePage }, (_, at) => ({
      ...items[at % items.length],
      id: `${String(variables.page)}-${String(at)}`,
    }));
    return route.fulfill({
      json: { data: { claims: { ...claims, items: rows, total: CLAIMS.total, hasNextPage: true } } },
    });
  });
  await page.goto(`${origin}${LIST}?page=${String(CLAIMS.pages)}`);
  await rowsAre(page, CLAIMS.pages * CLAIMS.onePage);
  const ours = await scroll(opened);
  await opened.context.close();
  const bare = await openPage(browser, false, { wanted: 'main', scripted: false });
  await bare.page.goto(`${origin}/windowed`);
  await bare.page.waitForSelector('main li');
  const windowed = await scroll(bare);
  await bare.context.close();
  return { ours, windowed };
}

const rowsAre = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelectorAll('main li').length >= wanted, count);

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AddressPattern } from '../../machines/generated/addresses.ts';
import { screensAt, screenSpec, type ScreenId } from '../../machines/screens.ts';
import { root } from '../../scripts/lib/run.ts';
import { expect, test } from './support/fixtures.ts';
import { bring, signedIn } from './support/people.ts';
import { languages, wordsIn } from './support/texts.ts';
import { createWalker } from './support/walker.ts';

const dist = process.env['E2E_DIST'] ?? join(root, 'dist');

const WHATS = ['early', 'guard', 'entry', 'imported', 'part', 'words', 'all'] as const;
type What = (typeof WHATS)[number];

interface PrerenderedFile {
  readonly path: string;
  /** Its scripts by the part they play, as patterns of their addresses. */
  readonly scripts: Readonly<Record<What, RegExp>>;
}

const fileOf = (path: string): string | undefined => screensAt(path as AddressPattern)[0];
const nameOf = (html: string, tag: RegExp): string => tag.exec(html)?.[1] ?? 'none';

/** Every page of the build that comes drawn, once: the sign-in page stands at many addresses. Empty before the first build: no test is to be listed by hand. */
const prerenderedFiles: readonly PrerenderedFile[] = (
  existsSync(join(dist, 'pages.json'))
    ? (JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as { file: string }[])
    : []
).flatMap(({ file }) => {
  const html = readFileSync(join(dist, file), 'utf8');
  const screen = /<div id="root" data-prerendered="([^"]+)"/.exec(html)?.[1];
  // What only waits has nothing to be pressed but what stands on every page.
  const path = screen === undefined || screen === 'waiting' ? null : screenSpec(screen as ScreenId).path;
  if (path === null || file !== `pages/${fileOf(path)}.html`) return [];
  const exactly = (name: string) => new RegExp(`/${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
  const parts = [...html.matchAll(/rel="modulepreload" crossorigin href="\/(assets\/[^"]+)"/g)].map(
    ([, one = '']) => one,
  );
  // Where a person meets another page, the page itself stands among what a guest's needs.
  const ofGuests = nameOf(html, /data-guest-ru="([^"]+)"/)
    .split(' ')
    .map((one) => one.slice(1));
  const isImported = (one: string) => /rolldown-runtime|packages-/.test(one);
  return [
    {
      path,
      scripts: {
        early: exactly(nameOf(html, /<script src="\/(assets\/early-[^"]+)"/)),
        guard: exactly('guard.js'),
        entry: exactly(nameOf(html, /<script type="module"[^>]* src="\/([^"]+)"/)),
        imported: exactly(parts.find(isImported) ?? 'none'),
        part: exactly(parts.find((one) => !isImported(one)) ?? ofGuests[0] ?? 'none'),
        words: exactly(ofGuests.find((one) => one.includes('/common-')) ?? 'none'),
        all: /\.js$/,
      },
    },
  ];
});

test('the build has pages that come drawn, and a form among them', () => {
  expect(prerenderedFiles.map(({ path }) => path)).toContain('/login');
});

/** What is typed into every field: wherever it is found later, it was sent. */
const TYPED = 'Typed-7301';

/** Everything that leaves the page from now on. */
function watched(page: Page): { opened: string[]; carried: string[] } {
  const sent = { opened: [] as string[], carried: [] as string[] };
  page.on('request', (request) => {
    const about = `${request.method()} ${request.url()}`;
    if (request.isNavigationRequest()) sent.opened.push(about);
    if (`${about} ${request.postData() ?? ''}`.includes(TYPED)) sent.carried.push(about);
  });
  return sent;
}

const senders = (page: Page) => page.locator('#root form :is(button:not([type="button"]), input[type="submit"])');

/** Types into every form of the page and sends it in each way there is, as a hand would: nothing waits for the page. */
async function pressForms(page: Page): Promise<number> {
  const fields = await page
    .locator('#root form :is(input:not([type="radio"], [type="checkbox"], [type="range"]), textarea)')
    .all();
  for (const field of fields) {
    await field.fill(TYPED);
    await field.press('Enter');
  }
  const buttons = await senders(page).all();
  for (const button of buttons) {
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  return fields.length + buttons.length;
}

/** As if the person had waited: what comes into sight by itself has come. */
const wait = (page: Page) =>
  page.evaluate(() => {
    // What pulses never ends.
    for (const one of document.getAnimations())
      if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
  });
const notice = (page: Page) => page.locator('#load-notice');

/** Takes scripts away: they fail, or they hang until they are let go. */
async function without(page: Page, lost: RegExp, how: 'fail' | 'hang'): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(lost, async (route) => {
    if (how === 'fail') return route.abort();
    await gate;
    // The page may be gone by now.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

/** Presses all forms of the page that stands open: nothing of them leaves it, and the address is what it was. */
async function staysSilent(page: Page, sent: ReturnType<typeof watched>, address: string): Promise<void> {
  await expect(page.locator('#root h1')).toBeVisible();
  await pressForms(page);
  expect(sent.carried).toEqual([]);
  expect([...new Set(sent.opened)]).toEqual([`GET ${address}`]);
  expect(page.url()).toBe(address);
}

/** What is to be seen of a page of which one script is missing. */
type Outcome = 'the program' | 'lost' | 'slow' | 'slow and empty' | 'an error page';
const OUTCOMES: Readonly<Record<What, Record<'fail' | 'hang', Outcome>>> = {
  // Nothing of the page is read before it.
  early: { fail: 'the program', hang: 'slow and empty' },
  guard: { fail: 'the program', hang: 'the program' },
  entry: { fail: 'lost', hang: 'slow' },
  imported: { fail: 'lost', hang: 'slow' },
  part: { fail: 'an error page', hang: 'slow' },
  words: { fail: 'lost', hang: 'slow' },
  all: { fail: 'slow', hang: 'slow and empty' },
};

for (const { path, scripts } of prerenderedFiles) {
  test.describe(`${path}, drawn: no form is sent, and the page says why`, () => {
    test('without JavaScript', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
      const page = await context.newPage();
      const sent = watched(page);
      await page.goto(path);
      for (const language of languages) {
        const said = page.locator(`noscript [lang="${language}"]`);
        await expect(said).toHaveText(wordsIn(language)('loading.noScript'));
        await expect(said).toBeInViewport();
      }
      await staysSilent(page, sent, `${baseURL}${path}`);
      // Each lock by itself: the security policy alone would keep the page silent.
      for (const form of await page.locator('#root form').all()) await expect(form).toHaveAttribute('method', 'post');
      for (const button of await senders(page).all()) await expect(button).toBeDisabled();
      await wait(page);
      await expect(notice(page)).toBeHidden();
      await context.close();
    });

    for (const how of ['fail', 'hang'] as const)
      test(`where a script ${how}s`, async ({ context, guard, baseURL }) => {
        guard.allow(/ERR_FAILED/);
        const words = wordsIn('ru');
        const look = async (what: What): Promise<void> => {
          const page = await context.newPage();
          const sent = watched(page);
          const outcome = OUTCOMES[what][how];
          await without(page, scripts[what], how);
          await page.goto(path, { waitUntil: 'commit' });
          if (outcome === 'the program') {
            await expect(page.locator('#root:not([data-prerendered]) h1')).toBeVisible();
            await expect(notice(page)).toHaveCount(0);
          } else if (outcome === 'an error page') {
            await expect(page.locator('[data-screen="error-500"]')).toBeVisible();
            await expect(notice(page)).toHaveCount(0);
          } else {
            // What hangs or cannot be told is said after a while; a loss that is known, at once.
            if (outcome === 'lost') await expect(notice(page)).toContainText(words('loading.failed'));
            if (outcome !== 'slow and empty') await staysSilent(page, sent, `${baseURL}${path}`);
            await expect(notice(page)).toBeAttached();
            if (outcome !== 'lost') await wait(page);
            await expect(notice(page)).toContainText(words(outcome === 'lost' ? 'loading.check' : 'loading.long'));
            await expect(notice(page).getByRole('link', { name: words('loading.reload') })).toBeVisible();
          }
          expect(sent.carried).toEqual([]);
          await page.close();
        };
        await Promise.all(WHATS.map((what) => test.step(what, () => look(what))));
      });
  });
}

const [login] = prerenderedFiles.filter(({ path }) => path === '/login');
const program = login?.scripts.entry ?? /never/;
const early = login?.scripts.early ?? /never/;
const signIn = (page: Page) => page.locator('[data-event="SIGN_IN"]');

test.describe('a program that comes late', () => {
  for (const language of languages)
    test.describe(language, () => {
      test.use({ language });

      test('one tap signs in with what was typed, without the early script', async ({ page, guard, baseURL }) => {
        guard.allow(/ERR_FAILED/);
        const walker = createWalker(page, language);
        const sent = watched(page);
        await without(page, early, 'fail');
        const letGo = await without(page, program, 'hang');
        await page.goto('/login', { waitUntil: 'commit' });
        await page.locator('[name="username"]').fill('aidos');
        await page.locator('[name="password"]').fill('demo-password');
        await page.locator('[name="password"]').press('Enter');
        await signIn(page).click({ force: true });
        await wait(page);
        // Nobody has chosen a language.
        for (const one of languages) await expect(notice(page)).toContainText(wordsIn(one)('loading.long'));
        letGo();
        await walker.sees('login', { focus: false });
        await expect(notice(page)).toHaveCount(0);
        await expect(page.locator('[name="username"]')).toHaveValue('aidos');
        await signIn(page).click();
        await walker.sees('home');
        expect(sent.opened).toEqual([`GET ${baseURL}/login`]);
      });

      test('the tap before it is kept while words ask for patience', async ({ page }) => {
        const walker = createWalker(page, language);
        const letGo = await without(page, program, 'hang');
        await page.goto('/login', { waitUntil: 'commit' });
        await page.locator('[name="username"]').fill('aidos');
        await page.locator('[name="password"]').fill('demo-password');
        await signIn(page).click();
        await wait(page);
        await expect(notice(page)).toContainText(walker.words('loading.long'));
        await expect(notice(page).locator(':scope > *')).toHaveCount(1);
        letGo();
        await walker.sees('home');
        await expect(notice(page)).toHaveCount(0);
      });
    });

  test('a form stands once the scripts have come at last', async ({ page }) => {
    const walker = createWalker(page, 'ru');
    const letGo = await without(page, /\.js$/, 'hang');
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(notice(page)).toBeAttached();
    await wait(page);
    await expect(notice(page)).toBeVisible();
    letGo();
    await walker.submit('SIGN_IN', { username: 'aidos', password: 'demo-password' });
    await walker.sees('home');
  });
});

test.describe('a program that is lost', () => {
  test('a tap that was kept is no longer shown as being done; the next one leads to what helps', async ({
    page,
    guard,
  }) => {
    guard.allow(/ERR_FAILED/);
    const walker = createWalker(page, 'ru');
    let lose = () => {};
    const gate = new Promise<void>((resolve) => (lose = resolve));
    await page.route(program, (route) => gate.then(() => route.abort()));
    await page.goto('/login', { waitUntil: 'commit' });
    await signIn(page).click();
    await expect(signIn(page)).toHaveAttribute('aria-busy', 'true');
    lose();
    await expect(notice(page)).toContainText(walker.words('loading.failed'));
    await expect(signIn(page)).not.toHaveAttribute('aria-busy');
    await signIn(page).click();
    await expect(notice(page).getByRole('link')).toBeFocused();
  });

  /** Where nothing is drawn, the page would be white. */
  const languagesOf: readonly { how: string; cookie?: [name: string, value: string]; browser: string }[] = [
    { how: 'the chosen language', cookie: ['locale', 'kk'], browser: 'ru-RU' },
    { how: 'the language that was chosen elsewhere', cookie: ['i18n_redirected', 'kk'], browser: 'ru-RU' },
    { how: "the browser's language", browser: 'kk-KZ' },
  ];
  for (const { how, cookie, browser: locale } of languagesOf)
    test(`a page that is not drawn says so in ${how}, and can be loaded again`, async ({ browser, baseURL }) => {
      const origin = baseURL ?? '';
      const context = await browser.newContext({ baseURL: origin, locale });
      if (cookie) await context.addCookies([{ name: cookie[0], value: cookie[1], url: origin }]);
      const page = await context.newPage();
      for (const path of ['/', '/insurance/edit', '/nowhere']) {
        await page.route(program, (route) => route.abort());
        await page.goto(path);
        const words = wordsIn('kk');
        await expect(notice(page)).toHaveText(
          `${words('loading.failed')} ${words('loading.check')}${words('loading.reload')}`,
        );
        await page.unroute(program);
        await notice(page)
          .getByRole('link', { name: words('loading.reload') })
          .click();
        await expect(page.locator('#root [data-screen]')).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
      }
      await context.close();
    });

  test('loading again keeps a token that stands in the address', async ({ page, guard }) => {
    guard.allow(/ERR_FAILED/);
    await page.route(program, (route) => route.abort());
    await page.goto('/my-applications#not-a-real-token-1234567890');
    await expect(notice(page)).toBeVisible();
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await notice(page).getByRole('link').click();
    await again;
    await expect(notice(page)).toBeVisible();
    expect(page.url()).toMatch(/#not-a-real-token-1234567890$/);
  });

  test('settings that do not come are said in place of the page that came drawn', async ({ page, guard }) => {
    guard.allow(/ERR_FAILED/);
    const walker = createWalker(page, 'ru');
    await page.route('**/config.json', (route) => route.abort());
    await page.goto('/login');
    await expect(page.locator('[data-screen="config-error"]')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: walker.words('btn.retry') }).click();
    await walker.sees('login', { focus: false });
  });

  test('a part that hangs is said by the program itself', async ({ page, context, baseURL, clock }) => {
    await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
    const walker = createWalker(page, 'ru');
    const letGo = await without(page, /\/assets\/lists-[^/]*\.js$/, 'hang');
    await page.goto('/');
    await expect(page.locator('main [class*="skeleton"]').first()).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await clock.advance(10_000);
    await expect(page.locator('main')).toContainText(walker.words('error.slow'));
    await expect(page.getByRole('button', { name: walker.words('btn.retry') })).toBeVisible();
    letGo();
    await walker.sees('home', { focus: false });
  });
});

test('the words of a page that does not come have no accessibility fault', async ({ page, guard, axe }) => {
  guard.allow(/ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/login');
  await wait(page);
  await expect(notice(page)).toBeVisible();
  await axe();
});

import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { screenIds, type ScreenId } from '../../machines/screens.ts';
import type { OperationId } from '../../openapi/index.ts';
import { samples } from '../../openapi/generated/samples.ts';
import { scenarios } from './scenarios/index.ts';
import { CLAIM, type Step } from './scenarios/scenario.ts';
import { expect, test } from './support/fixtures.ts';
import { formOf } from './support/forms.ts';
import { bring, signedIn } from './support/people.ts';
import { DEVICE, pictured, WANTED } from './support/pictures.ts';
import type { SandboxClient } from './support/sandbox.ts';
import { spoken } from './support/spoken.ts';
import { createWalker, type Walker } from './support/walker.ts';
import { escape } from './support/dialogs.ts';

test('every screen is among those that are looked at', () => {
  const seen = new Set(scenarios.flatMap(({ steps }) => steps.map(({ screen }) => screen)));
  expect(screenIds.filter((id) => !seen.has(id))).toEqual([]);
});

/** From now on an operation answers a contract example, whoever asks about whatever claim, in the words of `language`. */
async function answer(
  sandbox: SandboxClient,
  answers: NonNullable<Step['answers']>,
  language: 'ru' | 'kk',
  parts?: Step['parts'],
): Promise<void> {
  await sandbox.clearFaults();
  const faults = Object.entries(answers).map(async ([operationId, name]) => {
    const sample = samples[operationId as OperationId].find((one) => one.name === name);
    if (sample === undefined) throw new Error(`The contract has no example "${name}" of ${operationId}`);
    const part = sample.http === 200 ? parts?.[operationId as OperationId] : undefined;
    const body = await spoken(
      part === undefined ? sample.body : Array.isArray(part) ? part : { ...(sample.body as object), ...part },
      language,
    );
    return { operationId, kind: 'status' as const, status: sample.http, body, times: 99 };
  });
  await sandbox.faults(...(await Promise.all(faults)));
}

const TEXT_IDS = new Set(
  readdirSync('locales/ru').flatMap((file) => Object.keys(JSON.parse(readFileSync(`locales/ru/${file}`, 'utf8')))),
);

/** What no rule of the checker sees: nothing wider than the page, no words of another alphabet for screen readers. */
async function looksRight(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, 'wider than 320 px by').toBeLessThanOrEqual(0);
  const labels = await page
    .locator('[aria-label], [aria-roledescription], [placeholder], img[alt]')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        ['aria-label', 'aria-roledescription', 'placeholder', 'alt'].flatMap((name) => one.getAttribute(name) ?? []),
      ),
    );
  expect(labels.filter((label) => /[a-z]/i.test(label) && !/[а-яёәғқңөұүһі]/i.test(label))).toEqual([]);
  // A text whose catalogue the screen did not load stands there as its id.
  const ids = (await page.locator('body').innerText()).split(/[\s,;:()]+/).map((word) => word.replace(/\.$/, ''));
  expect(ids.filter((word) => TEXT_IDS.has(word))).toEqual([]);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
}

/** WCAG 1.4.12: distances of text as a person may set them. */
const SPACED =
  'p { margin-bottom: 2em !important } * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }';
/** WCAG 1.4.4: letters of twice the size. */
const DOUBLED = 'html { font-size: 200% !important }';

/** Whoever needs other distances or bigger letters loses nothing: no text is cut off, nothing is wider than the page. */
async function staysWhole(page: Page, css: string): Promise<void> {
  const lost = await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    // A copy: what the document gives is the list itself.
    const before = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...before, sheet];
    // A pixel is what is hidden on purpose, for screen readers.
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (one) =>
        one.clientWidth > 1 &&
        // A dialog is never higher than what it lies in; words for screen readers alone may hang out of its scrolled body.
        one.dataset['part'] !== 'positioner' &&
        /hidden|clip/.test(getComputedStyle(one).overflow) &&
        (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1) &&
        one.innerText.trim() !== '',
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    // A part that scrolls sideways is a table that says so.
    const sideways = [...document.querySelectorAll<HTMLElement>('body *:not([role="region"])')].filter(
      (one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1,
    );
    const said = [`${innerWidth} px`];
    if (scrollWidth > clientWidth) said.push(`the page is wider by ${scrollWidth - clientWidth}`);
    const name = (one: HTMLElement) => `${one.tagName} ${one.className} ${one.innerText.slice(0, 60)}`;
    for (const one of cut) said.push(`cut off: ${name(one)}`);
    for (const one of sideways) said.push(`scrolls sideways: ${name(one)}`);
    for (const [one, other] of covered()) said.push(`${one} covers ${other}`);
    document.adoptedStyleSheets = before;
    return said.slice(1).map((one) => `${said[0]}: ${one}`);

    /** Words that lie on other words. What stays in its place while the page is scrolled lies on top on purpose. */
    function covered(): [string, string][] {
      const places: { words: string; node: Node; box: DOMRect }[] = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const node = walk.currentNode;
        const words = node.nodeValue?.trim() ?? '';
        if (words === '' || !isWithin(node.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) places.push({ words: words.slice(0, 30), node, box });
      }
      return places.flatMap((one, at) =>
        places
          .slice(at + 1)
          .filter(
            (other) =>
              one.node !== other.node &&
              Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 3 &&
              Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 10,
          )
          .map((other): [string, string] => [one.words, other.words]),
      );
    }
    function isWithin(from: Element | null): boolean {
      if (!from?.checkVisibility({ visibilityProperty: true })) return false;
      for (let one: Element | null = from; one !== null; one = one.parentElement) {
        const { position } = getComputedStyle(one);
        const forReaders = position === 'absolute' && one.clientWidth <= 1;
        if (forReaders || /fixed|sticky/.test(position)) return false;
      }
      return true;
    }
  }, css);
  expect(lost, css).toEqual([]);
}

/** `E2E_ALL=1`: the checker looks at every screen in both languages, else in one of them by turns: most of its rules read no words. */
const isNight = process.env['E2E_ALL'] === '1';
const LANGUAGES = ['ru', 'kk'] as const;

/** The narrowest phone, and the usual one. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

/** Nothing is lost on phones whose owner wants letters of twice the size. */
async function staysWholeDoubled(page: Page): Promise<void> {
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await staysWhole(page, DOUBLED);
  }
}

/** With letters of twice the size what has the focus is in sight: the list of errors, and each field that it leads to. */
async function keepsFocusInSight(walker: Walker, event: string): Promise<void> {
  const { page } = walker;
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, DOUBLED);
  await walker.press(event);
  await expect(page.locator('[data-error-summary], [aria-invalid="true"]').first()).toBeFocused();
  const unseen = await page.evaluate(() => {
    const lost: string[] = [];
    const look = (what: string): void => {
      const one = document.activeElement ?? document.body;
      const { left, top, width, height } = one.getBoundingClientRect();
      // Of a list longer than the page its beginning. A message that goes by itself may lie on it.
      const seen = document
        .elementsFromPoint(left + width / 2, top + Math.min(height / 2, 40))
        .find((other) => other.closest('[class*="snackbar"]') === null);
      if (seen === undefined || !one.contains(seen)) lost.push(`${what}: at ${top} px there is ${seen?.tagName}`);
    };
    look('what the refusal leads to');
    // Of a long list the last entry brings the rest.
    document.querySelector<HTMLElement>('[data-error-summary] li:last-child button')?.click();
    for (const entry of document.querySelectorAll<HTMLElement>('[data-error-summary] button')) {
      entry.click();
      look(entry.innerText);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    return lost;
  });
  expect(unseen).toEqual([]);
}

test('checks of a page see it as it was before other distances were tried', async ({ page }) => {
  await page.goto('/guide');
  const looks = () =>
    page.evaluate(() => ({
      sheets: document.adoptedStyleSheets.length,
      letters: getComputedStyle(document.querySelector('h1') as Element).letterSpacing,
    }));
  const before = await looks();
  await staysWhole(page, SPACED);
  expect(await looks()).toEqual(before);
});

test('what a page says while it waits for its program fits with other distances and bigger letters', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['ru', 'kk']) {
    await page.goto(`/guide?lang=${language}`);
    await staysWhole(page, SPACED);
    await staysWhole(page, DOUBLED);
  }
});

/** Pictures are of a time after all that the examples tell of: what was updated before it had happened looks wrong. */
const PICTURED_AFTER_MS = 75 * 60_000;

for (const [turn, language] of LANGUAGES.entries()) {
  for (const { title, steps, who } of scenarios) {
    test.describe(`${title}, ${language}`, () => {
      test.use({
        language,
        viewport: { width: 320, height: 640 },
        contextOptions: { reducedMotion: 'reduce' },
        ...DEVICE,
      });

      test('no accessibility fault on any screen', async ({ page, context, baseURL, sandbox, axe, clock }) => {
        const walker = createWalker(page, language);
        const { words } = walker;
        const check = async (name: string, isScanned: boolean, within?: string): Promise<void> => {
          await looksRight(page);
          if (!WANTED) {
            await staysWhole(page, SPACED);
            await staysWholeDoubled(page);
          }
          if (WANTED) await pictured(page, `${title}/${name}.${language}`);
          else if (isScanned) await axe(within);
        };
        if (WANTED) await clock.leap(PICTURED_AFTER_MS);
        if (who !== undefined) await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', who));
        for (const [at, step] of steps.entries()) {
          await test.step(step.screen, async () => {
            if (step.answers) await answer(sandbox, step.answers, language, step.parts);
            walker.owns(step.claimless || who === undefined ? null : (step.claim ?? CLAIM));
            if (step.at !== undefined)
              await (at === 0 || who === undefined ? page.goto(step.at) : openAnew(page, step.at));
            await step.by?.(walker);
            await walker.sees(step.screen, { focus: false });
            // What a bank has not said yet stays a shape.
            await expect(page.locator('main [class*="skeleton"][aria-hidden]:not([data-awaited])')).toHaveCount(0);
            await stands(page);
            const name = `${String(at + 1).padStart(2, '0')}-${step.screen}`;
            if (step.alike && !WANTED) {
              await looksRight(page);
              await staysWholeDoubled(page);
            } else await check(name, isNight || at % LANGUAGES.length === turn);
            // Kazakh words are the longer ones: dialogs in Kazakh, refused forms in Russian.
            for (const [button, key, values] of language === 'kk' || WANTED ? (step.dialogs ?? []) : []) {
              const called = { name: words(button, values), exact: true };
              const main = page.locator('main');
              await main.getByText(called.name, called).or(main.getByRole('button', called)).first().click();
              const dialog = page.locator(`[data-modal="${key}"]`);
              await expect(dialog.getByRole('heading').first()).toBeVisible();
              await check(`${name}.${key}`, true, `[data-modal="${key}"]`);
              await escape(page);
              await expect(dialog).toHaveCount(0);
            }
            if (step.form !== undefined && (language === 'ru' || WANTED)) {
              await emptied(page, step.form);
              await walker.press(step.form);
              await expect(formOf(page, step.form).locator('[aria-invalid="true"]').first()).toBeVisible();
              // What the header covers by chance of scrolling is not smaller for it.
              await page.evaluate(() => scrollTo(0, 0));
              await check(`${name}.refused`, true);
              if (!WANTED) await keepsFocusInSight(walker, step.form);
            }
          });
        }
        await sandbox.clearFaults();
      });
    });
  }
}

/** A page that asks for nothing, and after how long nothing is kept of what was read for the one before. */
const QUIET = { path: '/how-it-works', screen: 'how-it-works' };
const KEPT_MS = 6 * 60_000;
let opened = 0;
/** Opens an address in the application as it stands, with nothing read before: another document takes longer than a check. */
async function openAnew(page: Page, address: string): Promise<void> {
  const open = (path: string) =>
    page.evaluate(([to, key]) => history.pushState({ key, __TSR_key: key, __TSR_index: 0 }, '', to), [
      path,
      `opened-${(opened += 1)}`,
    ] as const);
  const now = await page.evaluate(() => Date.now());
  await open(QUIET.path);
  await page.locator(`[data-screen="${QUIET.screen}"]`).waitFor();
  await page.clock.fastForward(KEPT_MS);
  await page.clock.setSystemTime(now);
  await open(address);
}

/** What comes a moment later has come: the words of the page stay as they are. */
async function stands(page: Page): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const words = await page.locator('main').innerText();
        const isSame = words === before;
        before = words;
        return isSame;
      },
      { intervals: [60] },
    )
    .toBe(true);
}

/** Nothing stands in the form's text fields, nothing is ticked. */
async function emptied(page: Page, event: string): Promise<void> {
  const form = formOf(page, event);
  // Of those folded behind a name all are empty.
  const typed = form.locator('input:not([type="radio"], [type="checkbox"], [role="combobox"], [hidden] *)');
  // Pictures show what a person meets who was asked and said nothing: what is known stays folded, where more is asked than a
  // patronymic, which need not be said.
  const seen = WANTED ? await typed.filter({ visible: true }).count() : 0;
  const isLeft = seen > 1;
  // What is known is folded: opened, as by a person who changes it; for a picture of one that stands folded as a whole, one part.
  const changes = await form.locator('[data-known] button[aria-controls]').all();
  const isOne = WANTED && seen === 0 && changes.length > 1;
  if (!isLeft)
    for (const button of changes.toReversed()) {
      const part = form.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
      if (!isOne || (await part.locator('input:not([type="radio"], [type="checkbox"])').count()) > 0)
        await button.click();
    }
  for (const input of await (isLeft ? typed.filter({ visible: true }) : typed).all()) await input.fill('');
  if (isLeft || isOne) return;
  // From the last: each that is unchecked is no longer among those that are.
  for (const box of (await form.locator('input[type="checkbox"]:checked').all()).toReversed()) await box.uncheck();
}

test.describe('menu and error pages', () => {
  for (const language of ['ru', 'kk'] as const) {
    test(`no accessibility fault, ${language}`, async ({ page, context, baseURL, axe, sandbox, guard }) => {
      await context.addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
      await page.setViewportSize({ width: 320, height: 640 });
      const { words } = createWalker(page, language);
      guard.allow(/status of 404/);
      await page.goto('/nowhere');
      await expect(page.locator('[data-screen="error-404"]')).toBeVisible();
      await looksRight(page);
      await axe();
      await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'saule'));
      await page.goto('/my-applications');
      await expect(page.locator('main ul li').first()).toBeVisible();
      await looksRight(page);
      await axe();
      await page.getByRole('button', { name: words('nav.menu') }).click();
      await expect(page.locator('[data-drawer]')).toBeVisible();
      await axe('[data-drawer]');
      await sandbox.faults({ operationId: 'getProfile', kind: 'status', status: 503, times: 9 });
      await page.goto('/');
      await expect(page.locator('[data-screen="error-503"]')).toBeVisible();
      await looksRight(page);
      await axe();
    });
  }
});

test.describe('letters of twice the size', () => {
  // A desk: a phone would only show less of the page.
  test.use({ viewport: { width: 640, height: 800 }, isMobile: false, hasTouch: false });

  for (const language of ['ru', 'kk'] as const) {
    test(`nothing is lost, ${language}`, async ({ page, context, baseURL, sandbox }) => {
      await context.addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
      const walker = createWalker(page, language);
      const look = async (path: string, screen: ScreenId): Promise<void> => {
        walker.owns(path.includes(CLAIM) ? CLAIM : null);
        await page.goto(path);
        await walker.sees(screen, { focus: false });
        await expect(page.locator('main [aria-hidden="true"][class*="skeleton"]')).toHaveCount(0);
        await staysWhole(page, DOUBLED);
      };
      await look('/login', 'login');
      await look('/client-claim-c2c', 'c2c-car');
      await walker.press('SUBMIT_CAR');
      await staysWhole(page, DOUBLED);
      await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
      await look('/', 'home');
      await look('/my-applications', 'my-applications');
      await answer(sandbox, { claim: 'dataFilled' }, language);
      await look(`/my-applications/${CLAIM}/client-data`, 'q-review');
      await answer(sandbox, { claim: 'bankSelected', listIntegrations: 'allApproved' }, language);
      await look(`/my-applications/${CLAIM}`, 'claim-detail');
      await look(`/bank-responses/${CLAIM}`, 'bank-selected');
      await sandbox.clearFaults();
    });
  }
});

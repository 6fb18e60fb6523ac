import type { Page } from '@playwright/test';
import { delays } from '../../machines/kit/flow.ts';
import { screenSpec, type ScreenId } from '../../machines/screens.ts';
import { flows } from '../../machines/index.ts';
import { forms as examples, type FormName } from '../../schemas/examples.ts';
import { expect, test } from './support/fixtures.ts';
import { browserPaths, type BrowserPath, type Leg } from './support/paths.ts';
import { bring, signedIn } from './support/people.ts';
import type { SandboxClient } from './support/sandbox.ts';
import { addressOf, createWalker, type Walker } from './support/walker.ts';

/** Paths of one test; a page is reused for all of them. */
const A_TEST = 9;

const formOfEvent: Readonly<Record<string, FormName>> = {
  SUBMIT_CAR: 'car',
  FIND_PUBLICATION: 'publication',
  SUBMIT_SELLER: 'seller',
  SUBMIT_TERMS: 'terms',
  SUBMIT_ME: 'me',
  SUBMIT_CONSENTS: 'consents',
  DECLINE: 'decline',
  SUBMIT_PERSONAL: 'personal',
  SUBMIT_DOCUMENT: 'document',
  SUBMIT_CONTACTS: 'contacts',
  SUBMIT_FAMILY: 'family',
  SUBMIT_JOB: 'job',
  SUBMIT_ADDRESSES: 'addresses',
  SUBMIT_APPLICATION: 'application',
  SUBMIT_ADDITIONAL: 'additional',
};

/** Links, not buttons, lead on from here. */
const FIRST_PAGE = '/client-claim-c2c';

/** The clock stands still: nothing is read anew by itself. What only takes a moment gets it; a search waits 250 ms. */
const TICK_MS = 50;
/** Nothing takes longer than a few milliseconds here. */
const SOON = { intervals: [5, 10, 20, 40] };
const tick = (page: Page): Promise<void> => page.clock.runFor(TICK_MS);

// Pictures of things on their way out belong to no path.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let code = 100_000;
/** Says the event as a person does: fills what is asked, presses its control. */
async function say(walker: Walker, event: string, filled: Set<string>): Promise<void> {
  const { page, words } = walker;
  const form = formOfEvent[event];
  // A message lies over the top of the page until it is closed or its time is over.
  const message = page.locator('[data-snackbar] button').last();
  if ((await message.count()) > 0) await message.click();
  if (event === 'SUBMIT_CODE') {
    // A full code sends itself, once for every code.
    code += 1;
    await page.locator('[name="code"]').fill(String(code));
  } else if (event === 'RESEND') {
    await page.clock.runFor(120_000);
    await walker.press(event);
  } else if (event === 'DECLINE') {
    await page.getByRole('button', { name: words('detail.decline') }).click();
    await walker.submit(event, examples.decline.examples.valid[0]);
    await expect
      .poll(async () => {
        await tick(page);
        return page.locator('[data-modal]').count();
      }, SOON)
      .toBe(0);
  } else {
    // What was typed once stays: the second time it only has to be sent.
    if (form !== undefined && !filled.has(event)) await walker.fill(event, examples[form].examples.valid[0]);
    filled.add(event);
    await walker.press(event);
  }
}

interface PlanReport {
  unplanned: string[];
  unused: { operationId: string }[];
  invalid: unknown[];
}

/** The screen on show may read the same operation for itself, before or after the flow does. */
const readsItself = (screen: ScreenId | null, operationId: string): boolean =>
  screen !== null && (screenSpec(screen).reads ?? []).includes(operationId as never);

/**
 * Plans what comes after the move, before it is made. Where the screen on show reads for itself what the flow reads, its
 * reads get the same answers, and a read on a clock is planned when the flow's own are over.
 */
async function plan(sandbox: SandboxClient, { plan: entries, polled }: Leg, before: ScreenId | null): Promise<boolean> {
  const shared = entries.some(({ operationId }) => readsItself(before, operationId));
  const copies = entries.flatMap((entry) => (readsItself(before, entry.operationId) ? [entry, entry, entry] : [entry]));
  await sandbox.plan(shared ? copies : [...entries, ...polled], ['*', 'refreshToken']);
  return shared && polled.length > 0;
}

/** Everything planned was asked for, as the contracts want it, and nothing else. */
async function settled(sandbox: SandboxClient, page: Page, before: ScreenId | null): Promise<void> {
  await expect
    .poll(async () => {
      await tick(page);
      const { unplanned, unused, invalid } = await sandbox.call<PlanReport>('GET', 'plan');
      const left = unused.map(({ operationId }) => operationId).filter((id) => !readsItself(before, id));
      return { unplanned, invalid, unused: left };
    }, SOON)
    .toEqual({ unplanned: [], invalid: [], unused: [] });
  await expect(page.locator('main [aria-disabled="true"]')).toHaveCount(0);
}

async function walkLeg(
  walker: Walker,
  sandbox: SandboxClient,
  leg: Leg,
  before: ScreenId | null,
  filled: Set<string>,
): Promise<void> {
  const { page } = walker;
  const { move, screen, opens, claim, leave } = leg;
  const polledLater = await plan(sandbox, leg, before);
  if (move === undefined || move.what === 'RETURN') {
    // A path that begins at a claim, and one that comes back from the partner, open its address.
    await page.goto(addressOf(opens ?? 'c2c-car', claim) ?? `/my-applications/${claim ?? ''}`);
  } else if (move.do === 'wait') await page.clock.runFor(delays[move.what as keyof typeof delays]);
  else await say(walker, move.what, filled);
  await settled(sandbox, page, before);
  if (leg.away !== null) {
    await expect(page).toHaveURL((url) => url.pathname === leg.away);
    return;
  }
  if (polledLater) {
    await sandbox.plan(leg.polled, ['*']);
    await page.clock.runFor(delays.calm);
    await settled(sandbox, page, null);
  }
  walker.owns(leave === undefined ? claim : null);
  const shown = leave ?? screen;
  if (shown !== null) await walker.sees(shown, { focus: false, refused: true });
}

async function walkPath(walker: Walker, sandbox: SandboxClient, path: BrowserPath): Promise<void> {
  const { page } = walker;
  let before: ScreenId | null = null;
  const filled = new Set<string>();
  for (const [at, leg] of path.legs.entries()) {
    const name = leg.move === undefined ? 'start' : `${leg.move.what} ${leg.move.case ?? ''}`;
    await test.step(`${at}: ${name} → ${leg.leave ?? leg.screen ?? ''}`, () =>
      walkLeg(walker, sandbox, leg, before, filled));
    before = leg.screen;
  }
  await sandbox.call('DELETE', 'plan');
  await page.evaluate(() => sessionStorage.clear());
}

const chunks = Array.from({ length: Math.ceil(browserPaths.length / A_TEST) }, (_, at) =>
  browserPaths.slice(at * A_TEST, (at + 1) * A_TEST),
);

for (const [at, chunk] of chunks.entries()) {
  test(`paths ${at * A_TEST + 1} to ${at * A_TEST + chunk.length}`, async ({
    page,
    context,
    baseURL,
    sandbox,
    guard,
  }) => {
    test.setTimeout(240_000);
    const origin = baseURL ?? '';
    // The partner's page of the examples does not exist.
    guard.allow(/\/favicon\.ico/);
    await bring(context, origin, await signedIn(origin, 'aidos'));
    await page.goto(FIRST_PAGE);
    await page.clock.pauseAt(new Date('2026-02-01T10:10:00+05:00'));
    for (const [index, path] of chunk.entries()) {
      const language = (at * A_TEST + index) % 2 === 0 ? 'ru' : 'kk';
      await context.addCookies([{ name: 'locale', value: language, url: origin }]);
      const walker = createWalker(page, language, () => tick(page));
      await test.step(path.name, () => walkPath(walker, sandbox, path));
    }
  });
}

test('the paths say everything that can be said on the screens of the flow', () => {
  const said = new Set(browserPaths.flatMap(({ events }) => events));
  const known = new Set(flows['credit-claim'].screens.flatMap((screen) => Object.keys(screenSpec(screen).events)));
  expect([...known].filter((event) => !said.has(event))).toEqual([]);
});

import type { Page } from '@playwright/test';
import type { ProblemKind } from '../../../machines/kit/problem.ts';
import { delays } from '../../../machines/kit/setup.ts';
import type { Move } from '../../model/step.ts';
import { flowOf, screenIds, screensByFlow, screenSpec, type ScreenId } from '../../../machines/screens.ts';
import type { ScreenSpec } from '../../../machines/kit/screen.ts';
import { forms as examples } from '../../paths/support/form-examples.ts';
import { expect, test } from './fixtures.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import type { OperationId } from '../../../openapi/index.ts';
import type { PlanEntry } from '../../../sandbox/core/plan.ts';
import { formOf as formNames } from '../../paths/support/event-samples.ts';
import { formOf, type Tick } from './forms.ts';
import { browserPaths, type BrowserPath, type Leg, type Walked } from './paths.ts';
import { A_TEST, plannedPaths, titleOf, walkedAs, type Walk } from './planned.ts';
import { bring, signedIn } from './people.ts';
import type { SandboxClient } from './sandbox.ts';
import { underway, type Underway } from './underway.ts';
import { saysAtHand } from './failing.ts';
import { addressOf } from './sight.ts';
import { beingLeft, createWalker, modalGone, SOON, type Walker } from './walker.ts';
import { type Settled, settleInPage } from './in-page.ts';

/** What is said on the page itself; the rest at a field, or by a message over the page. */
const SAID_ON_PAGE: ReadonlySet<ProblemKind> = new Set(['broken', 'contract', 'network', 'timeout', 'offline']);
/** How a browser is brought to a product's paths. */
export interface Setup extends Walked {
  /** Demo account who walks; null: a guest. */
  readonly who: string | null;
  /** Their role, where pages stand at one address with those of others. */
  readonly role?: string;
  /** The screen at which a path without a claim begins. */
  readonly start: ScreenId;
  /** The address of a claim whose first screen has none of its own. */
  readonly opens: (claim: string) => string;
  /** What a screen reads for itself and cannot be left without: an example of the contract. */
  readonly shows?: Partial<Record<OperationId, string>>;
  /** Events that are said in a way of their own: by several controls, or after something else. */
  readonly says?: Readonly<Record<string, (walker: Walker, example?: string) => Promise<void>>>;
}

interface Walking extends Setup {
  /** Calls whose answers have not come yet. A read on a clock shows nothing on the page while it is on its way. */
  readonly calls: () => number;
}

/**
 * The clock stands still: nothing is read anew by itself. What only takes a moment gets it (a search waits 250 ms), but
 * not while the page waits for somebody else: on a slow machine such moments would add up to the next read.
 */
const TICK_MS = 50;
const ticking =
  (page: Page, { all }: Underway): Tick =>
  async () => {
    if (all() === 0) await page.clock.runFor(TICK_MS);
  };

let code = 100_000;
/** Says the event as a person does: fills what is asked, presses its control. */
async function say(
  { says = {} }: Setup,
  walker: Walker,
  { what: event, case: named }: Move,
  filled: Set<string>,
): Promise<void> {
  const { page, words } = walker;
  const form = formNames[event];
  const own = says[event];
  if (own !== undefined) await own(walker, named);
  else if (event === 'SUBMIT_CODE') {
    // A full code sends itself, once for every code.
    code += 1;
    await page.locator('[name="code"]').fill(String(code));
  } else if (event === 'RESEND') {
    await page.clock.runFor(120_000);
    await walker.press(event);
  } else if (event === 'DECLINE') {
    const own = words('detail.decline');
    await page
      .locator('main')
      .getByRole('button', { name: new RegExp(`^(${own}|${words('dealer.detail.decline')})$`) })
      .click();
    await walker.fill(event, examples.decline.examples.valid[0] ?? {});
    await page.locator(`[data-modal] [data-event="${event}"]`).click();
    await modalGone(walker);
  } else {
    // What was typed once stays, or comes back with the claim: the second time it only has to be sent. The claim of an
    // example may know nothing of what was typed.
    const raw = form && examples[form].examples.valid[0];
    if (raw !== undefined && !(filled.has(event) && (await holds(page, event, raw)))) await walker.fill(event, raw);
    filled.add(event);
    await walker.press(event);
  }
}

/** Whether the first field that has words in the example has some on the page. */
async function holds(page: Page, event: string, raw: object): Promise<boolean> {
  const [name] = Object.entries(raw).find(([, value]) => typeof value === 'string' && value !== '') ?? [];
  const field = formOf(page, event).locator(`input[name="${name}"]:not([type="radio"], [type="checkbox"])`);
  const typed = await field.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  return typed[0] !== '';
}

/** The screen on show may read the same operation for itself, before or after the flow does. */
const readsItself = (screen: ScreenId | null, operationId: string): boolean =>
  screen !== null && (screenSpec(screen).reads ?? []).includes(operationId as never);

/** What the screens of a leg read for themselves is answered whenever they ask: the first may still be at it. */
const shownOn = ({ shows = {} }: Setup, screens: readonly (ScreenId | null)[]): PlanEntry[] =>
  Object.entries(shows)
    .filter(([operationId]) => screens.some((screen) => readsItself(screen, operationId)))
    .map(([operationId, name]) => {
      const sample = samples[operationId as OperationId].find((one) => one.name === name);
      if (sample === undefined) throw new Error(`The contract has no example "${name}" of ${operationId}`);
      return { operationId, status: sample.http, body: sample.body, standing: true };
    });

/**
 * Plans what comes after the move, before it is made. Where the screen on show reads for itself what the flow reads, its
 * reads get the same answers, and a read on a clock is planned when the flow's own are over.
 */
async function plan(
  setup: Setup,
  sandbox: SandboxClient,
  { plan: entries, polled, screen }: Leg,
  before: ScreenId | null,
): Promise<boolean> {
  const shared = entries.some(({ operationId }) => readsItself(before, operationId));
  const copies = entries.flatMap((entry) => (readsItself(before, entry.operationId) ? [entry, entry, entry] : [entry]));
  const shown = shownOn(setup, [before, screen]);
  await sandbox.plan([...shown, ...(shared ? copies : [...entries, ...polled])], ['*', 'refreshToken']);
  return shared && polled.length > 0;
}

const SETTLED: Settled = { unplanned: [], invalid: [], unused: [], busy: 0 };

/** Everything planned was asked for, as the contracts want it, and nothing else; nothing is on its way any more. */
async function settled({ calls }: Walking, page: Page, before: ScreenId | null): Promise<void> {
  const itself = before === null ? [] : (screenSpec(before).reads ?? []);
  await expect
    .poll(
      async () => {
        const asked = calls();
        const seen = await page.evaluate(settleInPage, itself).catch(beingLeft);
        return { ...seen, calls: asked + calls() };
      },
      { intervals: SOON },
    )
    .toEqual({ ...SETTLED, calls: 0 });
}

const addressAt = (setup: Setup, opens: ScreenId | null, claim: string | null): string =>
  addressOf(opens ?? setup.start, claim) ?? setup.opens(claim ?? '');

/** Where a path without a claim is opened: an address that takes one may be opened without, too, and leads no further back. */
const beginning = ({ start }: Setup, opens: ScreenId | null): ScreenId =>
  opens !== null && screenSpec(opens).path?.includes(':id?') === true ? opens : start;

/** Who is in a role may have a page of their own at the address that a flow leads to. */
const pageFor = (leave: ScreenId, role: string | undefined): ScreenId => {
  const { path } = screenSpec(leave);
  const own = screenIds.filter((id) => screenSpec(id).path === path && flowOf(id) === null);
  return own.find((id) => screenSpec(id).roles?.some((one) => one === role)) ?? leave;
};

async function walkLeg(
  setup: Walking,
  walker: Walker,
  sandbox: SandboxClient,
  leg: Leg,
  before: ScreenId | null,
  filled: Set<string>,
  /** The claim that the path begins at. */
  starts: string | null,
): Promise<void> {
  const { page } = walker;
  const { move, screen, opens, claim, leave, leaveClaim = null } = leg;
  // An entry of the history of its own: it has shown nothing before, and what did hears none of its answers.
  if (move === undefined) await page.goto('about:blank');
  const polledLater = await plan(setup, sandbox, leg, before);
  if (move === undefined) {
    await page.goto(
      (starts === null ? addressOf(beginning(setup, opens), null) : null) ?? addressAt(setup, opens, starts),
    );
  } else if (move.what === 'RETURN') {
    // Who comes back from the partner opens the claim's address.
    await page.goto(addressAt(setup, opens, claim));
  } else if (move.do === 'wait') await page.clock.runFor(delays[move.what as keyof typeof delays]);
  else await say(setup, walker, move, filled);
  await settled(setup, page, before);
  if (leg.away !== null) {
    await expect(page).toHaveURL((url) => url.pathname === leg.away);
    return;
  }
  if (leg.enters !== undefined) {
    // Whose door it is, the flow behind it shows; the token of the examples signs nobody in.
    await expect(page).toHaveURL((url) => !url.pathname.startsWith('/link') && url.hash === '');
    return;
  }
  if (polledLater) {
    await sandbox.plan(leg.polled, ['*']);
    await page.clock.runFor(delays.calm);
    await settled(setup, page, null);
  }
  walker.owns(leave === undefined ? claim : leaveClaim);
  // Another product asks for itself where its claim is; the example's is nobody's.
  const elsewhere = leave !== undefined && leave !== setup.start && flowOf(leave) !== null && leaveClaim !== null;
  if (elsewhere)
    return expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === addressOf(leave, leaveClaim));
  const shown = leave === undefined ? screen : pageFor(leave, setup.role);
  if (shown !== null) await walker.sees(shown, { focus: false, refused: true });
  // A press that has failed without leading anywhere is answered where it was made.
  const stays = leave === undefined && screen === before && move?.do === 'say';
  if (stays && leg.problem !== null && SAID_ON_PAGE.has(leg.problem)) await saysAtHand(page);
}

async function walkPath(setup: Walking, walker: Walker, sandbox: SandboxClient, path: BrowserPath): Promise<void> {
  const { page } = walker;
  let before: ScreenId | null = null;
  const filled = new Set<string>();
  for (const [at, leg] of path.legs.entries()) {
    const name = leg.move === undefined ? 'start' : `${leg.move.what} ${leg.move.case ?? ''}`;
    await test.step(`${at}: ${name} → ${leg.leave ?? leg.screen ?? ''}`, () =>
      walkLeg(setup, walker, sandbox, leg, before, filled, path.start.id ?? null));
    before = leg.screen;
  }
  await sandbox.call('DELETE', 'plan');
  await page.evaluate(() => sessionStorage.clear());
}

/** Walks every arrow of a product in a browser, a few paths a test, in both languages by turns. Of a plan of `npm run qa`: its paths. */
export function testPaths(setup: Setup): void {
  // Pictures of things on their way out belong to no path.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const plan = plannedPaths(setup.flow);
  if (plan !== null) {
    if (plan.width !== null) test.use({ viewport: { width: plan.width, height: plan.width < 1000 ? 844 : 900 } });
    for (const walk of plan.walks) testWalks(setup, titleOf(setup.flow, walk), [walk]);
    return;
  }

  const paths = browserPaths(setup);
  const walks = paths.map((path, at): Walk => ({ path, ...walkedAs(at) }));
  for (let from = 0; from < walks.length; from += A_TEST) {
    const chunk = walks.slice(from, from + A_TEST);
    const more = chunk.length === 1 ? '' : `, and ${chunk.length - 1} more`;
    testWalks(setup, `${chunk[0]?.path.name ?? ''}${more}`, chunk);
  }

  test('the paths say everything that can be said on the screens of the flow', () => {
    const said = new Set(paths.flatMap(({ events }) => events));
    const known = new Set(
      Object.values<ScreenSpec>(screensByFlow[setup.flow]).flatMap(({ events }) => Object.keys(events)),
    );
    expect([...known].filter((event) => !said.has(event))).toEqual([]);
  });
}

/** One test that walks some paths on one page; a failure names the path. */
function testWalks(setup: Setup, title: string, walks: readonly Walk[]): void {
  test(title, async ({ page, context, baseURL, sandbox, guard }) => {
    test.setTimeout(240_000);
    const origin = baseURL ?? '';
    // The partner's page of the examples does not exist.
    guard.allow(/\/sandbox\/(payment|identity)\//);
    if (setup.who !== null) await bring(context, origin, await signedIn(origin, setup.who));
    // A page that asks for nothing: no call of its own may meet the first plan.
    await page.goto('/how-it-works');
    await page.clock.pauseAt(new Date('2026-02-01T10:10:00+05:00'));
    // A message lies over the top of the page until it is closed or its time is over.
    const message = page.locator('[data-snackbar] button').last();
    await page.addLocatorHandler(message, () => message.click(), { noWaitAfter: true });
    const asked = underway(page);
    const tick = ticking(page, asked);
    const walking: Walking = { ...setup, calls: asked.calls };
    for (const { path, language, inPage } of walks) {
      await context.addCookies([{ name: 'locale', value: language, url: origin }]);
      const walker = createWalker(page, language, { tick, inPage });
      try {
        await test.step(path.name, () => walkPath(walking, walker, sandbox, path));
      } catch (error) {
        throw new Error(`Path "${path.name}" of ${setup.flow} in ${language} failed`, { cause: error });
      }
    }
  });
}

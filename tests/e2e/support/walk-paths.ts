import type { BrowserContext, Page } from '@playwright/test';
import { delays } from '../../../machines/kit/setup.ts';
import { screensByFlow } from '../../../machines/screens.ts';
import type { ScreenSpec } from '../../../machines/kit/screen.ts';
import type { PlanEntry } from '../../../sandbox/core/plan.ts';
import { driverScript } from '../driver/bundle.ts';
import { pagePath, staysOnPage } from '../driver/for-page.ts';
import { hungBy, letGo, partWait, passLate, type Hands } from '../driver/late.ts';
import { stretchesOf, type Setup, type Stretch } from '../driver/legs.ts';
import { explore } from '../../model/graph.ts';
import { readBrowser } from '../../paths/support/browser-file.ts';
import { eventSamplesOf } from '../../paths/support/event-samples.ts';
import { batchesOf } from './batches.ts';
import { exploredPaths } from './explored.ts';
import { saysAtHand } from './failing.ts';
import { expect, test } from './fixtures.ts';
import type { Tick } from './forms.ts';
import { type Settled, settleInPage } from './in-page.ts';
import { PACE, type Pace } from './pace.ts';
import { bring, signedIn } from './people.ts';
import { browserCoverage } from './paths.ts';
import { againLine, groupsOf, plannedWalks, titleOf, type Walk } from './planned.ts';
import type { SandboxClient } from './sandbox.ts';
import { SENT } from './sent.ts';
import { listenToNone, openUndrawn, show } from './undrawn.ts';
import { perform } from './taps.ts';
import { underway, type Underway } from './underway.ts';
import { beingLeft, createWalker, SOON, type Walker } from './walker.ts';

const isNight = process.env['E2E_ALL'] === '1';
/** When every path begins. */
const BEGINS = Date.parse('2026-02-01T10:10:00+05:00');
/** Reads that nobody planned, and renewals of the session, the services answer themselves. */
const ALLOWED = ['*', 'refreshToken'];
/** A page that asks for nothing. */
const QUIET = '/how-it-works';
/** More failures than that say no more. */
const ENOUGH = 5;

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

const SETTLED: Settled = { unplanned: [], invalid: [], unused: [], busy: 0 };

/** Everything planned was asked for, as the contracts want it, and nothing else; nothing is on its way any more. */
async function settled(
  { calls }: Underway,
  page: Page,
  itself: readonly string[],
  /** Calls that have no answer until something else happens. */
  held: number,
): Promise<void> {
  await expect
    .poll(
      async () => {
        const asked = calls();
        const seen = await page.evaluate(settleInPage, itself).catch(beingLeft);
        return { ...seen, calls: asked + calls() };
      },
      { intervals: SOON },
    )
    .toEqual({ ...SETTLED, calls: 2 * held });
}

const isHung = ({ hangs }: Stretch, isLast: boolean): number => (hangs !== null && isLast ? 1 : 0);

const handsOf = (page: Page, { anew }: Underway, sandbox: SandboxClient): Hands => ({
  underway: anew(),
  left: async () => (await sandbox.call<{ unused: PlanEntry[] }>('GET', 'plan')).unused,
  pass: (ms) => page.clock.runFor(ms),
  release: (of) => sandbox.clearFaults(of),
  moment: () => page.evaluate(() => undefined),
});

/** One leg of a path by real taps. */
async function walkStretch(
  walker: Walker,
  asked: Underway,
  sandbox: SandboxClient,
  leg: Stretch,
  /** What the leg before has planned, where a call of it has no answer yet. */
  before: readonly PlanEntry[],
): Promise<void> {
  const { page } = walker;
  // An entry of the history of its own: it has shown nothing before, and what did hears none of its answers.
  if (leg.open !== null) await page.goto('about:blank');
  const { beforeMs, rest } = partWait(leg.doings);
  // What is sent meanwhile meets the plan of the leg before.
  if (beforeMs > 0) await page.clock.runFor(beforeMs);
  await sandbox.plan(leg.plan, ALLOWED);
  const hands = handsOf(page, asked, sandbox);
  if (leg.open !== null) await page.goto(leg.open);
  await perform(walker, rest);
  const hung = isHung(leg, leg.polled.length === 0);
  const late = { ms: leg.lateMs, plan: leg.plan, hangs: hung > 0 };
  await letGo(before, leg.plan, hands);
  await passLate(late, hands);
  // The screen waits for an answer: nothing else is to be seen of it.
  if (leg.hangs === 'busy') return expect.poll(async () => (await hands.left()).length, { intervals: SOON }).toBe(0);
  await settled(asked, page, leg.itself, hung);
  if (leg.away !== null) return expect(page).toHaveURL((url) => url.pathname === leg.away);
  // Whose door it is, the flow behind it shows; the token of the examples signs nobody in.
  if (leg.enters !== null) return expect(page).toHaveURL((url) => !url.pathname.startsWith('/link') && url.hash === '');
  if (leg.polled.length > 0) {
    await sandbox.plan(leg.polled, ALLOWED);
    await page.clock.runFor(delays.calm);
    await passLate({ ms: leg.polledLateMs, plan: leg.polled, hangs: leg.hangs !== null }, hands);
    await settled(asked, page, [], isHung(leg, true));
  }
  walker.owns(leg.claim);
  if (leg.elsewhere !== null) return expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === leg.elsewhere);
  if (leg.screen !== null) await walker.sees(leg.screen, { focus: false, refused: true });
  if (leg.failed === 'atHand') await saysAtHand(page);
}

/** How long walks took, and what went wrong with them, in words. */
interface Walks {
  readonly pace: Pace;
  readonly faults: readonly string[];
  /** The operations that the page has sent, by its plan: a step that went well has asked for all that was planned. */
  readonly sent: ReadonlySet<string>;
}

const faultOf = (setup: Setup, walk: Walk, why: string): string =>
  `Path "${walk.path.name}" of ${setup.flow} in ${walk.language} at ${walk.width} px\n  ${why}\n  again: ${againLine(setup.flow, walk)}`;

/** The steps of a path by real taps, on a page of its own session. */
async function walkByTaps(
  setup: Setup,
  { page, context, origin }: Standing,
  sandbox: SandboxClient,
  walk: Walk,
): Promise<Walks> {
  const { path, language } = walk;
  await context.addCookies([{ name: 'locale', value: language, url: origin }]);
  const asked = underway(page);
  const walker = createWalker(page, language, { tick: ticking(page, asked) });
  const began = performance.now();
  const legs = stretchesOf(setup, path, walker.words);
  const faults: string[] = [];
  try {
    for (const [at, leg] of legs.entries())
      await test.step(leg.name, () => walkStretch(walker, asked, sandbox, leg, hungBy(legs[at - 1])));
  } catch (error) {
    // The page and its clock stay where the failure has left them.
    faults.push(faultOf(setup, walk, error instanceof Error ? error.message : String(error)));
  }
  const taps = { steps: legs.length, ms: performance.now() - began };
  return { pace: { taps, page: { steps: 0, ms: 0 } }, faults, sent: new Set() };
}

/** Walks paths inside the page. The one behind a path that fails begins on a page of its own; behind the last one it stays as it is. */
async function walkInPage(setup: Setup, page: Page, sandbox: SandboxClient, walks: readonly Walk[]): Promise<Walks> {
  const faults: string[] = [];
  const pace = { steps: 0, ms: 0 };
  const sent = new Set<string>();
  for (const batch of batchesOf(walks)) {
    if (faults.length >= ENOUGH) break;
    if (batch.anew || faults.length > 0) await page.goto(QUIET);
    const some = await walkSome(setup, page, sandbox, batch.walks);
    faults.push(...some.faults);
    for (const id of some.sent) sent.add(id);
    pace.steps += some.pace.steps;
    pace.ms += some.pace.ms;
  }
  return { pace: { page: pace, taps: { steps: 0, ms: 0 } }, faults, sent };
}

/** The same for as many as are handed over at once. */
async function walkSome(
  setup: Setup,
  page: Page,
  sandbox: SandboxClient,
  walks: readonly Walk[],
): Promise<{ pace: Pace['page']; faults: readonly string[]; sent: ReadonlySet<string> }> {
  const steps: (readonly PlanEntry[])[] = [];
  const paths = walks.map(({ path, language }) => {
    const one = pagePath(setup, path, language, steps.length);
    steps.push(...one.steps);
    return one.path;
  });
  const handed = JSON.stringify(paths);
  const faults: string[] = [];
  const pace = { steps: 0, ms: 0 };
  const sent = new Set<string>();
  for (let at = 0; at < walks.length;) {
    if (faults.length > 0) await page.goto(QUIET);
    const began = performance.now();
    await sandbox.planSteps(steps, ALLOWED);
    const results = await page.evaluate(
      ([some, from, time]) => {
        if (window.walkPaths === undefined) throw new Error('The driver is not in the page');
        return window.walkPaths(some, from, time);
      },
      [handed, at, BEGINS] as const,
    );
    pace.ms += performance.now() - began;
    pace.steps += results.reduce((sum, { took }) => sum + took.length, 0);
    for (const [nth, { took, failure }] of results.entries())
      for (const { plan, polled, itself } of paths[at + nth]?.legs.slice(0, failure?.at ?? took.length) ?? [])
        for (const { operationId, standing } of [...plan, ...polled])
          if (standing !== true && !itself.includes(operationId)) sent.add(operationId);
    at += results.length;
    const [failure, walk, plan] = [results.at(-1)?.failure, walks[at - 1], paths[at - 1]];
    if (failure == null || walk === undefined) break;
    faults.push(faultOf(setup, walk, `step ${plan?.legs[failure.at]?.name}: ${failure.faults.join('; ')}`));
    await sandbox.call('DELETE', 'plan');
    await sandbox.clearFaults();
  }
  return { pace, faults, sent };
}

/** A page that is signed in and stands still, with nothing asked for yet. */
async function stand(setup: Setup, { page, context, origin }: Standing, { language, width }: Walk): Promise<void> {
  await context.addCookies([{ name: 'locale', value: language, url: origin }]);
  if (setup.who !== null) await bring(context, origin, await signedIn(origin, setup.who));
  await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });
  // No call of its own may meet the first plan.
  await page.goto(QUIET);
  await page.clock.pauseAt(BEGINS);
}

interface Standing {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly origin: string;
}

/** One test: a path by real taps, or some inside one page. A failure names the path, and the line that walks it again. */
function testWalks(setup: Setup, title: string, walks: readonly Walk[]): void {
  test(title, async ({ page, context, baseURL, sandbox, guard, sent, headless }, { annotations }) => {
    // All paths of a night are some times as many steps.
    test.setTimeout(isNight ? 900_000 : 240_000);
    // The partner's page of the examples does not exist.
    guard.allow(/\/sandbox\/(payment|identity)\//);
    const [first] = walks;
    if (first === undefined) return;
    const walked = first.inPage && headless !== false ? await openUndrawn(page) : page;
    const standing: Standing = { page: walked, context, origin: baseURL ?? '' };
    if (first.inPage) {
      // The plan says what is sent.
      sent.stop();
      await context.addInitScript({ content: await driverScript() });
    } else {
      // A message lies over the top of the page until it is closed or its time is over.
      const message = page.locator('[data-snackbar] button').last();
      await page.addLocatorHandler(message, () => message.click(), { noWaitAfter: true });
    }
    await stand(setup, standing, first);
    // Who has chosen a path looks at its calls.
    if (first.inPage && process.env['QA_PLAN'] === undefined) await listenToNone(walked);
    const { faults, ...told } = first.inPage
      ? await walkInPage(setup, walked, sandbox, walks)
      : await walkByTaps(setup, standing, sandbox, first);
    annotations.push({ type: SENT, description: [...told.sent].join(' ') });
    annotations.push({ type: PACE, description: JSON.stringify(told.pace) });
    if (walked !== page) {
      if (faults.length > 0) await show(walked, page);
      // A picture of it would be waited for in vain.
      await walked.close();
    }
    if (faults.length === 0) return;
    throw new Error(faults.join('\n'));
  });
}

/**
 * Walks every arrow of a product that a browser can show: one path by real taps, all of them inside the page, in both languages
 * and at both widths by turns. `E2E_ALL=1`: all that a browser can show, in both languages at both widths. Of a plan of `npm run qa`: its paths.
 */
export function testPaths(setup: Setup): void {
  // Pictures of things on their way out belong to no path.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const planned = plannedWalks(setup.flow);
  if (planned !== null) {
    for (const walk of planned)
      testWalks(setup, titleOf(setup.flow, walk), [{ ...walk, inPage: walk.inPage && staysOnPage(walk.path) }]);
    return;
  }

  const paths = exploredPaths(setup.flow, setup, isNight ? 'all' : 'daily');
  const byTaps = paths.filter((path, at) => at === 0 || !staysOnPage(path));
  for (const [at, path] of byTaps.entries()) {
    const walk: Walk = { path, language: at % 2 === 0 ? 'ru' : 'kk', width: 390, inPage: false, night: isNight };
    testWalks(setup, `${setup.flow}: ${path.name} by taps (${walk.language})`, [walk]);
  }
  for (const { title, walks } of groupsOf(paths.filter(staysOnPage), isNight))
    testWalks(setup, `${setup.flow} in the page, ${title}`, walks);

  test('the paths say everything that can be said on the screens of the flow', () => {
    const said = new Set(paths.flatMap(({ events }) => events));
    const known = new Set(
      Object.values<ScreenSpec>(screensByFlow[setup.flow]).flatMap(({ events }) => Object.keys(events)),
    );
    expect([...known].filter((event) => !said.has(event))).toEqual([]);
  });

  // To count them takes as long as to find them.
  if (isNight)
    test('the arrows that no browser walks are those that are recorded', () => {
      const all = explore(setup.machine, eventSamplesOf(setup.flow));
      expect(browserCoverage(setup, all)).toEqual(readBrowser(setup.flow));
    });
}

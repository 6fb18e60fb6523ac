import { readFileSync } from 'node:fs';
import type { BrowserContext, Page, Request } from '@playwright/test';
import type { ScreenId } from '../../machines/screens.ts';
import { components } from '../../scripts/pages/parts.ts';
import { goesBack, goesForward, refusesForward, switchesLanguage } from './support/disturb.ts';
import { offersOf } from './support/offers.ts';
import { saysAtHand } from './support/failing.ts';
import { expect, test } from './support/fixtures.ts';
import { typedIn } from './support/forms.ts';
import { AIDOS, APPLY, atPartner, confirmAll, example, questionnaire, type Applicant } from './support/journey.ts';
import { bring, claimAt, type Stage } from './support/people.ts';
import type { SandboxClient } from './support/sandbox.ts';
import { createWalker, type Walker } from './support/walker.ts';

interface World {
  readonly walker: Walker;
  readonly sandbox: SandboxClient;
  readonly clock: { advance(ms: number): Promise<void> };
}

/** A screen of the journey, and what may be done to it. */
interface Step {
  readonly screen: ScreenId;
  /** What is typed before anything happens. */
  readonly typed?: { readonly event: string; readonly raw: object };
  /** The event that leads on. */
  readonly go: string;
  /** What going on does at the services, once. */
  readonly effect?: string;
  /** Where BACK leads, and the event that leads from there to here again. Absent: the first page. */
  readonly back?: {
    readonly to: ScreenId;
    readonly again: string | ((world: World) => Promise<void>);
    /** A page, no step of the flow. */
    readonly outside?: true;
  };
  /** What happens meanwhile. */
  readonly arrived?: (world: World) => Promise<void>;
  /** The page has just been opened: behind it is nothing of ours. */
  readonly fresh?: true;
  /** How the screen is left, where it is not by one press. */
  readonly leave?: (world: World) => Promise<void>;
  /** On the way there is a page that is not ours. */
  readonly away?: (world: World) => Promise<void>;
  /** Where a lost connection leads instead of staying, and how it goes on from there. */
  readonly offline?: { readonly to: ScreenId; readonly again: string };
  /** Nothing asks the services on leaving: there is no call that could fail. */
  readonly quiet?: true;
}

interface Leg {
  readonly title: string;
  /** How far the claim is already; null: there is none. */
  readonly stage: Stage | null;
  readonly start: (claim: string) => string;
  readonly steps: readonly Step[];
  /** Where the last step leads. */
  readonly end: ScreenId;
}

const form = (event: string, raw: object) => ({ typed: { event, raw }, go: event });

const legs: readonly Leg[] = [
  {
    title: 'before the claim',
    stage: null,
    start: () => '/',
    end: 'general-agreement',
    steps: [
      { screen: 'start', go: APPLY, quiet: true },
      {
        screen: 'c2c-car',
        ...form('SUBMIT_CAR', example('car')),
        quiet: true,
        back: { to: 'start', again: APPLY, outside: true },
      },
      {
        screen: 'c2c-seller',
        ...form('SUBMIT_SELLER', example('seller')),
        quiet: true,
        back: { to: 'c2c-car', again: 'SUBMIT_CAR' },
      },
      {
        screen: 'c2c-terms',
        ...form('SUBMIT_TERMS', { ...example('terms'), initialFee: '4 000 000' }),
        quiet: true,
        back: { to: 'c2c-seller', again: 'SUBMIT_SELLER' },
      },
      {
        screen: 'c2c-me',
        ...form('SUBMIT_ME', { ...AIDOS, patronymic: '' }),
        effect: 'claim.created',
        back: { to: 'c2c-terms', again: 'SUBMIT_TERMS' },
      },
      { screen: 'client-intro', go: 'START', quiet: true, back: { to: 'claim-detail', again: 'CONTINUE' } },
    ],
  },
  {
    title: 'consents and identity',
    stage: 'new',
    start: (claim) => `/client-intro?claim=${claim}`,
    end: 'q-personal',
    steps: [
      { screen: 'client-intro', go: 'START', quiet: true, back: { to: 'claim-detail', again: 'CONTINUE' } },
      { screen: 'general-agreement', go: 'CONTINUE', quiet: true, back: { to: 'client-intro', again: 'START' } },
      {
        screen: 'client-request',
        ...form('SUBMIT_CONSENTS', example('consents')),
        effect: 'signature.code',
        back: { to: 'general-agreement', again: 'CONTINUE' },
      },
      {
        screen: 'client-code',
        go: 'SUBMIT_CODE',
        effect: 'signature.confirmed',
        back: { to: 'client-request', again: 'SUBMIT_CONSENTS' },
        // A full code sends itself; Enter behind it must not send it twice.
        leave: async ({ walker, sandbox }) => {
          const code = walker.page.locator('[name="code"]');
          await code.pressSequentially(await sandbox.code(AIDOS.phone));
          await walker.page.keyboard.press('Enter');
        },
      },
      {
        screen: 'aitu-intro',
        go: 'GO',
        effect: 'identity.urlMade',
        back: { to: 'claim-detail', again: 'CONTINUE' },
        away: ({ walker }) => atPartner(walker.page, 'identity', 'ok'),
      },
    ],
  },
  {
    title: 'the questionnaire',
    stage: 'verified',
    start: (claim) => `/my-applications/${claim}/client-data`,
    end: 'account-statement',
    steps: [
      ...questionnaire.map(({ screen, event, form: name }, at): Step => {
        const before = questionnaire[at - 1];
        return {
          screen,
          ...form(event, example(name)),
          effect: 'claim.updated',
          back:
            before === undefined
              ? { to: 'claim-detail', again: 'CONTINUE' }
              : { to: before.screen, again: before.event },
        };
      }),
      {
        screen: 'q-review',
        ...form('SUBMIT_APPLICATION', example('application')),
        effect: 'claim.dataConfirmed',
        back: { to: 'q-addresses', again: 'SUBMIT_ADDRESSES' },
      },
    ],
  },
  {
    title: 'banks and signature',
    stage: 'confirmed',
    start: (claim) => `/my-applications/${claim}/account-statement`,
    end: 'my-applications',
    steps: [
      {
        screen: 'account-statement',
        go: 'SEND_TO_BANKS',
        effect: 'claim.sent',
        offline: { to: 'bank-request-error', again: 'RETRY' },
        fresh: true,
        back: { to: 'q-review', again: ({ walker }) => confirmAll(walker) },
      },
      {
        screen: 'bank-response-waiting',
        go: 'SHOW_RESULTS',
        quiet: true,
        back: { to: 'claim-detail', again: 'CONTINUE' },
      },
      {
        screen: 'bank-responses',
        go: 'CHOOSE_BANK',
        effect: 'bank.chosen',
        arrived: async ({ walker, clock }) => {
          await clock.advance(30_000);
          await expect(offersOf(walker.page)).toHaveCount(2);
        },
        back: { to: 'claim-detail', again: 'CONTINUE' },
      },
      {
        screen: 'bank-selected',
        go: 'SIGN',
        effect: 'agreement.urlMade',
        back: { to: 'claim-detail', again: 'CONTINUE' },
        away: ({ walker }) => atPartner(walker.page, 'agreement', 'failed'),
      },
      {
        screen: 'sign-fail',
        go: 'RETRY',
        quiet: true,
        fresh: true,
        back: {
          to: 'bank-selected',
          again: async ({ walker }) => {
            await walker.press('SIGN');
            await atPartner(walker.page, 'agreement', 'failed');
          },
        },
      },
      {
        screen: 'bank-selected',
        go: 'SIGN',
        effect: 'agreement.urlMade',
        back: {
          to: 'claim-detail',
          again: async ({ walker }) => {
            await walker.press('CONTINUE');
            await walker.sees('sign-fail');
            await walker.press('RETRY');
          },
        },
        away: ({ walker }) => atPartner(walker.page, 'agreement', 'ok'),
      },
      {
        // Behind a signature there is no way back: both lead on to the deal.
        screen: 'sign-success',
        go: 'CONTINUE',
        quiet: true,
        fresh: true,
        back: { to: 'claim-deal', again: ({ walker }) => openAgain(walker, `/sign-success?claim=${walker.claim()}`) },
      },
      {
        screen: 'claim-deal',
        go: 'BACK',
        quiet: true,
        // The browser's Back does not lead into the signature again.
        leave: async ({ walker }) => {
          await goesBack(walker.page);
          walker.owns(null);
        },
      },
    ],
  },
];

const openAgain = async (walker: Walker, address: string): Promise<void> => void (await walker.page.goto(address));
const ARMAN: Applicant = {
  personalNumber: '950707399034',
  phone: '77000000042',
  lastName: 'Тестов',
  firstName: 'Арман',
};

const open = async (leg: Leg, world: World, origin: string, context: BrowserContext) => {
  const { walker, sandbox } = world;
  if (leg.stage === null) await walker.page.goto(leg.start(''));
  else {
    const { id, person } = await claimAt(origin, sandbox, leg.stage, leg.stage === 'confirmed' ? ARMAN : AIDOS);
    await bring(context, origin, person);
    walker.owns(id);
    await walker.page.goto(leg.start(id));
  }
};

/** What the person has brought about so far; banks answer in their own time. */
const deeds = async (sandbox: SandboxClient) => (await sandbox.ledger()).filter(({ kind }) => kind !== 'bank.answered');

const effects = async (sandbox: SandboxClient, kind: string) =>
  (await sandbox.ledger()).filter((one) => one.kind === kind).length;

/** Screens that have just been opened leave the focus alone. */
const arrivesAt = (world: World, leg: Leg, at: number) => {
  const before = leg.steps[at - 1];
  return world.walker.sees(leg.steps[at]?.screen ?? leg.end, { focus: at > 0 && before?.away === undefined });
};

/** Back to where BACK has led from. */
async function comesAgain(world: World, { screen, back, fresh }: Step): Promise<void> {
  if (typeof back?.again === 'string') await world.walker.press(back.again);
  else await back?.again(world);
  await world.walker.sees(screen, { focus: fresh === undefined });
}

/** The file of the build that a screen's component lies in. */
const fileOf = (screen: ScreenId): string => {
  const map = readFileSync(new URL('../../dist/.vite/modules.json', import.meta.url), 'utf8');
  const modules = JSON.parse(map) as Record<string, { file: string }>;
  return `/${modules[components.get(screen) ?? '']?.file ?? 'no file'}`;
};

/**
 * Waits until the page has used its idle time to fetch what may come next, a certain screen among it: a part that is asked
 * for just as the network goes is lost for the page's life.
 */
function watchFetches(page: Page): (screen: ScreenId | undefined) => Promise<void> {
  const fetched: string[] = [];
  const under = new Set<Request>();
  page.on('request', (request) => void under.add(request));
  page.on('requestfailed', (request) => void under.delete(request));
  page.on('requestfinished', (request) => {
    under.delete(request);
    fetched.push(new URL(request.url()).pathname);
  });
  const idle = () => page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  return async (screen) => {
    if (screen !== undefined) await expect.poll(() => fetched.includes(fileOf(screen))).toBe(true);
    await idle();
    await idle();
    await expect.poll(() => under.size).toBe(0);
  };
}

for (const leg of legs) {
  test(`${leg.title}: languages, reloads, steps back and double clicks`, async ({
    page,
    context,
    baseURL,
    sandbox,
    clock,
  }) => {
    const walker = createWalker(page, 'ru');
    const world = { walker, sandbox, clock };
    await open(leg, world, baseURL ?? '', context);
    for (const [at, step] of leg.steps.entries()) {
      await test.step(step.screen, async () => {
        const { screen, typed, back, effect } = step;
        await arrivesAt(world, leg, at);
        await step.arrived?.(world);
        if (typed) await walker.fill(typed.event, typed.raw);
        await switchesLanguage(walker, screen);
        const values = await typedIn(page);
        const before = await deeds(sandbox);
        await page.reload();
        await walker.sees(screen, { focus: false });
        await expect.poll(() => typedIn(page)).toEqual(values);
        expect(await deeds(sandbox)).toEqual(before);

        if (back) {
          if (at > 0 && !step.fresh) {
            await goesBack(page);
            await walker.sees(back.to);
            if (back.outside) await goesForward(page);
            else {
              await refusesForward(page);
              await walker.sees(back.to, { focus: false });
              await comesAgain(world, step);
            }
            await walker.sees(screen);
          }
          await walker.press('BACK');
          await walker.sees(back.to);
          await comesAgain(world, step);
          expect(await typedIn(page)).toEqual(values);
        }

        const done = effect === undefined ? 0 : await effects(sandbox, effect);
        if (step.leave) await step.leave(world);
        else await walker.control(step.go).dblclick();
        await step.away?.(world);
        await arrivesAt(world, leg, at + 1);
        if (effect !== undefined) expect(await effects(sandbox, effect), effect).toBe(done + 1);
      });
    }
  });

  test(`${leg.title}: without network once`, async ({ page, context, baseURL, sandbox, clock, guard }) => {
    await context.addCookies([{ name: 'locale', value: 'kk', url: baseURL ?? '' }]);
    const walker = createWalker(page, 'kk');
    const fetchedAhead = watchFetches(page);
    // The browser's own: it asks for the sign of every new address. The page of an error does without its help for QA.
    guard.allow(/ERR_INTERNET_DISCONNECTED .*(icon\.svg|copy-steps-.*\.js)/);
    const world = { walker, sandbox, clock };
    await open(leg, world, baseURL ?? '', context);
    for (const [at, step] of leg.steps.entries()) {
      await test.step(step.screen, async () => {
        const { screen, typed, effect } = step;
        await arrivesAt(world, leg, at);
        await step.arrived?.(world);
        if (typed) await walker.fill(typed.event, typed.raw);
        const leave = async () => (step.leave ? step.leave(world) : walker.press(step.go));
        if (!step.quiet) {
          const [values, before] = [await typedIn(page), await deeds(sandbox)];
          await fetchedAhead(step.offline?.to);
          await context.setOffline(true);
          await leave();
          await expect(page.getByText(walker.words('error.offline')).first()).toBeVisible();
          await walker.sees(step.offline?.to ?? screen, { focus: false });
          if (!step.offline) await saysAtHand(page);
          if (!step.offline && !step.leave) expect(await typedIn(page)).toEqual(values);
          expect(await deeds(sandbox)).toEqual(before);
          await context.setOffline(false);
          await walker.press(step.offline?.again ?? step.go);
        } else await leave();
        await step.away?.(world);
        await arrivesAt(world, leg, at + 1);
        if (effect !== undefined) expect(await effects(sandbox, effect), effect).toBeGreaterThan(0);
      });
    }
    expect(await page.locator('html').getAttribute('lang')).toBe('kk');
  });
}

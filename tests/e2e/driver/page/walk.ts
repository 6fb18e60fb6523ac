import type { PageDoing, PageLeg, PagePath, PageResult, Planned } from '../path-plan.ts';
import { hungBy, hungOf, letGo, partWait, passLate, type Hands } from '../late.ts';
import { callsOfStep, enter, leaveSteps, planned, release } from './calls.ts';
import { comes, fillForm, formOf, typedInto } from './fill.ts';
import { isWaiting, press } from './press.ts';
import { lookFor, settle } from './settle.ts';
import { open, startAnew } from './start.ts';
import { leap, now, pass, turn } from './time.ts';

/** Where the page would have been left for; nothing is opened: the application stands as it stood. */
let left: string | null = null;

/** A partner's page, and whatever else is another document, is not opened while a path is walked; where to is noted. */
export const watchLeaving = (): void => {
  const { navigation } = window as unknown as { navigation: EventTarget };
  navigation.addEventListener('navigate', (event) => {
    const { destination, downloadRequest } = event as unknown as {
      destination: { url: string; sameDocument: boolean };
      downloadRequest: string | null;
    };
    if (destination.sameDocument || downloadRequest !== null) return;
    left = new URL(destination.url).pathname;
    event.preventDefault();
  });
};

/** Nothing that old is fresh. */
const AGE_MS = 60_000;
/** No service asks for more patience than that. */
const LONGEST_WAIT_S = 150;

const dialogGone = (): true | null => (document.querySelector('[data-modal]') === null ? true : null);

/** A control that says how long it is off is waited for. */
const waitOut = async (doing: PageDoing): Promise<void> => {
  if (doing.do !== 'press') return;
  for (let second = 0; isWaiting(doing) && second < LONGEST_WAIT_S; second += 1) await pass(1_000);
};

const perform = async (doing: PageDoing, path: PagePath): Promise<void> => {
  switch (doing.do) {
    case 'fill': {
      const first = doing.fields.find(([, value]) => typeof value === 'string' && value !== '')?.[0];
      const held = formOf(doing.event)?.querySelector<HTMLInputElement>(
        `input[name="${first}"]:not([type="radio"], [type="checkbox"])`,
      );
      if (doing.again === true && held !== null && held !== undefined && held.value !== '') return;
      return fillForm(doing.event, doing.fields, path);
    }
    case 'type': {
      const field = await comes(doing.selector, () => document.querySelector<HTMLInputElement>(doing.selector));
      field.focus();
      field.select();
      document.execCommand('insertText', false, doing.text);
      return;
    }
    case 'press': {
      await waitOut(doing);
      let why: string | null = null;
      await comes(doing.selector, () => ((why = press(doing)) === null ? true : null)).catch(() => {
        throw new Error(why ?? doing.selector);
      });
      return;
    }
    case 'pass':
      return pass(doing.ms);
    case 'seen':
      // Long after it was read.
      await leap(AGE_MS);
      document.dispatchEvent(new Event('visibilitychange'));
      return;
    case 'gone':
      await comes('the end of the dialog', dialogGone);
  }
};

const hands: Hands = {
  underway: callsOfStep,
  left: async () => (await planned()).unused,
  pass,
  release,
  moment: turn,
};

const walkLeg = async (
  leg: PageLeg,
  path: PagePath,
  time: number,
  /** What the leg before has planned, where a call of it has no answer yet. */
  before: readonly Planned[],
): Promise<readonly string[]> => {
  if (leg.open !== null) await startAnew(time);
  left = null;
  const { beforeMs, rest } = partWait(leg.doings);
  // What is sent meanwhile is no part of the leg.
  if (beforeMs > 0) await pass(beforeMs);
  for (const doing of leg.open === null ? rest : []) await waitOut(doing);
  enter(leg.step, leg.plan);
  if (leg.open !== null) open(leg.open);
  const filled = rest.flatMap((doing) => (doing.do === 'fill' ? [doing.event] : []));
  let kept: readonly string[] = [];
  for (const doing of rest) {
    if (doing.do === 'press') kept = filled.flatMap(typedInto);
    await perform(doing, path);
  }
  const isLast = leg.polled.length === 0;
  const late = { ms: leg.lateMs, plan: leg.plan, hangs: isLast && leg.hangs !== null };
  await letGo(before, leg.plan, hands);
  await passLate(late, hands);
  const look = lookFor(leg, () => left);
  // Planned for later, a read on a clock is on the page before what is looked for is.
  if (!isLast) {
    const faults = await settle(() => [], leg.itself, { hangs: null, away: leg.away, shares: false });
    if (faults.length > 0) return faults;
    enter(leg.step + 1, leg.polled);
    await pass(leg.polledAfterMs);
    await passLate({ ms: leg.polledLateMs, plan: leg.polled, hangs: leg.hangs !== null }, hands);
  }
  const hung = hungOf(hungBy(leg));
  const shares = hung !== undefined && [...leg.itself, ...leg.reads].includes(hung);
  const faults = await settle(look, isLast ? leg.itself : [], { ...leg, shares });
  if (faults.length > 0 || leg.failed === null) return faults;
  // Where a part of it was taken, its form may have gone.
  if (filled.some((event) => formOf(event) === null)) return [];
  const holds = new Set(filled.flatMap(typedInto));
  return kept.filter((one) => !holds.has(one) && isAskedStill(one)).map((one) => `what was typed is gone: ${one}`);
};

/** Walks a path whose plan the sandbox has from its beginning to its end, or to the first leg that does not lead where it should. */
export const walk = async (path: PagePath, time: number): Promise<PageResult> => {
  const took: number[] = [];
  for (const [at, leg] of path.legs.entries()) {
    const began = now();
    const faults = await walkLeg(leg, path, time, hungBy(path.legs[at - 1])).catch((error: unknown) => [
      error instanceof Error ? error.message : String(error),
    ]);
    took.push(now() - began);
    if (faults.length > 0) {
      return { took, failure: { at, faults } };
    }
  }
  // A page of another product asks for itself, and may go on.
  leaveSteps();
  return { took, failure: null };
};

/** Of `life.choice demo_omir`: false where the page says that nothing is asked of that part. */
const isAskedStill = (typed: string): boolean => {
  const [part] = typed.split(/[. ]/);
  return document.querySelector(`[data-not-asked="${part}"]`) === null;
};

import { reasonsAtHand } from '../../support/in-page.ts';
import { claimOf, judge, lookInPage } from '../../support/judge.ts';
import type { PageLeg } from '../path-plan.ts';
import { callsUnderway, faultsOfPlan } from './calls.ts';
import { changed, happens, now, passMoment, turn } from './time.ts';

/** What has not come after so long in real time does not come. */
const PATIENCE_MS = 15_000;
/** Answers that are so often so long in coming may need the page's time to go on, real ms. */
const SLOW = 5;
const SLOW_MS = 20;

/** What is not as it must be yet, or at all. */
type Look = () => readonly string[];

/**
 * Waits until the look finds no fault, no call is on its way, no control is busy, and everything planned was asked for as the
 * contracts want it, and nothing else.
 * @param leg where a call stays without an answer (`hangs`) it is on its way, with the screen's own of the same where it `shares`
 *   that, and while the screen waits for it nothing else is looked for; of a page that is left nothing is
 * @returns the faults that are left in the end
 */
export const settle = async (
  look: Look,
  itself: readonly string[],
  { hangs, away, shares }: Pick<PageLeg, 'hangs' | 'away'> & { readonly shares: boolean },
): Promise<readonly string[]> => {
  const began = now();
  const held = hangs === null ? 0 : 1;
  const isHeld = (calls: number): boolean => calls === held || (hangs !== null && shares && calls > held);
  const all = (): readonly string[] => [
    ...(isHeld(callsUnderway()) ? [] : [`${callsUnderway()} calls are on their way`]),
    ...(hangs === 'busy' ? [] : [...(away === null ? busy() : []), ...look()]),
  ];
  for (let moment = 0, quiet = 0; ; moment += 1) {
    // Nothing can be judged yet, and time that the page does not wait for would add up to its next read.
    for (let nth = 0; callsUnderway() > held && nth < SLOW; nth += 1) {
      await happens(SLOW_MS);
      // One answer may lead to the next call.
      await turn();
    }
    await passMoment(moment);
    await turn();
    let faults = all();
    if (faults.length === 0) {
      const { missing, wrong } = await faultsOfPlan(itself);
      // What is wrong by now does not mend itself.
      if (wrong.length > 0) return wrong;
      faults = missing.map((id) => `${id} is not asked for`);
    }
    quiet = faults.length === 0 ? quiet + 1 : 0;
    // An answer that has come is on the page a moment later: one quiet look is followed by another.
    if (quiet === 2) return [];
    if (now() - began > PATIENCE_MS) return faults;
    if (quiet === 0 && callsUnderway() <= held) await changed(moment < 10 ? 3 : 20);
  }
};

/** What is off for a reason that stands beside it is not at work. */
const busy = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main [aria-disabled="true"]:not([aria-describedby])')].map(
    ({ dataset, textContent }) => `${dataset['event'] ?? textContent} is busy`,
  );

/** What differs from what a leg leads to. */
export const lookFor = ({ expected, claim, away, elsewhere, failed }: PageLeg, left: () => string | null): Look => {
  if (away !== null) return () => (left() === away ? [] : [`the page is left for ${left() ?? 'nothing'}, not ${away}`]);
  const stays = (): readonly string[] => (left() === null ? [] : [`the page is left for ${left()}`]);
  if (elsewhere !== null)
    return () => [
      ...stays(),
      ...(location.pathname + location.search === elsewhere
        ? []
        : [`the address is ${location.pathname + location.search}, not ${elsewhere}`]),
    ];
  if (expected === null) return stays;
  return () => {
    const seen = lookInPage();
    const faults = judge(seen, expected, claim ?? claimOf(seen));
    return [...stays(), ...faults, ...(failed === 'atHand' && faults.length === 0 ? reasonFaults() : [])];
  };
};

/** The press on show has failed: why stands right before the pressed control, both in sight, and has the focus. */
const reasonFaults = (): string[] => {
  const found = reasonsAtHand();
  const [only] = found;
  if (only === undefined || found.length > 1) return [`${found.length} reasons stand on the page, not 1`];
  return [
    ...(only.says === '' ? ['the reason says nothing'] : []),
    ...(only.inSight ? [] : ['the reason is not in sight']),
    ...(only.focused ? [] : ['the reason has no focus']),
    ...(only.beside ? [] : ['the reason does not stand beside its control']),
  ];
};

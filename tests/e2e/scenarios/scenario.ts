import type { TextId } from '../../../locales/ids.ts';
import type { ScreenId } from '../../../machines/screens.ts';
import type { OperationId } from '../../../openapi/index.ts';
import type { Walker } from '../support/walker.ts';

/** The claim of the contract's examples. */
export const CLAIM = 'c-1';

/** A screen that is looked at, and how it is reached. */
export interface Step {
  readonly screen: ScreenId;
  /** The services answer these contract examples from now on. */
  readonly answers?: Partial<Record<OperationId, string>>;
  /** What their examples tell of another claim than the screens before: these parts stand in their place. */
  readonly parts?: Partial<Record<OperationId, object>>;
  /** Opened here; else it follows from the screen before by `by`. */
  readonly at?: string;
  readonly by?: (walker: Walker) => Promise<void>;
  /** The form of this event is also looked at with everything wrong. */
  readonly form?: string;
  /** Dialogs: the button that opens each, its key, and what its words count. */
  readonly dialogs?: readonly (readonly [TextId, string, Readonly<Record<string, number | string>>?])[];
  /** The page stands without a claim. */
  readonly claimless?: true;
  /** Another claim than that of the credit. */
  readonly claim?: string;
  /** Made of the same parts as one that the checker has seen already. */
  readonly alike?: boolean;
}

/** Screens that are looked at in one page, one after the other. */
export interface Scenario {
  readonly title: string;
  readonly steps: readonly Step[];
  /** The demo account that walks; absent: nobody is signed in. */
  readonly who?: string;
}

export const press = (event: string) => (walker: Walker) => walker.press(event);
export const submit = (event: string, raw: object) => (walker: Walker) => walker.submit(event, raw);
/** From the contract of an insured car, by the step that it was opened from, to the wishes. */
export const besideContract = (check: ScreenId) => async (walker: Walker) => {
  await walker.press('BACK');
  await walker.sees(check);
  await walker.press('CHANGE_PRODUCT');
};

/** Steps of one thing: its id, and the address where each is opened unless it follows from the one before. */
export const stepsAt =
  (claim: string, at: string) =>
  (screen: ScreenId, answers: NonNullable<Step['answers']>, more: Partial<Step> = {}): Step => ({
    screen,
    answers,
    claim,
    ...(more.by ? {} : { at }),
    ...more,
  });

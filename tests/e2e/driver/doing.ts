import { forms as examples } from '../../paths/support/form-examples.ts';
import { formOf as formNames } from '../../paths/support/event-samples.ts';
import type { Move } from '../../model/step.ts';
import type { Words } from '../support/texts.ts';

/** One thing that a person does to say an event, as data: taps do it from outside, the page's driver inside (`page/`). */
export type Doing =
  /** Fills the form of the event. `again`: it was filled before, and is left alone where it still holds something. */
  | { readonly do: 'fill'; readonly event: string; readonly raw: object; readonly again?: boolean }
  /** Types into one field. */
  | { readonly do: 'type'; readonly selector: string; readonly text: string }
  /**
   * Presses the first control that fits. `names`: it is called one of these. `maybe`: where there is none, nothing is
   * pressed. `opens`: a link into another tab, which nobody looks into.
   */
  | {
      readonly do: 'press';
      readonly selector: string;
      readonly names?: readonly string[];
      readonly maybe?: true;
      readonly opens?: true;
    }
  /** Time passes, ms. */
  | { readonly do: 'pass'; readonly ms: number }
  /** The page is seen again, long after. */
  | { readonly do: 'seen' }
  /** Waits until the dialog has gone, with what it was about. */
  | { readonly do: 'gone' };

/** The doings of an event that a product says in a way of its own. `example`: the name of what is said. */
export type Says = (words: Words, example?: string) => readonly Doing[];

/** The first control that sends the event. */
export const press = (event: string, within = ''): Doing => ({
  do: 'press',
  selector: `${within} [data-event="${event}"]`.trim(),
});
/** The button in the dialog that sends the event, and the end of the dialog. */
export const pressInDialog = (event: string): readonly Doing[] => [press(event, '[data-modal]'), { do: 'gone' }];
export const fill = (event: string, raw: object): Doing => ({ do: 'fill', event, raw });
/** Fills the form of an event, and sends it. */
export const submit = (event: string, raw: object): readonly Doing[] => [fill(event, raw), press(event)];
/** A button of the page by what it is called: it opens something, and sends no event by itself. */
export const pressNamed = (...names: readonly string[]): Doing => ({ do: 'press', selector: 'main button', names });

let code = 100_000;
const typeCode = (): Doing => {
  code += 1;
  return { do: 'type', selector: '[name="code"]', text: String(code) };
};

/** What every product says alike. */
const common: Readonly<Record<string, Says>> = {
  // A full code sends itself, once for every code.
  SUBMIT_CODE: () => [typeCode()],
  SEEN: () => [{ do: 'seen' }],
  RESEND: () => [{ do: 'pass', ms: 120_000 }, press('RESEND')],
  DECLINE: (words) => [
    pressNamed(words('detail.decline'), words('dealer.detail.decline')),
    fill('DECLINE', examples.decline.examples.valid[0] ?? {}),
    ...pressInDialog('DECLINE'),
  ],
};

/**
 * What a person does to say the event of a move: fills what is asked, presses its control. What was typed once stays, or
 * comes back with the claim: the second time it only has to be sent. The claim of an example may know nothing of it.
 */
export const doingsOf = (
  says: Readonly<Record<string, Says>>,
  { what: event, case: example }: Move,
  words: Words,
  again: boolean,
): readonly Doing[] => {
  const own = says[event] ?? common[event];
  if (own !== undefined) return own(words, example);
  const form = formNames[event];
  const raw = form && examples[form].examples.valid[0];
  return [...(raw === undefined ? [] : [{ do: 'fill' as const, event, raw, again }]), press(event)];
};

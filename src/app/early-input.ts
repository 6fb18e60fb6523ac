import type { FormDraft } from '../blocks/props.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What was typed into a page before its program stood, by field; it lies over what the draft says. */
export const earlyInputOf = (place: HTMLElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...place.querySelectorAll<Control>('form :is(input, textarea)[name]')].flatMap((control) =>
      control.value === control.defaultValue ? [] : [[control.name, control.value]],
    ),
  );

/**
 * A form's draft with what was typed before. React takes a control over as it is, and puts its own value back when it
 * draws next: so that must be the value that stands there.
 */
export const withEarlyInput = (draft: FormDraft, typed: () => Readonly<Record<string, string>>): FormDraft => ({
  ...draft,
  load: () => {
    const before = typed();
    return Object.keys(before).length === 0 ? draft.load() : { ...draft.load(), ...before };
  },
});

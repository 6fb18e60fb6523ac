import type { Doing } from '../doing.ts';

type Pressing = Extract<Doing, { do: 'press' }>;

const said = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();

/** The first control that fits; null: there is none. */
const find = ({ selector, names }: Pressing): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => names === undefined || (one.checkVisibility() && names.includes(said(one))),
  ) ?? null;

/** Off for a while, and says so beside it. */
export const isWaiting = (pressing: Pressing): boolean =>
  find(pressing)?.matches('[aria-disabled="true"][aria-describedby]') === true;

/**
 * Presses a control where a finger would meet it: it must be in sight, not off, and nothing may lie over its middle but a
 * message, which is closed.
 * @returns null, or why a finger would not have met it
 */
export const press = (pressing: Pressing): string | null => {
  const what = pressing.names?.join(' or ') ?? pressing.selector;
  const control = find(pressing);
  if (control === null) return pressing.maybe === true ? null : `${what} is not there`;
  if (!control.checkVisibility({ visibilityProperty: true })) return `${what} is not to be seen`;
  if (control.matches(':disabled, [aria-disabled="true"]')) return `${what} is off`;
  if (said(control) === '') return `${what} has no name`;
  closeMessages();
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = control.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  if (met === null || !(control.contains(met) || met.closest('[data-snackbar]')))
    return `${what} is covered by ${met?.tagName} "${met?.textContent.slice(0, 60)}"`;
  // Its file opens in a tab of its own, which nobody looks into.
  if (pressing.opens) control.addEventListener('click', (event) => event.preventDefault(), { once: true });
  control.focus();
  control.click();
  return null;
};

/** A message lies over the page until it is closed, or its time is over. */
export const closeMessages = (): void => {
  for (const message of document.querySelectorAll<HTMLElement>('[data-snackbar] button')) message.click();
};

import { fillInPage, type Field } from '../../support/in-page.ts';
import { monthsOf } from '../../support/months.ts';
import type { PagePath } from '../path-plan.ts';
import { changed, now, passMoment, turn } from './time.ts';

/** How long a control may be in coming, real ms. */
const PATIENCE_MS = 15_000;

/** Waits for something of the page, which may need a moment of the page's time. @throws Error when it does not come */
export const comes = async <T>(what: string, look: () => T | null | undefined): Promise<T> => {
  const began = now();
  for (let moment = 0; ; moment += 1) {
    const found = look();
    if (found !== null && found !== undefined) return found;
    if (now() - began > PATIENCE_MS) throw new Error(`${what} does not come`);
    // What the page is at may be done within a moment; else it is waited for.
    if (moment % 2 === 1) await changed(10);
    await passMoment(moment);
    await turn();
  }
};

export const formOf = (event: string): HTMLFormElement | null =>
  document.querySelector(`form:has([data-event="${event}"])`);

/**
 * Fills a form, one field after another, as its controls want it: rows are added, what is folded is opened, lists that come
 * from a service are waited for.
 * @throws Error when a value has no control
 */
export const fillForm = async (
  event: string,
  fields: readonly Field[],
  { addRow, today }: Pick<PagePath, 'addRow' | 'today'>,
): Promise<void> => {
  const form = await comes(`the form of ${event}`, () => formOf(event));
  for (let at = 0; at < fields.length; at += 1) {
    at += await fillInPage(form, fields.slice(at));
    const field = fields[at];
    if (field === undefined) return;
    await bring(form, field, addRow);
    await fillOne(form, field, today);
    await turn();
  }
};

const controlsAt = (form: Element, path: string): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>(`[name="${path}"], [data-field="${path}"]`),
];

const isToBeSeen = (control: Element): boolean => control.checkVisibility({ visibilityProperty: true });

/** The control of a field stands, and is not folded away. */
const bring = async (form: Element, [path, value]: Field, addRow: string): Promise<void> => {
  if (/\.[1-9]\d*\./.test(path) && controlsAt(form, path).length === 0)
    [...form.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === addRow)?.click();
  const first = await comes(`the field ${path}`, () => controlsAt(form, path)[0]);
  // Of choices the one that is meant may be folded alone.
  const isMeant = (one: Element) => one instanceof HTMLInputElement && one.type === 'radio' && one.value === value;
  const control = controlsAt(form, path).find(isMeant) ?? first;
  if (isToBeSeen(control)) return;
  const folded = control.closest('[hidden]')?.closest('[id]')?.id;
  if (folded) form.querySelector<HTMLElement>(`[aria-controls="${folded}"]`)?.click();
  await comes(`the field ${path}, folded,`, () => controlsAt(form, path).find(isToBeSeen));
};

const choose = (list: HTMLSelectElement, value: string): void => {
  list.focus();
  list.value = value;
  for (const event of ['input', 'change']) list.dispatchEvent(new Event(event, { bubbles: true }));
};

/** A list that is short: it is opened, and nothing is typed to find the choice. */
const pick = async (list: HTMLInputElement, value: string): Promise<void> => {
  list.focus();
  list.click();
  if (list.value !== '') {
    list.select();
    document.execCommand('delete');
  }
  const option = await comes(`the choice ${value} of ${list.name}`, () =>
    document.querySelector<HTMLElement>(`[role="option"][data-value="${value}"]`),
  );
  option.click();
};

const fillOne = async (form: Element, field: Field, today: string): Promise<void> => {
  const [path, value, , name] = field;
  const [first] = controlsAt(form, path);
  const kind = first?.closest<HTMLElement>('[data-experience]')?.dataset['experience'];
  if (kind === 'since' || kind === 'span') {
    for (const [nth, part] of monthsOf(kind, Number(value), today).entries()) {
      const list = await comes(`list ${nth} of ${path}`, () => controlsAt(form, path)[nth] as HTMLSelectElement);
      choose(list, String(part));
      await turn();
    }
    return;
  }
  if (first instanceof HTMLAnchorElement) {
    // Its file opens in a tab of its own, which nobody looks into.
    first.addEventListener('click', (event) => event.preventDefault(), { once: true });
    return first.click();
  }
  if (first instanceof HTMLInputElement && first.role === 'combobox' && name === undefined)
    return pick(first, String(value));
  if (first instanceof HTMLSelectElement)
    await comes(`the choice ${String(value)} of ${path}`, () =>
      first.querySelector(`option[value="${String(value)}"]`),
    );
  if (first instanceof HTMLInputElement && first.type === 'radio')
    await comes(`the choice ${String(value)} of ${path}`, () =>
      controlsAt(form, path).find((one) => (one as HTMLInputElement).value === String(value)),
    );
  if ((await fillInPage(form, [field])) === 0) throw new Error(`${path} takes no ${String(value)}`);
};

/** What stands in the form of an event, as a person sees it: nothing that is kept nowhere. */
export const typedInto = (event: string): string[] =>
  [...(formOf(event)?.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]') ?? [])]
    .filter(({ type, checked }) => !['password', 'file'].includes(type) && (type !== 'radio' || checked))
    .map((one) => `${one.name} ${one.type === 'checkbox' ? one.checked : one.value}`);

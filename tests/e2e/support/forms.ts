import { expect, type Locator, type Page } from '@playwright/test';
import { fillInPage, type Field } from './in-page.ts';
import { hasNoControl, leaves, monthsAs } from './raw.ts';
import { names } from './names.ts';

type Raw = Readonly<Record<string, unknown>>;

/** The form whose button sends the event. */
export const formOf = (page: Page, event: string): Locator =>
  page.locator('form').filter({ has: page.locator(`[data-event="${event}"]`) });

const controlAt = (form: Locator, path: string): Locator => form.locator(`[name="${path}"], [data-field="${path}"]`);

/** Moves the page's time on while it is waited for; needed where the clock stands still. */
export type Tick = () => Promise<void>;

/** How a form is filled. */
export interface Filling {
  /** The name of the button that adds a row. */
  addRow: string;
  tick: Tick;
}

/** Lists of choices come from the services, dialogs with their code: a control may appear a moment after the rest. */
export async function appears(control: Locator, tick: Tick): Promise<void> {
  await expect
    .poll(
      async () => {
        await tick();
        return control.count();
      },
      { intervals: [5, 10, 20, 40] },
    )
    .toBeGreaterThan(0);
}

/** One of many: opens the list, types where the list is long, takes the option. */
async function choose(page: Page, control: Locator, value: string, tick: Tick): Promise<void> {
  const name = names.get(value) ?? '';
  await control.click();
  // What stands there already is no typing.
  if ((await control.inputValue()) === name) await control.fill('');
  await control.fill(name);
  const option = page.locator(`[role="option"][data-value="${value}"]`);
  await appears(option, tick);
  await option.click();
  await expect(page.locator('[role="listbox"]')).toHaveCount(0);
}

async function kindOf(control: Locator, tick: Tick): Promise<string> {
  await appears(control, tick);
  return control.first().evaluate((element: HTMLInputElement) => {
    if (element.getAttribute('role') === 'combobox') return 'combobox';
    const experience = element.closest<HTMLElement>('[data-experience]')?.dataset['experience'];
    if (experience !== undefined) return experience;
    return element.dataset['field'] === undefined ? element.type : 'link';
  });
}

/** A document that is an answer. Its file opens in a tab of its own, which nobody looks into. */
async function open(link: Locator): Promise<void> {
  await link.evaluate((anchor) => anchor.addEventListener('click', (press) => press.preventDefault(), { once: true }));
  await link.click();
}

/** What is known already is folded: opened, as by a person who changes it. */
async function unfold(form: Locator, control: Locator): Promise<void> {
  if ((await control.count()) === 0 || (await control.first().isVisible())) return;
  const id = await control.first().evaluate((element) => element.closest('[hidden]')?.closest('[id]')?.id ?? '');
  if (id !== '') await form.locator(`[aria-controls="${id}"]`).click();
}

async function put(page: Page, control: Locator, kind: string, value: unknown, tick: Tick): Promise<void> {
  const first = control.first();
  if (kind === 'checkbox') return first.setChecked(value === true);
  if (kind === 'radio') return first.check();
  if (kind === 'since' || kind === 'span') {
    for (const [at, one] of monthsAs(kind, Number(value)).entries()) await control.nth(at).selectOption(one);
    return;
  }
  if (kind === 'select-one') return void (await first.selectOption(String(value)));
  if (kind === 'link') return open(first);
  if (kind === 'combobox') return choose(page, first, String(value), tick);
  return first.fill(String(value));
}

/**
 * Fills a form with raw values (`examples` of `schemas/*.form.ts`), in their order: a field that another answer brings
 * may follow it. Rows of a list are added as they are needed. Plain fields are filled inside the page.
 * @throws Error when a value has no control
 */
export async function fillForm(page: Page, event: string, raw: Raw, { addRow, tick }: Filling): Promise<void> {
  const form = formOf(page, event);
  await appears(form, tick);
  const fields = leaves(raw);
  for (let at = 0; at < fields.length; at += 1) {
    at += await form.evaluate(fillInPage, fields.slice(at).map(asField(event)));
    const [path, value] = fields[at] ?? [];
    if (path !== undefined) await fillOne(page, form, [path, value], { addRow, tick, event });
  }
}

const asField =
  (event: string) =>
  ([path, value]: [string, unknown]): Field => [path, value, hasNoControl(event, path, value)];

/** The values of a form as the page's own driver fills them in: choices of long lists with the name to look for. */
export const asFields = (event: string, raw: object): Field[] =>
  leaves(raw).map(([path, value]) => [path, value, hasNoControl(event, path, value), names.get(String(value))]);

/** One field as its control wants it: it may have to be opened, looked for or waited for. */
async function fillOne(
  page: Page,
  form: Locator,
  [path, value]: [string, unknown],
  { addRow, tick, event }: Filling & { readonly event: string },
): Promise<void> {
  const control = controlAt(form, path);
  if (/\.[1-9]\d*\./.test(path) && (await control.count()) === 0)
    await form.getByRole('button', { name: addRow }).click();
  if (hasNoControl(event, path, value) && (await control.count()) === 0) return;
  await unfold(form, control);
  const kind = await kindOf(control, tick);
  // Of choices the one that is meant must be there.
  const wanted = kind === 'radio' ? control.and(page.locator(`[value="${String(value)}"]`)) : control;
  if (kind === 'radio') {
    await unfold(form, wanted);
    await appears(wanted, tick);
  }
  if (kind === 'select-one') await appears(control.locator(`option[value="${String(value)}"]`), tick);
  await put(page, wanted, kind, value, tick);
}

/** What stands in the form now, by field path, as a person sees it: no hidden or password fields. */
export async function typedIn(page: Page): Promise<Record<string, string>> {
  return page.locator('main form').evaluateAll((forms) =>
    Object.fromEntries(
      forms.flatMap((form) =>
        [...form.querySelectorAll<HTMLInputElement>('[name]')]
          .filter(({ type }) => type !== 'password' && type !== 'file')
          .filter(({ type, checked }) => type !== 'radio' || checked)
          .map((control) => [control.name, control.type === 'checkbox' ? String(control.checked) : control.value]),
      ),
    ),
  );
}

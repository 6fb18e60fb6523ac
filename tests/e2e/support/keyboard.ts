import { expect, type Locator, type Page } from '@playwright/test';
import { leaves } from './raw.ts';
import { names } from './names.ts';
import { underway, type Underway } from './underway.ts';

interface Focused {
  readonly name: string;
  readonly kind: string;
  readonly value: string;
  readonly event: string;
  /** What a person who only has a keyboard would complain of. */
  readonly fault: string | null;
}

/** What has the focus, and whether it is seen: inside the window, not under the header, with a ring, later in the page. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLInputElement;
    const { last } = window as unknown as { last: Element };
    const fault = (): string | null => {
      if (one === document.body) return 'the page has lost the focus';
      if (last.isConnected && last !== one && !(last.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING))
        return 'the focus goes back';
      // Of a choice the card is seen, not the circle in it.
      const label = one.closest('label');
      const seen = one.offsetWidth < 8 && label !== null ? label : one;
      const box = seen.getBoundingClientRect();
      if (box.bottom > innerHeight + 1 || box.top < -1) return 'outside of the window';
      const on = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (on === null || !(seen.contains(on) || on.contains(seen) || on.closest('label') === label))
        return `under ${on?.tagName ?? 'nothing'} ${on?.className ?? ''}`;
      // Of a code the cell of the next digit has it.
      const cell = one.nextElementSibling?.querySelector('[data-next]') ?? null;
      const rings = [one, seen, one.nextElementSibling, one.parentElement, cell].some((near) => {
        if (near === null) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(near);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      return rings ? null : 'nothing shows where the focus is';
    };
    const complaint = fault();
    return {
      name: one.name ?? '',
      kind: one.getAttribute('role') ?? one.type ?? '',
      value: one.type === 'radio' && !one.checked ? '' : (one.value ?? ''),
      event: one.dataset.event ?? '',
      fault: complaint && `${complaint}: ${one.tagName} ${one.name ?? ''} ${one.textContent.slice(0, 60)}`,
    };
  });

const watched = new WeakMap<Page, Underway>();
/** What an answer brings stands, and moves nothing any more. */
async function quiet(page: Page): Promise<void> {
  const asked = watched.get(page) ?? underway(page);
  watched.set(page, asked);
  await expect.poll(asked.calls).toBe(0);
}

/** One press of Tab; what has the focus afterwards must be seen. */
async function tab(page: Page): Promise<Focused> {
  await quiet(page);
  await page.evaluate(() => Object.assign(window, { last: document.activeElement }));
  await page.keyboard.press('Tab');
  const now = await focused(page);
  expect(now.fault).toBeNull();
  return now;
}

const MANY = 60;

/** Goes on by Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < MANY; presses += 1) {
    await tab(page);
    if (await control.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`${MANY} times Tab do not lead to ${String(control)}`);
}

/** Goes to a control by Tab and presses Enter. */
export async function enter(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

async function type(page: Page, { kind, name, value }: Focused, wanted: string): Promise<void> {
  const { keyboard } = page;
  if (kind === 'checkbox') return keyboard.press('Space');
  if (kind === 'radio') {
    if (value === '') await keyboard.press('Space');
    for (let presses = 0; (await focused(page)).value !== wanted && presses < 9; presses += 1)
      await keyboard.press('ArrowDown');
    return;
  }
  if (kind === 'combobox') {
    await keyboard.type(names.get(wanted) ?? '');
    await expect(page.locator(`[role="option"][data-value="${wanted}"]`)).toBeVisible();
    const isOn = () => page.locator(`[role="option"][data-value="${wanted}"][data-highlighted]`).count();
    for (let presses = 0; (await isOn()) === 0 && presses < 9; presses += 1) await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    return expect(page.locator('[role="listbox"]')).toHaveCount(0);
  }
  // A choice of few is picked by its letters; the value tells whether it is the right one.
  if (kind === 'select-one') {
    for (let presses = 0; presses < 40; presses += 1) {
      if ((await page.locator(`select[name="${name}"]`).inputValue()) === wanted) return;
      await keyboard.press('ArrowDown');
    }
  }
  await keyboard.press('ControlOrMeta+A');
  return keyboard.type(wanted);
}

/** Walks through a form from its heading to its button by Tab, fills in what stands on the way, and sends it by Enter. */
export async function walkForm(page: Page, event: string, raw: object): Promise<void> {
  const wanted = new Map(leaves(raw).map(([path, value]) => [path, value === true ? 'on' : String(value)]));
  for (let presses = 0; presses < MANY; presses += 1) {
    const now = await tab(page);
    if (now.event === event) return page.keyboard.press('Enter');
    const value = wanted.get(now.name);
    wanted.delete(now.name);
    if (value !== undefined && value !== '' && value !== 'false' && value !== now.value) await type(page, now, value);
    else if (now.kind === 'checkbox' && value === 'on') await page.keyboard.press('Space');
  }
  throw new Error(`${MANY} times Tab do not lead to ${event}`);
}

import type { Doing } from '../driver/doing.ts';
import { appears, formOf } from './forms.ts';
import { leaves } from './raw.ts';
import { modalGone, SOON, type Walker } from './walker.ts';
import { expect } from '@playwright/test';

type Pressing = Extract<Doing, { do: 'press' }>;

/** The control, once it is there and on: what is busy may need the time of the page to go on. */
const controlOf = async ({ page, tick }: Walker, { selector, names, maybe }: Pressing) => {
  const all = page.locator(selector);
  const named = names?.map((name) => page.getByRole('button', { name, exact: true }));
  const control = (named === undefined ? all : all.and(named.reduce((some, one) => some.or(one)))).first();
  if (maybe === true && (await control.count()) === 0) return null;
  await appears(control, tick);
  await expect
    .poll(
      async () => {
        if (await control.isEnabled()) return 'on';
        // Off for a while, and says so beside it.
        if ((await control.getAttribute('aria-describedby')) === null) await tick();
        else await page.clock.runFor(1_000);
        return 'off';
      },
      { message: `${selector} is on`, intervals: SOON },
    )
    .toBe('on');
  return control;
};

/** Whether the first field that has words in the example has some on the page. */
const holds = async ({ page }: Walker, event: string, raw: object): Promise<boolean> => {
  const [name] = leaves(raw).find(([, value]) => typeof value === 'string' && value !== '') ?? [];
  const field = formOf(page, event).locator(`input[name="${name}"]:not([type="radio"], [type="checkbox"])`);
  const [typed = ''] = await field.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  return typed !== '';
};

/** Does one thing after another with the browser's own taps and keys. */
export const perform = async (walker: Walker, doings: readonly Doing[]): Promise<void> => {
  const { page } = walker;
  for (const doing of doings)
    switch (doing.do) {
      case 'fill':
        if (!(doing.again === true && (await holds(walker, doing.event, doing.raw))))
          await walker.fill(doing.event, doing.raw);
        break;
      case 'type':
        await page.locator(doing.selector).fill(doing.text);
        break;
      case 'pass':
        await page.clock.runFor(doing.ms);
        break;
      case 'seen':
        await page.clock.fastForward(60_000);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        break;
      case 'gone':
        await modalGone(walker);
        break;
      case 'press': {
        const control = await controlOf(walker, doing);
        if (control === null) break;
        // Its file opens in a tab of its own, which nobody looks into.
        if (doing.opens === true)
          await control.evaluate((link) =>
            link.addEventListener('click', (event) => event.preventDefault(), { once: true }),
          );
        await control.click();
      }
    }
};

import { expect, type Page } from '@playwright/test';
import { wordsIn } from './texts.ts';

/** What a screen asks for. */
export interface Asked {
  /** Fields to be seen: inputs, lists, boxes; a choice among several counts once. */
  readonly shown: number;
  /** Of these, the ones that have to be filled in and hold nothing yet. */
  readonly empty: number;
}

/** Fields of the forms on show, as a person who comes to the screen meets them. */
export async function asked(page: Page): Promise<Asked> {
  // Lists of choices come from the services.
  await expect(page.locator('main form fieldset:not(:has(input, select, textarea)):visible')).toHaveCount(0);
  await expect(page.locator('main form select:not(:has(option:nth-child(2))):visible')).toHaveCount(0);
  const optional = wordsIn('ru')('form.optional', { label: '' }).trim();
  return page.locator('main form').evaluateAll((forms, words) => {
    const byName = new Map<string, HTMLInputElement[]>();
    for (const control of forms.flatMap((form) => [
      ...form.querySelectorAll<HTMLInputElement>('input, select, textarea'),
    ])) {
      const isSeen = control.getClientRects().length > 0 && control.type !== 'range' && control.type !== 'file';
      if (isSeen) byName.set(control.name, [...(byName.get(control.name) ?? []), control]);
    }
    const isEmpty = (controls: HTMLInputElement[]): boolean => {
      const [first] = controls;
      if (first === undefined) return false;
      const group = controls.length > 1 ? first.closest('fieldset')?.querySelector('legend') : undefined;
      const label = (group ?? first.labels?.[0])?.textContent ?? '';
      // "Patronymic (if there is one)" says itself that it may stay empty.
      if (label.includes(words) || label.includes('если есть')) return false;
      if (first.type === 'radio') return !controls.some(({ checked }) => checked);
      return first.type === 'checkbox' ? false : controls.some(({ value }) => value === '');
    };
    const fields = [...byName.values()];
    return { shown: fields.length, empty: fields.filter(isEmpty).length };
  }, optional);
}

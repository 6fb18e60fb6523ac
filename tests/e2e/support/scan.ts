import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/**
 * Has axe look at the page, or at a part of it. Axe is put into a document once: to bring it there takes several times
 * longer than to run it.
 * @param within selector of the part
 */
export async function scan(page: Page, options: RunOptions, within?: string): Promise<Result[]> {
  // axe waits by timers: under a paused clock it would wait for ever.
  await page.clock.resume();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([place, how]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      // Before its rules it would copy every style sheet, half of its time: none of the rules that run here reads them. What
      // plays by itself has to be loaded.
      const preload = document.querySelector('audio, video') !== null;
      return (await checker.run(place ?? document, { ...how, preload, resultTypes: ['violations'] })).violations;
    },
    [within, options] as const,
  );
}

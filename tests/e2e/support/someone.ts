import type { Browser, BrowserContext, Page } from '@playwright/test';
import { START } from '../../../scripts/lib/world.ts';
import { guardPages, type PageGuard } from './page-guard.ts';
import type { SandboxClient } from './sandbox.ts';
import { createWalker, type Walker } from './walker.ts';

/** A person with a browser of their own, or one of several devices of one person. */
export interface Someone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly walker: Walker;
  readonly guard: PageGuard;
}

/** A browser at this width (CSS px): from 1024 px a computer with a mouse, below a phone. */
export async function someone(
  browser: Browser,
  origin: string,
  language: 'ru' | 'kk',
  width: number,
): Promise<Someone> {
  const isPhone = width < 1024;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 844 },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  await context.addCookies([{ name: 'locale', value: language, url: origin, sameSite: 'Lax' }]);
  await context.clock.install({ time: START });
  const guard = await guardPages(context);
  const page = await context.newPage();
  return { context, page, walker: createWalker(page, language), guard };
}

/** Lets time pass for all people and for the services. */
export const passes = async (ms: number, sandbox: SandboxClient, ...people: readonly Someone[]): Promise<void> => {
  await sandbox.advance(ms);
  for (const { page } of people) await page.clock.fastForward(ms);
};

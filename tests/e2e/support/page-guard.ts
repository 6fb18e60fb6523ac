import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Collects what must never happen in a page: errors in the console, exceptions, violations of the security policy. */
export interface PageGuard {
  /** This test provokes such a message on purpose. */
  allow(pattern: RegExp): void;
  faults(): string[];
}

/** Chromium reports every refused call itself; the application's answer to it is what tests look at. */
const isRefusedCall = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') &&
  new URL(message.location().url).pathname.startsWith('/services/');

export async function guardPages(context: BrowserContext): Promise<PageGuard> {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusedCall(message))
      found.push(`console: ${message.text()} (${message.location().url})`);
  });
  // Unhandled rejections come here too.
  context.on('weberror', (webError) => found.push(`exception: ${webError.error().stack ?? webError.error().message}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(
        `security policy: ${violation.effectiveDirective} blocked ${violation.blockedURI} ${violation.sample}`,
      );
    });
  });
  return {
    allow: (pattern) => void allowed.push(pattern),
    faults: () => found.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  };
}

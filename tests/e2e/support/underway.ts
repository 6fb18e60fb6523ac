import type { Page, Request } from '@playwright/test';

/** Counts the page's calls to services whose answers have not come yet. */
export const underway = (page: Page): (() => number) => {
  const calls = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/services/')) calls.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void calls.delete(request));
  return () => calls.size;
};

import type { Page } from '@playwright/test';

/**
 * Opens a page of the same context that is laid out, met where a finger would meet it, and never drawn: frames, which nobody looks at,
 * took more of the machine than the page's program. What waits for a frame waits for ever: the page's clock has to be installed.
 * @returns the page itself where the browser draws whatever it is told (one with windows)
 */
export async function openUndrawn(page: Page): Promise<Page> {
  const context = page.context();
  const browser = context.browser();
  if (browser === null) return page;
  const [own, whole] = await Promise.all([context.newCDPSession(page), browser.newBrowserCDPSession()]);
  const { targetInfo } = await own.send('Target.getTargetInfo');
  const opened = context.waitForEvent('page');
  try {
    await whole.send('Target.createTarget', {
      url: 'about:blank',
      ...(targetInfo.browserContextId === undefined ? {} : { browserContextId: targetInfo.browserContextId }),
      enableBeginFrameControl: true,
    });
    return await opened;
  } catch {
    opened.catch(() => undefined);
    return page;
  } finally {
    await Promise.all([own.detach(), whole.detach()]);
  }
}

/** Where Playwright keeps its own end of a page, in the same process; a version that keeps it elsewhere hears of all requests. */
interface Kept {
  readonly _connection?: { toImpl?(page: Page): { delegate?: { _mainFrameSession?: { _client?: Client } } } };
}
interface Client {
  send(method: 'Network.disable'): Promise<unknown>;
}

/** From now on nobody is told of the page's requests: seven messages each, to a listener of Playwright's that has no switch. */
export async function listenToNone(page: Page): Promise<void> {
  await (page as Page & Kept)._connection?.toImpl?.(page).delegate?._mainFrameSession?._client?.send('Network.disable');
}

/** Shows in a page what stands on one that is not drawn, without its program and its fonts: for the picture of a test that fails. */
export async function show(undrawn: Page, page: Page): Promise<void> {
  const stands = await undrawn.evaluate(() => {
    for (const field of document.querySelectorAll('input')) {
      field.setAttribute('value', field.value);
      field.toggleAttribute('checked', field.checked);
    }
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const one of copy.querySelectorAll('script, link, style')) one.remove();
    const style = document.createElement('style');
    style.textContent = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
      .join('');
    copy.querySelector('head')?.append(style);
    // oxlint-disable-next-line no-restricted-properties -- read, not written
    return copy.outerHTML;
  });
  await page.setViewportSize(undrawn.viewportSize() ?? { width: 390, height: 844 });
  await page.setContent(stands);
}

/**
 * The page in a frame of the sandbox's console, which plays the mobile app around it (docs/webview.md). The production entry
 * has none of this: nobody may frame the page.
 */

/** Runs before the page's own scripts, where an app would have put its handlers. */
export const HOST_SCRIPT = '/sandbox/host.js';

/** Asks the console for the handlers; a page that stands in no such frame gets none. */
export const HOST_SCRIPT_TEXT = 'window.parent.hostSimulator?.enter(window);\n';

/** The page's markup with that script first of all. */
export const withHostScript = (html: string): string =>
  html.replace('<head>', () => `<head>\n    <script src="${HOST_SCRIPT}"></script>`);

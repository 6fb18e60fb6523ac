import { beforeEach, describe, expect, it } from 'vitest';
import { layers } from '../../../src/ui/layers.store.ts';
import { settle } from '../api/support/clock.ts';
import { browserWindow } from './support/browser-window.ts';
import { visit } from './support/visitor.ts';

const C2C = '/client-claim-c2c';
const PARTNER = { url: 'https://partner.kz/', state: null };

let closing: (() => void)[] = [];
let leavesAtOnce = false;
/** A dialog: closed, it is taken off the page a moment later, or at once, as React does. */
const open = async (): Promise<() => void> => {
  let isOpen = true;
  const off = layers.add(() => {
    if (!isOpen) return;
    isOpen = false;
    if (leavesAtOnce) off();
    else setImmediate(off);
  });
  closing.push(off);
  await settle();
  return () => layers.closeTop();
};
beforeEach(() => {
  for (const off of closing) off();
  closing = [];
  leavesAtOnce = false;
});

/** A first page, opened from a partner's, on which nothing has been pressed. */
const first = async (url: string) => {
  const visitor = visit(url, {
    browser: browserWindow(url, [PARTNER]),
    parts: { closeLayer: () => layers.closeTop(), layers },
  });
  await visitor.start();
  return visitor;
};
/** The code of what lies above comes by itself. */
const opened = async (visitor: Awaited<ReturnType<typeof first>>, index: number): Promise<() => void> => {
  const close = await open();
  await expect.poll(() => visitor.browser.index()).toBe(index);
  return close;
};

describe.each([
  ['a flow', C2C, 'c2c-car', false],
  ['a flow', C2C, 'c2c-car', true],
  ['a page', '/guide', 'guide', false],
  ['a page', '/guide', 'guide', true],
])('Back on the first page of a visit, %s', (_name, url, screen, atOnce) => {
  beforeEach(() => {
    leavesAtOnce = atOnce;
  });

  it('closes the dialog, and the page stays as it is; the next one leaves', async () => {
    const visitor = await first(url);
    const shown = visitor.navigator.view();
    await opened(visitor, 2);
    await visitor.pop(-1);
    await settle();
    expect([layers.count(), visitor.screen(), visitor.url(), visitor.browser.index()]).toEqual([0, screen, url, 1]);
    expect(visitor.navigator.view()).toBe(shown);
    // Forward comes upon nothing.
    await visitor.pop(1);
    await settle();
    expect([visitor.screen(), visitor.browser.index()]).toEqual([screen, 1]);
    expect(visitor.navigator.view()).toBe(shown);
  });

  it('closes dialogs one by one', async () => {
    const visitor = await first(url);
    await opened(visitor, 2);
    await opened(visitor, 3);
    await visitor.pop(-1);
    await settle();
    expect([layers.count(), visitor.screen(), visitor.browser.index()]).toEqual([1, screen, 2]);
    await visitor.pop(-1);
    await settle();
    expect([layers.count(), visitor.screen(), visitor.browser.index()]).toEqual([0, screen, 1]);
  });

  it('Forward brings no dialog back, and closes none', async () => {
    const visitor = await first(url);
    await opened(visitor, 2);
    await opened(visitor, 3);
    await visitor.pop(-1);
    await settle();
    await visitor.pop(1);
    await settle();
    expect([layers.count(), visitor.screen(), visitor.browser.index()]).toEqual([1, screen, 2]);
  });

  it('finds nothing to step over after a dialog was closed by its button', async () => {
    const visitor = await first(url);
    const shown = visitor.navigator.view();
    const close = await opened(visitor, 2);
    close();
    await settle();
    await settle();
    expect([layers.count(), visitor.browser.index()]).toEqual([0, 1]);
    expect(visitor.navigator.view()).toBe(shown);
  });
});

it('a link in a dialog takes the place of what lies above the page', async () => {
  const visitor = await first('/guide');
  const close = await opened(visitor, 2);
  close();
  visitor.navigator.go('/how-it-works');
  await settle();
  await settle();
  expect([visitor.screen(), visitor.browser.index()]).toEqual(['how-it-works', 2]);
  await visitor.pop(-1);
  await settle();
  expect([visitor.screen(), visitor.browser.index()]).toEqual(['guide', 1]);
});

it('who goes on while it is being taken away stays where they went', async () => {
  const visitor = await first('/guide');
  const close = await opened(visitor, 2);
  close();
  // The dialog is off the page, the browser is on its way down.
  await new Promise(setImmediate);
  visitor.navigator.go('/how-it-works');
  await settle();
  await settle();
  expect([visitor.screen(), visitor.url(), visitor.browser.index()]).toEqual(['how-it-works', '/how-it-works', 2]);
});

it('who goes on twice while it is being taken away comes back step by step', async () => {
  const visitor = await first('/guide');
  const close = await opened(visitor, 2);
  close();
  await new Promise(setImmediate);
  visitor.navigator.go('/how-it-works');
  await new Promise(setImmediate);
  visitor.navigator.go('/terms');
  await settle();
  await settle();
  expect([visitor.url(), visitor.browser.index()]).toEqual(['/terms', 3]);
  await visitor.pop(-1);
  await settle();
  expect([visitor.url(), visitor.browser.index()]).toEqual(['/how-it-works', 2]);
  await visitor.pop(-1);
  await settle();
  expect([visitor.url(), visitor.browser.index()]).toEqual(['/guide', 1]);
});

it("the page's own Back while it is being taken away does not lead out of the application", async () => {
  const visitor = await first('/guide');
  const close = await opened(visitor, 2);
  close();
  await new Promise(setImmediate);
  expect(visitor.navigator.back()).toBe(true);
  await settle();
  await settle();
  expect([visitor.screen(), visitor.url(), visitor.browser.index()]).toEqual(['home', '/', 1]);
});

it('after a reload with an open dialog nothing is left of it', async () => {
  const before = await first(C2C);
  await opened(before, 2);
  for (const off of closing) off();
  closing = [];
  const [partner, page, above] = before.browser.entries;
  if (!partner || !page || !above) throw new Error('Three entries');
  const browser = browserWindow(C2C, [partner, page]);
  browser.win.history.replaceState(above.state, '');
  const visitor = visit(C2C, { browser, parts: { closeLayer: () => layers.closeTop(), layers } });
  await visitor.start();
  await expect.poll(() => browser.index()).toBe(1);
  await settle();
  expect(visitor.screen()).toBe('c2c-car');
});

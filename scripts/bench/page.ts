import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { browserFlags } from './secure-world.ts';

/** Slow 4G: 1.6 Mbit/s with 150 ms round trip. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_TIMES_SLOWER = 4;

/** @param trusted digest of the public key of a certificate that is taken as it is (`selfSigned`) */
export const openBrowser = (trusted: string): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: browserFlags(trusted) });

export interface Opened {
  readonly page: Page;
  readonly wire: CDPSession;
  readonly context: BrowserContext;
}

/**
 * A page of a visitor who has never been here, on a slow phone; it notes what `takeNotes` sees.
 * @param slowWire false: answers come at once
 */
export async function openPage(
  browser: Browser,
  slowWire: boolean,
  control: { wanted: string; scripted: boolean },
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
  });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  if (slowWire) await wire.send('Network.emulateNetworkConditions', SLOW_4G);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
  // The runner names functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(takeNotes, control);
  return { page, wire, context };
}

/** What the page notes about itself. Milliseconds since the navigation began. */
export interface Notes {
  /** A control of the screen has its handler, and the frame after that is painted. */
  usable: number | null;
  firstPaint: number | null;
  longTasks: { start: number; ms: number }[];
  /** From a tap to the paint of the screen that was waited for. */
  steps: number[];
  /** From a key to the paint after it. */
  keys: number[];
}

declare global {
  interface Window {
    notes: Notes;
    /** The screen that the next tap leads to; nothing: taps are not timed. */
    awaited?: string;
  }
}

/**
 * Runs in the page before anything of the page: notes when a control works, long tasks, taps and keys.
 * @param wanted selector of the control; `scripted`: React must have given it its handlers
 */
export function takeNotes({ wanted, scripted }: { wanted: string; scripted: boolean }): void {
  const notes: Notes = { usable: null, firstPaint: null, longTasks: [], steps: [], keys: [] };
  window.notes = notes;
  const afterPaint = (then: () => void): void =>
    void requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then);
      port1.start();
      port2.postMessage(null);
    });
  const works = (element: Element | null): boolean =>
    element !== null && (!scripted || Object.keys(element).some((key) => key.startsWith('__reactProps')));
  const look = (): void => {
    if (!works(document.querySelector(wanted))) return void requestAnimationFrame(look);
    afterPaint(() => (notes.usable = performance.now()));
  };
  look();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.longTasks.push({ start: entry.startTime, ms: entry.duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      if (window.awaited === undefined) return;
      const arrived = (): void => {
        if (!document.querySelector(`[data-screen="${window.awaited}"]`)) return void requestAnimationFrame(arrived);
        delete window.awaited;
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => notes.steps.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      };
      requestAnimationFrame(arrived);
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ timeStamp }) => afterPaint(() => notes.keys.push(performance.now() - timeStamp)),
    true,
  );
}

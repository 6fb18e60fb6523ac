import type { Browser, CDPSession } from '@playwright/test';
import { openPage } from './page.ts';

export interface Visit {
  readonly origin: string;
  readonly path: string;
  /** A control that a person uses first. */
  readonly control: string;
  readonly scripted: boolean;
}

/** One first visit on a slow wire, and a second one. Times in ms, sizes in bytes over the wire. */
export interface Load {
  readonly usable: number;
  readonly firstPaint: number;
  /** Beyond 50 ms of each long task before the page was usable. */
  readonly blocked: number;
  readonly longestTask: number;
  /** Requests that had to wait for one another before the page was usable; the page itself does not count. */
  readonly chain: number;
  /** Requests that were made until the page was usable, the page itself counted. */
  readonly requests: number;
  /** Bytes of script, packed, that had come until then. */
  readonly script: number;
  readonly heap: number;
  readonly againUsable: number;
  readonly againBytes: number;
}

interface Request {
  readonly at: number;
  done: number;
  bytes: number;
  readonly isScript: boolean;
  /** The screen waits for it: words stand in another font until theirs comes, the tab's icon is no part of it. */
  readonly awaited: boolean;
}

/** Browsers ask for it by themselves, whenever they find the time. */
const ICON = /^\/(?:icon\.svg|favicon\.ico)$/;

/** Keeps book of all requests of a page. */
function watchWire(wire: CDPSession): Map<string, Request> {
  const asked = new Map<string, Request>();
  wire.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    const awaited = type !== 'Font' && !ICON.test(new URL(request.url).pathname);
    asked.set(requestId, { at: timestamp, done: Infinity, bytes: 0, isScript: type === 'Script', awaited });
  });
  // Headers too, as HTTP/2 packs them: on a wire that is slowed, Chromium tells no bytes but those of the end.
  wire.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (!request) return;
    request.done = timestamp;
    request.bytes = encodedDataLength;
  });
  return asked;
}

/**
 * The longest row of waits: a request that begins after another has ended, counted in rounds. It tells what the eye of
 * the network sees: also that a file is asked for late though the file that asks has long been there.
 */
export function chainOf(requests: readonly Pick<Request, 'at' | 'done'>[]): number {
  const depth: number[] = [];
  const sorted = requests.toSorted((a, b) => a.at - b.at);
  for (const [i, { at }] of sorted.entries()) {
    const before = sorted.slice(0, i).flatMap(({ done }, k) => (done <= at ? [depth[k] ?? 0] : []));
    depth[i] = before.length > 0 ? Math.max(...before) + 1 : 0;
  }
  return Math.max(0, ...depth);
}

export async function load(browser: Browser, { origin, path, control, scripted }: Visit): Promise<Load> {
  const { page, wire, context } = await openPage(browser, true, { wanted: control, scripted });
  const asked = watchWire(wire);
  const visit = async (): Promise<number> => {
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.notes.usable !== null, undefined, { polling: 100 });
    return page.evaluate(() => window.notes.usable ?? Number.NaN);
  };
  const usable = await visit();
  const before = [...asked.values()].filter(({ done, awaited }) => awaited && done !== Infinity);
  const requests = asked.size;
  const script = [...asked.values()].reduce((sum, { bytes, isScript }) => sum + (isScript ? bytes : 0), 0);
  await page.waitForLoadState('networkidle');
  const notes = await page.evaluate(() => window.notes);
  await wire.send('HeapProfiler.collectGarbage');
  const { usedSize } = await wire.send('Runtime.getHeapUsage');

  await page.goto('about:blank');
  asked.clear();
  const againUsable = await visit();
  const againBytes = [...asked.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  await context.close();
  const tasks = notes.longTasks.filter(({ start }) => start < usable).map(({ ms }) => ms);
  return {
    usable,
    firstPaint: notes.firstPaint ?? Number.NaN,
    blocked: tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    longestTask: Math.max(0, ...tasks),
    chain: chainOf(before),
    requests,
    script,
    heap: usedSize,
    againUsable,
    againBytes,
  };
}

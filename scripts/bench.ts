import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { isMain } from './lib/run.ts';
import { startWorld } from './lib/world.ts';

const KB = 1024;
const FIRST_SCREENS = ['login', 'how-it-works'];
const ROUNDS = 5;
/** Slow 4G and a processor four times slower. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

interface Load {
  /** Packed bytes of scripts asked for before the screen stood, and until the page was at rest. */
  scriptBefore: number;
  scriptAll: number;
  /** Longest chain of requests before the screen stood, the page itself not counted. */
  depth: number;
  requests: number;
  /** Milliseconds until the screen stood. */
  shownMs: number;
}

/** Loads one screen on a cold cache over a slow network and counts what came over the wire. */
async function load(browser: Browser, origin: string, screen: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ru-RU' });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', SLOW);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const bytes = new Map<string, number>();
  const asked = new Map<string, { url: string; by: string | undefined; isScript: boolean }>();
  wire.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    asked.set(requestId, { url: request.url, by, isScript: type === 'Script' || request.url.endsWith('.js') });
  });
  wire.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => void bytes.set(requestId, encodedDataLength),
  );

  const started = performance.now();
  await page.goto(`${origin}/${screen}`, { waitUntil: 'commit' });
  await page.waitForSelector(`[data-screen="${screen}"]`);
  const shownMs = performance.now() - started;
  const before = new Set(bytes.keys());
  const scripts = (ids: Iterable<string>) =>
    [...ids].filter((id) => asked.get(id)?.isScript).reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0);
  const depths = new Map<string, number>();
  for (const id of before) {
    const request = asked.get(id);
    if (request) depths.set(request.url, (depths.get(request.by ?? '') ?? -1) + 1);
  }
  const result = { scriptBefore: scripts(before), depth: Math.max(...depths.values()), requests: before.size, shownMs };
  await page.waitForLoadState('networkidle');
  await context.close();
  return { ...result, scriptAll: scripts(bytes.keys()) };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** `npm run bench`: what the first screens of the last build cost over a slow network. Compare only runs on one machine. */
async function main(): Promise<void> {
  const world = await startWorld();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const screen of FIRST_SCREENS) {
      const loads: Load[] = [];
      for (let round = 0; round < ROUNDS; round += 1) loads.push(await load(browser, world.origin, screen));
      const of = (key: keyof Load) => median(loads.map((one) => one[key]));
      console.log(
        `/${screen.padEnd(14)} shown after ${Math.round(of('shownMs'))} ms · scripts ${(of('scriptBefore') / KB).toFixed(1)} KB before, ` +
          `${(of('scriptAll') / KB).toFixed(1)} KB in all · ${of('requests')} requests, chain of ${of('depth')}`,
      );
    }
  } finally {
    await browser.close();
    await world.stop();
  }
}

if (isMain(import.meta.url)) await main();

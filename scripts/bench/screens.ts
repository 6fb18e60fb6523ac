import { load, type Load } from './load.ts';
import { openBrowser } from './page.ts';
import { withSecureWorld } from './secure-world.ts';
import { type DataAsked, dataAsked, scrolling } from './signed-in.ts';
import { prepareSite } from './site.ts';
import { search, step, threadOfStep, type Step } from './step.ts';
import { median, ratioRow, type Row } from './table.ts';
import { directPaths, dressed, named, openPaths, visitsOf } from './visits.ts';

/** By the numbers of the page of React and XState when the limits were set: blocked 52 ms, its longest task 100 ms. */
const BLOCKED = 80 / 52;
const LONGEST = 120 / 100;
const SECOND_VISIT_BYTES = 3 * 1024;
/** A key among 10 000 names, to the painted list, ms. */
const SEARCH_MS = 50;
/** Of the page's thread for one step, ms, the processor not slowed. */
const THREAD_MS = 10;
/** Of a flow that is opened by its address. */
const DIRECT = { requests: 16, scriptKb: 150 };
/** The page of React and XState alone, and how it is called in the table. */
const FLOOR = '/floor';
const BARE = 'React + XState';

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

interface Seen {
  readonly loads: ReadonlyMap<string, Load[]>;
  readonly steps: Readonly<Record<'ours' | 'floor', Step[]>>;
  readonly searches: readonly number[];
  readonly threads: readonly number[];
  readonly data: readonly DataAsked[];
  readonly scrolls: readonly { readonly ours: number; readonly windowed: number }[];
}

/** Every page once in each round, in another order, over HTTP/2. */
async function measure(rounds: number): Promise<Seen> {
  const site = await prepareSite();
  try {
    return await withSecureWorld(site.folder, async ({ origin, spki }) => {
      const visits = visitsOf(origin);
      const loads = new Map<string, Load[]>([...visits.keys()].map((path) => [path, []]));
      const steps: Seen['steps'] = { ours: [], floor: [] };
      const searches: number[] = [];
      const threads: number[] = [];
      const data: DataAsked[] = [];
      const scrolls: { ours: number; windowed: number }[] = [];
      const browser = await openBrowser(spki);
      try {
        for (let round = 0; round < rounds; round += 1) {
          for (const [path, visit] of shuffled([...visits])) loads.get(path)?.push(await load(browser, visit));
          for (const whose of shuffled(['ours', 'floor'] as const))
            steps[whose].push(await step(browser, origin, whose === 'floor'));
          searches.push(await search(browser, origin));
          threads.push(await threadOfStep(browser, origin));
          data.push(await dataAsked(browser, origin));
          scrolls.push(await scrolling(browser, origin));
        }
      } finally {
        await browser.close();
      }
      return { loads, steps, searches, threads, data, scrolls };
    });
  } finally {
    site.remove();
  }
}

/**
 * First screens over a slow wire, steps and keys, each beside a page of React and XState alone and a page without any
 * script.
 */
export async function screens(rounds: number): Promise<Row[]> {
  const { loads, steps, searches, threads, data, scrolls } = await measure(rounds);
  const page = (path: string, key: keyof Load) => median((loads.get(path) ?? []).map((one) => one[key]));
  const tap = (whose: 'ours' | 'floor', key: keyof Step) => median(steps[whose].map((one) => one[key]));
  const against = (path: string, key: keyof Load, peer: string) => [page(path, key), page(peer, key)] as const;
  const openPaint = median(openPaths.map((path) => page(path, 'firstPaint')));
  return [
    ...openPaths.flatMap((path) => [
      ratioRow(`${path} first paint`, 'static, our styles', against(path, 'firstPaint', dressed(path)), 1.15),
      ratioRow(`${path} usable`, BARE, against(path, 'usable', FLOOR), 1.15),
      ratioRow(`${path} main thread blocked`, BARE, against(path, 'blocked', FLOOR), BLOCKED),
      ratioRow(`${path} longest task`, BARE, against(path, 'longestTask', FLOOR), LONGEST),
      ratioRow(`${path} requests in a chain`, '2', [page(path, 'chain'), 2], 1, ''),
      ratioRow(`${path} second visit usable`, BARE, against(path, 'againUsable', FLOOR), 1.1),
      ratioRow(`${path} second visit fetched`, '3 KB', [page(path, 'againBytes'), SECOND_VISIT_BYTES], 1, 'bytes'),
      ratioRow(`${path} heap`, BARE, [page(path, 'heap') / 1024, page(FLOOR, 'heap') / 1024], 1.4, 'KB'),
    ]),
    ...directPaths.flatMap((path) => [
      ratioRow(`${named(path)} first paint`, 'open pages', [page(path, 'firstPaint'), openPaint], 1.1),
      ratioRow(`${named(path)} usable`, BARE, against(path, 'usable', FLOOR), 1.5),
      ratioRow(`${named(path)} requests`, '16', [page(path, 'requests'), DIRECT.requests], 1, ''),
      ratioRow(`${named(path)} script`, '150 KB', [page(path, 'script') / 1024, DIRECT.scriptKb], 1, 'KB'),
      ratioRow(`${named(path)} second visit usable`, BARE, against(path, 'againUsable', FLOOR), 1.3),
    ]),
    ratioRow(
      '/my-applications data asked',
      'the program has come',
      [median(data.map(({ asked }) => asked)), median(data.map(({ program }) => program))],
      1,
    ),
    ratioRow(
      'list of 10 000 claims, scroll',
      'windowed list',
      [median(scrolls.map(({ ours }) => ours)), median(scrolls.map(({ windowed }) => windowed))],
      1.1,
    ),
    ratioRow(`${BARE} usable`, 'static page', against(FLOOR, 'usable', '/static'), null),
    ratioRow('/how-it-works first paint', 'static page', against('/how-it-works', 'firstPaint', '/static'), null),
    ratioRow('step, first time', BARE, [tap('ours', 'first'), tap('floor', 'first')], 2),
    ratioRow('step, again', BARE, [tap('ours', 'again'), tap('floor', 'again')], 1.5),
    ratioRow('step, of the thread', '10 ms', [median(threads), THREAD_MS], 1),
    ratioRow('keystroke', BARE, [tap('ours', 'key'), tap('floor', 'key')], 1.2),
    ratioRow('search, key to list of 10 000', '50 ms', [median(searches), SEARCH_MS], 1),
    ratioRow('keystroke, phone number', BARE, [tap('ours', 'maskedKey'), tap('floor', 'maskedKey')], 1.2),
  ];
}

import { startWorld } from '../lib/world.ts';
import { load, type Load, type Visit } from './load.ts';
import { openBrowser } from './page.ts';
import { prepareSite } from './site.ts';
import { step, type Step } from './step.ts';
import { median, ratioRow, type Row } from './table.ts';

const CLAIM_LINK = 'main a[href="/client-claim-c2c"]';
/** By the numbers of the page of React and XState when the limits were set: blocked 52 ms, its longest task 100 ms. */
const BLOCKED = 80 / 52;
const LONGEST = 120 / 100;
/** Drawn pages are to be seen almost as early as a page without any script. */
const FIRST_PAINT = 1.15;
const SECOND_VISIT_BYTES = 3 * 1024;

type PageName = 'how' | 'login' | 'static' | 'dressed' | 'floor';

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

/**
 * First screens over a slow wire, steps and keys, each beside a page of React and XState alone and a page without any
 * script; in every round each page once, in another order.
 */
export async function screens(rounds: number): Promise<Row[]> {
  const browser = await openBrowser();
  const site = await prepareSite();
  const world = await startWorld(site.folder);
  const { origin } = world;
  const visits: Record<PageName, Visit> = {
    how: { origin, path: '/how-it-works', control: CLAIM_LINK, scripted: true },
    login: { origin, path: '/login', control: '[name="username"]', scripted: true },
    static: { origin, path: '/static', control: CLAIM_LINK, scripted: false },
    dressed: { origin, path: '/dressed', control: CLAIM_LINK, scripted: false },
    floor: { origin, path: '/floor', control: '[data-event="START"]', scripted: true },
  };
  const loads: Record<PageName, Load[]> = { how: [], login: [], static: [], dressed: [], floor: [] };
  const steps: Record<'ours' | 'floor', Step[]> = { ours: [], floor: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of shuffled(Object.keys(visits) as PageName[]))
        loads[name].push(await load(browser, visits[name]));
      for (const whose of shuffled(['ours', 'floor'] as const))
        steps[whose].push(await step(browser, origin, whose === 'floor'));
    }
  } finally {
    await browser.close();
    await world.stop();
    site.remove();
  }
  const page = (name: PageName, key: keyof Load) => median(loads[name].map((one) => one[key]));
  const tap = (whose: 'ours' | 'floor', key: keyof Step) => median(steps[whose].map((one) => one[key]));
  const against = (name: PageName, key: keyof Load, peer: PageName) => [page(name, key), page(peer, key)] as const;
  const bare = 'React + XState';
  return [
    ...(['how', 'login'] as const).flatMap((name) => {
      const path = visits[name].path;
      return [
        ratioRow(`${path} usable`, bare, against(name, 'usable', 'floor'), 1.2),
        ratioRow(`${path} usable`, 'static page', against(name, 'usable', 'static'), null),
        ratioRow(`${path} main thread blocked`, bare, against(name, 'blocked', 'floor'), BLOCKED),
        ratioRow(`${path} longest task`, bare, against(name, 'longestTask', 'floor'), LONGEST),
        ratioRow(`${path} requests in a chain`, '2', [page(name, 'chain'), 2], 1, ''),
        ratioRow(`${path} second visit usable`, bare, against(name, 'againUsable', 'floor'), 1.25),
        ratioRow(`${path} second visit fetched`, '3 KB', [page(name, 'againBytes'), SECOND_VISIT_BYTES], 1, 'bytes'),
        ratioRow(`${path} heap`, bare, [page(name, 'heap') / 1024, page('floor', 'heap') / 1024], 1.3, 'KB'),
      ];
    }),
    ratioRow(`${bare} usable`, 'static page', against('floor', 'usable', 'static'), null),
    ratioRow('/how-it-works first paint', 'static page', against('how', 'firstPaint', 'static'), null),
    ratioRow('/how-it-works first paint', 'static, our styles', against('how', 'firstPaint', 'dressed'), FIRST_PAINT),
    ratioRow('/login first paint', 'static, our styles', against('login', 'firstPaint', 'dressed'), FIRST_PAINT),
    ratioRow('step, first time', bare, [tap('ours', 'first'), tap('floor', 'first')], 1.2),
    ratioRow('step, again', bare, [tap('ours', 'again'), tap('floor', 'again')], 1.2),
    ratioRow('keystroke', bare, [tap('ours', 'key'), tap('floor', 'key')], 1.2),
    ratioRow('keystroke, phone number', bare, [tap('ours', 'maskedKey'), tap('floor', 'maskedKey')], 1.2),
  ];
}

import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { bring, signedIn } from './support/people.ts';
import { operationSent } from './support/sent.ts';

/*
 * What a guest's first visit of an address asks for until it is quiet, where nothing is fetched ahead (data saver): its
 * first screen, and the calls that come for everybody. A guest who may not enter is led to the sign-in page. The gates stand at what was reached with a third of a
 * KB of air, since names of files change packed sizes; `docs/performance.md` says what was asked for.
 */
const KB = 1024;

interface Asked {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
}

/** Everything that a first visit of an address asks for until it is quiet. Bytes as packed. */
const visit = async (page: Page, path: string): Promise<Asked[]> => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const wire = await page.context().newCDPSession(page);
  const asked = new Map<string, { path: string; type: string; bytes: number }>();
  wire.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    asked.set(requestId, { path: new URL(request.url).pathname, type, bytes: 0 });
  });
  wire.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  await wire.send('Network.enable');
  await page.goto(path);
  await expect(page.locator('main :is(a[href], button, input)').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Browsers ask for the icon by themselves, whenever they find the time.
  return [...asked.values()].filter((one) => one.path !== '/icon.svg');
};
const scriptKb = (asked: readonly Asked[]): number =>
  asked.filter(({ type }) => type === 'Script').reduce((sum, { bytes }) => sum + bytes, 0) / KB;

/** Path → most requests and KB of script, at rest. A link that is nobody's ends with whom to ask: a part of its own and its words. */
const GATES = [
  ['/login', 17, 136.3],
  ['/how-it-works', 22, 140.6],
  ['/client-claim-c2c', 24, 177.5],
  ['/insurance/edit', 23, 176.8],
  [`/link/${'a'.repeat(22)}`, 28, 175.7],
] as const;

for (const [path, most, mostKb] of GATES)
  test(`${path} opened by its address asks for no more than it did, and for nothing twice`, async ({ page }) => {
    const asked = await visit(page, path);
    const paths = asked.map(({ path: one }) => one);
    const twice = paths.filter((one, i) => paths.indexOf(one) !== i);
    expect(twice).toEqual([]);
    expect(asked.length, paths.join('\n')).toBeLessThanOrEqual(most);
    expect(scriptKb(asked)).toBeLessThanOrEqual(mostKb);
  });

test('a drawn page has its styles inside and does not ask for their file, whatever part comes later', async ({
  page,
}) => {
  const asked = await visit(page, '/how-it-works');
  expect(asked.map(({ path }) => path).filter((path) => /\/index-[^/]*\.css$/.test(path))).toEqual([]);
  await expect(page.locator('head style')).toHaveCount(1);
});

/** Holds files of this name back until it is called. */
const hold = async (page: Page, file: RegExp): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
};
/** Without it the page comes, and its early script; the program does not. */
const PROGRAM = /\/assets\/packages-[^/]*\.js$/;
const READS = /\/assets\/first-reads-[^/]*\.json$/;
/** Calls that pages send, in their order; the settings and what is read at first, by name. */
const watch = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const id = operationSent(request.method(), request.url(), request.postData());
    if (id !== null) asked.push(id);
    else if (pathname === '/config.json') asked.push('settings');
    else if (READS.test(pathname)) asked.push('reads');
  });
  return asked;
};
const answered = async (page: Page, path: RegExp): Promise<void> => {
  const response = await page.waitForResponse((one) => path.test(new URL(one.url()).pathname));
  await response.finished();
};
/** What follows from what has come has gone out by the time that others have been asked and answered. */
const settled = async (page: Page): Promise<void> => {
  for (let round = 0; round < 3; round++)
    await page.evaluate(() => fetch('/icon.svg').then((response) => response.text()));
};
const PROFILE = /\/users\/me$/;
const HOME = ['claims', 'listInsuranceClaims', 'listCascoLifeClaims', 'listCommodityClaims'];
const LIST = ['claimStatuses', 'claims'];
/** What is on its way in the lists that are not on show: counted once the page is there. */
const ELSEWHERE = ['listInsuranceClaims', 'listCascoLifeClaims', 'listCommodityClaims'];

for (const [path, first, then] of [
  ['/', HOME, []],
  ['/my-applications', LIST, ELSEWHERE],
] as const)
  test(`${path}: who is signed in and what they read is asked while the program is on its way, and once`, async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    await bring(context, origin, await signedIn(origin, 'saule'));
    const release = await hold(page, PROGRAM);
    const asked = watch(page);
    const all = ['settings', 'reads', 'getProfile', ...first].toSorted();
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked.toSorted()).toEqual(all);
    await expect(page.locator('[data-screen]')).toHaveCount(0);
    release();
    await expect(page.locator('main ul li').first()).toBeVisible();
    await settled(page);
    expect(asked.toSorted()).toEqual([...all, ...then].toSorted());
  });

test('whoever has another screen at the same address sends none of the reads of a customer', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await bring(context, origin, await signedIn(origin, 'dealer-demo'));
  const release = await hold(page, PROGRAM);
  const asked = watch(page);
  const come = Promise.all([answered(page, PROFILE), answered(page, READS)]);
  await page.goto('/my-applications', { waitUntil: 'commit' });
  await come;
  await settled(page);
  expect(asked.toSorted()).toEqual(['getProfile', 'reads', 'settings']);
  release();
  await expect(page.locator('[data-screen="dealer-applications"]')).toBeVisible();
  await settled(page);
  // The list, and how many of all wait for the reader.
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual(['claims']);
});

test('a query may mean other reads: none goes out ahead', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  await bring(context, origin, await signedIn(origin, 'saule'));
  const asked = watch(page);
  await page.goto('/my-applications?product=insurance');
  await expect.poll(() => asked).toContain('listInsuranceClaims');
  await settled(page);
  expect(asked).not.toContain('reads');
  expect(asked).not.toContain('claimStatuses');
  // To count those on their way, the list that is not on show is read.
  expect(asked.filter((one) => one === 'claims')).toHaveLength(1);
});

test('where the first reads come later than the program, it asks for itself, and nothing is asked twice', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await bring(context, origin, await signedIn(origin, 'saule'));
  const release = await hold(page, READS);
  const asked = watch(page);
  await page.goto('/my-applications');
  await expect(page.locator('main ul li').first()).toBeVisible();
  const come = answered(page, READS);
  release();
  await come;
  await settled(page);
  expect(asked.toSorted()).toEqual(['settings', 'reads', 'getProfile', ...LIST, ...ELSEWHERE].toSorted());
});

test('a first read that is refused is asked again with a new token, as any other', async ({
  page,
  context,
  baseURL,
  sandbox,
}) => {
  const origin = baseURL ?? '';
  await bring(context, origin, await signedIn(origin, 'saule'));
  await sandbox.faults({ operationId: 'claims', kind: 'status', status: 401, body: { detail: 'нет' }, times: 1 });
  const asked = watch(page);
  await page.goto('/my-applications');
  await expect(page.locator('main ul li').first()).toBeVisible();
  await settled(page);
  expect(asked.filter((one) => one === 'claims')).toHaveLength(2);
  expect(asked).toContain('refreshToken');
});

test('the font comes behind the program, and at once where it has been before', async ({ page }) => {
  const font = /\/fonts\/[^/]*\.woff2$/;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (font.test(request.url())) asked.push(request.url());
  });
  const heldBack = async (then: () => Promise<unknown>): Promise<void> => {
    const release = await hold(page, PROGRAM);
    await page.goto('/how-it-works', { waitUntil: 'commit' });
    await expect(page.locator('main h1')).toBeVisible();
    await then();
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
  const inFont = () => page.evaluate(() => document.fonts.check('16px Inter', 'Ағ'));
  const faces = () => page.evaluate(() => [...document.fonts].filter(({ family }) => family === 'Inter').length);
  // Words stand in another one meanwhile.
  await heldBack(async () => expect([await faces(), asked.length]).toEqual([0, 0]));
  await expect.poll(faces).toBe(1);
  await expect.poll(inFont).toBe(true);
  expect(asked).toHaveLength(1);
  await heldBack(() => expect.poll(faces).toBe(1));
  await expect.poll(inFont).toBe(true);
});

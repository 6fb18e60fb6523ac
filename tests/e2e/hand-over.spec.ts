/** What wants a camera is begun at a computer, done on the phone, and goes on at both. */
import type { Browser } from '@playwright/test';
import { linkSentTo } from './support/dealer.ts';
import { expect, test } from './support/fixtures.ts';
import { sell } from './support/goods.ts';
import { AIDOS, atPartner, example } from './support/journey.ts';
import { bring, claimAt, signedIn } from './support/people.ts';
import { qrOf } from './support/qr.ts';
import { passes, someone } from './support/someone.ts';

const PNG = { mimeType: 'image/png', buffer: Buffer.from('\u0089PNG\r\n\u001a\n0000', 'latin1') };
/** The page asks anew every five seconds or so. */
const ASKED_MS = 7_000;

/** A computer and a phone of one person, each in a language of its own. */
/** What the code says: the short link, and that the phone is asked for by a computer. */
const codeOf = (shortLink: string | null | undefined) => `${shortLink ?? ''}?from=computer`;

const devices = async (browser: Browser, origin: string, atComputer: 'ru' | 'kk', onPhone: 'ru' | 'kk') =>
  [await someone(browser, origin, atComputer, 1280), await someone(browser, origin, onPhone, 390)] as const;

test('identity: the code opens the claim on the phone, and the computer follows', async ({
  page: own,
  browser,
  baseURL,
  sandbox,
}) => {
  await own.close();
  const origin = baseURL ?? '';
  const { id, person } = await claimAt(origin, sandbox, 'consented', AIDOS);
  const [computer, phone] = await devices(browser, origin, 'ru', 'kk');
  await bring(computer.context, origin, person);
  for (const { walker } of [computer, phone]) walker.owns(id);
  const code = ({ page, walker }: typeof computer) => page.getByRole('img', { name: walker.words('phone.qr') });

  await computer.page.goto(`/aitu-intro?claim=${id}`);
  await computer.walker.sees('aitu-intro', { focus: false });
  await expect(code(computer)).toBeVisible();
  const { shortLink } = await person.call('claim', { variables: { id } });
  // Who opens it is asked nothing: the link itself is the secret.
  await expect(code(computer).locator('path')).toHaveAttribute('d', qrOf(codeOf(shortLink)));
  await phone.page.goto(codeOf(shortLink));
  await phone.walker.sees('aitu-intro', { focus: false });
  await expect(code(phone)).toHaveCount(0);
  await phone.walker.press('GO');
  await atPartner(phone.page, 'identity', 'ok');
  await phone.walker.sees('q-personal', { focus: false });
  await expect(phone.page.locator('main')).toContainText(phone.walker.words('phone.identity'));
  await expect(phone.page.locator('main')).toContainText(phone.walker.words('phone.done'));
  // Its clock runs: on a busy machine it may have asked already.
  await passes(ASKED_MS, sandbox, computer);
  await computer.walker.sees('q-personal');
  await expect(computer.page.locator('main')).not.toContainText(computer.walker.words('phone.identity'));
  // The person has shown who they are: such a code is given no more.
  expect((await person.call('claim', { variables: { id } })).shortLink).toBeNull();
  for (const { context } of [computer, phone]) await context.close();
});

test('photos of a document, taken with the phone, are seen at the computer', async ({
  page: own,
  browser,
  baseURL,
  sandbox,
}) => {
  await own.close();
  const origin = baseURL ?? '';
  const id = await sell(sandbox, 'aidos');
  const [computer, phone] = await devices(browser, origin, 'kk', 'ru');
  await bring(computer.context, origin, await signedIn(origin, 'aidos'));
  for (const { walker } of [computer, phone]) walker.owns(id);
  await computer.page.goto(await linkSentTo(sandbox, AIDOS.phone));
  await computer.walker.sees('commodity-data', { focus: false });
  await computer.walker.submit('SUBMIT_GOODS_DATA', example('goods'));
  await computer.walker.sees('commodity-documents');
  await expect(computer.page.getByRole('img', { name: computer.walker.words('phone.qr') })).toBeVisible();

  const { shortLink } = await (await signedIn(origin, 'aidos')).call('getCommodityClaim', { path: { id } });
  await phone.page.goto(codeOf(shortLink));
  await phone.walker.sees('commodity-documents', { focus: false });
  const put = async (side: string) => {
    await phone.page.locator(`input[name="${side}"]`).setInputFiles({ name: `${side}.png`, ...PNG });
    await expect(phone.page.getByText(`${side}.png`, { exact: true })).toBeVisible();
  };
  await put('id_front');
  await passes(ASKED_MS, sandbox, computer);
  await expect(computer.page.getByText('id_front.png', { exact: true })).toBeVisible();
  await put('id_back');
  await passes(ASKED_MS, sandbox, phone);
  await expect(phone.page.locator('main')).toContainText(phone.walker.words('phone.done'));
  await passes(ASKED_MS, sandbox, computer);
  await passes(30_000, sandbox, computer);
  await computer.walker.sees('commodity-offers', { focus: false });
  for (const { context } of [computer, phone]) await context.close();
});

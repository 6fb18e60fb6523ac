import { expect, test } from './support/fixtures.ts';
import { AIDOS } from './support/journey.ts';
import { bring, claimAt, signedIn } from './support/people.ts';
import { createWalker } from './support/walker.ts';

test('what a page asks for only when somebody wants it: all of an offer, the partner’s own desk', async ({
  page,
  context,
  baseURL,
  sandbox,
  language,
}) => {
  const origin = baseURL ?? '';
  const walker = createWalker(page, language);
  const { words } = walker;
  await bring(context, origin, await signedIn(origin, 'saule'));
  const examples = await sandbox.call<{ kind: string; owner: string | null; status: string; id: string }[]>(
    'GET',
    'examples',
  );
  const counted = examples.find(
    ({ kind, owner, status }) => kind === 'insurance' && owner === 'saule' && status === 'calculated',
  );
  walker.owns(counted?.id ?? '');
  await page.goto(`/insurance/${counted?.id}`);
  await walker.sees('insurance-offers', { focus: false });
  const [before, after = ''] = words('ins.offer.detailNamed', { company: '|' }).split('|');
  const detail = page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) }).first();
  const name = (await detail.getAttribute('aria-label')) ?? '';
  const asked = page.waitForResponse((response) => /\/insuranceV2\/offer\/[^/]+$/.test(response.url()));
  await detail.click();
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole('dialog')).toContainText(name.slice(before?.length, name.length - after.length));

  await bring(context, origin, await signedIn(origin, 'partner-demo'));
  walker.owns(null);
  await page.goto('/insurance/edit');
  await walker.sees('insurance-begin', { focus: false });
  const desk = await signedIn(origin, 'partner-demo').then((person) => person.call('listPartners', {}));
  await expect(page.locator('main')).toContainText(desk[0]?.name ?? 'no partner');
});

test('an identity that was refused three times leads to the stations', async ({
  page,
  context,
  baseURL,
  sandbox,
  language,
}) => {
  const origin = baseURL ?? '';
  const walker = createWalker(page, language);
  const { id, person } = await claimAt(origin, sandbox, 'consented', AIDOS);
  for (let tries = 0; tries < 3; tries += 1) {
    const { url } = await person.call('makeUrl', {
      query: { redirect_url: `/aitu-pending?claim=${id}` },
      body: { claimId: id },
    });
    const body = new URLSearchParams({ outcome: 'failed' });
    await fetch(`${origin}${url}`, { method: 'POST', body, headers: { origin }, redirect: 'manual' });
  }
  await bring(context, origin, person);
  walker.owns(id);
  await page.goto(`/btsd-fail?claim=${id}`);
  await walker.sees('btsd-fail', { focus: false });
  await page.getByRole('button', { name: walker.words('btsd.stations') }).click();
  const stations = await person.call('listStations', {});
  const [first] = stations;
  await expect(page.getByRole('dialog')).toContainText(first?.address ?? 'no station');
  await page.keyboard.press('Escape');
  // Whom one may ask stands on the page itself, as where any page ends; the stations' numbers stand with their addresses.
  const help = page.locator('main [data-help]');
  await expect(help.locator('a[href^="tel:"]')).toBeVisible();
  await expect(help.getByRole('link', { name: walker.words('support.chat') })).toBeVisible();
  // No station answers our own number: they have hours of their own.
  const own = await help.locator('a[href^="tel:"]').getAttribute('href');
  expect(stations.map(({ phone }) => `tel:+${phone}`)).not.toContain(own);
});

test('data that can still be changed lead on to the next step from where that is said', async ({
  page,
  context,
  baseURL,
  sandbox,
  language,
}) => {
  const walker = createWalker(page, language);
  const { id, person } = await claimAt(baseURL ?? '', sandbox, 'new', AIDOS);
  await bring(context, baseURL ?? '', person);
  walker.owns(id);
  await page.goto(`/my-applications/${id}`);
  await walker.sees('claim-detail', { focus: false });
  await walker.press('SHOW_DATA');
  await walker.sees('q-locked');
  await page.getByRole('button', { name: walker.words('q.lockedGo') }).click();
  await walker.sees('client-intro');
});

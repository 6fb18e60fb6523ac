import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.ts';
import type { RuntimeConfig } from '../../schemas/config.schema.ts';
import { expect, test } from './support/fixtures.ts';
import { AIDOS } from './support/journey.ts';
import { bring, claimAt } from './support/people.ts';
import { createWalker } from './support/walker.ts';

/** The docs service on an origin of its own, as `config.json` may say. */
const DOCS = 'https://docs.example.test';
const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'));
cpSync(process.env['E2E_DIST'] ?? `${root}dist`, folder, { recursive: true });
const settings = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as RuntimeConfig;
writeFileSync(
  join(folder, 'config.json'),
  JSON.stringify({ ...settings, services: { ...settings.services, docs: DOCS } }),
);

test.use({ folder });
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A picture of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a statement of a docs service elsewhere is sent there, and its picture is shown', async ({
  page,
  context,
  baseURL,
  sandbox,
}) => {
  const origin = baseURL ?? '';
  const { id, person } = await claimAt(origin, sandbox, 'confirmed', AIDOS);
  await bring(context, origin, person);
  // The sandbox answers there, as a server that lets our page in.
  await context.route(`${DOCS}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(DOCS, `${origin}/services/docs`) });
    const lets = { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Retry-After' };
    await route.fulfill({ response, headers: { ...response.headers(), ...lets } });
  });
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  await page.goto(`/my-applications/${id}/account-statement`);
  await walker.sees('account-statement', { focus: false });
  await page.locator('input[name="statement"]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('button', { name: words('st.viewNamed', { name: 'a.png' }) }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: 'a.png' });
  expect(await picture.getAttribute('src')).toContain(DOCS);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
});

import { expect, test } from './support/fixtures.ts';
import { AIDOS, example } from './support/journey.ts';
import { bring, claimAt } from './support/people.ts';
import { seen } from './support/seen.ts';
import { createWalker } from './support/walker.ts';

/** As often as a read is asked again before it is said that it has failed. */
const TRIES = 3;
const lost = (operationId: string) => ({ operationId, kind: 'status', status: 503, times: TRIES }) as const;
const png = (name: string, size: number) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.alloc(size)]),
});

test.use(seen('kk'));

test('what may be attached is what the service says: without its word nothing is, and it is asked again', async ({
  page,
  context,
  baseURL,
  sandbox,
  language,
}) => {
  const origin = baseURL ?? '';
  const { id, person } = await claimAt(origin, sandbox, 'confirmed', AIDOS);
  await bring(context, origin, person);
  const walker = createWalker(page, language);
  const { words } = walker;
  await sandbox.faults(lost('listFileTypes'));
  await page.goto(`/my-applications/${id}/account-statement`);
  await walker.sees('account-statement', { focus: false });
  const again = page.locator('main').getByRole('button', { name: words('btn.retry') });
  await expect(again).toBeVisible();
  await expect(page.locator('input[name="statement"]')).toHaveCount(0);
  // The way on needs no file.
  await expect(walker.control('SEND_TO_BANKS')).toBeEnabled();
  await again.click();
  const input = page.locator('input[name="statement"]');
  await expect(input).toHaveAttribute('accept', 'application/pdf,image/jpeg,image/png');
  await expect(page.locator('main')).toContainText('PDF, JPG немесе PNG, 10 МБ-қа дейін');
  await input.setInputFiles(png('big.png', 10 * 1024 * 1024));
  await expect(page.locator('main ul > li').filter({ hasText: 'big.png' })).toContainText(
    'Файл тым үлкен (10 МБ-қа дейін)',
  );
  expect(await person.call('listFiles', { query: { claim_id: id } })).toEqual([]);
});

test('incomes are of the types that the service names; what was typed before they came stays', async ({
  page,
  context,
  baseURL,
  sandbox,
  language,
}) => {
  const origin = baseURL ?? '';
  const { id, person } = await claimAt(origin, sandbox, 'verified', AIDOS);
  await bring(context, origin, person);
  const walker = createWalker(page, language);
  const { words } = walker;
  walker.owns(id);
  await page.goto(`/my-applications/${id}/client-data`);
  for (const [screen, event, form] of [
    ['q-personal', 'SUBMIT_PERSONAL', 'personal'],
    ['q-document', 'SUBMIT_DOCUMENT', 'document'],
  ] as const) {
    await walker.sees(screen, { focus: false });
    await walker.submit(event, example(form));
  }
  // Somebody who is none of the list is named.
  await walker.sees('q-contacts');
  const { contacts } = example('contacts') as { contacts: [object] };
  await walker.fill('SUBMIT_CONTACTS', { contacts: [{ ...contacts[0], type: 'other', relation: '' }] });
  await walker.press('SUBMIT_CONTACTS');
  await expect(page.locator('[name="contacts.0.relation"]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('[name="contacts.0.relation"]').fill('Көрші');
  await walker.press('SUBMIT_CONTACTS');
  await walker.sees('q-family');
  await sandbox.faults(lost('incomeTypes'));
  await walker.submit('SUBMIT_FAMILY', example('family'));
  await walker.sees('q-job');
  const again = page.locator('main').getByRole('button', { name: words('btn.retry') });
  await expect(again).toBeVisible();
  await page.locator('[name="incomes.0.value"]').fill('650 000');
  await page.locator('[name="job.position"]').fill('Инженер');
  await again.click();
  await expect(again).toHaveCount(0);
  await expect(page.locator('[name="incomes.0.value"]')).toHaveValue('650\u00a0000');
  await expect(page.locator('[name="job.position"]')).toHaveValue('Инженер');
  await expect(page.locator('[name="incomes.0.type"] option:checked')).toHaveText('Негізгі табыс');
  const adding = page.getByRole('button', { name: words('q.addIncome') });
  await adding.click();
  await expect(page.locator('[name="incomes.1.type"]')).toBeFocused();
  // The button goes with its row: the focus does not go with it.
  await page.getByRole('button', { name: words('q.removeIncome', { n: 2 }) }).click();
  await expect(page.locator('[name="incomes.1.type"]')).toHaveCount(0);
  await expect(adding).toBeFocused();
  await adding.click();
  await page.locator('[name="incomes.1.type"]').selectOption({ label: 'Жалға беруден түсетін табыс' });
  await walker.submit('SUBMIT_JOB', {
    job: (example('job') as { job: object }).job,
    incomes: [{}, { value: '40 000' }],
  });
  await walker.sees('q-addresses');
  const { borrower: kept } = await person.call('claim', { variables: { id } });
  expect(kept.incomes.map(({ type, value }) => [type.alias, value])).toEqual([
    ['main', 650_000],
    ['rent', 40_000],
  ]);
  expect(kept.contacts.map(({ type, relation }) => [type.alias, relation])).toEqual([['other', 'Көрші']]);
});

test('a message about a bank’s question leads to where it is answered, while it is asked', async ({
  page,
  baseURL,
  sandbox,
  clock,
  language,
}) => {
  const who = { ...AIDOS, personalNumber: '040830599120' };
  const { id, person } = await claimAt(baseURL ?? '', sandbox, 'sent', who);
  await clock.leap(60_000);
  const [message] = (await sandbox.inbox(who.phone)).filter(({ text }) => text.includes('кодовое слово'));
  const link = /\/link\/[\w-]+/.exec(message?.text ?? '')?.[0] ?? '';
  expect(link).not.toBe('');
  const walker = createWalker(page, language);
  walker.owns(id);
  await page.goto(link);
  await walker.sees('claim-additional-info', { focus: false });
  await walker.submit('SUBMIT_ADDITIONAL', example('additional'));
  await walker.sees('bank-responses');
  expect((await person.call('claim', { variables: { id } })).borrower.codeword).not.toBeNull();
  // It is answered: the same address is where the claim stands.
  await page.goto(`/claim-additional-info?claim=${id}`);
  await expect(page.locator('[data-screen="claim-additional-info"]')).toHaveCount(0);
  await walker.sees('bank-response-waiting', { focus: false });
});

import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { AIDOS, example } from './support/journey.ts';
import { bring, claimAt, type Person } from './support/people.ts';
import type { SandboxClient } from './support/sandbox.ts';
import { createWalker, type Walker } from './support/walker.ts';

/** What the register of the sandbox says of Aidos: born on 15 January 1990. */
const REGISTERED = {
  document: { number: '015399012', dateIssue: '2024-01-15', dateEnd: '2034-01-15', authority: 'МВД РК' },
  addressReg: { locality: { id: '75-d2' }, street: 'пр. Абая', house: '43', apartment: '13' },
};

const card = (page: Page) => page.locator('[data-known]');
const fields = (page: Page) => page.locator('main form :is(input, select, textarea):visible');

/** At the first step of the questionnaire of a person whose identity was confirmed just now. */
async function identified(
  page: Page,
  origin: string,
  sandbox: SandboxClient,
): Promise<{ walker: Walker; id: string; person: Person; read: () => Promise<unknown> }> {
  const { id, person } = await claimAt(origin, sandbox, 'verified', AIDOS);
  await bring(page.context(), origin, person);
  const walker = createWalker(page, 'ru');
  walker.owns(id);
  await page.goto(`/my-applications/${id}/client-data`);
  await walker.sees('q-personal', { focus: false });
  const read = async () => (await person.call('claim', { variables: { id } })).borrower;
  return { walker, id, person, read };
}

test('what is known is a card; its fields are folded, and sent as they are', async ({ page, world, sandbox, axe }) => {
  const { walker, read } = await identified(page, world.origin, sandbox);
  await expect(card(page)).toContainText('Демеу');
  await expect(card(page)).toContainText('15/01/1990');
  // The codeword alone: nobody knows it yet.
  await expect(fields(page)).toHaveCount(1);
  await walker.press('SUBMIT_PERSONAL');
  await walker.sees('q-document');
  for (const words of ['015399012', '15/01/2024', '15/01/2034', 'МВД РК', walker.words('q.yes')])
    await expect(card(page)).toContainText(words);
  await expect(fields(page)).toHaveCount(0);
  await axe();
  await walker.press('SUBMIT_DOCUMENT');
  await walker.sees('q-contacts');
  await expect(card(page)).toHaveCount(0);
  expect(await read()).toMatchObject({ ...REGISTERED, lastName: 'Демеу', dateOfBirth: '1990-01-15' });
});

test('a press opens the fields and leads into them; what was changed is sent, and stays open', async ({
  page,
  world,
  sandbox,
}) => {
  const { walker, read } = await identified(page, world.origin, sandbox);
  await walker.press('SUBMIT_PERSONAL');
  await walker.sees('q-document');
  await card(page).getByRole('button').click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('select[name="document.type"]')).toBeFocused();
  await page.locator('[name="document.number"]').fill('045678901');
  // The card would say something else than what is sent.
  await page.reload();
  await walker.sees('q-document', { focus: false });
  await expect(page.locator('[name="document.number"]')).toBeVisible();
  await walker.press('SUBMIT_DOCUMENT');
  await walker.sees('q-contacts');
  expect(await read()).toMatchObject({ document: { ...REGISTERED.document, number: '045678901' } });
  // Who comes back wants the fields.
  await walker.press('BACK');
  await walker.sees('q-document');
  await expect(page.locator('[name="document.number"]')).toHaveValue('045678901');
});

test('a refused value opens what it is folded into', async ({ page, world, sandbox }) => {
  const { walker, id, person } = await identified(page, world.origin, sandbox);
  const contact = { type: 'friend', names: 'Примеров Серик', phone: '77010000002' };
  // The service takes what the form does not: the same phone twice.
  await person.call('updateClaimByCustomer', { variables: { id, borrower: { contacts: [contact, contact] } } });
  await walker.press('SUBMIT_PERSONAL');
  await walker.sees('q-document');
  await walker.press('SUBMIT_DOCUMENT');
  await walker.sees('q-contacts');
  await expect(card(page)).toContainText('Примеров Серик');
  // What a month comes to stands above the fields, and below what is wrong in them.
  const first = page.locator('main form > :first-child');
  await expect(first).toContainText('₸');
  await walker.press('SUBMIT_CONTACTS');
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await expect(first).toHaveAttribute('data-error-summary');
  await page.locator('[data-error-summary] button').click();
  await expect(page.locator('[name="contacts.1.phone"]')).toBeFocused();
});

test('of an address that the register knows the person says only whether it is home', async ({
  page,
  world,
  sandbox,
}) => {
  const { walker, read } = await identified(page, world.origin, sandbox);
  for (const [event, form] of [
    ['SUBMIT_PERSONAL', null],
    ['SUBMIT_DOCUMENT', null],
    ['SUBMIT_CONTACTS', 'contacts'],
    ['SUBMIT_FAMILY', 'family'],
    ['SUBMIT_JOB', 'job'],
  ] as const) {
    await walker.submit(event, form === null ? {} : example(form));
    if (event === 'SUBMIT_CONTACTS') await walker.sees('q-family');
  }
  await walker.sees('q-addresses');
  await expect(card(page)).toContainText('пр. Абая, дом 43, квартира 13');
  await expect(fields(page)).toHaveCount(1);
  await walker.press('SUBMIT_ADDRESSES');
  await walker.sees('q-review');
  expect(await read()).toMatchObject({
    addressReg: REGISTERED.addressReg,
    addressLive: REGISTERED.addressReg,
  });
  // From the review of everything a press leads to the fields themselves.
  await walker.press('EDIT_DOCUMENT');
  await walker.sees('q-document');
  await expect(page.locator('[name="document.number"]')).toBeVisible();
});

test('children are counted by a tap, between none and the most', async ({ page, world, sandbox }) => {
  const { walker, read } = await identified(page, world.origin, sandbox);
  await walker.press('SUBMIT_PERSONAL');
  await walker.sees('q-document');
  await walker.press('SUBMIT_DOCUMENT');
  await walker.sees('q-contacts');
  await walker.submit('SUBMIT_CONTACTS', example('contacts'));
  await walker.sees('q-family');
  await walker.fill('SUBMIT_FAMILY', example('family'));
  const count = page.locator('[name="childCount"]');
  const of = { label: walker.words('f.children') };
  const more = page.getByRole('button', { name: walker.words('f.countMore', of) });
  const less = page.getByRole('button', { name: walker.words('f.countLess', of) });
  await count.fill('');
  await less.click();
  await expect(count).toHaveValue('0');
  await more.click();
  await more.click();
  await less.click();
  await expect(count).toHaveValue('1');
  await count.fill('15');
  await more.click();
  await expect(count).toHaveValue('15');
  await less.click();
  await walker.press('SUBMIT_FAMILY');
  await expect.poll(read).toMatchObject({ childCount: 14 });
});

test('of work that contributions tell only position and income are asked', async ({ page, world, sandbox }) => {
  const { walker, id, person, read } = await identified(page, world.origin, sandbox);
  const contacts = [{ type: 'friend', names: 'Примеров Серик', phone: '77010000002' }];
  const borrower = { contacts, maritalStatus: 'not_married', childCount: 0 };
  await person.call('updateClaimByCustomer', { variables: { id, borrower } });
  for (const [event, next] of [
    ['SUBMIT_PERSONAL', 'q-document'],
    ['SUBMIT_DOCUMENT', 'q-contacts'],
    ['SUBMIT_CONTACTS', 'q-family'],
  ] as const) {
    await walker.press(event);
    await walker.sees(next);
  }
  // The sex is known from the personal number.
  await expect(card(page)).toContainText(walker.words('marital.single.male'));
  await walker.press('SUBMIT_FAMILY');
  await walker.sees('q-job');
  const { job } = (await read()) as { job: { companyName: string; experienceCommon: number } };
  await expect(card(page)).toContainText(job.companyName);
  await expect(fields(page)).toHaveCount(4);
  // Nobody pays for a student: the card goes with its fields, and comes back as it was.
  const group = page.locator('[name="job.socialGroup"]');
  await group.selectOption('student');
  await expect(card(page)).toHaveCount(0);
  await group.selectOption('regular');
  await expect(card(page)).toContainText(job.companyName);
  await page.locator('[name="job.position"]').fill('Инженер');
  await page.locator('[name="incomes.0.value"]').fill('650 000');
  await expect(card(page)).toHaveCount(1);
  await card(page).getByRole('button').click();
  await expect(page.locator('[name="job.companyName"]')).toBeFocused();
  await page.locator('[name="job.companyName"]').fill('ТОО «Другое»');
  await walker.press('SUBMIT_JOB');
  await walker.sees('q-addresses');
  const { experienceCommon } = job;
  expect(await read()).toMatchObject({
    job: { companyName: 'ТОО «Другое»', experienceCommon, position: 'Инженер', socialGroup: { alias: 'regular' } },
  });
});

test('experience is said by lists of months and years, and sent in months', async ({ page, world, sandbox }) => {
  const { walker, id, person, read } = await identified(page, world.origin, sandbox);
  // Of whom nobody knows where they work.
  await person.call('updateClaimByCustomer', { variables: { id, borrower: { job: null } } });
  await walker.press('SUBMIT_PERSONAL');
  await walker.sees('q-document');
  await walker.press('SUBMIT_DOCUMENT');
  await walker.sees('q-contacts');
  await walker.submit('SUBMIT_CONTACTS', example('contacts'));
  await walker.sees('q-family');
  await walker.submit('SUBMIT_FAMILY', example('family'));
  await walker.sees('q-job');
  const lists = (name: string) => page.locator(`[name="job.${name}"]`);
  await walker.fill('SUBMIT_JOB', { job: { companyName: 'ТОО «Демо Сервис»', position: 'Инженер' } });
  await walker.fill('SUBMIT_JOB', { incomes: [{ type: 'main', value: '650 000' }] });
  // The month alone is no answer; a month of this year that is to come is none either.
  await lists('experienceLast').nth(0).selectOption({ label: 'Ноябрь' });
  await lists('experienceCommon').nth(0).selectOption('2');
  await walker.press('SUBMIT_JOB');
  await expect(page.locator('[data-error-summary]')).toContainText(walker.words('form.empty.experienceLast'));
  await lists('experienceLast').nth(1).selectOption('2026');
  await walker.press('SUBMIT_JOB');
  await expect(page.locator('[data-error-summary]')).toContainText(
    walker.words('form.experienceMin', { x: 3 }).replace(/^./u, (first) => first.toLowerCase()),
  );
  // It is 1 February 2026: since November three months, the least that banks take.
  await lists('experienceLast').nth(1).selectOption('2025');
  await page.reload();
  await walker.sees('q-job', { focus: false });
  await expect(lists('experienceLast').nth(0)).toHaveValue('11');
  await expect(lists('experienceLast').nth(1)).toHaveValue('2025');
  await expect(lists('experienceCommon').nth(1)).toHaveValue('0');
  await walker.press('SUBMIT_JOB');
  await walker.sees('q-addresses');
  expect(await read()).toMatchObject({ job: { experienceCommon: 24, experienceLast: 3 } });
});

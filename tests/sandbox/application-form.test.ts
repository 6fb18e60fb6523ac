import { expect, it } from 'vitest';
import { startClaims, type ClaimSandbox } from './claim-support.ts';
import { textOf } from './support/pdf-text.ts';

const BASE = '/services/claim';

const open = async (sandbox: ClaimSandbox, url: string) => {
  const file = await sandbox.app.inject({ url: `${BASE}${url}`, headers: { 'accept-language': 'ru' } });
  return { status: file.statusCode, type: file.headers['content-type'], bytes: file.rawPayload };
};

it('is there when the data are confirmed, goes when they are changed, and says what was confirmed', async () => {
  const sandbox = await startClaims();
  const customer = await sandbox.create();
  const ask = (id = customer.id, token = customer.token) => sandbox.gql('applicationForm', { id }, { token });
  await sandbox.sign(customer);
  await sandbox.identity(customer);
  expect((await ask()).errors[0]?.extensions).toMatchObject({ status: 409, currentStatus: 'verified' });
  await sandbox.confirmedData(customer);
  const { url, expiresInSec } = (await ask()).data;
  expect(expiresInSec).toBe(300);
  const form = await open(sandbox, url);
  expect([form.status, form.type]).toEqual([200, 'application/pdf']);
  const { number } = await sandbox.claim(customer);
  const lines = textOf(form.bytes).map((line) => line.replaceAll('\u00a0', ' '));
  expect(lines).toEqual(
    expect.arrayContaining([
      `Анкета-заявление на кредит № ${number}`,
      'ИИН: 900115399012',
      'Место работы: ТОО «Демо»',
      'Основной доход: 900 000 ₸',
      'Регистрация: Казахстан, г. Алматы, Алмалинский район, пр. Абая, д. 10',
      'Друг: Тестов Арман, +7 (701) 000-00-02',
      'Сумма кредита: 6 000 000 ₸',
    ]),
  );
  expect((await open(sandbox, url)).bytes.equals(form.bytes)).toBe(true);

  await sandbox.ask('updateClaimByCustomer', { id: customer.id, borrower: { childCount: 2 } }, customer.token);
  expect((await ask()).errors[0]?.extensions).toMatchObject({ status: 409, currentStatus: 'data_confirmation' });
  expect((await open(sandbox, url)).status).toBe(404);
  await sandbox.ask('generateApplicationForm', { id: customer.id }, customer.token);
  expect(textOf((await open(sandbox, url)).bytes)).toContain('Детей до 18 лет: 2');
});

it('is in the language of the call, without the codeword', async () => {
  const sandbox = await startClaims();
  const customer = await sandbox.confirmed();
  await sandbox.ask('updateClaimByCustomer', { id: customer.id, borrower: { codeword: 'Домбыра' } }, customer.token);
  await sandbox.ask('generateApplicationForm', { id: customer.id }, customer.token);
  const { data } = await sandbox.gql(
    'applicationForm',
    { id: customer.id },
    { token: customer.token, headers: { 'accept-language': 'kk' } },
  );
  const { bytes } = await open(sandbox, data.url);
  expect(bytes.toString('latin1')).toMatch(/\/Lang ?\(kk/);
  const lines = textOf(bytes);
  expect(lines).toContain('ЖСН: 900115399012');
  expect(lines.join('\n')).not.toMatch(/Домбыра|\?/);
});

it('is for the borrower and the dealer who made the claim; its address is nobody else’s, and soon nobody’s', async () => {
  const sandbox = await startClaims();
  const { access: dealer } = await sandbox.signIn('dealer-demo');
  const { items } = await sandbox.ask('claims', { filters: { status: ['waiting'] } }, dealer);
  const id = items[0]!.id;
  const status = async (token: string) =>
    (await sandbox.gql('applicationForm', { id }, { token })).errors[0]?.extensions.status;
  for (const other of ['dealer-astana', 'partner-demo', 'aidos'])
    expect([other, await status((await sandbox.signIn(other)).access)]).toEqual([other, 404]);
  expect((await sandbox.gql('applicationForm', { id })).status).toBe(401);
  const { url } = await sandbox.ask('applicationForm', { id }, dealer);
  const form = await open(sandbox, url);
  expect(textOf(form.bytes)).toContain('Автосалон: Демо Авто');
  expect((await open(sandbox, url.replace(id, crypto.randomUUID()))).status).toBe(403);
  expect((await open(sandbox, `/application-forms/${id}`)).status).toBe(403);
  await sandbox.advance(300_000);
  expect((await open(sandbox, url)).status).toBe(403);
});

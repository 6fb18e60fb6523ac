import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { startClaims, type ClaimSandbox } from './claim-support.ts';
import { textOf } from './support/pdf-text.ts';

const open = async (sandbox: ClaimSandbox, url: string) => {
  const file = await sandbox.app.inject({ url: `/services/claim${url}` });
  return { status: file.statusCode, type: file.headers['content-type'], bytes: file.rawPayload };
};

it('is there once it is signed: who, when, by which number, and the print of the very bytes that are given out', async () => {
  const sandbox = await startClaims();
  const customer = await sandbox.sent({ personalNumber: '991231499049', phone: '77000000071' });
  const ask = (token = customer.token) => sandbox.gql('creditAgreement', { id: customer.id }, { token });
  await sandbox.choose(customer, 'mcf');
  expect((await ask()).errors[0]?.extensions).toMatchObject({ status: 409, currentStatus: 'bank_selected' });
  await sandbox.agreement(customer, 'failed');
  expect((await ask()).errors[0]?.extensions).toMatchObject({ status: 409 });
  await sandbox.agreement(customer);
  const { number } = await sandbox.claim(customer);
  const { data: proof } = await ask();
  expect(proof).toMatchObject({
    number: `CR-2026-${number}`,
    bank: 'MCF',
    phoneMasked: '+7 (700) •••-••-71',
    name: `CR-2026-${number}.pdf`,
    expiresInSec: 300,
  });
  const signed = (await sandbox.claim(customer)).timeline.find(({ alias }) => alias === 'signed');
  expect(proof.signedAt).toBe(signed?.at);

  const file = await open(sandbox, proof.url);
  expect([file.status, file.type, file.bytes.length]).toEqual([200, 'application/pdf', proof.size]);
  expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(proof.sha256);
  const lines = textOf(file.bytes);
  expect(lines).toContain(`Договор банковского займа № ${proof.number}`);
  expect(lines).toContain('ИИН: 991231499049');
  expect(lines.join('\n')).toMatch(/ГЭСВ: \d+(,\d+)? % годовых/);
  expect(lines.join('\n')).not.toContain('77000000071');

  // What was signed stays what it was, whatever becomes of the claim.
  await sandbox.advance(90_000);
  const { data: later } = await ask();
  expect([later.sha256, later.signedAt]).toEqual([proof.sha256, proof.signedAt]);
  expect((await open(sandbox, later.url)).bytes.equals(file.bytes)).toBe(true);
});

it('is nobody else’s; its address is soon nobody’s; claims signed from the beginning have theirs', async () => {
  const sandbox = await startClaims();
  const { access: dealer } = await sandbox.signIn('dealer-demo');
  const { items } = await sandbox.ask('claims', { filters: { status: ['signed', 'issued'] } }, dealer);
  const id = items[0]!.id;
  const { access: stranger } = await sandbox.signIn('dealer-astana');
  expect((await sandbox.gql('creditAgreement', { id }, { token: stranger })).errors[0]?.extensions.status).toBe(404);
  const { url } = await sandbox.ask('creditAgreement', { id }, dealer);
  expect((await open(sandbox, url)).status).toBe(200);
  expect((await open(sandbox, `/credit-agreements/${id}`)).status).toBe(403);
  await sandbox.advance(300_000);
  expect((await open(sandbox, url)).status).toBe(403);
});

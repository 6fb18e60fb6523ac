import { describe, expect, it } from 'vitest';
import { startClaims, type ClaimSandbox, type Customer } from './claim-support.ts';

/** The partner's pages and the files beside the real claims: what a person does between two screens of the application. */
const makeUrl = (sandbox: ClaimSandbox, { token }: Customer, query: Record<string, string>) =>
  sandbox.call('POST', `/services/btsd/api/v1/auth/make-url?${new URLSearchParams(query)}`, { token });
const press = async (sandbox: ClaimSandbox, url: string, outcome: string) =>
  (await sandbox.call('POST', url, { body: new URLSearchParams({ outcome }) })).headers.get('location');
const identity = async (sandbox: ClaimSandbox, customer: Customer, outcome: string) => {
  const { body } = await makeUrl(sandbox, customer, { redirect_url: `/aitu-pending?claim=${customer.id}` });
  return press(sandbox, body.url, outcome);
};

async function upload(sandbox: ClaimSandbox, { id, token }: Customer, query: string) {
  const pdf = await sandbox.app.inject({ url: `/sandbox/samples/statement.pdf?${query}` });
  const form = new FormData();
  form.set('type', 'account_statement');
  form.set('claim_id', id);
  form.set('file', new Blob([new Uint8Array(pdf.rawPayload)]), 'enpf.pdf');
  return sandbox.call('POST', '/services/docs/api/v1/files', { token, body: form });
}

describe('the identity page', () => {
  it('proves the person: the claim goes on, and the bound session opens everything', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create();
    await sandbox.sign(customer);
    expect(await identity(sandbox, customer, 'cancelled')).toBe(`/aitu-pending?claim=${customer.id}`);
    expect((await sandbox.claim(customer)).identity.state).toBe('none');
    expect((await sandbox.call('GET', '/services/auth/v1/users/me', { token: customer.token })).body.phone).toBe('');
    await identity(sandbox, customer, 'ok');
    const claim = await sandbox.claim(customer);
    expect([claim.status.alias, claim.identity.state]).toEqual(['verified', 'verified']);
    expect((await sandbox.call('GET', '/services/auth/v1/users/me', { token: customer.token })).body.phone).not.toBe(
      '',
    );
  });

  it('three failures block it', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create({ personalNumber: '890909499142' });
    await sandbox.sign(customer);
    for (const left of [2, 1, 0]) {
      await identity(sandbox, customer, 'ok');
      expect((await sandbox.claim(customer)).identity.attemptsLeft).toBe(left);
    }
    expect((await sandbox.claim(customer)).identity.state).toBe('blocked');
    expect((await makeUrl(sandbox, customer, {})).status).toBeOneOf([404, 409]);
  });

  it('left open until the claim has given up waiting, it only leads back', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create();
    await sandbox.sign(customer);
    const { body } = await makeUrl(sandbox, customer, {});
    await sandbox.advance(16 * 60_000);
    expect((await sandbox.call('POST', body.url, { body: new URLSearchParams({ outcome: 'ok' }) })).status).toBe(410);
    expect(sandbox.engine.log.problems().length).toBe(0);
  });
});

describe('the signing page', () => {
  it('shows the terms of the chosen bank in both languages and signs them', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent();
    const [alias] = Object.entries(await sandbox.integrations(customer)).find(([, one]) => one.status === 'approved')!;
    expect((await sandbox.choose(customer, alias)).status).toBe(200);
    const sign = () =>
      makeUrl(sandbox, customer, { agreement: customer.id, redirect_url: `/sign-success?claim=${customer.id}` });
    expect(await press(sandbox, (await sign()).body.url, 'failed')).toBe(`/sign-fail?claim=${customer.id}`);
    const { body } = await sign();
    const page = (await sandbox.call('GET', body.url)).body as string;
    expect(page).toMatch(/Банк: .+Toyota Camry.+ГЭСВ: \d/s);
    expect((await sandbox.call('GET', `${body.url}?lang=kk`)).body).toMatch(/Несие сомасы: \d/);
    expect(await press(sandbox, body.url, 'ok')).toBe(`/sign-success?claim=${customer.id}`);
    expect((await sandbox.claim(customer)).status.alias).toBe('signed');
    expect(sandbox.engine.log.problems()).toEqual([]);
  });
});

describe('an account statement', () => {
  it('reaches the claim: the best one stands while it is there', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.confirmed();
    const statement = async () => (await sandbox.claim(customer)).statement;
    const remove = async (id: string) =>
      (await sandbox.call('DELETE', `/services/docs/api/v1/files/${id}`, { token: customer.token })).status;
    const good = await upload(sandbox, customer, 'iin=900115399012&salary=650000');
    expect(good.body.status).toBe('checked');
    const accepted = { state: 'accepted', monthlyIncome: 650_000, reason: null };
    expect(await statement()).toEqual(accepted);
    const bad = await upload(sandbox, customer, 'iin=950707399034');
    expect(await statement()).toEqual(accepted);
    expect(await remove(good.body.id)).toBe(204);
    expect(await statement()).toMatchObject({ state: 'none' });
    expect([bad.status, bad.body.type]).toEqual([422, 'statement_iin']);
  });
});

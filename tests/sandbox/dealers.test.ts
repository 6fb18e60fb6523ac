import { standingOf } from '../../machines/kit/standing.ts';
import { claimProgress } from '../../machines/products/shared/claim.progress.ts';
import { describe, expect, it } from 'vitest';
import { application, BANKS, startClaims, type ClaimSandbox } from './claim-support.ts';

const people = ['920417399206', '960518399193', '910606399172', '000229699201'] as const;
const input = (at: number, over = {}) =>
  application({ personalNumber: people[at]!, phone: `7700000005${at}`, lastName: 'Сатыпалушы', ...over });

const made = async (sandbox: ClaimSandbox, dealer: string, at: number, over = {}) => {
  const { access: token } = await sandbox.signIn(dealer);
  return { token, claim: await sandbox.ask('createClaim', { input: input(at, over) }, token) };
};

describe('dealers and partners', () => {
  it('know where they work; a client works nowhere', async () => {
    const sandbox = await startClaims();
    const place = async (name: string) => sandbox.ask('myDealer', {}, (await sandbox.signIn(name)).access);
    expect(await place('dealer-demo')).toEqual({ name: 'Демо Авто', address: 'Алматы, пр. Суюнбая, 100' });
    expect(await place('dealer-astana')).toEqual({ name: 'Демо Авто Астана', address: 'Астана, шоссе Алаш, 24' });
    expect((await place('partner-demo'))?.name).toBe('Демо Брокер');
    expect((await place('partner-aqtobe'))?.name).toBe('Демо Партнёр Актобе');
    expect(await place('aidos')).toBeNull();
  });

  it('make claims, clients do not: role required', async () => {
    const sandbox = await startClaims();
    for (const name of ['dealer-demo', 'partner-demo']) {
      const at = name === 'dealer-demo' ? 0 : 1;
      const { claim } = await made(sandbox, name, at);
      expect(claim).toMatchObject({ type: 'DEALER', status: { alias: 'new' } });
      expect(standingOf(claimProgress, { claim })).toMatchObject({ whose: 'customer', action: 'consent' });
      const [text] = await sandbox.inbox(`7700000005${at}`);
      expect(text).toMatch(/^Кредиты и страхование: Заявка создана/);
    }
    const { access } = await sandbox.signIn('aidos');
    const refused = await sandbox.gql('createClaim', { input: input(2) }, { token: access });
    expect(refused.errors[0]).toMatchObject({ message: 'role required: dealer', extensions: { status: 403 } });
    const sent = await sandbox.gql('sendClaimToBanks', { id: 'any' }, { token: access });
    expect(sent.errors[0]?.extensions.status).toBe(403);
    expect((await sandbox.gql('createClaim', { input: input(2) })).status).toBe(401);
  });

  it('see their own claims only, with filters, search, pages and totals', async () => {
    const sandbox = await startClaims();
    const first = await made(sandbox, 'dealer-demo', 0);
    await sandbox.advance(1000);
    const second = await made(sandbox, 'dealer-demo', 1, { lastName: 'Көрікті' });
    const other = await made(sandbox, 'dealer-astana', 3);
    // What the sandbox began with is older.
    const list = async (token: string, filters = {}, page = 1) =>
      sandbox.ask('claims', { page, filters: { dateFrom: '2026-02-01', ...filters } }, token);
    expect((await list(first.token)).items.map(({ id }) => id)).toEqual([second.claim.id, first.claim.id]);
    expect(await list(other.token)).toMatchObject({ total: 1, hasNextPage: false, hasPrevPage: false });
    expect((await list(first.token, { search: 'корикти' })).items.map(({ id }) => id)).toEqual([second.claim.id]);
    expect((await list(first.token, { search: people[0] })).total).toBe(1);
    const { number, customerPhone } = second.claim;
    const grouped = `8 (${customerPhone.slice(1, 4)}) ${customerPhone.slice(4, 7)}-${customerPhone.slice(7)}`;
    for (const search of [number, `№ ${number}`, grouped, customerPhone.slice(-4), people[1].slice(-6)])
      expect(
        (await list(first.token, { search })).items.map(({ id }) => id),
        search,
      ).toContain(second.claim.id);
    // Figures are one number: in another order they are another.
    const turned = `${customerPhone.slice(7)} ${customerPhone.slice(0, 7)}`;
    expect((await list(first.token, { search: turned })).total).toBe(0);
    // Words in any order, each a part of something.
    expect((await list(first.token, { search: 'camry көрікті' })).total).toBe(
      (await list(first.token, { search: 'көрікті' })).total,
    );
    expect((await list(first.token, { search: 'көрікті никого' })).total).toBe(0);
    expect((await list(first.token)).items[0]).toMatchObject({
      customerName: expect.stringContaining('Көрікті') as string,
    });
    expect((await list(first.token, { status: ['waiting'] })).total).toBe(0);
    expect((await list(first.token, { type: ['DEALER'], dateTo: '2026-02-01' })).total).toBe(2);
    expect(await list(first.token, {}, 2)).toMatchObject({ items: [], total: 2, hasPrevPage: true });
    const whole = await sandbox.ask('claims', { filters: { dateTo: '2026-01-31' } }, first.token);
    expect(whole.items.map(({ status }) => status.alias).sort()).toEqual([
      'data_confirmed',
      'issued',
      'new',
      'waiting',
    ]);
    const chosen = whole.items.flatMap(({ bank }) => bank?.alias ?? []);
    const ofBank = async (bank: string) => (await list(first.token, { dateFrom: '2025-01-01', bank })).total;
    expect([chosen.length, await ofBank(chosen[0] ?? ''), await ofBank('nobody')]).toEqual([1, 1, 0]);
    for (const [operation, variables] of [
      ['claim', { id: first.claim.id }],
      ['sendClaimToBanks', { id: first.claim.id }],
      ['generateApplicationForm', { id: first.claim.id }],
    ] as const)
      expect((await sandbox.gql(operation, variables, { token: other.token })).errors[0]?.extensions.status).toBe(404);
  });

  it('send what the customer has confirmed, and choose no bank for somebody else’s claim', async () => {
    const sandbox = await startClaims();
    const { token, claim } = await made(sandbox, 'dealer-demo', 0);
    const { id } = claim;
    const early = await sandbox.gql('sendClaimToBanks', { id }, { token });
    expect(early.errors[0]?.extensions).toMatchObject({ status: 409, currentStatus: 'new' });
    const customer = { id, token: await sandbox.tokenOf(people[0]) };
    await sandbox.sign(customer, '77000000050');
    await sandbox.identity(customer);
    const form = await sandbox.gql('generateApplicationForm', { id }, { token });
    expect(form.errors[0]?.extensions.status).toBe(422);
    await sandbox.confirmedData(customer);
    const confirmed = await sandbox.claim({ id, token });
    expect(standingOf(claimProgress, { claim: confirmed })).toMatchObject({ whose: 'dealer', action: 'send' });
    expect(await sandbox.ask('generateApplicationForm', { id }, token)).toEqual({
      status: 'data_confirmed',
      message: null,
    });
    const foreign = await sandbox.gql('sendClaimToBanks', { id, banks: ['nobody'] }, { token });
    expect(foreign.errors[0]?.extensions).toMatchObject({ status: 422 });
    expect(await sandbox.ask('sendClaimToBanks', { id, banks: ['mcf', 'demo_jet'] }, token)).toEqual({
      status: 'waiting',
      message: null,
    });
    await sandbox.advance(60_000);
    const { requestId } = await sandbox.claim({ id, token });
    const request = (who: string) => sandbox.call('GET', `${BANKS}/v1/requests/${requestId}`, { token: who });
    expect((await request(token)).body.integrations).toHaveLength(2);
    expect((await request((await sandbox.signIn('dealer-astana')).access)).status).toBe(404);
  });

  it('change the terms of an open claim by a new one in its place, until it is being signed', async () => {
    const sandbox = await startClaims();
    const { token, claim } = await made(sandbox, 'dealer-demo', 0);
    const customer = { id: claim.id, token: await sandbox.tokenOf(people[0]) };
    await sandbox.sign(customer, '77000000050');
    await sandbox.identity(customer);
    await sandbox.confirmedData(customer);
    const changed = input(0, { repeatOf: claim.id, initialFee: 5_000_000 });
    const stranger = (await sandbox.signIn('dealer-astana')).access;
    expect(
      (await sandbox.gql('createClaim', { input: changed }, { token: stranger })).errors[0]?.extensions.status,
    ).toBe(422);
    expect((await sandbox.claim({ id: claim.id, token })).status.alias).toBe('data_confirmed');
    const fresh = await sandbox.ask('createClaim', { input: changed }, token);
    expect(fresh).toMatchObject({ status: { alias: 'verified' }, initialFee: 5_000_000, repeatOf: claim.id });
    expect((await sandbox.claim({ id: claim.id, token })).status.alias).toBe('declined_by_customer');
    await sandbox.ask('generateApplicationForm', { id: fresh.id }, token);
    expect((await sandbox.ask('sendClaimToBanks', { id: fresh.id, banks: ['mcf'] }, token)).status).toBe('waiting');
    await sandbox.advance(60_000);
    const { requestId } = await sandbox.claim({ id: fresh.id, token });
    await sandbox.call('PUT', `${BANKS}/v1/requests/${requestId}/set-bank`, { token, body: { bank_alias: 'mcf' } });
    await sandbox.ask('declineClaimByCustomer', { id: fresh.id }, token);
  });

  it('are told which open claim is their own, and of another one only that it exists', async () => {
    const sandbox = await startClaims();
    const { token, claim } = await made(sandbox, 'dealer-demo', 0);
    const again = await sandbox.gql('createClaim', { input: input(0) }, { token });
    expect(again.errors[0]?.extensions).toMatchObject({ status: 409, type: 'open_claim', claimId: claim.id });
    const other = (await sandbox.signIn('dealer-astana')).access;
    const foreign = await sandbox.gql('createClaim', { input: input(0) }, { token: other });
    expect(foreign.errors[0]?.extensions).toMatchObject({ status: 409, type: 'open_claim' });
    expect(foreign.errors[0]?.extensions).not.toHaveProperty('claimId');
  });

  it('see the new link after it was sent again', async () => {
    const sandbox = await startClaims();
    const { token, claim } = await made(sandbox, 'dealer-demo', 0);
    const old = claim.shortLink?.split('/').at(-1) ?? '';
    expect((await sandbox.call('POST', `/services/shortLink/${old}/renew`)).status).toBe(202);
    const { shortLink } = await sandbox.claim({ id: claim.id, token });
    const fresh = shortLink?.split('/').at(-1) ?? '';
    expect(fresh).not.toBe(old);
    expect((await sandbox.inbox('77000000050')).some((text) => text.includes(fresh))).toBe(true);
    expect((await sandbox.call('GET', `/services/shortLink/${fresh}`)).status).toBe(200);
  });

  it('are told why they gave a claim up, and their customer is not', async () => {
    const sandbox = await startClaims();
    const { token, claim } = await made(sandbox, 'dealer-demo', 0);
    expect(claim.declineReason).toBeNull();
    await sandbox.ask('declineClaimByCustomer', { id: claim.id, reason: 'car_sold' }, token);
    expect(await sandbox.claim({ id: claim.id, token })).toMatchObject({
      closedBy: 'dealer',
      declineReason: 'car_sold',
    });
    const customer = await sandbox.tokenOf(people[0]);
    expect(await sandbox.claim({ id: claim.id, token: customer })).toMatchObject({
      closedBy: 'dealer',
      declineReason: null,
    });
  });

  it('repeat a claim that is over with other terms: data and a fresh identity are copied', async () => {
    const sandbox = await startClaims();
    const { token, claim } = await made(sandbox, 'dealer-demo', 0);
    const customer = { id: claim.id, token: await sandbox.tokenOf(people[0]) };
    await sandbox.sign(customer, '77000000050');
    await sandbox.identity(customer);
    await sandbox.confirmedData(customer);
    await sandbox.ask('declineClaimByCustomer', { id: claim.id }, customer.token);
    const again = input(0, { repeatOf: claim.id, initialFee: 5_000_000 });
    const stranger = (await sandbox.signIn('dealer-astana')).access;
    expect((await sandbox.gql('createClaim', { input: again }, { token: stranger })).errors[0]?.extensions.status).toBe(
      422,
    );
    const repeated = await sandbox.ask('createClaim', { input: again }, token);
    expect(repeated).toMatchObject({
      type: 'DEALER',
      status: { alias: 'verified' },
      initialFee: 5_000_000,
      repeatOf: claim.id,
      consentsSigned: true,
      borrower: { document: { number: '012345678' } },
    });
  });
});

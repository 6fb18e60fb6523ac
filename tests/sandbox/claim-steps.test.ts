import { describe, expect, it } from 'vitest';
import { application, BANKS, startClaims, type ClaimSandbox, type Customer } from './claim-support.ts';

describe('steps out of order', () => {
  it('are refused with 409 and the current status', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create();
    const refused = async (id: 'sendClaimToBanksByCustomer' | 'generateApplicationForm' | 'declineClaimByCustomer') =>
      (await sandbox.gql(id, { id: customer.id }, { token: customer.token })).errors[0]?.extensions;
    expect(await refused('sendClaimToBanksByCustomer')).toMatchObject({ status: 409, currentStatus: 'new' });
    expect(await refused('generateApplicationForm')).toMatchObject({ status: 409, currentStatus: 'new' });
    await expect(sandbox.identity(customer)).rejects.toMatchObject({ status: 409 });
    await expect(sandbox.agreement(customer)).rejects.toMatchObject({ status: 409 });
    await sandbox.sign(customer);
    await sandbox.identity(customer);
    await expect(sandbox.identity(customer)).rejects.toMatchObject({ status: 409, extras: { status: 'verified' } });
    await sandbox.ask('declineClaimByCustomer', { id: customer.id }, customer.token);
    expect((await sandbox.ask('declineClaimByCustomer', { id: customer.id }, customer.token)).status.alias).toBe(
      'declined_by_customer',
    );
    expect(await refused('sendClaimToBanksByCustomer')).toMatchObject({
      status: 409,
      currentStatus: 'declined_by_customer',
    });
  });

  it('do not send a claim twice', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.confirmed();
    const send = (key: string) =>
      sandbox.gql('sendClaimToBanksByCustomer', { id: customer.id }, { token: customer.token, key });
    expect((await send('tap')).data.status).toBe('waiting');
    expect((await send('tap')).data.status).toBe('waiting');
    expect((await send('other tap')).errors[0]?.extensions).toMatchObject({ status: 409, currentStatus: 'waiting' });
    const ledger = (await sandbox.api('GET', 'ledger')).body.filter(
      (row: { kind: string }) => row.kind === 'claim.sent',
    );
    expect(ledger).toHaveLength(1);
  });

  it('cannot decline a signed agreement; a decline takes the claim back from the banks', async () => {
    const sandbox = await startClaims();
    const declined = await sandbox.sent();
    await sandbox.ask('declineClaimByCustomer', { id: declined.id }, declined.token);
    expect(new Set(Object.values(await sandbox.integrations(declined)).map(({ subStatus }) => subStatus))).toEqual(
      new Set(['withdrawn']),
    );
    const signed = await sandbox.sent({ personalNumber: '991231499049', phone: '77000000071' });
    await sandbox.choose(signed, 'mcf');
    await sandbox.agreement(signed);
    const late = await sandbox.gql('declineClaimByCustomer', { id: signed.id }, { token: signed.token });
    expect(late.errors[0]?.extensions).toMatchObject({ status: 409, currentStatus: 'signed' });
  });
});

describe('a private sale', () => {
  const stepsOf =
    (sandbox: ClaimSandbox, { id, token }: Customer) =>
    async (step: 'contract' | 'registration') => {
      const { data, errors } = await sandbox.gql('confirmDealStepByCustomer', { id, step }, { token });
      return errors.length > 0 ? errors[0]?.extensions.status : data.dealDone;
    };

  it('is made by its buyer in order, after the signature; the bank pays after the last step, once', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent();
    const confirm = stepsOf(sandbox, customer);
    await sandbox.choose(customer, 'demo_dala');
    expect(await confirm('contract')).toBe(409);
    await sandbox.agreement(customer);
    expect(await confirm('registration')).toBe(409);
    expect(await confirm('contract')).toEqual(['contract']);
    expect(await confirm('contract')).toEqual(['contract']);
    await sandbox.advance(3_600_000);
    expect((await sandbox.claim({ ...customer, token: await sandbox.tokenOf('900115399012') })).status.alias).toBe(
      'signed',
    );
    const late = stepsOf(sandbox, { ...customer, token: await sandbox.tokenOf('900115399012') });
    expect(await late('registration')).toEqual(['contract', 'registration']);
    expect(await late('registration')).toEqual(['contract', 'registration']);
    await sandbox.advance(60_000);
    expect(await sandbox.claim({ ...customer, token: await sandbox.tokenOf('900115399012') })).toMatchObject({
      status: { alias: 'issued' },
      dealDone: ['contract', 'registration'],
    });
    const ledger = (await sandbox.api('GET', 'ledger')).body.map((row: { kind: string }) => row.kind);
    expect(ledger.filter((kind: string) => kind === 'claim.dealStep')).toHaveLength(2);
    expect(ledger.filter((kind: string) => kind === 'claim.issued')).toHaveLength(1);
  });

  it("is none of a dealer's claim: nothing is to be confirmed, and the bank pays after the signature", async () => {
    const sandbox = await startClaims();
    const { access } = await sandbox.signIn('dealer-demo');
    const input = { ...application({ lastName: 'Сатыпалушы' }), personalNumber: '920417399206', phone: '77000000041' };
    const { id } = await sandbox.ask('createClaim', { input }, access);
    const customer = { id, token: await sandbox.tokenOf('920417399206') };
    await sandbox.sign(customer, '77000000041');
    await sandbox.identity(customer);
    await sandbox.confirmedData(customer);
    await sandbox.ask('sendClaimToBanksByCustomer', { id }, customer.token);
    await sandbox.advance(60_000);
    await sandbox.choose(customer, 'mcf');
    await sandbox.agreement(customer);
    expect(await stepsOf(sandbox, customer)('contract')).toBe(409);
    await sandbox.advance(60_000);
    expect((await sandbox.claim(customer)).status.alias).toBe('issued');
  });
});

describe('a stranger', () => {
  it.each([
    [
      'a customer with one claim',
      async (sandbox: ClaimSandbox) =>
        (await sandbox.create({ personalNumber: '000229699201', phone: '77000000072' })).token,
    ],
    ['a signed-in client', async (sandbox: ClaimSandbox) => (await sandbox.signIn('arman')).access],
    ['a dealer', async (sandbox: ClaimSandbox) => (await sandbox.signIn('dealer-demo')).access],
  ])("finds nothing of another person's claim: %s", async (_who, tokenOf) => {
    const sandbox = await startClaims();
    const mine = await sandbox.sent();
    const { requestId } = await sandbox.claim(mine);
    const token = await tokenOf(sandbox);
    const { id } = mine;
    const graphql = [
      await sandbox.gql('claim', { id }, { token }),
      await sandbox.gql('updateClaimByCustomer', { id, borrower: {} }, { token }),
      await sandbox.gql('generateApplicationForm', { id }, { token }),
      await sandbox.gql('sendClaimToBanksByCustomer', { id }, { token }),
      await sandbox.gql('declineClaimByCustomer', { id }, { token }),
      await sandbox.gql('claim', { id: 'no-such-claim' }, { token }),
    ];
    expect(graphql.map(({ errors }) => errors[0]?.extensions.status)).toEqual([404, 404, 404, 404, 404, 404]);
    const rest = [
      await sandbox.call('GET', `${BANKS}/v1/requests/${requestId}`, { token }),
      await sandbox.call('GET', `${BANKS}/v1/requests/${requestId}/integrations/`, { token }),
      await sandbox.call('PUT', `${BANKS}/v1/requests/${requestId}/set-bank`, { token, body: { bank_alias: 'mcf' } }),
      await sandbox.call('POST', '/services/btsd/api/v1/sign/before-banks', {
        token,
        body: { claimId: id, consents: [{ alias: 'marketing', version: '2026-01' }] },
      }),
    ];
    expect(rest.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await sandbox.gql('claim', { id })).status).toBe(401);
  });

  it('who typed my personal number opens only the new claim, not my others', async () => {
    const sandbox = await startClaims();
    const { access } = await sandbox.signIn('aidos');
    const [mine] = (await sandbox.ask('claims', {}, access)).items;
    const typed = await sandbox.create({ phone: '77000000099' });
    expect((await sandbox.ask('claims', {}, typed.token)).items.map(({ id }) => id)).toEqual([typed.id]);
    expect(
      (await sandbox.gql('claim', { id: mine?.id ?? '' }, { token: typed.token })).errors[0]?.extensions.status,
    ).toBe(404);
  });
});

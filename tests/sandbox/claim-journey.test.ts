import { standingOf } from '../../machines/kit/standing.ts';
import { claimProgress } from '../../machines/products/shared/claim.progress.ts';
import { describe, expect, it } from 'vitest';
import { application, BANKS, CONSENTS, startClaims } from './claim-support.ts';

describe('a claim from the first tap to the money', () => {
  it('goes through every status, and the ledger and the inbox tell the same story', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create();
    expect((await sandbox.claim(customer)).status.alias).toBe('new');
    await sandbox.sign(customer);
    expect(await sandbox.claim(customer)).toMatchObject({
      status: { alias: 'verification' },
      consentsSigned: true,
      identity: { state: 'none', attemptsLeft: 3 },
    });
    expect(await sandbox.identity(customer)).toBe('verified');
    expect(await sandbox.claim(customer)).toMatchObject({
      status: { alias: 'verified' },
      identity: { state: 'verified' },
    });
    await sandbox.confirmedData(customer);
    expect((await sandbox.claim(customer)).status.alias).toBe('data_confirmed');

    const sent = await sandbox.ask('sendClaimToBanksByCustomer', { id: customer.id }, customer.token);
    expect(sent).toEqual({ status: 'waiting', message: null });
    expect(Object.values(await sandbox.integrations(customer)).map(({ status }) => status)).toEqual([
      'pending',
      'pending',
      'pending',
      'pending',
      'pending',
    ]);
    await sandbox.advance(60_000);
    const answers = await sandbox.integrations(customer);
    expect(Object.values(answers).map(({ status }) => status)).toEqual([
      'approved',
      'approved',
      'approved',
      'approved',
      'approved',
    ]);

    const whose = async () => standingOf(claimProgress, { claim: await sandbox.claim(customer) }).whose;
    expect((await sandbox.choose(customer, 'mcf')).body).toMatchObject({ status: 'selected', main_bank_alias: 'mcf' });
    expect((await sandbox.choose(customer, 'demo_dala')).body.main_bank_alias).toBe('demo_dala');
    expect(await sandbox.claim(customer)).toMatchObject({
      status: { alias: 'bank_selected' },
      bank: { alias: 'demo_dala' },
    });
    expect(await whose()).toBe('customer');
    await sandbox.agreement(customer, 'failed');
    expect(await sandbox.claim(customer)).toMatchObject({
      status: { alias: 'bank_selected' },
      signing: { state: 'failed' },
    });
    await sandbox.agreement(customer, 'signed');
    expect(await sandbox.claim(customer)).toMatchObject({ status: { alias: 'signed' } });
    expect(await whose()).toBe('customer');
    await sandbox.deal(customer);
    expect(await whose()).toBe('bank');
    await sandbox.advance(60_000);
    const issued = await sandbox.claim(customer);
    expect(issued).toMatchObject({ status: { alias: 'issued' } });
    expect(await whose()).toBeNull();
    expect(issued.timeline.map(({ alias }) => alias)).toEqual([
      'new',
      'verification',
      'verified',
      'data_confirmation',
      'data_confirmed',
      'processing',
      'waiting',
      'bank_selected',
      'signing',
      'bank_selected',
      'signing',
      'signed',
      'issued',
    ]);

    const ledger = (await sandbox.api('GET', 'ledger')).body.map((row: { kind: string }) => row.kind);
    for (const kind of [
      'claim.created',
      'signature.confirmed',
      'claim.sent',
      'claim.agreementSigned',
      'claim.issued',
    ]) {
      expect(
        ledger.filter((one: string) => one === kind),
        kind,
      ).toHaveLength(1);
    }
    const links = (await sandbox.inbox('77000000031')).filter((text) => /\/link\/[\w-]{32}$/.test(text));
    expect(new Set(links.map((text) => text.split('/link/')[1])).size).toBe(links.length);
    expect(links.map((text) => text.split(/[.:]/).slice(0, 2).join())).toEqual([
      'Кредиты и страхование, Заявка создана',
      'Кредиты и страхование, Есть решение банков',
      'Кредиты и страхование, Кредитный договор подписан',
      'Кредиты и страхование, Кредит выдан',
    ]);
    expect((await sandbox.api('GET', 'log')).body.problems).toEqual([]);
  });

  it('waits for the insurance that the bank demands before it pays', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent();
    await sandbox.choose(customer, 'demo_orda');
    await sandbox.agreement(customer);
    await sandbox.deal(customer);
    await sandbox.advance(30_000);
    expect((await sandbox.claim(customer)).status.alias).toBe('insurance_pending');
    await sandbox.advance(3_600_000);
    const token = await sandbox.tokenOf('900115399012');
    expect((await sandbox.claim({ ...customer, token })).status.alias).toBe('insurance_pending');
  });

  it('signs in by the link of an SMS: until the identity is verified it opens this claim only', async () => {
    const sandbox = await startClaims();
    const first = await sandbox.create();
    const [text] = await sandbox.inbox('77000000031');
    const [, link] =
      /^Кредиты и страхование: Заявка создана.* http:\/\/localhost:3000\/link\/(\S+)$/.exec(text ?? '') ?? [];
    const opened = await sandbox.call('GET', `/services/shortLink/${link}`);
    expect(opened.body.target).toEqual({ kind: 'claim', id: first.id });
    const signedIn = await sandbox.call('POST', '/services/auth/v1/users/refresh-token', {
      body: { refresh_token: opened.body.refreshToken },
    });
    const claims = await sandbox.ask('claims', {}, signedIn.body.access_token);
    expect(claims.items.map(({ id }) => id)).toEqual([first.id]);
    expect((await sandbox.signIn('aidos')).access).not.toBe('');
    const own = await sandbox.ask('claims', {}, (await sandbox.signIn('aidos')).access);
    expect(own.total).toBe(3);
    await sandbox.sign(first);
    await sandbox.identity(first);
    expect((await sandbox.ask('claims', {}, first.token)).total).toBe(3);
  });

  it('answers the same key with the same claim, and another key with 409', async () => {
    const sandbox = await startClaims();
    const variables = { input: application() };
    const first = await sandbox.gql('createClaimByCustomer', variables, { key: 'intent-1' });
    const again = await sandbox.gql('createClaimByCustomer', variables, { key: 'intent-1' });
    expect(again.data).toEqual(first.data);
    const other = await sandbox.gql('createClaimByCustomer', variables, { key: 'intent-2' });
    expect(other.errors[0]?.extensions).toMatchObject({ status: 409, type: 'open_claim' });
    expect(other.errors[0]?.extensions).not.toHaveProperty('claimId');
  });

  it('tells by SMS about the open claim, at most once a minute, and gives its id only to its owner', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create();
    for (let tries = 0; tries < 3; tries += 1)
      await sandbox.gql('createClaimByCustomer', { input: application({ phone: '77000000032' }) });
    expect(
      (await sandbox.inbox('77000000031')).filter((text) =>
        text.startsWith('Кредиты и страхование: У вас есть открытая заявка'),
      ),
    ).toHaveLength(1);
    expect(await sandbox.inbox('77000000032')).toEqual([]);
    const { access } = await sandbox.signIn('aidos');
    const owner = await sandbox.gql('createClaimByCustomer', { input: application() }, { token: access });
    expect(owner.errors[0]?.extensions).toMatchObject({ status: 409, claimId: customer.id });
  });

  it('repeats a finished claim for its owner: data, consents and a fresh identity are copied', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.confirmed();
    const declined = await sandbox.ask(
      'declineClaimByCustomer',
      { id: customer.id, reason: 'Передумал' },
      customer.token,
    );
    expect(declined.status.alias).toBe('declined_by_customer');
    const input = application({ repeatOf: customer.id, initialFee: 5_000_000 });
    const made = await sandbox.ask('createClaimByCustomer', { input }, customer.token);
    const claim = await sandbox.ask('claim', { id: made.id }, customer.token);
    expect(claim).toMatchObject({
      status: { alias: 'verified' },
      initialFee: 5_000_000,
      repeatOf: customer.id,
      consentsSigned: true,
      borrower: { document: { number: '012345678' } },
    });
    expect(await sandbox.ask('generateApplicationForm', { id: made.id }, customer.token)).toEqual({
      status: 'data_confirmed',
      message: null,
    });
  });

  it('does not copy anything for a stranger', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.confirmed();
    await sandbox.ask('declineClaimByCustomer', { id: customer.id }, customer.token);
    const guest = await sandbox.gql('createClaimByCustomer', { input: application({ repeatOf: customer.id }) });
    expect(guest.errors[0]?.extensions).toMatchObject({
      status: 422,
      detail: [{ loc: ['variables', 'input', 'repeatOf'] }],
    });
  });

  it('expires a draft after 14 days and undecided banks after 30', async () => {
    const sandbox = await startClaims();
    const draft = await sandbox.create({ personalNumber: '000229699201' });
    const waiting = await sandbox.sent({ personalNumber: '950707399034', phone: '77000000033' });
    await sandbox.advance(13 * 24 * 3_600_000);
    await sandbox.advance(24 * 3_600_000);
    const [first, second] = await sandbox.engine.store.transaction((tx) =>
      tx
        .selectFrom('claims')
        .select(['id', 'status'])
        .where('id', 'in', [draft.id, waiting.id])
        .orderBy('personal_number')
        .execute(),
    );
    expect(first).toEqual({ id: draft.id, status: 'expired' });
    expect(second).toEqual({ id: waiting.id, status: 'waiting' });
    await sandbox.advance(16 * 24 * 3_600_000);
    const after = await sandbox.engine.store.transaction((tx) =>
      tx.selectFrom('claims').select('status').where('id', '=', waiting.id).executeTakeFirst(),
    );
    expect(after?.status).toBe('expired');
  });
});

describe('what the state registers say of the person', () => {
  it('comes with the identity: the document in force, the registered address, the employer', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create();
    await sandbox.sign(customer);
    expect((await sandbox.claim(customer)).borrower).toMatchObject({ document: { number: null }, addressReg: null });
    await sandbox.identity(customer);
    // Born on 15 January 1990: a card at 16, a new one every three years, the last one at 34.
    expect((await sandbox.claim(customer)).borrower).toMatchObject({
      document: {
        type: { alias: 'id_card' },
        number: '015399012',
        dateIssue: '2024-01-15',
        dateEnd: '2034-01-15',
        authority: 'МВД РК',
        residence: true,
        gender: { alias: 'male' },
        lastName: 'Демеу',
      },
      addressReg: { locality: { id: '75-d2' }, street: 'пр. Абая', house: '43', build: null, apartment: '13' },
      addressLive: null,
      contacts: [],
      // At work for 18 years less 12 months; by whom, the contributions say, what as, they do not.
      job: {
        socialGroup: null,
        companyName: 'ТОО «Демо Сервис»',
        position: null,
        experienceCommon: 204,
        experienceLast: 18,
      },
    });
  });
});

describe('consents that were given', () => {
  it('are told claim by claim, with version and time, to whoever gave them', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create();
    const read = (token: string) => sandbox.ask('consents', {}, token);
    expect(await read(customer.token)).toEqual({ items: [], hasNextPage: false, hasPrevPage: false, total: 0 });
    await sandbox.sign(customer);
    const { items, total } = await read(customer.token);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ id: customer.id, product: { carName: 'Toyota Camry' } });
    expect(items[0]?.consents.map(({ alias }) => alias).toSorted()).toEqual(
      CONSENTS.map(({ alias }) => alias).toSorted(),
    );
    expect(new Set(items[0]?.consents.map(({ version }) => version))).toEqual(new Set(['2026-01']));
    // They end with their claim, in the moment that its history tells.
    const acts = { inForce: true, endedAt: null };
    for (const one of items[0]?.consents ?? []) expect(one).toMatchObject(acts);
    await sandbox.advance(60_000);
    await sandbox.ask('declineClaimByCustomer', { id: customer.id }, customer.token);
    const { timeline } = await sandbox.claim(customer);
    for (const one of (await read(customer.token)).items[0]?.consents ?? [])
      expect(one).toMatchObject(one.alias === 'marketing' ? acts : { inForce: false, endedAt: timeline.at(-1)?.at });
    const { access } = await sandbox.signIn('dealer-demo');
    expect((await read(access)).items).toEqual([]);
  });
});

describe('requests to banks', () => {
  it('count the time and say when a bank is silent for too long', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent({ personalNumber: '950707399034' }, undefined, 10);
    const { requestId } = await sandbox.claim(customer);
    const read = () => sandbox.call('GET', `${BANKS}/v1/requests/${requestId}`, { token: customer.token });
    expect((await read()).body).toMatchObject({
      status: 'collecting',
      elapsedSec: 10,
      scoringTimeoutSec: 60,
      main_bank_alias: null,
    });
    await sandbox.advance(50_000);
    expect((await read()).body).toMatchObject({ status: 'partial', elapsedSec: 60 });
  });
});

import { describe, expect, it } from 'vitest';
import { bankOf, type BankRules } from '../../sandbox/data/banks.ts';
import { cappedOffer, offerOn, type OfferTerms } from '../../sandbox/services/banks/offers.ts';
import { application, BANKS, startClaims, wholeBorrower } from './claim-support.ts';

const plain = { cascoRequired: false, gpsRequired: false };
const terms = (over: Partial<OfferTerms>): OfferTerms => ({
  price: 10_000_000,
  initialFee: 2_000_000,
  term: 60,
  rate: 21.7,
  paymentType: 'annuity',
  chosen: { casco: false, life: false, gps: false },
  start: '2026-01-15',
  ...over,
});
const bank = (alias: string): BankRules => bankOf(alias) ?? expect.fail(`${alias} is not in the catalogue`);

describe('offers', () => {
  // Source: the published golden values; start 15.01.2026, monthly.
  it.each([
    [
      '10 M, 20 % down, 21.7 %, 60',
      terms({}),
      { monthlyPayment: 219_589, lastPayment: 219_580, totalToPay: 13_175_331, overpayment: 5_175_331, gesv: 24.01 },
    ],
    [
      '10 M, 20 % down, 25.5 %, 84',
      terms({ rate: 25.5, term: 84 }),
      { monthlyPayment: 205_058, lastPayment: 204_972, totalToPay: 17_224_786, overpayment: 9_224_786, gesv: 28.71 },
    ],
    [
      '6.5 M, 30 % down, 23 %, 36',
      terms({ price: 6_500_000, initialFee: 1_950_000, rate: 23, term: 36 }),
      { monthlyPayment: 176_129, lastPayment: 176_144, totalToPay: 6_340_659, overpayment: 1_790_659, gesv: 25.62 },
    ],
    [
      '0.4 M, 28 %, 12',
      terms({ price: 400_000, initialFee: 0, rate: 28, term: 12 }),
      { monthlyPayment: 38_602, lastPayment: 38_606, totalToPay: 463_228, overpayment: 63_228, gesv: 32.04 },
    ],
    [
      '1.2 M, 0 %, 12',
      terms({ price: 1_200_000, initialFee: 0, rate: 0, term: 12 }),
      { monthlyPayment: 100_000, lastPayment: 100_000, totalToPay: 1_200_000, overpayment: 0, gesv: 0 },
    ],
    [
      'falling payments',
      terms({ paymentType: 'differentiated' }),
      { monthlyPayment: 278_000, lastPayment: 135_764, overpayment: 4_412_345 },
    ],
  ])('%s', (_name, given, expected) => {
    expect(offerOn(plain, given, [])).toMatchObject(expected);
  });

  it('counts into the effective rate what the bank demands, not what the client chose', () => {
    const base = offerOn(plain, terms({}), [])?.gesv ?? 0;
    const chosen = offerOn(plain, terms({ chosen: { casco: true, life: true, gps: true } }), []);
    expect(chosen?.gesv).toBe(base);
    expect(chosen?.extraCosts).toEqual([
      { kind: 'casco', sum: 351_000, period: 'year' },
      { kind: 'gps', sum: 120_000, period: 'once' },
      { kind: 'gps', sum: 2_500, period: 'month' },
      { kind: 'life', sum: 80_000, period: 'year' },
    ]);
    const demanded = offerOn({ cascoRequired: true, gpsRequired: false }, terms({}), []);
    expect(demanded?.gesv).toBeGreaterThan(base + 3);
  });

  it('lowers the rate until the effective rate is within the cap: 35 % for banks, 46 % for microfinance', () => {
    const high = cappedOffer(bank('eubank'), terms({ rate: 33 }), ['pledge']);
    expect(high?.gesv).toBeLessThanOrEqual(35);
    expect(high?.rate).toBe(30.3);
    expect(high?.conditions).toEqual(['pledge', 'rateCut']);
    expect(cappedOffer(bank('demo_jet'), terms({ rate: 34 }), ['pledge'])?.rate).toBe(34);
  });
});

const ordinary = { personalNumber: '920417399206', phone: '77000000041' };

describe('rules of banks', () => {
  it('decide by the official income, the age of the car, the down payment and the burden', async () => {
    const sandbox = await startClaims();
    // 30 % down; no statement: those who need an official income wait for it.
    const customer = await sandbox.sent({ ...ordinary, initialFee: 3_000_000 });
    const before = await sandbox.integrations(customer);
    expect(before.eubank).toMatchObject({
      status: 'pending',
      subStatus: 'need_documents',
      needDocuments: ['account_statement'],
      needFields: ['codeword'],
    });
    expect(before.demo_dala).toMatchObject({
      status: 'rejected',
      rejection: { code: 'SMALL_FEE', fixable: true, hint: { initialFeePercent: 40, term: null, amount: null } },
    });
    expect(before.mcf).toMatchObject({ status: 'approved', approved: { initialFee: 3_000_000, gpsRequired: true } });
    expect(before.demo_jet?.approved?.monthlyPayment).toBeGreaterThan(before.mcf?.approved?.monthlyPayment ?? Infinity);

    await sandbox.statement(customer, 900_000);
    expect((await sandbox.integrations(customer)).eubank).toMatchObject({
      subStatus: 'need_documents',
      needDocuments: [],
      needFields: ['codeword'],
    });
    await sandbox.ask('updateClaimByCustomer', { id: customer.id, borrower: { codeword: 'Тұлпар' } }, customer.token);
    expect((await sandbox.integrations(customer)).eubank).toMatchObject({
      status: 'pending',
      subStatus: 'sent',
      needFields: [],
    });
    await sandbox.advance(12_000);
    expect((await sandbox.integrations(customer)).eubank).toMatchObject({
      status: 'approved',
      approved: { amount: 7_000_000, term: 60, rate: 26.7 },
    });
  });

  it('tell the number that they are called by, if they have one', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent({ ...ordinary, initialFee: 3_000_000 });
    const phones = Object.values(await sandbox.integrations(customer)).map((one) => [one?.bank.alias, one?.bank.phone]);
    expect(phones.length).toBeGreaterThan(3);
    expect(phones).toEqual(phones.map(([alias]) => [alias, bank(alias ?? '').phone]));
    expect(phones).toContainEqual(['demo_jet', null]);
    expect(phones).toContainEqual(['mcf', expect.stringMatching(/^7\d{10}$/)]);
  });

  it('refuse a burden above half of the income and say what would help', async () => {
    const sandbox = await startClaims();
    const withIncome = (value: number) => ({ ...wholeBorrower, incomes: [{ type: 'main', value }] });
    const customer = await sandbox.sent({ ...ordinary, initialFee: 3_000_000 }, withIncome(420_000));
    expect((await sandbox.integrations(customer)).mcf).toMatchObject({
      status: 'rejected',
      rejection: { code: 'KDN_LIMIT', fixable: true, hint: { term: 66, initialFeePercent: null } },
    });
    const poorer = await sandbox.sent(
      { personalNumber: '850505399219', phone: '77000000042', initialFee: 3_000_000 },
      withIncome(250_000),
    );
    // 125 000 a month for 84 months at 28.3 % lend less than 4.7 M.
    expect((await sandbox.integrations(poorer)).demo_orda?.rejection?.hint).toEqual({
      initialFeePercent: 55,
      term: 84,
      amount: 4_500_000,
    });
  });

  it('refuse an old car, a car of a young-only brand, a pledged car', async () => {
    const sandbox = await startClaims();
    const old = {
      carType: 'used',
      carMarkId: 'toyota',
      carModelId: 'toyota-camry',
      carProductionYear: 2010,
      carPrice: 10_000_000,
    } as const;
    const first = await sandbox.sent({ ...ordinary, product: old });
    const byBank = await sandbox.integrations(first);
    expect([byBank.demo_orda?.rejection?.code, byBank.mcf?.status]).toEqual(['CAR_AGE', 'approved']);

    const lada = { ...old, carMarkId: 'lada', carModelId: 'lada-vesta', carProductionYear: 2019 };
    const second = await sandbox.sent({ personalNumber: '850505399219', phone: '77000000042', product: lada });
    expect((await sandbox.integrations(second)).demo_orda?.rejection?.code).toBe('CAR_AGE');

    const third = await sandbox.sent({ personalNumber: '000229699201', phone: '77000000043', productId: '100107' });
    expect(Object.values(await sandbox.integrations(third)).map(({ rejection }) => rejection?.code)).toEqual(
      Array(5).fill('PLEDGE'),
    );
  });

  it('take only banks that lend for such a deal', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.confirmed();
    const foreign = await sandbox.gql(
      'sendClaimToBanksByCustomer',
      { id: customer.id, banks: ['mcf', 'demo_nomad'] },
      { token: customer.token },
    );
    expect(foreign.errors[0]?.extensions).toMatchObject({
      status: 422,
      detail: [{ loc: ['variables', 'banks', 1], type: 'bank_not_eligible' }],
    });
    await sandbox.ask('sendClaimToBanksByCustomer', { id: customer.id, banks: ['mcf', 'demo_jet'] }, customer.token);
    expect(Object.keys(await sandbox.integrations(customer))).toEqual(['mcf', 'demo_jet']);
  });
});

describe('the choice of a bank', () => {
  it('is refused for a bank that has not approved, and after the offer is over', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent({ personalNumber: '950707399034' });
    const rejected = await sandbox.choose(customer, 'eubank');
    expect([rejected.status, rejected.body.status]).toEqual([409, 'waiting']);
    expect((await sandbox.choose(customer, 'demo_orda')).status).toBe(409);
    expect((await sandbox.choose(customer, 'nobody')).status).toBe(409);
    expect((await sandbox.choose(customer, 'mcf')).status).toBe(200);
    await sandbox.advance(72 * 3_600_000);
    const renewed = (
      await sandbox.call('POST', '/services/auth/v1/users/signin', {
        body: { username: 'arman', password: 'demo-password' },
      })
    ).body.access_token;
    const late = { ...customer, token: renewed };
    expect(await sandbox.claim(late)).toMatchObject({ status: { alias: 'waiting' }, bank: null });
    const over = await sandbox.choose(late, 'mcf');
    expect([over.status, over.body.detail]).toEqual([409, 'Срок предложения истёк']);
    expect((await sandbox.integrations(late)).mcf).toMatchObject({
      status: 'rejected',
      subStatus: 'expired',
      approved: null,
      rejection: { code: 'EXPIRED' },
    });
  });

  it('ends a signing that was begun with another bank', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent();
    await sandbox.choose(customer, 'mcf');
    await sandbox.agreement(customer, 'cancelled');
    expect((await sandbox.choose(customer, 'demo_dala')).status).toBe(200);
    expect(await sandbox.claim(customer)).toMatchObject({ signing: { state: 'none' }, bank: { alias: 'demo_dala' } });
    await sandbox.agreement(customer);
    const signed = await sandbox.choose(customer, 'mcf');
    expect([signed.status, signed.body]).toEqual([409, { detail: 'Договор уже подписан', status: 'signed' }]);
  });

  it('closes the claim when the last offer is over', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent();
    await sandbox.advance(73 * 3_600_000);
    const row = await sandbox.engine.store.transaction((tx) =>
      tx.selectFrom('claims').select('status').where('id', '=', customer.id).executeTakeFirst(),
    );
    expect(row?.status).toBe('expired');
    expect((await sandbox.inbox('77000000031')).at(-1)).toContain('Срок заявки истёк');
  });
});

describe('catalogue and stations', () => {
  it('are given in the language of the request; the catalogue needs no token', async () => {
    const sandbox = await startClaims();
    const ru = await sandbox.call('GET', `${BANKS}/v1/constants/banks/`);
    expect(ru.body.map(({ alias }: { alias: string }) => alias)).toEqual([
      'eubank',
      'demo_dala',
      'demo_orda',
      'demo_nomad',
      'mcf',
      'demo_jet',
    ]);
    const kk = await sandbox.call('GET', `${BANKS}/v1/constants/banks/`, { headers: { 'accept-language': 'kk' } });
    expect(kk.body[2].terms).toMatchObject({ note: 'КАСКО міндетті', minFeeC2c: 30, cascoRequired: true });
    expect((await sandbox.call('GET', `${BANKS}/request/stations`)).status).toBe(401);
    const { access } = await sandbox.signIn('aidos');
    const stations = await sandbox.call('GET', `${BANKS}/request/stations`, {
      token: access,
      headers: { 'accept-language': 'kk' },
    });
    expect(stations.body[0]).toMatchObject({ name: 'Абайдағы пункт' });
  });

  it('write a refusal in the language of the reader', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent({ ...application(), personalNumber: '850615399059' });
    const { requestId } = await sandbox.claim({ ...customer });
    const kk = await sandbox.call('GET', `${BANKS}/v1/requests/${requestId}/integrations/`, {
      token: customer.token,
      headers: { 'accept-language': 'kk' },
    });
    expect(kk.body[0].rejection).toEqual({
      code: 'STOP_CREDIT',
      text: '«Стоп-кредит» орнатылған',
      fixable: false,
      hint: null,
    });
  });
});

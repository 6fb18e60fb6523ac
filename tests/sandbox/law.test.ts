import { describe, expect, it } from 'vitest';
import {
  burdenLimit,
  confirmsTwice,
  coolingOffHours,
  effectiveRateCap,
  firstLoanOnline,
  isBanned,
  isBurdenFree,
} from '../../sandbox/data/law.ts';
import { application, BANKS, lastCode, startClaims, wholeBorrower, type ClaimSandbox } from './claim-support.ts';

describe('the law on the day before and on the day', () => {
  it.each([
    ['cap of a bank with a pledge', () => effectiveRateCap('bvu', true, '2024-08-31'), 40],
    ['cap of a bank with a pledge', () => effectiveRateCap('bvu', true, '2024-09-01'), 35],
    ['cap of a bank without a pledge', () => effectiveRateCap('bvu', false, '2024-08-31'), 56],
    ['cap of a bank without a pledge', () => effectiveRateCap('bvu', false, '2024-09-01'), 46],
    ['cap of a microcredit', () => effectiveRateCap('mfo', true, '2026-02-01'), 46],
    ['burden after an overdue', () => burdenLimit(91, '2025-11-23'), 0.5],
    ['burden after an overdue', () => burdenLimit(91, '2025-11-24'), 0.25],
    ['burden', () => burdenLimit(90, '2025-11-24'), 0.5],
    ['ban on loans to conscripts', () => isBanned('conscript', '2025-12-31'), false],
    ['ban on loans to conscripts', () => isBanned('conscript', '2026-01-01'), true],
    ['stop-credit', () => isBanned('stopCredit', '2024-08-19'), false],
    ['stop-credit', () => isBanned('stopCredit', '2024-08-20'), true],
    ['cooling-off', () => coolingOffHours('mfo', 400_000, '2025-09-29'), 0],
    // 75 indexes of 3 932 are 294 900, of 4 325 they are 324 375.
    ['cooling-off', () => coolingOffHours('mfo', 294_901, '2025-09-30'), 24],
    ['cooling-off', () => coolingOffHours('mfo', 294_901, '2026-01-01'), 0],
    ['cooling-off', () => coolingOffHours('mfo', 324_376, '2026-01-01'), 24],
    ['cooling-off of a bank', () => coolingOffHours('bvu', 648_751, '2026-01-01'), 8],
    ['cooling-off of a bank', () => coolingOffHours('bvu', 1_102_876, '2026-01-01'), 24],
    ['cooling-off of a bank', () => coolingOffHours('bvu', 648_750, '2026-01-01'), 0],
    ['first loan', () => firstLoanOnline('mfo', '2025-09-29'), Number.POSITIVE_INFINITY],
    ['first loan', () => firstLoanOnline('mfo', '2026-01-01'), 324_375],
    ['first loan of a bank', () => firstLoanOnline('bvu', '2026-01-01'), 648_750],
    ['confirmed twice', () => confirmsTwice(20, '2025-09-29'), false],
    [
      'confirmed twice',
      () => [20, 21, 55, 56].map((years) => confirmsTwice(years, '2025-09-30')),
      [true, false, false, true],
    ],
  ])('%s', (_name, value, expected) => {
    expect(value()).toEqual(expected);
  });

  it('frees car loans of the limit of the burden from 20.02.2025 until the end of 2026', () => {
    const isNew = { isNew: true, age: 0, feePercent: 0 };
    expect(['2025-02-19', '2025-02-20', '2026-12-31', '2027-01-01'].map((day) => isBurdenFree(isNew, day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const used = (years: number, feePercent: number) =>
      isBurdenFree({ isNew: false, age: years, feePercent }, '2026-02-01');
    expect([used(3, 30), used(3, 29.9), used(4, 30), used(10, 50), used(10, 50.1)]).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });
});

const ordinary = { personalNumber: '920417399206', phone: '77000000041' };
/** Half of the income does not bear the payment of a new car that costs 10 million. */
const poor = { ...wholeBorrower, incomes: [{ type: 'main', value: 250_000 }] };
const newCar = {
  ...ordinary,
  initialFee: 2_000_000,
  product: { ...application().product, carType: 'new' as const, carProductionYear: 2026 },
};

describe('verdicts of banks by the day', () => {
  it.each([
    ['2026-12-30T06:00:00Z', 'approved', undefined],
    ['2027-01-01T06:00:00Z', 'rejected', 'KDN_LIMIT'],
  ])('a burden above half with a new car on %s: %s', async (moment, status, code) => {
    const sandbox = await startClaims({ clock: { frozenAt: Date.parse(moment) } });
    const customer = await sandbox.sent(newCar, { ...poor, document: { ...poor.document!, dateEnd: '2030-03-10' } });
    const { mcf } = await sandbox.integrations(customer);
    expect(mcf).toMatchObject({ status, rejection: code === undefined ? null : { code } });
  });

  it.each([
    ['2025-12-30T06:00:00Z', 'AGE', 'Возраст не подходит по условиям'],
    ['2026-01-01T06:00:00Z', 'POLICY', 'Военнослужащим срочной службы кредиты не выдают'],
  ])('a conscript on %s: %s', async (moment, code, text) => {
    const sandbox = await startClaims({ clock: { frozenAt: Date.parse(moment) } });
    const customer = await sandbox.sent(
      { personalNumber: '060510599104', phone: '77000000042' },
      { ...wholeBorrower, dateOfBirth: '2006-05-10' },
    );
    expect((await sandbox.integrations(customer)).mcf?.rejection).toMatchObject({ code, text });
  });
});

/** A dealer's microcredit for this person, sent and answered. */
const microcredit = async (sandbox: ClaimSandbox, personalNumber: string, price: number, borrower = wholeBorrower) => {
  const dealer = (await sandbox.signIn('dealer-demo')).access;
  const phone = '77000000043';
  const input = application({
    personalNumber,
    phone,
    initialFee: 0,
    term: 12,
    product: { ...application().product, carPrice: price, creditType: 'micro' },
  });
  const { id } = await sandbox.ask('createClaim', { input }, dealer);
  const customer = { id, token: await sandbox.tokenOf(personalNumber) };
  await sandbox.sign(customer, phone);
  await sandbox.identity(customer);
  await sandbox.confirmedData(customer, borrower);
  await sandbox.ask('sendClaimToBanks', { id }, dealer);
  await sandbox.advance(60_000);
  return customer;
};

describe('a microcredit', () => {
  it('waits a day by law and is confirmed by the choice afterwards', async () => {
    const sandbox = await startClaims();
    const customer = await microcredit(sandbox, '920417399206', 600_000);
    const jet = async () =>
      (await sandbox.integrations({ ...customer, token: await sandbox.tokenOf('920417399206') })).demo_jet;
    expect(await jet()).toMatchObject({
      status: 'pending',
      subStatus: 'cooling_off',
      approved: null,
      coolingOff: { endsInSec: 24 * 3600 - 57, offer: { amount: 600_000, term: 12 } },
    });
    expect(Object.keys(await sandbox.integrations(customer)).sort()).toEqual(['demo_jet', 'mcf']);
    expect(await sandbox.choose(customer, 'demo_jet')).toMatchObject({
      status: 409,
      body: { detail: 'Период охлаждения ещё не закончился' },
    });
    await sandbox.advance(24 * 3_600_000);
    const later = { ...customer, token: await sandbox.tokenOf('920417399206') };
    expect(await jet()).toMatchObject({
      status: 'approved',
      subStatus: null,
      approved: { amount: 600_000, conditions: [] },
    });
    expect((await jet())?.coolingOff).toBeUndefined();
    const reminders = (await sandbox.inbox('77000000043')).filter((text) =>
      text.startsWith('Кредиты и страхование: Период охлаждения закончился'),
    );
    expect(reminders).toHaveLength(1);
    expect((await sandbox.choose(later, 'demo_jet')).status).toBe(200);
  });

  it('did not wait before the law', async () => {
    const sandbox = await startClaims({ clock: { frozenAt: Date.parse('2025-09-28T06:00:00Z') } });
    const customer = await microcredit(sandbox, '920417399206', 600_000);
    expect((await sandbox.integrations(customer)).demo_jet).toMatchObject({ status: 'approved' });
  });

  it('is not given on line to somebody who never borrowed, above 75 indexes', async () => {
    const sandbox = await startClaims();
    const customer = await microcredit(sandbox, '980910499213', 600_000);
    expect((await sandbox.integrations(customer)).demo_jet?.rejection).toEqual({
      code: 'POLICY',
      text: 'Первый беззалоговый заём на такую сумму выдают только при личном визите',
      fixable: true,
      hint: { initialFeePercent: null, term: null, amount: 324_375 },
    });
  });

  it('asks people above 55 for a second sign of their wish', async () => {
    const sandbox = await startClaims();
    const borrower = { ...wholeBorrower, dateOfBirth: '1969-04-15' };
    const customer = await microcredit(sandbox, '920417399206', 600_000, borrower);
    expect((await sandbox.integrations(customer)).demo_jet).toMatchObject({
      subStatus: 'need_documents',
      needFields: ['codeword'],
    });
  });
});

describe('answers of banks', () => {
  it('are not sent again while nothing has changed', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent(ordinary, undefined, 8);
    const { requestId } = await sandbox.claim(customer);
    const read = (headers: Record<string, string> = {}) =>
      sandbox.call('GET', `${BANKS}/v1/requests/${requestId}/integrations/`, { token: customer.token, headers });
    const first = await read();
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(await read({ 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
    // Other words, another answer.
    expect((await read({ 'if-none-match': etag, 'accept-language': 'kk' })).status).toBe(200);
    await sandbox.advance(60_000);
    const later = await read({ 'if-none-match': etag });
    expect(later.status).toBe(200);
    expect(later.headers.get('etag')).not.toBe(etag);
  });
});

describe('the phone of a signature', () => {
  it('must be the customer’s own: nothing is sent to somebody else’s', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create({ ...ordinary, phone: '77000000098' });
    const answer = await sandbox.call('POST', '/services/btsd/api/v1/sign/before-banks', {
      token: customer.token,
      body: {
        claimId: customer.id,
        consents: ['personal_data', 'credit_bureau', 'pension_data', 'biometrics', 'phone_owner', 'partner_banks'].map(
          (alias) => ({ alias, version: '2026-01' }),
        ),
      },
    });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ type: 'PHONE_NOT_OWNER' }] } });
    expect(await lastCode(sandbox, '77000000098')).toBe('');
  });
});

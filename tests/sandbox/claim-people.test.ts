import { standingOf } from '../../machines/kit/standing.ts';
import { claimProgress } from '../../machines/products/shared/claim.progress.ts';
import { describe, expect, it } from 'vitest';
import type { Integration } from '../../openapi/index.ts';
import {
  application,
  lastCode,
  startClaims,
  wholeBorrower,
  CONSENTS,
  type ClaimSandbox,
  type Customer,
} from './claim-support.ts';

const outcome = (all: Record<string, Integration>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).map(([alias, one]) => [alias, one.rejection?.code ?? one.status]));

const answersOf = async (
  personalNumber: string,
  seconds = 60,
): Promise<{ sandbox: ClaimSandbox; customer: Customer; answers: Record<string, Integration> }> => {
  const sandbox = await startClaims();
  const customer = await sandbox.sent({ personalNumber }, undefined, seconds);
  return { sandbox, customer, answers: await sandbox.integrations(customer) };
};

const every = (code: string) => ({ eubank: code, demo_dala: code, demo_orda: code, mcf: code, demo_jet: code });

describe('scripted people', () => {
  it('900115399012: every bank approves, also with a small down payment and an old car', async () => {
    const sandbox = await startClaims();
    const product = {
      carType: 'used',
      carMarkId: 'lada',
      carModelId: 'lada-vesta',
      carProductionYear: 2009,
      carPrice: 3_000_000,
    } as const;
    const customer = await sandbox.sent({ product, initialFee: 100_000 });
    const answers = await sandbox.integrations(customer);
    expect(outcome(answers)).toEqual(every('approved'));
    expect(answers.demo_dala?.approved).toMatchObject({
      initialFee: 1_200_000,
      initialFeePercent: 40,
      amount: 1_800_000,
    });
    expect(answers.demo_dala?.approved?.conditions).toContain('Банк предлагает больший первоначальный взнос');
  });

  it.each([
    ['880322499028', every('KDN_LIMIT')],
    ['850615399059', every('STOP_CREDIT')],
    ['780304399072', every('OVERDUE_90')],
    ['060510599104', every('POLICY')],
    ['910606399172', every('DATA_MISMATCH')],
  ])('%s: every bank refuses, and the claim is rejected', async (personalNumber, expected) => {
    const { sandbox, customer, answers } = await answersOf(personalNumber);
    expect(outcome(answers)).toEqual(expected);
    expect((await sandbox.claim(customer)).status.alias).toBe('rejected');
    expect((await sandbox.inbox('77000000031')).at(-1)).toMatch(/^Кредиты и страхование: Банки ответили отказом/);
  });

  it('060510599104: the words say that conscripts may not borrow', async () => {
    const { answers } = await answersOf('060510599104');
    expect(answers.mcf?.rejection).toEqual({
      code: 'POLICY',
      text: 'Военнослужащим срочной службы кредиты не выдают',
      fixable: false,
      hint: null,
    });
  });

  it('910606399172: the name of the register is accepted', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent({ personalNumber: '910606399172', lastName: 'Регистрова', firstName: 'Алия' });
    expect(outcome(await sandbox.integrations(customer))).toEqual(every('approved'));
  });

  it('950707399034: two approve, two reject with reasons, one stays pending', async () => {
    const { sandbox, customer, answers } = await answersOf('950707399034', 600);
    expect(outcome(answers)).toEqual({
      eubank: 'INCOME_UNCONFIRMED',
      demo_dala: 'approved',
      demo_orda: 'pending',
      mcf: 'approved',
      demo_jet: 'SMALL_FEE',
    });
    expect(answers.demo_jet?.rejection).toMatchObject({ fixable: true, hint: { initialFeePercent: 60 } });
    expect((await sandbox.claim(customer)).status.alias).toBe('waiting');
    expect(
      (await sandbox.inbox('77000000031')).filter((text) =>
        text.startsWith('Кредиты и страхование: Есть решение банков'),
      ),
    ).toHaveLength(1);
  });

  it('991231499049: the banks answer one by one during a minute', async () => {
    const { sandbox, customer } = await answersOf('991231499049', 0);
    const answered: number[] = [];
    for (let second = 0; second < 60; second += 12) {
      await sandbox.advance(12_000);
      answered.push(
        Object.values(await sandbox.integrations(customer)).filter(({ status }) => status === 'approved').length,
      );
    }
    expect(answered).toEqual([1, 2, 3, 4, 5]);
  });

  it('920517499068: the first and the second sending fail with 502 and status error, the third passes', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.confirmed({ personalNumber: '920517499068' });
    for (const key of ['tap', 'tap']) {
      const broken = await sandbox.gql(
        'sendClaimToBanksByCustomer',
        { id: customer.id },
        { token: customer.token, key },
      );
      expect([broken.status, broken.body.detail]).toEqual([502, 'Банки пока не отвечают']);
      const claim = await sandbox.claim(customer);
      expect(claim).toMatchObject({ status: { alias: 'error' }, requestId: null });
      expect(standingOf(claimProgress, { claim })).toMatchObject({ whose: 'customer', action: 'sendAgain' });
    }
    // A gateway's answer is not stored under the key: the same wish may go out again.
    const third = await sandbox.gql(
      'sendClaimToBanksByCustomer',
      { id: customer.id },
      { token: customer.token, key: 'tap' },
    );
    expect(third.data.status).toBe('waiting');
    expect((await sandbox.claim(customer)).requestId).not.toBeNull();
  });

  it('010312699086: one approval, with 40 % down', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent({ personalNumber: '010312699086', initialFee: 1_000_000 });
    const answers = await sandbox.integrations(customer);
    expect(
      Object.values(answers)
        .filter(({ status }) => status === 'approved')
        .map(({ bank }) => bank.alias),
    ).toEqual(['mcf']);
    expect(answers.mcf?.approved?.initialFeePercent).toBe(40);
  });

  it('600120499093: the term is cut so that the age at maturity stays within 68', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent(
      { personalNumber: '600120499093' },
      { ...wholeBorrower, dateOfBirth: '1960-01-20' },
    );
    const answers = await sandbox.integrations(customer);
    // Born on 20.01.1960: 69 on 20.01.2029, 35 months after 01.02.2026.
    expect(answers.demo_dala?.approved).toMatchObject({ term: 35 });
    expect(answers.demo_dala?.approved?.conditions).toContain('Банк предлагает другой срок');
  });

  it('040830599120: banks answer only after the intent is confirmed by a codeword', async () => {
    const { sandbox, customer, answers } = await answersOf('040830599120');
    expect(answers.mcf).toMatchObject({ status: 'pending', subStatus: 'need_documents', needFields: ['codeword'] });
    await sandbox.ask('updateClaimByCustomer', { id: customer.id, borrower: { codeword: 'Тұлпар' } }, customer.token);
    await sandbox.advance(15_000);
    expect(outcome(await sandbox.integrations(customer))).toEqual(every('approved'));
  });

  it('100101599130: a minor is refused at the beginning', async () => {
    const sandbox = await startClaims();
    const answer = await sandbox.gql('createClaimByCustomer', {
      input: application({ personalNumber: '100101599130' }),
    });
    expect(answer.errors[0]?.extensions).toMatchObject({
      status: 422,
      detail: [{ loc: ['variables', 'input', 'personalNumber'], type: 'minor' }],
    });
  });

  it('940229399119 and 000229699201: an impossible and a leap birth day are no obstacle', async () => {
    const sandbox = await startClaims();
    const impossible = await sandbox.claim(
      await sandbox.create({ personalNumber: '940229399119', phone: '77000000051' }),
    );
    expect(impossible.borrower.dateOfBirth).toBeNull();
    const leap = await sandbox.claim(await sandbox.create({ personalNumber: '000229699201', phone: '77000000052' }));
    expect(leap.borrower).toMatchObject({ dateOfBirth: '2000-02-29', document: { gender: { alias: 'female' } } });
  });

  it('890909499142: biometrics fails three times, then the claim is rejected', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create({ personalNumber: '890909499142' });
    await sandbox.sign(customer);
    const results = [];
    for (let tries = 0; tries < 3; tries += 1) {
      results.push(await sandbox.identity(customer, 'verified'), (await sandbox.claim(customer)).identity);
    }
    expect(results).toEqual([
      'failed',
      { state: 'failed', attemptsLeft: 2 },
      'failed',
      { state: 'failed', attemptsLeft: 1 },
      'blocked',
      { state: 'blocked', attemptsLeft: 0 },
    ]);
    expect((await sandbox.claim(customer)).status.alias).toBe('rejected');
    await expect(sandbox.identity(customer)).rejects.toMatchObject({ status: 409 });
  });

  it('930404399158: the SMS with the code does not come', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create({ personalNumber: '930404399158' });
    const answer = await sandbox.call('POST', '/services/btsd/api/v1/sign/before-banks', {
      token: customer.token,
      body: { claimId: customer.id, consents: CONSENTS },
    });
    expect(answer.body).toMatchObject({ status: 'code_required', signature: { status: 'waiting' } });
    expect(await lastCode(sandbox, '77000000031')).toBe('');
  });

  it('830811499186: an open claim stands, its link goes to the phone on record', async () => {
    const sandbox = await startClaims();
    const answer = await sandbox.gql('createClaimByCustomer', {
      input: application({ personalNumber: '830811499186' }),
    });
    expect(answer.errors[0]?.extensions).toMatchObject({ status: 409, type: 'open_claim' });
    expect((await sandbox.inbox('77000000018')).at(-1)).toMatch(
      /^Кредиты и страхование: У вас есть открытая заявка: http/,
    );
    expect(await sandbox.inbox('77000000031')).toEqual([]);
  });
});

describe('an ordinary person', () => {
  it('is not lent to below 21 years, and not without an income', async () => {
    const sandbox = await startClaims();
    const young = await sandbox.sent(
      { personalNumber: '850505399219', phone: '77000000062' },
      { ...wholeBorrower, dateOfBirth: '2006-01-01' },
    );
    expect(outcome(await sandbox.integrations(young))).toEqual(every('AGE'));
    const poor = await sandbox.sent(
      { personalNumber: '920417399206', phone: '77000000063' },
      { ...wholeBorrower, incomes: [{ type: 'main', value: 0 }] },
    );
    expect((await sandbox.integrations(poor)).mcf?.rejection).toMatchObject({
      code: 'INCOME_UNCONFIRMED',
      fixable: true,
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { OperationOf } from '../../openapi/index.ts';
import {
  car,
  contract,
  customer,
  DAY,
  MINUTE,
  product,
  SECOND,
  startInsurance,
  walk,
  type InsuranceSandbox,
  type Person,
} from './support/insurance.ts';

type Id = OperationOf<'insuranceV2'>;

/** What is wrong, as 'field type'. */
const faults = (body: { detail: { loc: string[]; type: string }[] }): string[] =>
  body.detail.map(({ loc, type }) => `${loc.slice(1).join('.')} ${type}`);

/** The claim of saule in this status. */
const seeded = async (saule: Person, status: string): Promise<string> =>
  (await saule.call('listInsuranceClaims', { query: { status } })).body.items[0].id;

const bodies: Partial<Record<Id, unknown>> = {
  putCustomerDocument: customer({}, '920417499202'),
  putCarCharacteristics: car(),
  putCarContract: contract(),
  putInsuranceProduct: product(),
  declineInsuranceClaim: { reason: 'changed_mind' },
};
const STEPS = [
  'putCustomerDocument',
  'putCarCharacteristics',
  'putCarContract',
  'putInsuranceProduct',
  'calculateOffers',
  'insuranceToAgreeing',
  'createInsuranceAgreement',
  'getAgreementDocument',
  'insuranceToSigning',
  'sendInsuranceClaim',
  'declineInsuranceClaim',
] as const satisfies readonly Id[];

/** Which steps each status allows; all others are refused. */
const ALLOWED: Readonly<Record<string, readonly (typeof STEPS)[number][]>> = {
  draft: [...STEPS.slice(0, 5), 'declineInsuranceClaim'],
  calculating: [...STEPS.slice(0, 5), 'declineInsuranceClaim'],
  calculated: [...STEPS.slice(0, 5), 'declineInsuranceClaim'],
  offer_selected: [...STEPS.slice(0, 6), 'declineInsuranceClaim'],
  agreeing: [...STEPS.slice(0, 7), 'declineInsuranceClaim'],
  agreement_created: [
    'createInsuranceAgreement',
    'getAgreementDocument',
    'insuranceToSigning',
    'declineInsuranceClaim',
  ],
  signing: ['getAgreementDocument', 'insuranceToSigning', 'declineInsuranceClaim'],
  signed: ['getAgreementDocument', 'sendInsuranceClaim', 'declineInsuranceClaim'],
  sent: ['getAgreementDocument'],
  payment_pending: ['getAgreementDocument', 'sendInsuranceClaim', 'declineInsuranceClaim'],
  paid: ['getAgreementDocument', 'declineInsuranceClaim'],
  issued: ['getAgreementDocument', 'declineInsuranceClaim'],
  declined_customer: ['declineInsuranceClaim'],
  refused_insurer: ['getAgreementDocument'],
  expired: [],
  error: ['getAgreementDocument', 'sendInsuranceClaim', 'declineInsuranceClaim'],
  refund_requested: ['getAgreementDocument', 'declineInsuranceClaim'],
  refunded: ['getAgreementDocument'],
};

describe('a step that the status forbids', () => {
  it.each(Object.keys(ALLOWED))('in %s is refused with 409 and the status, and changes nothing', async (status) => {
    const insurance = await startInsurance();
    const saule = insurance.person('saule');
    const id = await seeded(saule, status);
    const before = (await saule.call('getInsuranceClaim', { path: { id } })).body;
    for (const step of STEPS.filter((one) => !ALLOWED[status]?.includes(one))) {
      const body = bodies[step];
      const answer = await saule.call(step, { path: { id }, ...(body === undefined ? {} : { body }) });
      expect([step, answer.status, answer.body.status]).toEqual([step, 409, status]);
    }
    expect((await saule.call('getInsuranceClaim', { path: { id } })).body).toEqual(before);
  });
});

describe('somebody else’s claim', () => {
  it('does not exist, whatever is asked', async () => {
    const insurance = await startInsurance();
    const id = await seeded(insurance.person('saule'), 'issued');
    const [document] = (await insurance.person('saule').call('getInsuranceClaim', { path: { id } })).body.documents;
    for (const username of ['aidos', 'dealer-demo']) {
      const stranger = insurance.person(username);
      for (const step of ['getInsuranceClaim', ...STEPS] as const) {
        const body = bodies[step];
        const answer = await stranger.call(step, { path: { id }, ...(body === undefined ? {} : { body }) });
        expect([step, answer.status]).toEqual([step, 404]);
      }
      expect((await stranger.call('getPolicyDocument', { path: { id: document.id } })).status).toBe(404);
    }
    const signature = (
      await insurance.person('saule').call('insuranceToSigning', {
        path: { id: await seeded(insurance.person('saule'), 'agreement_created') },
      })
    ).body.id;
    const confirm = await insurance
      .person('aidos')
      .call('confirmSignature', { path: { id: signature }, body: { code: '123456' } });
    expect(confirm.status).toBe(404);
  });
});

describe('a new claim', () => {
  it('is refused for a number that cannot be, a minor, a landline, a foreign partner', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const create = async (body: object) => aidos.call('createInsuranceClaim', { body });
    const wrong = await create({ personalNumber: '900115399013', phone: '+7 727 000 00 01', partnerId: 'p-1' });
    expect([wrong.status, ...faults(wrong.body)]).toEqual([
      422,
      'personalNumber value_error',
      'phone value_error',
      'partnerId role',
    ]);
    const minor = await create({ personalNumber: '100101599130', phone: '77000000001' });
    expect(faults(minor.body)).toEqual(['personalNumber minor']);
    const credit = await create({ personalNumber: '900115399012', phone: '77000000001', creditClaimId: 'no' });
    expect(faults(credit.body)).toEqual(['creditClaimId value_error']);
    const copy = await create({ personalNumber: '900115399012', phone: '77000000001', repeatOf: 'no' });
    expect(faults(copy.body)).toEqual(['repeatOf not_repeatable']);
    const nameless = await insurance
      .person('dealer-demo')
      .call('createInsuranceClaim', { body: { personalNumber: '000229699201', phone: '77000000077' } });
    expect(faults(nameless.body)).toEqual(['partnerId missing']);
  });

  it('is one at a time for a person; only who may open the other is told which', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos);
    const body = { personalNumber: '900115399012', phone: '77000000001' };
    const again = await aidos.call('createInsuranceClaim', { body });
    expect([again.status, again.body]).toMatchObject([409, { type: 'open_claim', claimId: claim.id, status: 'draft' }]);
    const others = await insurance.person('partner-demo').call('createInsuranceClaim', { body });
    expect(others.body).not.toHaveProperty('claimId');
    const elsewhere = await aidos.call('createInsuranceClaim', {
      body: { personalNumber: '830811499186', phone: '77000000018' },
    });
    expect([elsewhere.status, elsewhere.body.claimId]).toEqual([409, undefined]);
    await aidos.call('declineInsuranceClaim', { path: claim.path, body: { reason: 'other' } });
    expect((await aidos.call('createInsuranceClaim', { body })).status).toBe(201);
  });

  it('is limited to ten an hour for a phone', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const statuses: number[] = [];
    for (let at = 0; at <= 10; at += 1) {
      const { status, body } = await aidos.call('createInsuranceClaim', {
        body: { personalNumber: '900115399012', phone: '77000000001' },
      });
      statuses.push(status);
      if (status === 201)
        await aidos.call('declineInsuranceClaim', { path: { id: body.id }, body: { reason: 'other' } });
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });
});

describe('a step with wrong fields', () => {
  const refusals = async (id: Id, body: object): Promise<string[]> => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos);
    const answer = await aidos.call(id, { path: claim.path, body });
    expect(answer.status).toBe(422);
    return faults(answer.body);
  };

  it('names each of the customer’s', async () => {
    const [driver] = customer().drivers;
    expect(
      await refusals('putCustomerDocument', {
        ...customer({
          personalNumber: '950707399034',
          phone: '77270000001',
          dateOfBirth: '2010-01-15',
          document: {
            type: 'id_card',
            number: '12',
            dateIssue: '2027-01-01',
            dateEnd: '2025-01-01',
            authority: 'МВД РК',
          },
          address: { locality: 'nowhere', street: 'пр. Абая', house: 'дом', apartment: null },
        }),
        drivers: [
          { ...driver, experienceYears: 19 },
          { ...driver, personalNumber: '123' },
          { ...driver, experienceYears: 2 },
        ],
      }),
    ).toEqual([
      'personalNumber other_person',
      'dateOfBirth minor',
      'address.locality value_error',
      'drivers.0.experienceYears value_error',
      'drivers.1.personalNumber value_error',
      'drivers.2.personalNumber twice',
      'phone value_error',
      'document.dateEnd expired',
      'document.number value_error',
      'document.dateIssue value_error',
      'address.house value_error',
    ]);
  });

  it('wants one to five drivers', async () => {
    const [driver] = customer().drivers;
    expect(await refusals('putCustomerDocument', { ...customer(), drivers: [] })).toEqual(['drivers minItems']);
    expect(await refusals('putCustomerDocument', { ...customer(), drivers: Array(6).fill(driver) })).toEqual([
      'drivers maxItems',
    ]);
  });

  it('names each of the car’s', async () => {
    expect(
      await refusals(
        'putCarCharacteristics',
        car({
          plate: 'ABC',
          vin: 'SHORT',
          registrationNumber: '12',
          markId: 'toyota',
          modelId: 'kia-rio',
          year: 2027,
          engineVolume: 0,
          mileage: -1,
        }),
      ),
    ).toEqual([
      'plate value_error',
      'registrationNumber value_error',
      'vin value_error',
      'modelId value_error',
      'year value_error',
      'engineVolume value_error',
      'mileage value_error',
    ]);
    expect(await refusals('putCarCharacteristics', car({ plate: null, registrationNumber: null }))).toEqual([
      'plate missing',
      'registrationNumber missing',
    ]);
    expect(await refusals('putCarCharacteristics', car({ engineType: 'electric' }))).toEqual([
      'engineVolume value_error',
    ]);
  });

  it('names each of the purchase’s and the product’s', async () => {
    expect(
      await refusals(
        'putCarContract',
        contract({ price: 499_999, contractNumber: 'А-1', isPledged: true, sellerKind: 'dealer' }),
      ),
    ).toEqual(['price value_error', 'contractDate missing', 'sellerName missing', 'beneficiary missing']);
    expect(
      await refusals(
        'putInsuranceProduct',
        product({ kind: 'both', termMonths: 6, startDate: '2026-02-01', instalments: 12 }),
      ),
    ).toEqual(['termMonths value_error', 'startDate value_error', 'instalments value_error']);
    expect(await refusals('putInsuranceProduct', product({ startDate: '2026-03-04' }))).toEqual([
      'startDate value_error',
    ]);
  });

  it('lets a new car go without plate and certificate, and a foreign plate owner not at all', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const { path } = await walk(insurance, aidos);
    const fresh = car({ plate: null, registrationNumber: null, condition: 'new', mileage: null });
    expect((await aidos.call('putCarCharacteristics', { path, body: fresh })).status).toBe(200);
    const foreign = await aidos.call('putCarCharacteristics', { path, body: car({ plate: '777 AAA 02' }) });
    expect([foreign.status, foreign.body.type]).toEqual([409, 'plate_owner']);
  });

  it('is not calculated before all four are filled in', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const { path } = await walk(insurance, aidos);
    await aidos.call('putCarContract', { path, body: contract() });
    const answer = await aidos.call('calculateOffers', { path });
    expect([answer.status, ...faults(answer.body)]).toEqual([
      422,
      'customer missing',
      'car missing',
      'product missing',
    ]);
  });
});

describe('what happens on the way', () => {
  const chosen = async (): Promise<{
    insurance: InsuranceSandbox;
    aidos: Person;
    claim: Awaited<ReturnType<typeof walk>>;
  }> => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos);
    await claim.calculated();
    await claim.choose();
    return { insurance, aidos, claim };
  };

  it('a changed step makes the offers void, the same answer again does not', async () => {
    const { aidos, claim } = await chosen();
    await aidos.call('putCarContract', { path: claim.path, body: contract() });
    expect(await claim.status()).toBe('offer_selected');
    await aidos.call('putCarContract', { path: claim.path, body: contract({ price: 9_000_000 }) });
    expect(await claim.read()).toMatchObject({ status: { alias: 'draft' }, offer: null });
  });

  it('an offer that runs out before the signature takes the agreement with it', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos);
    await claim.agreed();
    const { body: signature } = await aidos.call('insuranceToSigning', { path: claim.path });
    const code = await claim.code();
    await insurance.advance(30 * DAY - MINUTE);
    const { status } = await claim.read();
    expect(['calculated', 'expired']).toContain(status.alias);
    const late = await aidos.call('confirmSignature', { path: { id: signature.id }, body: { code } });
    expect([late.status, late.body.status]).toEqual([410, 'expired']);
    expect((await claim.read()).agreement).toBeNull();
  });

  it('another name in the state register stops the agreement, field by field', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos, { personalNumber: '910606399172', phone: '77000000055' });
    await claim.calculated();
    await claim.choose();
    const answer = await aidos.call('insuranceToAgreeing', { path: claim.path });
    expect([answer.status, ...faults(answer.body)]).toEqual([
      422,
      'customer.lastName register_mismatch',
      'customer.firstName register_mismatch',
    ]);
    expect(await claim.status()).toBe('offer_selected');
  });

  it('a person whom no insurer wants gets refusals to choose from, and may change the steps', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos, { personalNumber: '960518399193', phone: '77000000056' });
    await claim.calculated();
    expect(await claim.status()).toBe('calculated');
    expect(new Set((await claim.offers()).map(({ status }) => status.alias))).toEqual(new Set(['refused']));
    expect(
      (await aidos.call('putCarContract', { path: claim.path, body: contract({ price: 8_000_000 }) })).status,
    ).toBe(200);
  });

  it('a broken gateway leaves the status error twice, then the claim is sent', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos, { personalNumber: '920517499068', phone: '77000000057' });
    await claim.signed();
    const send = () => aidos.call('sendInsuranceClaim', { path: claim.path });
    expect((await send()).status).toBe(502);
    expect(await claim.read()).toMatchObject({ status: { alias: 'error' }, error: 'Страховщик пока не отвечает' });
    expect([(await send()).status, (await send()).status]).toEqual([502, 200]);
    expect(await claim.status()).toBe('payment_pending');
  });

  it('a failed payment may be tried again, and is charged once', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos);
    expect(await claim.paid('10')).toBe(`/insurance/payment/fail?claim_id=${claim.id}`);
    expect(await claim.read()).toMatchObject({
      status: { alias: 'payment_pending' },
      payment: { status: 'fail', reason: { code: 'insufficient_funds' }, url: null },
    });
    const again = await aidos.call('sendInsuranceClaim', { path: claim.path });
    await insurance.pay(again.body.paymentUrl);
    expect(await claim.status()).toBe('paid');
    expect(await insurance.effects('insurance.sent', 'payment.charged', 'insurance.paid')).toEqual([
      'insurance.sent',
      'payment.charged',
      'insurance.paid',
    ]);
  });

  it('a payment whose callback was lost is found by reading the claim', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos);
    await claim.paid('44');
    expect(await claim.read()).toMatchObject({ status: { alias: 'payment_pending' }, payment: { status: 'pending' } });
    await insurance.advance(10 * SECOND);
    expect(await claim.read()).toMatchObject({ status: { alias: 'paid' }, payment: { status: 'success' } });
  });

  it('money that comes after the customer gave up goes back at once', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos);
    const url = await claim.toPay();
    await aidos.call('declineInsuranceClaim', { path: claim.path, body: { reason: 'expensive', comment: ' Дорого ' } });
    await insurance.pay(url);
    expect(await claim.read()).toMatchObject({
      status: { alias: 'declined_customer' },
      decline: { reason: 'expensive', comment: 'Дорого' },
      payment: { status: 'refunded' },
    });
  });

  it('an insurer that refuses after the payment gives the money back', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos, { personalNumber: '850615399059', phone: '77000000058' });
    await claim.paid();
    await insurance.advance(5 * MINUTE);
    expect(await claim.read()).toMatchObject({
      status: { alias: 'refused_insurer' },
      refusal: { code: 'STOP_LIST' },
      refund: { refundedAt: null },
      policy: null,
    });
    await insurance.advance(2 * DAY);
    expect(await claim.read()).toMatchObject({
      payment: { status: 'refunded' },
      refund: { refundedAt: expect.any(String) },
    });
  });

  it('an issued policy is taken back within fourteen days, not later', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos);
    await claim.issued();
    await insurance.advance(13 * DAY);
    const back = await aidos.call('declineInsuranceClaim', { path: claim.path, body: { reason: 'car_sold' } });
    expect(back.body).toMatchObject({ status: { alias: 'refund_requested' }, refund: { refundedAt: null } });
    await insurance.advance(2 * DAY);
    expect(await claim.status()).toBe('refunded');

    const second = await walk(insurance, aidos);
    await second.issued();
    await insurance.advance(14 * DAY);
    const late = await aidos.call('declineInsuranceClaim', { path: second.path, body: { reason: 'car_sold' } });
    expect([late.status, late.body]).toMatchObject([
      409,
      { detail: 'Срок возврата, 14 дней, прошёл', status: 'issued' },
    ]);
  });

  it('a claim that nobody goes on with expires', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos);
    await insurance.advance(14 * DAY - MINUTE);
    expect(await claim.status()).toBe('draft');
    await insurance.advance(MINUTE);
    expect(await claim.status()).toBe('expired');
  });

  it.each([
    'calculateOffers',
    'createInsuranceAgreement',
    'insuranceToSigning',
    'sendInsuranceClaim',
    'declineInsuranceClaim',
  ] as const)('%s asked twice with one key has one effect', async (id) => {
    const insurance = await startInsurance();
    const saule = insurance.person('saule');
    const from = {
      calculateOffers: 'calculated',
      createInsuranceAgreement: 'agreeing',
      insuranceToSigning: 'agreement_created',
      sendInsuranceClaim: 'signed',
      declineInsuranceClaim: 'issued',
    }[id];
    const input = {
      path: { id: await seeded(saule, from) },
      ...(bodies[id] === undefined ? {} : { body: bodies[id] }),
    };
    const ledger = async () => (await insurance.sandbox.api('GET', 'ledger')).body.length as number;
    const start = await ledger();
    const first = await saule.call(id, input, 'tap');
    const after = await ledger();
    const again = await saule.call(id, input, 'tap');
    expect(first.status).toBeLessThan(300);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(after).toBeGreaterThan(start);
    expect(await ledger()).toBe(after);
  });
});

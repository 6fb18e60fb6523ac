import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startInsurance, walk, DAY, MINUTE, customer } from './support/insurance.ts';

describe('car insurance', () => {
  it('goes from the draft to the policy, and the ledger and the inbox tell the same story', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos);
    expect(await claim.read()).toMatchObject({ status: { alias: 'draft', name: 'Черновик' }, nextStep: 'customer' });
    expect(await claim.filled()).toMatchObject({
      nextStep: null,
      carName: 'Toyota Camry',
      customer: { region: '75', isCity: true, drivers: [{ age: 36, bonusClass: '6' }] },
      car: { plate: '237BLM02', vin: 'ZZZTEST0000000001', registrationNumber: 'AB12345678' },
    });
    await aidos.call('calculateOffers', { path: claim.path });
    expect(await claim.status()).toBe('calculating');
    await insurance.advance(MINUTE);
    expect(await claim.status()).toBe('calculated');
    const offer = await claim.choose();
    expect(await claim.read()).toMatchObject({
      status: { alias: 'offer_selected' },
      offer: { id: offer.id, status: { alias: 'selected' } },
    });
    await aidos.call('insuranceToAgreeing', { path: claim.path });
    const agreement = await aidos.call('createInsuranceAgreement', { path: claim.path });
    expect(agreement.body.number).toMatch(/^CI-2026-\d{6}$/);
    const signature = await aidos.call('insuranceToSigning', { path: claim.path });
    expect(signature.body).toMatchObject({
      status: 'waiting',
      documents: [{ alias: 'agreement', sha256: agreement.body.sha256 }],
    });
    await aidos.call('confirmSignature', {
      path: { id: signature.body.id },
      body: { code: await claim.code() },
    });
    expect(await claim.read()).toMatchObject({ status: { alias: 'signed' }, signature: { status: 'confirmed' } });
    const sent = await aidos.call('sendInsuranceClaim', { path: claim.path });
    expect(sent.body).toMatchObject({
      status: { alias: 'payment_pending' },
      paymentUrl: expect.stringMatching(/^\/sandbox\/payment\//),
    });
    expect(await insurance.pay(sent.body.paymentUrl)).toBe(`/insurance/payment/success?claim_id=${claim.id}`);
    expect(await claim.read()).toMatchObject({ status: { alias: 'paid' }, payment: { status: 'success' } });
    await insurance.advance(5 * MINUTE);
    const issued = await claim.read();
    expect(issued).toMatchObject({
      status: { alias: 'issued' },
      policy: { number: expect.stringMatching(/^KS-2026-\d{6}$/), startDate: '2026-02-06', endDate: '2027-02-05' },
      offer: { status: { alias: 'issued' } },
    });
    expect(issued.documents.map(({ kind }) => kind).sort()).toEqual(['agreement', 'application', 'policy', 'receipt']);
    expect(issued.timeline.map(({ alias }) => alias)).toEqual([
      'draft',
      'calculating',
      'calculated',
      'offer_selected',
      'agreeing',
      'agreement_created',
      'signing',
      'signed',
      'sent',
      'payment_pending',
      'paid',
      'issued',
    ]);
    expect(
      await insurance.effects('insurance.created', 'insurance.signed', 'insurance.paid', 'insurance.issued'),
    ).toEqual(['insurance.created', 'insurance.signed', 'insurance.paid', 'insurance.issued']);
    const [, link] = /^Кредиты и страхование: Полис выпущен: http:\/\/localhost:3000\/link\/(\S+)$/.exec(
      (await insurance.inbox('77000000001')).at(-1) ?? '',
    )!;
    expect(await insurance.sandbox.call('GET', `/services/shortLink/${link!}`)).toMatchObject({
      status: 200,
      body: { target: { kind: 'insurance', id: claim.id }, refreshToken: expect.any(String) as string },
    });
  });

  it('gives its documents as PDFs whose bytes are those that were signed', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos);
    await claim.agreed();
    const { body: link } = await aidos.call('getAgreementDocument', { path: claim.path });
    const bytes = async (url: string) =>
      insurance.sandbox.app.inject({ method: 'GET', url: `/services/insuranceV2${url}` });
    const file = await bytes(link.url);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(link.sha256);
    expect((await bytes(link.url.replace('signature=', 'signature=x'))).statusCode).toBe(403);
    await insurance.advance(6 * MINUTE);
    expect((await bytes(link.url)).statusCode).toBe(403);
  });

  it('has a policy that anybody may check by its address: not yet, in force, taken back', async () => {
    const insurance = await startInsurance();
    const claim = await walk(insurance, insurance.person('aidos'));
    await claim.issued();
    const { policy } = await claim.read();
    const address = policy?.checkUrl ?? '';
    expect(address).toBe(`/sandbox/policy/${claim.id}`);
    const page = async (url: string) => (await insurance.sandbox.app.inject({ method: 'GET', url })).body;
    expect(await page(address)).toContain('Полис ещё не начал действовать');
    expect(await page(address)).toContain(policy?.number);
    expect(await page(`${address}?lang=kk`)).toContain('Полис әлі күшіне енген жоқ');
    await insurance.advance(5 * DAY);
    expect(await page(address)).toContain('Полис действует');
    // Of people it says nothing.
    expect(await page(address)).not.toMatch(/Демеу|900115399012|7700/);
    await insurance
      .person('aidos')
      .call('declineInsuranceClaim', { path: claim.path, body: { reason: 'car_sold', comment: null } });
    expect(await page(address)).toContain('Полис возвращён и не действует');
    expect((await insurance.sandbox.call('GET', '/sandbox/policy/unknown')).status).toBe(404);
  });

  it('is issued without a payment when the partner pays, and the customer may still take it back', async () => {
    const insurance = await startInsurance();
    const dealer = insurance.person('dealer-demo');
    const claim = await walk(insurance, dealer, {
      personalNumber: '000229699201',
      phone: '77000000077',
      partnerId: 'p-2',
    });
    await claim.signed();
    const sent = await dealer.call('sendInsuranceClaim', { path: claim.path });
    expect(sent.body).toMatchObject({ status: { alias: 'sent' }, paymentUrl: null });
    await insurance.advance(5 * MINUTE);
    expect(await claim.read()).toMatchObject({
      status: { alias: 'issued' },
      payment: null,
      partner: { id: 'p-2', name: 'Демо Авто Астана' },
    });
    await dealer.call('declineInsuranceClaim', { path: claim.path, body: { reason: 'car_sold' } });
    expect(await claim.status()).toBe('refund_requested');
    await insurance.advance(4 * DAY);
    expect(await claim.read()).toMatchObject({
      status: { alias: 'refunded' },
      refund: { refundedAt: expect.any(String) },
    });
  });

  it('is copied into a new draft when it is prolonged', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const first = await walk(insurance, aidos);
    await first.issued();
    const copy = await aidos.call('createInsuranceClaim', {
      body: { personalNumber: '900115399012', phone: '77000000001', repeatOf: first.id },
    });
    expect(copy.body).toMatchObject({
      repeatOf: first.id,
      nextStep: 'customer',
      prefill: { customer: { lastName: 'Демеу' }, car: { plate: '237BLM02' }, contract: { price: 10_000_000 } },
    });
    // What was copied may be sent as it is.
    const saved = await aidos.call('putCustomerDocument', {
      path: { id: copy.body.id },
      body: { ...customer(), ...copy.body.prefill.customer },
    });
    expect(saved.status).toBe(200);
  });

  it('begins with what the credit claim of the same person knows', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const claim = await walk(insurance, aidos);
    const { prefill, creditClaimId } = await claim.read();
    expect(creditClaimId).not.toBeNull();
    expect(prefill.customer).toMatchObject({ lastName: 'Демеу', address: { locality: '75-d2' } });
    expect(prefill.car['markId']).toEqual(expect.any(String));
    // Nothing is told of somebody whom the caller only names.
    const other = await aidos.call('createInsuranceClaim', {
      body: { personalNumber: '950707399034', phone: '77000000002' },
    });
    expect(other.body.prefill).toMatchObject({
      customer: { personalNumber: '950707399034', phone: '77000000002' },
      car: {},
    });
    expect(Object.keys(other.body.prefill.customer)).toEqual(['personalNumber', 'phone']);
  });

  it('begins with what is to be insured, and with what the insurers know of the caller and of a car of the caller', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const of = { personalNumber: '900115399012', phone: '77000000001' };
    const begun = await aidos.call('createInsuranceClaim', { body: { ...of, kind: 'both', plate: '101 adf 02' } });
    expect(begun.body).toMatchObject({
      nextStep: 'customer',
      carName: 'Kia Sportage',
      prefill: {
        customer: {
          lastName: 'Демеу',
          document: { number: '012345678', authority: 'МВД РК' },
          drivers: [{ personalNumber: '900115399012', experienceYears: 12 }],
        },
        car: { plate: '101ADF02', year: 2020, registrationNumber: 'AB10100001' },
        product: { kind: 'both', startDate: '2026-02-02' },
      },
    });
    // The price of a car stands in no register, nor is the credit claim's about this one.
    expect(begun.body.prefill.contract).toEqual({});
    // But what such cars cost, announcements say: one Sportage of 2020 for 10 900 000.
    expect(begun.body.marketValue).toBe(10_900_000);
    expect([begun.body.localityWithin, begun.body.localityName]).toEqual(['г. Алматы', 'Алмалинский район']);
    // It may be saved as it is.
    const path = { id: begun.body.id };
    const { car, customer: person } = begun.body.prefill;
    expect((await aidos.call('putCustomerDocument', { path, body: { isResident: true, ...person } })).status).toBe(200);
    expect((await aidos.call('putCarCharacteristics', { path, body: car })).status).toBe(200);
  });

  it('tells nobody of a car that is not theirs, and keeps the plate that was typed', async () => {
    const insurance = await startInsurance();
    const typed = { phone: '77000000002', kind: 'ogpo', plate: '101 ADF 02' };
    const stranger = await insurance
      .person('saule')
      .call('createInsuranceClaim', { body: { ...typed, personalNumber: '950707399034' } });
    expect(stranger.body).toMatchObject({ carName: null, prefill: { car: { plate: '101ADF02' } } });
    expect(Object.keys(stranger.body.prefill.car)).toEqual(['plate']);
    expect(stranger.body.marketValue).toBeNull();
    const desk = await insurance
      .person('partner-demo')
      .call('createInsuranceClaim', { body: { ...typed, personalNumber: '900115399012', phone: '77000000001' } });
    expect(desk.body.prefill).toMatchObject({ car: { plate: '101ADF02' } });
    expect(desk.body.prefill.car).not.toHaveProperty('vin');
    expect(desk.body.prefill.customer).not.toHaveProperty('document');
    const foreign = await insurance
      .person('aidos')
      .call('createInsuranceClaim', { body: { ...typed, personalNumber: '960518399193', plate: 'А123ВС77' } });
    expect([foreign.status, foreign.body.detail[0].loc]).toEqual([422, ['body', 'plate']]);
  });

  it('copies nothing of a car into a prolongation for another one', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const first = await walk(insurance, aidos);
    await first.issued();
    const copy = await aidos.call('createInsuranceClaim', {
      body: { personalNumber: '900115399012', phone: '77000000001', repeatOf: first.id, plate: '101 ADF 02' },
    });
    expect(copy.body.prefill).toMatchObject({
      customer: { lastName: 'Демеу' },
      car: { plate: '101ADF02', modelId: 'kia-sportage' },
      contract: {},
    });
    expect(copy.body.prefill.contract).toEqual({});
  });

  it('shows the list in pages, with a total, by source and by search', async () => {
    const insurance = await startInsurance();
    const saule = insurance.person('saule');
    const first = (await saule.call('listInsuranceClaims')).body;
    const second = (await saule.call('listInsuranceClaims', { query: { page: '2' } })).body;
    expect([first.items.length, first.total, first.hasNextPage, second.items.length, second.hasPrevPage]).toEqual([
      10,
      18,
      true,
      8,
      true,
    ]);
    expect(new Set([...first.items, ...second.items].map(({ status }) => status.alias)).size).toBe(18);
    const marketplace = (await saule.call('listInsuranceClaims', { query: { source: 'marketplace' } })).body;
    expect(marketplace.items.every(({ source }: { source: string }) => source === 'marketplace')).toBe(true);
    expect(marketplace.total).toBeGreaterThan(0);
    const issued = (await saule.call('listInsuranceClaims', { query: { status: 'issued' } })).body;
    const found = (await saule.call('listInsuranceClaims', { query: { search: issued.items[0].policyNumber } })).body;
    expect(found.items.map(({ id }: { id: string }) => id)).toEqual([issued.items[0].id]);
    expect((await saule.call('listInsuranceClaims', { query: { search: '%' } })).body.total).toBe(18);
    expect((await insurance.person('arman').call('listInsuranceClaims')).body).toMatchObject({ items: [], total: 0 });
  });

  it('makes a claim of an application of the marketplace, once', async () => {
    const insurance = await startInsurance();
    const aidos = insurance.person('aidos');
    const arman = insurance.person('arman');
    const bind = (person: typeof aidos, applicationId: string) =>
      person.call('bindMarketplaceClaim', { body: { applicationId } });
    const bound = await bind(aidos, '777');
    expect(bound.body).toMatchObject({
      source: 'marketplace',
      applicationId: '777',
      personalNumber: '900115399012',
      prefill: { car: { markId: expect.any(String) }, contract: { price: expect.any(Number) } },
    });
    expect((await bind(aidos, '777')).body).toMatchObject({ claimId: bound.body.id, status: 'draft' });
    const answers = [
      await bind(aidos, '777'),
      await bind(arman, '777'),
      await bind(arman, '778'),
      await bind(aidos, 'no'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 404, 404, 404]);
  });
});

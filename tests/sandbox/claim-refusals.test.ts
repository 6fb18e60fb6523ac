import { describe, expect, it } from 'vitest';
import type { BorrowerInput, CreateClaimInput } from '../../openapi/index.ts';
import { application, startClaims, wholeBorrower } from './claim-support.ts';

const locsOf = (errors: readonly { extensions: Record<string, unknown> }[]): string[] =>
  (errors[0]?.extensions['detail'] as { loc: (string | number)[] }[] | undefined)?.map(({ loc }) =>
    loc.slice(1).join('.'),
  ) ?? [];

describe('creating a claim', () => {
  it.each<[string, Partial<CreateClaimInput>, string[]]>([
    ['a wrong check digit', { personalNumber: '900115399013' }, ['input.personalNumber']],
    ['a landline', { phone: '77272501234' }, ['input.phone']],
    ['digits in a name', { firstName: 'R2D2', lastName: '' }, ['input.firstName', 'input.lastName']],
    ['a fee as big as the price', { initialFee: 10_000_000 }, ['input.initialFee']],
    ['a broken fee', { initialFee: 1_000_000.5 }, ['input.initialFee']],
    ['a term out of range', { term: 6 }, ['input.term']],
    [
      'a foreign model',
      {
        product: {
          carType: 'used',
          carMarkId: 'kia',
          carModelId: 'toyota-camry',
          carProductionYear: 2021,
          carPrice: 10_000_000,
        },
      },
      ['input.product.carModelId'],
    ],
    [
      'a car without a mark and a year, too cheap',
      { initialFee: 1, product: { carType: 'used', carPrice: 100 } },
      ['input.product.carPrice', 'input.product.carMarkId', 'input.product.carProductionYear'],
    ],
    [
      'a foreign plate and a short VIN',
      { product: { ...application().product, carPlate: 'А123ВС77', carVin: 'ZZZ' } },
      ['input.product.carPlate', 'input.product.carVin'],
    ],
    [
      'a seller with the phone of the buyer',
      { seller: { name: 'Ерлан', phone: '77000000031' } },
      ['input.seller.phone'],
    ],
  ])('refuses %s by field', async (_name, over, locs) => {
    const sandbox = await startClaims();
    const { status, errors } = await sandbox.gql('createClaimByCustomer', { input: application(over) });
    expect([status, errors[0]?.extensions.status]).toEqual([200, 422]);
    expect(locsOf(errors)).toEqual(locs);
  });

  it('refuses what the schema does not know, and introspection', async () => {
    const sandbox = await startClaims();
    const input = { ...application(), product: { ...application().product, carType: 'flying' } };
    const wrong = await sandbox.gql('createClaimByCustomer', { input: input as unknown as CreateClaimInput });
    expect(wrong.errors[0]?.extensions.status).toBe(422);
    const query = await sandbox.call('POST', '/services/claim/customers', {
      body: { operationName: 'countries', query: '{ countries { __type: __typename alias secret } }' },
    });
    expect(query.status).toBe(400);
  });

  it("is the dealer's with createClaim, the client's with createClaimByCustomer", async () => {
    const sandbox = await startClaims();
    const client = (await sandbox.signIn('aidos')).access;
    const dealer = (await sandbox.signIn('dealer-demo')).access;
    const input = application({ personalNumber: '000229699201' });
    const byClient = await sandbox.gql('createClaim', { input }, { token: client });
    expect([byClient.errors[0]?.extensions.status, byClient.errors[0]?.message]).toEqual([
      403,
      'role required: dealer',
    ]);
    const byDealer = await sandbox.gql('createClaimByCustomer', { input }, { token: dealer });
    expect(byDealer.errors[0]?.extensions.status).toBe(403);
    expect((await sandbox.gql('createClaim', { input })).status).toBe(401);
    const made = await sandbox.ask('createClaim', { input }, dealer);
    expect(made).toMatchObject({ type: 'DEALER', status: { alias: 'new' }, product: { creditType: 'auto_used' } });
    expect(
      (await sandbox.ask('claims', { filters: { dateFrom: '2026-02-01' } }, dealer)).items.map(({ id }) => id),
    ).toEqual([made.id]);
    const link = (await sandbox.inbox('77000000031')).at(-1)?.split('/link/')[1];
    expect((await sandbox.call('GET', `/services/shortLink/${link}`)).body.target).toEqual({
      kind: 'claim',
      id: made.id,
    });
  });
});

describe('the questionnaire', () => {
  it('takes blocks one by one, keeps what is not said, clears what is null', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create();
    await sandbox.sign(customer);
    await sandbox.identity(customer);
    const save = (borrower: BorrowerInput) =>
      sandbox.ask('updateClaimByCustomer', { id: customer.id, borrower }, customer.token);
    expect(await save({ document: { type: 'id_card', number: '012 345 678' } })).toMatchObject({
      status: { alias: 'data_confirmation' },
      borrower: { document: { number: '012345678', gender: { alias: 'male' } } },
    });
    const { borrower } = await save({
      document: { authority: 'МВД РК' },
      maritalStatus: '1',
      spouse: { firstName: 'Сая', lastName: 'Демеу' },
      incomes: [
        { type: 'main', value: 5 },
        { type: 'rent', value: 7 },
      ],
    });
    expect(borrower).toMatchObject({
      document: {
        number: '012345678',
        authority: 'МВД РК',
        type: { alias: 'id_card', name: 'Удостоверение личности РК' },
      },
      maritalStatus: { alias: 'married' },
      spouse: { firstName: 'Сая' },
      monthIncome: 5,
      additionalIncome: 7,
    });
    expect((await save({ spouse: null })).borrower.spouse).toBeNull();
    const { addressReg } = (await save({ addressReg: { locality: '10-c1-1-1', street: 'Абая', house: '10а/1' } }))
      .borrower;
    expect([
      addressReg?.locality?.name,
      addressReg?.locality?.parent?.name,
      addressReg?.locality?.parent?.parent?.name,
    ]).toEqual(['Акшабай', 'Абралинский сельский округ', 'Семей']);
  });

  it.each<[string, BorrowerInput, string[]]>([
    [
      'a number that does not fit the document',
      { document: { type: 'passport', number: '012345678' } },
      ['borrower.document.number'],
    ],
    [
      'an expired document and an issue in the future',
      { document: { dateIssue: '2026-03-01', dateEnd: '2025-01-01' } },
      ['borrower.document.dateIssue', 'borrower.document.dateEnd'],
    ],
    ['a birth date of a minor', { dateOfBirth: '2010-01-01' }, ['borrower.dateOfBirth']],
    [
      'the own phone as a contact',
      { contacts: [{ type: 'friend', phone: '77000000031', names: 'Один' }] },
      ['borrower.contacts.0.phone', 'borrower.contacts.0.names'],
    ],
    [
      'four contacts',
      { contacts: Array.from({ length: 4 }, () => ({ type: 'friend', phone: '77010000002', names: 'Тестов Арман' })) },
      ['borrower.contacts'],
    ],
    ['a codeword with digits', { codeword: 'пароль1' }, ['borrower.codeword']],
    ['the own name as a codeword', { codeword: 'айдос' }, ['borrower.codeword']],
    ['sixteen children', { childCount: 16 }, ['borrower.childCount']],
    [
      'unknown references',
      { nationality: 'XX', maritalStatus: 'engaged', job: { socialGroup: 'spy' } },
      ['borrower.nationality', 'borrower.maritalStatus', 'borrower.job.socialGroup'],
    ],
    [
      'a shorter whole experience than the last one',
      { job: { experienceCommon: 3, experienceLast: 30 } },
      ['borrower.job.experienceLast'],
    ],
    [
      'a house without a number and an unknown place',
      { addressLive: { house: 'дом', locality: '0' } },
      ['borrower.addressLive.locality', 'borrower.addressLive.house'],
    ],
  ])('refuses %s by field', async (_name, borrower, locs) => {
    const sandbox = await startClaims();
    const customer = await sandbox.create();
    await sandbox.sign(customer);
    await sandbox.identity(customer);
    const { errors } = await sandbox.gql(
      'updateClaimByCustomer',
      { id: customer.id, borrower },
      { token: customer.token },
    );
    expect(locsOf(errors)).toEqual(locs);
    expect((await sandbox.claim(customer)).status.alias).toBe('verified');
  });

  it('names every missing field at the confirmation, in the language of the reader', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create();
    await sandbox.sign(customer);
    await sandbox.identity(customer);
    // What the register has said is taken back.
    const document = { type: null, number: null, dateIssue: null, dateEnd: null, authority: null };
    const borrower = { document, addressReg: null };
    await sandbox.gql('updateClaimByCustomer', { id: customer.id, borrower }, { token: customer.token });
    const { errors } = await sandbox.gql(
      'generateApplicationForm',
      { id: customer.id },
      { token: customer.token, headers: { 'accept-language': 'kk' } },
    );
    expect(locsOf(errors)).toEqual([
      'borrower.document.type',
      'borrower.document.number',
      'borrower.document.dateIssue',
      'borrower.document.dateEnd',
      'borrower.document.authority',
      'borrower.contacts',
      'borrower.maritalStatus',
      'borrower.childCount',
      'borrower.job.socialGroup',
      'borrower.incomes',
      'borrower.addressReg.locality',
      'borrower.addressReg.street',
      'borrower.addressReg.house',
      'borrower.addressLive.locality',
      'borrower.addressLive.street',
      'borrower.addressLive.house',
    ]);
    expect(errors[0]?.message).toContain('Өрісті толтырыңыз');
    const married = { ...wholeBorrower, maritalStatus: 'married', job: { socialGroup: 'student' } };
    await sandbox.ask('updateClaimByCustomer', { id: customer.id, borrower: married }, customer.token);
    expect(
      locsOf((await sandbox.gql('generateApplicationForm', { id: customer.id }, { token: customer.token })).errors),
    ).toEqual(['borrower.spouse.lastName', 'borrower.spouse.firstName']);
  });

  it('is open again after the confirmation, and closed while banks decide', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.confirmed();
    const edited = await sandbox.ask(
      'updateClaimByCustomer',
      { id: customer.id, borrower: { childCount: 2 } },
      customer.token,
    );
    expect(edited.status.alias).toBe('data_confirmation');
    await sandbox.ask('generateApplicationForm', { id: customer.id }, customer.token);
    await sandbox.ask('sendClaimToBanksByCustomer', { id: customer.id }, customer.token);
    const late = await sandbox.gql(
      'updateClaimByCustomer',
      { id: customer.id, borrower: { maritalStatus: 'widow' } },
      { token: customer.token },
    );
    expect(late.errors[0]?.extensions).toMatchObject({ status: 409, currentStatus: 'waiting' });
    expect(
      (
        await sandbox.ask(
          'updateClaimByCustomer',
          { id: customer.id, borrower: { codeword: 'Тұлпар' } },
          customer.token,
        )
      ).borrower.codeword,
    ).toBe('Тұлпар');
  });
});

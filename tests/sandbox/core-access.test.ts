import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '../../openapi/index.ts';
import { car, contract, customer, product } from './support/insurance.ts';
import { startSandbox, type Answer, type TestSandbox } from './support/start.ts';

/** Every operation that names somebody's thing, asked by others: it does not exist for them. Generated from the table of operations. */
interface Things {
  readonly claim: string;
  readonly request: string;
  readonly file: string;
  readonly signature: string;
  /** Of casco and life, with a signature that waits; and of a credit. */
  readonly cascoLife: string;
  readonly cascoLifeSignature: string;
  readonly insurance: string;
  readonly commodity: string;
  /** Insurance of a car: one that is filled in, one with offers, one that is issued; an offer, and a document of the policy. */
  readonly carDraft: string;
  readonly carOffers: string;
  readonly carPolicy: string;
  readonly carOffer: string;
  readonly carDocument: string;
}

const consents = ['personal_data', 'credit_bureau', 'pension_data', 'biometrics', 'phone_owner', 'partner_banks'].map(
  (alias) => ({ alias, version: '2026-01' }),
);
const jpg = (): FormData => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])]), 'a.jpg');
  return form;
};
const withFields = (fields: Record<string, string>): FormData => {
  const form = jpg();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

interface Ask {
  readonly path?: string;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly variables?: unknown;
}

/** How each operation that takes an id is asked for `things`. */
const asks: Partial<Record<OperationId, (things: Things) => Ask>> = {
  listFiles: ({ claim }) => ({ query: { claim_id: claim } }),
  uploadFile: ({ claim }) => ({ body: withFields({ claim_id: claim, type: 'other' }) }),
  getFile: ({ file }) => ({ path: file }),
  replaceFile: ({ file }) => ({ path: file, body: jpg() }),
  deleteFile: ({ file }) => ({ path: file }),
  getBankRequest: ({ request }) => ({ path: request }),
  listIntegrations: ({ request }) => ({ path: request }),
  setBank: ({ request }) => ({ path: request, body: { bank_alias: 'demo_dala' } }),
  signBeforeBanks: ({ claim }) => ({ body: { claimId: claim, consents } }),
  makeUrl: ({ claim }) => ({ query: { agreement: claim } }),
  confirmSignature: ({ signature }) => ({ path: signature, body: new URLSearchParams({ code: '123456' }) }),
  repeatSignature: ({ signature }) => ({ path: signature }),
  getCascoLifeClaim: ({ cascoLife }) => ({ path: cascoLife }),
  cascoLifeToAgreeing: ({ cascoLife }) => ({ path: cascoLife }),
  createCascoLifeAgreement: ({ cascoLife }) => ({ path: cascoLife }),
  sendCascoLifeClaim: ({ cascoLife }) => ({ path: cascoLife }),
  completeSelection: ({ cascoLife }) => ({ path: cascoLife }),
  getCascoConditions: ({ cascoLife }) => ({ path: cascoLife }),
  putCascoConditions: ({ cascoLife }) => ({ path: cascoLife, body: { decision: 'decline' } }),
  getLifeConditions: ({ cascoLife }) => ({ path: cascoLife }),
  putLifeConditions: ({ cascoLife }) => ({ path: cascoLife, body: { decision: 'own_policy' } }),
  confirmCascoLifeSignature: ({ cascoLifeSignature: path }) => ({
    path,
    body: new URLSearchParams({ code: '123456' }),
  }),
  repeatCascoLifeSignature: ({ cascoLifeSignature: path }) => ({ path }),
  getClientData: ({ insurance }) => ({ path: insurance }),
  sendDataToInsurer: ({ insurance }) => ({ path: insurance, body: { phone: '77000000003', consents: [], health: [] } }),
  getCommodityClaim: ({ commodity }) => ({ path: commodity }),
  fillCommodityClaim: ({ commodity }) => ({
    path: commodity,
    body: {
      lastName: 'Көрме',
      firstName: 'Сәуле',
      document: {
        type: 'id_card',
        number: '012345678',
        dateIssue: '2020-03-11',
        dateEnd: '2030-03-10',
        authority: 'МВД РК',
      },
      socialGroup: 'regular',
      monthIncome: 450_000,
    },
  }),
  listCommodityOffers: ({ commodity }) => ({ path: commodity }),
  getCommodityAgreement: ({ commodity }) => ({ path: commodity }),
  signCommodityClaim: ({ commodity }) => ({ path: commodity, body: { offer_id: 'any' } }),
  getInsuranceClaim: ({ carPolicy }) => ({ path: carPolicy }),
  putCustomerDocument: ({ carDraft }) => ({ path: carDraft, body: customer({}, '920417499202') }),
  putCarCharacteristics: ({ carDraft }) => ({ path: carDraft, body: car() }),
  putCarContract: ({ carDraft }) => ({ path: carDraft, body: contract() }),
  putInsuranceProduct: ({ carDraft }) => ({ path: carDraft, body: product() }),
  calculateOffers: ({ carPolicy }) => ({ path: carPolicy }),
  insuranceToAgreeing: ({ carPolicy }) => ({ path: carPolicy }),
  createInsuranceAgreement: ({ carPolicy }) => ({ path: carPolicy }),
  getAgreementDocument: ({ carPolicy }) => ({ path: carPolicy }),
  insuranceToSigning: ({ carPolicy }) => ({ path: carPolicy }),
  sendInsuranceClaim: ({ carPolicy }) => ({ path: carPolicy }),
  declineInsuranceClaim: ({ carDraft }) => ({ path: carDraft, body: { reason: 'changed_mind' } }),
  getOffer: ({ carOffer }) => ({ path: carOffer }),
  getOfferClaim: ({ carOffers }) => ({ path: carOffers }),
  getPolicyDocument: ({ carDocument }) => ({ path: carDocument }),
  claim: ({ claim }) => ({ variables: { id: claim } }),
  applicationForm: ({ claim }) => ({ variables: { id: claim } }),
  creditAgreement: ({ claim }) => ({ variables: { id: claim } }),
  updateClaimByCustomer: ({ claim }) => ({ variables: { id: claim, borrower: { childCount: 1 } } }),
  generateApplicationForm: ({ claim }) => ({ variables: { id: claim } }),
  sendClaimToBanks: ({ claim }) => ({ variables: { id: claim } }),
  sendClaimToBanksByCustomer: ({ claim }) => ({ variables: { id: claim } }),
  declineClaimByCustomer: ({ claim }) => ({ variables: { id: claim } }),
  confirmDealStepByCustomer: ({ claim }) => ({ variables: { id: claim, step: 'contract' } }),
};
/** Ids of these are public: an announcement, a car mark. Of the last two a token of their own decides (credit-insurance.test.ts). */
const PUBLIC = new Set<OperationId>([
  'getPublication',
  'carModels',
  'getCreditInsurance',
  'getClientApplication',
  // The id of a link is the secret itself (links.test.ts).
  'openShortLink',
  'confirmShortLink',
  'renewShortLink',
]);

const statusOf = ({ status, body }: Answer): number => body?.errors?.[0]?.extensions.status ?? status;

async function ask(
  sandbox: TestSandbox,
  id: OperationId,
  { path, query, body, variables }: Ask,
  token?: string,
): Promise<Answer> {
  const row = operations[id];
  if (row.kind === 'graphql') {
    const payload = { operationName: id, query: 'document' in row ? row.document : '', variables };
    return sandbox.call('POST', `/services/${row.service}${row.path}`, { body: payload, ...(token ? { token } : {}) });
  }
  const address = `/services/${row.service}${row.path.replace('{id}', path ?? '')}${query ? `?${new URLSearchParams(query)}` : ''}`;
  return sandbox.call(row.method.toUpperCase(), address, {
    ...(body === undefined ? {} : { body }),
    ...(token ? { token } : {}),
  });
}

/** A claim of `aidos` with a file and an open signature, and a request of `saule` to banks. */
async function setup() {
  const sandbox = await startSandbox();
  const owner = (await sandbox.signIn('aidos')).access;
  const saule = (await sandbox.signIn('saule')).access;
  const created = await ask(
    sandbox,
    'createClaimByCustomer',
    {
      variables: {
        input: {
          initialFee: 4_000_000,
          term: 60,
          personalNumber: '900115399012',
          phone: '77000000001',
          firstName: 'Айдос',
          lastName: 'Демеу',
          product: {
            carType: 'used',
            carMarkId: 'toyota',
            carModelId: 'toyota-camry',
            carProductionYear: 2021,
            carEngineType: 'petrol',
            carPrice: 10_000_000,
          },
          seller: { name: 'Ерлан', phone: '77010000011' },
        },
      },
    },
    owner,
  );
  const claim = created.body.data.createClaimByCustomer.id as string;
  const list = (await ask(sandbox, 'claims', { variables: {} }, saule)).body.data.claims.items as {
    requestId: string | null;
    status: { alias: string };
  }[];
  const request = list.find((one) => one.status.alias === 'waiting')!.requestId!;
  const file = (await ask(sandbox, 'uploadFile', { body: withFields({ claim_id: claim, type: 'other' }) }, owner)).body
    .id as string;
  const signature = (await ask(sandbox, 'signBeforeBanks', { body: { claimId: claim, consents } }, owner)).body
    .signature.id as string;
  const examples = (await sandbox.api('GET', 'examples')).body as {
    kind: string;
    id: string;
    status: string;
    owner: string | null;
  }[];
  const example = (kind: string, status: string): string =>
    examples.find((one) => one.kind === kind && one.status === status && one.owner !== 'aidos')!.id;
  const cascoLife = example('cascoLife', 'agreement_created');
  const agreement = await ask(sandbox, 'createCascoLifeAgreement', { path: cascoLife }, saule);
  const cascoLifeSignature = agreement.body.signature.id as string;
  const insurance = example('creditInsurance', 'plain offered');
  const commodity = example('commodityClaim', 'filled');
  const [carDraft, carOffers, carPolicy] = ['draft', 'calculated', 'issued'].map((status) =>
    example('insurance', status),
  );
  const policy = await ask(sandbox, 'getInsuranceClaim', { path: carPolicy! }, saule);
  const offers = await ask(sandbox, 'listOffers', { query: { claim_id: carOffers! } }, saule);
  const cars = {
    carDraft: carDraft!,
    carOffers: carOffers!,
    carPolicy: carPolicy!,
    carOffer: offers.body[0].id as string,
    carDocument: policy.body.documents[0].id as string,
  };
  return {
    sandbox,
    owner,
    saule,
    things: { claim, request, file, signature, cascoLife, cascoLifeSignature, insurance, commodity, ...cars },
  };
}

const withIds = (Object.keys(operations) as OperationId[]).filter((id) => {
  const row = operations[id];
  const takesId =
    row.kind === 'graphql'
      ? /\$\w*[iI]d:|\bid: ?\$|\(id:/.test('document' in row ? String(row.document) : '')
      : row.path.includes('{id}');
  return takesId && !PUBLIC.has(id);
});

describe('a thing of somebody else', () => {
  it('the table below has every operation with an id', () => {
    expect(withIds.length).toBeGreaterThan(10);
    expect(withIds.filter((id) => asks[id] === undefined)).toEqual([]);
  });

  it('does not exist for others: the answer is that of an id of nobody, and nothing happens', async () => {
    const { sandbox, things } = await setup();
    const stranger = (await sandbox.signIn('arman')).access;
    const partner = (await sandbox.signIn('partner-demo')).access;
    const before = JSON.stringify((await sandbox.api('GET', 'ledger')).body);
    const nothing: Things = {
      claim: crypto.randomUUID(),
      request: crypto.randomUUID(),
      file: crypto.randomUUID(),
      signature: crypto.randomUUID(),
      cascoLife: crypto.randomUUID(),
      cascoLifeSignature: crypto.randomUUID(),
      insurance: crypto.randomUUID(),
      commodity: crypto.randomUUID(),
      carDraft: crypto.randomUUID(),
      carOffers: crypto.randomUUID(),
      carPolicy: crypto.randomUUID(),
      carOffer: crypto.randomUUID(),
      carDocument: crypto.randomUUID(),
    };
    for (const [id, build] of Object.entries(asks) as [OperationId, (things: Things) => Ask][]) {
      const foreign = await ask(sandbox, id, build(things), stranger);
      const unknown = await ask(sandbox, id, build(nothing), stranger);
      const dealersOnly = id === 'sendClaimToBanks';
      expect([id, statusOf(foreign)]).toEqual([id, dealersOnly ? 403 : 404]);
      expect([id, foreign.body]).toEqual([id, unknown.body]);
      expect([id, statusOf(await ask(sandbox, id, build(things), partner))]).toEqual([
        id,
        expect.toBeOneOf([403, 404]),
      ]);
      expect([id, (await ask(sandbox, id, build(things))).status]).toEqual([id, 401]);
    }
    expect(JSON.stringify((await sandbox.api('GET', 'ledger')).body)).toBe(before);
  });

  it('exists for its owner: the table asks rightly', async () => {
    const { sandbox, owner, saule, things } = await setup();
    for (const [id, build] of Object.entries(asks) as [OperationId, (things: Things) => Ask][]) {
      const token =
        /^(getBankRequest|listIntegrations|setBank|getClientData|sendDataToInsurer)$|Commodity|CascoLife|[iI]nsurance|^putC|ffer|Document$|Conditions|completeSelection|cascoLife/.test(
          id,
        )
          ? saule
          : owner;
      expect([id, [401, 404].includes(statusOf(await ask(sandbox, id, build(things), token)))]).toEqual([id, false]);
    }
    expect(sandbox.engine.log.problems()).toEqual([]);
  });
});

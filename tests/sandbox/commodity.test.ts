import { describe, expect, it, onTestFinished } from 'vitest';
import type { CommodityClaim, CommodityListItem, CommodityOffer } from '../../openapi/index.ts';
import { goodsLenders } from '../../sandbox/data/commodity.ts';
import { commodityLifecycle } from '../../sandbox/services/commodity/lifecycle.ts';
import { goodsOffer, goodsVerdict, lenderOf } from '../../sandbox/services/commodity/offers.ts';
import { estimatesOfAll } from '../../schemas/commodity-loan/lenders.ts';
import { createWork } from '../../sandbox/core/work.ts';
import { issueTokens } from '../../sandbox/services/auth/index.ts';
import { textOf } from './support/pdf-text.ts';
import { startSandbox, type CallOptions, type TestSandbox } from './support/start.ts';

const BASE = '/services/commodityClaim/api/v1/claims';
const DOCS = '/services/docs/api/v1/files';
const HOUR_MS = 3_600_000;
const data = {
  lastName: 'Демеу',
  firstName: 'Айдос',
  document: {
    type: 'id_card',
    number: '012345678',
    dateIssue: '2020-03-11',
    dateEnd: '2030-03-10',
    authority: 'МВД РК',
  },
  socialGroup: 'regular',
  monthIncome: 450_000,
};
const png = Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1');

const start = async (): Promise<TestSandbox> => {
  const sandbox = await startSandbox();
  onTestFinished(() => expect(sandbox.engine.log.problems()).toEqual([]));
  return sandbox;
};
/** A session of the claim's owner, whether they have a password or not. */
const tokenOf = (sandbox: TestSandbox, claimId: string): Promise<string> =>
  sandbox.engine.store.transaction(async (tx) => {
    const row = await tx
      .selectFrom('commodity_claims')
      .select('owner_id')
      .where('id', '=', claimId)
      .executeTakeFirstOrThrow();
    const { engine } = sandbox;
    const work = createWork({
      tx,
      at: sandbox.now(),
      locale: 'ru',
      origin: engine.origin,
      source: 'test',
      key: null,
      planned: engine.jobs.planned,
    });
    return (await issueTokens(work, row.owner_id)).accessToken;
  });
const control = (sandbox: TestSandbox, id: string, values: object, subject?: string) =>
  sandbox.api('POST', `controls/${id}`, { ...(subject === undefined ? {} : { subject }), values });

/** A claim of `account` in `status`, and its owner's token. */
const given = async (
  sandbox: TestSandbox,
  { account = 'arman', status = 'new', basket = 'fridge' }: { account?: string; status?: string; basket?: string } = {},
) => {
  const made = await control(sandbox, 'commodity.basket', { account, basket, shop: 'demo_tehnika', status });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const id = made.body.id as string;
  const session = () => tokenOf(sandbox, id);
  const call = async (method: string, path: string, options: CallOptions = {}) =>
    sandbox.call(method, `${BASE}/${id}/${path}`, { token: await session(), ...options });
  return {
    id,
    call,
    read: async (): Promise<CommodityClaim> => (await call('GET', 'by-client/')).body,
    offers: async (): Promise<CommodityOffer[]> => (await call('GET', 'bank-offers/by-client/')).body,
    fill: (over: object = {}) => call('PUT', 'client-data/by-client/', { body: { ...data, ...over } }),
    upload: async (type: string) => {
      const form = new FormData();
      form.set('claim_id', id);
      form.set('type', type);
      form.set('file', new Blob([png], { type: 'image/png' }), 'id.png');
      return sandbox.call('POST', DOCS, { token: await session(), body: form });
    },
    sign: (offerId: string, over: object = {}) => call('POST', 'aitu-sign/', { body: { offer_id: offerId, ...over } }),
    visit: (url: string, outcome: string) => control(sandbox, 'identity.visit', { outcome }, url.split('/').at(-1)),
  };
};

describe('the list of commodity claims', () => {
  it('has every one of the person, those that are over among them, newest first, and nobody else’s', async () => {
    const sandbox = await start();
    const { id } = await given(sandbox, { account: 'arman', status: 'goods_released' });
    const list = async (page: number) =>
      (await sandbox.call('GET', `${BASE}/?page=${page}`, { token: await tokenOf(sandbox, id) })).body;
    // `arman` has a claim with offers from the start, made two hours before.
    const first = await list(1);
    expect(first).toMatchObject({ page: 1, total: 2, hasNextPage: false, hasPrevPage: false });
    expect(first.items.map((one: CommodityListItem) => one.status.alias)).toEqual(['goods_released', 'offers']);
    expect(Object.keys(first.items[0])).not.toContain('customer');
    expect(await list(2)).toMatchObject({ items: [], total: 2, hasPrevPage: true });
  });
});

describe('the lifecycle of a commodity claim', () => {
  it('leads nowhere from the last statuses', () => {
    const { statuses, isFinal, after } = commodityLifecycle;
    expect(statuses.filter(isFinal)).toEqual(['goods_released', 'rejected', 'cancelled']);
    expect(after('signed', 'PICKED')).toBeNull();
    expect(after('new', 'SENT')).toBeNull();
  });
});

describe('offers for goods', () => {
  it.each([
    [28, 400_000, { monthly: 38_602, lastPayment: 38_606, total: 463_228, overpayment: 63_228, gesv: 32.04 }],
    [0, 1_200_000, { monthly: 100_000, lastPayment: 100_000, total: 1_200_000, overpayment: 0, gesv: 0 }],
  ])('at %s %% cost what the tables say', (rate, sum, expected) => {
    const kind = rate === 0 ? 'installment' : 'credit';
    expect(goodsOffer('demo_dala', { kind, rate, months: 12, sum, start: '2026-01-15' })).toMatchObject(expected);
  });

  const one = {
    personalNumber: '920417399206',
    lastName: 'А',
    firstName: 'Б',
    monthIncome: 450_000,
    sum: 400_000,
    today: '2026-02-01',
  };
  it('are made for every term that half of the income bears', () => {
    const months = (monthIncome: number) => {
      const verdict = goodsVerdict(lenderOf('demo_orda'), { ...one, monthIncome });
      return verdict.kind === 'offers' ? verdict.offers.map((offer) => offer.months) : verdict;
    };
    expect(months(450_000)).toEqual([3, 6, 12]);
    expect(months(200_000)).toEqual([6, 12]);
    expect(months(66_666)).toEqual([12]);
    expect(months(66_000)).toEqual({ kind: 'refused', code: 'KDN_LIMIT' });
    expect(months(0)).toEqual({ kind: 'refused', code: 'INCOME_UNCONFIRMED' });
  });

  it('keep to the bank’s sums, to the age and to the bans of the day', () => {
    const said = (over: object, bank = 'demo_jet') => goodsVerdict(lenderOf(bank), { ...one, ...over });
    expect(said({ sum: 2_600_000 })).toEqual({ kind: 'refused', code: 'POLICY' });
    expect(said({ personalNumber: '850615399059' })).toEqual({ kind: 'refused', code: 'STOP_CREDIT' });
    expect(said({ personalNumber: '780304399072' })).toEqual({ kind: 'refused', code: 'OVERDUE_90' });
    expect(said({ personalNumber: '910606399172' })).toEqual({ kind: 'refused', code: 'DATA_MISMATCH' });
    expect(said({ personalNumber: '060510599104', today: '2026-01-01' })).toEqual({ kind: 'refused', code: 'POLICY' });
    // Before the ban the conscript is refused for the age only.
    expect(said({ personalNumber: '060510599104', today: '2025-12-31' })).toEqual({ kind: 'refused', code: 'AGE' });
  });
});

describe('a commodity claim', () => {
  it('goes from the basket to the goods', async () => {
    const sandbox = await start();
    await control(sandbox, 'commodity.shop', { outcome: 'cancel' }, (await current(sandbox, 'arman')).id);
    const it = await given(sandbox);
    const sms = async () => (await sandbox.api('GET', 'inbox?phone=77000000002')).body[0].text as string;
    expect(await sms()).toMatch(
      /^Кредиты и страхование: Покупка в кредит\. Заполните заявку: http:\/\/localhost:3000\/link\/[\w-]{32}$/,
    );
    expect(await it.read()).toMatchObject({
      status: { alias: 'new' },
      total: 400_000,
      needDocuments: ['id_front', 'id_back'],
    });
    expect((await it.call('GET', 'bank-offers/by-client/')).status).toBe(409);
    // Whom it will go to, on which terms: those that lend for such a sum, without what the law forbids.
    const read = await it.read();
    expect(read.lenders?.map(({ alias }) => alias)).toEqual(['demo_jet', 'demo_orda', 'demo_dala', 'mcf', 'eubank']);
    const least = estimatesOfAll(read).at(-1);

    expect((await it.fill()).body).toMatchObject({ status: { alias: 'filled' }, customer: { monthIncome: 450_000 } });
    await sandbox.advance(60_000);
    expect((await it.read()).status.alias).toBe('filled');
    expect((await it.upload('id_front')).status).toBe(201);
    expect((await it.read()).needDocuments).toEqual(['id_back']);
    await it.upload('id_back');
    await sandbox.advance(2_000);
    expect((await it.read()).status.alias).toBe('sent');
    expect(await it.offers()).toEqual([]);
    // Nothing of it changes any more.
    expect(await it.fill()).toMatchObject({ status: 409, body: { status: 'sent' } });
    expect(await it.upload('id_front')).toMatchObject({ status: 409, body: { status: 'sent' } });

    // Of this person's banks two lend, two refuse, one never answers.
    await sandbox.advance(8_000);
    const offered = await it.read();
    expect(offered).toMatchObject({ status: { alias: 'offers' } });
    // Now the offers say it.
    expect(offered.lenders).toBeUndefined();
    expect(new Set((await it.offers()).map(({ bank }) => bank.alias))).toEqual(new Set(['demo_dala']));
    expect(await sms()).toMatch(/^Кредиты и страхование: Есть предложения банков/);
    await sandbox.advance(60_000);
    const offers = await it.offers();
    expect(offers.map(({ monthly }) => monthly)).toEqual(offers.map(({ monthly }) => monthly).sort((a, b) => a - b));
    expect(offers[0]).toMatchObject({ status: 'ready', kind: 'credit', months: 24, firstPaymentDate: '2026-03-01' });
    expect(offers[0]?.monthly).toBeGreaterThanOrEqual(least?.monthly ?? Infinity);
    expect((await it.read()).refusals.map(({ code }) => code).sort()).toEqual(['INCOME_UNCONFIRMED', 'POLICY']);

    const picked = offers.find(({ bank, months }) => bank.alias === 'demo_dala' && months === 12)!;
    const { status, body } = await it.sign(picked.id);
    expect(status).toBe(200);
    expect(await it.read()).toMatchObject({
      status: { alias: 'aitu_sign' },
      offerId: picked.id,
      signing: { state: 'pending' },
    });
    expect(await it.call('GET', 'agreement/by-client/')).toMatchObject({ status: 409 });
    const page = await sandbox.call('GET', body.url);
    expect(page.body).toContain('Холодильник');
    expect(page.body).toContain('Дала Демо Банк');
    const done = await sandbox.call('POST', body.url, { body: new URLSearchParams({ outcome: 'ok' }) });
    expect(done.headers.get('location')).toBe(`/sign-success?claim=${it.id}&kind=commodity`);
    expect((await it.read()).status.alias).toBe('signed');
    const signed = (await it.offers()).find(({ id }) => id === picked.id);
    expect(signed).toMatchObject({ status: 'signed', firstPaymentDate: '2026-03-01' });
    // The agreement says what was signed, to whoever has its address, for some minutes.
    const { body: paper } = await it.call('GET', 'agreement/by-client/');
    expect(paper).toMatchObject({ bank: 'Дала Демо Банк', name: `${paper.number}.pdf`, expiresInSec: 300 });
    const open = async (url: string) => sandbox.app.inject({ url: `/services/commodityClaim${url}` });
    const file = await open(paper.url);
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.length]).toEqual([
      200,
      'application/pdf',
      paper.size,
    ]);
    expect(textOf(file.rawPayload)).toEqual(
      expect.arrayContaining([
        `Договор банковского займа № ${paper.number}`,
        'Кредитор: Дала Демо Банк',
        'Товар: Холодильник, 1 шт.',
      ]),
    );
    expect((await open(`/agreements/${it.id}`)).statusCode).toBe(403);
    await sandbox.advance(120_000);
    expect((await it.read()).status.alias).toBe('goods_released');
    expect(await sms()).toMatch(/^Кредиты и страхование: Товар выдан/);
    const ledger = (await sandbox.api('GET', 'ledger')).body.map(({ kind }: { kind: string }) => kind);
    for (const kind of [
      'commodity.created',
      'commodity.sent',
      'commodity.picked',
      'commodity.signed',
      'commodity.released',
    ])
      expect(
        ledger.filter((one: string) => one === kind),
        kind,
      ).toHaveLength(1);
  });

  it('is somebody else’s: 404 for everything', async () => {
    const sandbox = await start();
    const { id } = await current(sandbox, 'aidos');
    const { access: token } = await sandbox.signIn('saule');
    for (const [method, path, body] of [
      ['GET', 'by-client/'],
      ['GET', 'bank-offers/by-client/'],
      ['PUT', 'client-data/by-client/', data],
      ['POST', 'aitu-sign/', { offer_id: 'x' }],
    ] as const)
      expect((await sandbox.call(method, `${BASE}/${id}/${path}`, { token, ...(body ? { body } : {}) })).status).toBe(
        404,
      );
    expect((await sandbox.call('GET', `${DOCS}?claim_id=${id}`, { token })).status).toBe(404);
    expect((await sandbox.call('GET', `${BASE}/${id}/by-client/`)).status).toBe(401);
  });

  it('is found without its id, with two slashes and with one', async () => {
    const sandbox = await start();
    const { access: token } = await sandbox.signIn('aidos');
    const [two, one] = [
      await sandbox.call('GET', `${BASE}//by-client/`, { token }),
      await sandbox.call('GET', `${BASE}/by-client/`, { token }),
    ];
    expect(two).toMatchObject({ status: 200, body: { status: { alias: 'new' }, total: 1_200_000 } });
    expect(one.body).toEqual(two.body);
    const dealer = (await sandbox.signIn('dealer-demo')).access;
    expect((await sandbox.call('GET', `${BASE}//by-client/`, { token: dealer })).status).toBe(404);
  });

  it('opens by its link for a customer without a password, and shows nothing else until the signature', async () => {
    const sandbox = await start();
    await control(sandbox, 'commodity.shop', { outcome: 'cancel' }, (await current(sandbox, 'aidos')).id);
    const it = await given(sandbox, { account: 'aidos', basket: 'phone' });
    const text = (await sandbox.api('GET', 'inbox?phone=77000000001')).body[0].text as string;
    const link = await sandbox.call('GET', `/services/shortLink/${text.split('/link/')[1]}`);
    expect(link.body.target).toEqual({ kind: 'commodity', id: it.id });
    const token = (
      await sandbox.call('POST', '/services/auth/v1/users/refresh-token', {
        body: { refresh_token: link.body.refreshToken },
      })
    ).body.access_token as string;
    expect((await sandbox.call('GET', `${BASE}//by-client/`, { token })).body.id).toBe(it.id);
    const other = (await sandbox.api('GET', 'examples')).body.find(
      ({ kind, owner }: { kind: string; owner: string }) => kind === 'claim' && owner === 'aidos',
    );
    expect((await sandbox.call('GET', `${DOCS}?claim_id=${other.id}`, { token })).status).toBe(404);
  });

  it('refuses wrong data by field, files of other kinds, and takes both sides of the document only', async () => {
    const sandbox = await start();
    const it = await given(sandbox, { account: 'aidos', status: 'filled' });
    const wrong = await it.fill({ lastName: '1', document: { ...data.document, number: '1', dateEnd: '2020-01-01' } });
    expect(wrong.status).toBe(422);
    expect(wrong.body.detail.map(({ loc }: { loc: string[] }) => loc.join('.'))).toEqual([
      'body.lastName',
      'body.document.number',
      'body.document.dateEnd',
    ]);
    expect((await it.upload('account_statement')).status).toBe(422);
    const form = new FormData();
    form.set('claim_id', it.id);
    form.set('type', 'id_front');
    form.set('file', new Blob(['text']), 'id.png');
    expect(
      (await sandbox.call('POST', DOCS, { token: (await sandbox.signIn('aidos')).access, body: form })).status,
    ).toBe(415);
  });

  it('is signed with a living offer of its own: wrong, foreign, expired and failed tries', async () => {
    const sandbox = await start();
    const it = await given(sandbox, { account: 'aidos', status: 'offers' });
    const [first, second] = await it.offers();
    expect(await it.sign('nothing')).toMatchObject({ status: 422, body: { detail: [{ type: 'unknown_offer' }] } });
    expect(await it.sign(first!.id, { redirect_url: '/\\evil.example' })).toMatchObject({ status: 422 });
    expect(await it.sign(first!.id, { redirect_url: '/login' })).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'redirect_forbidden' }] },
    });
    const left = await it.sign(first!.id);
    await it.visit(left.body.url, 'cancelled');
    expect(await it.read()).toMatchObject({
      status: { alias: 'offer_selected' },
      signing: { state: 'failed', attemptsLeft: 3 },
    });
    // Another offer, and the page is left alone.
    await it.sign(second!.id);
    await sandbox.advance(30 * 60_000);
    expect(await it.read()).toMatchObject({
      status: { alias: 'offer_selected' },
      offerId: second!.id,
      signing: { state: 'expired' },
    });
    for (const attemptsLeft of [2, 1, 0]) {
      const again = await it.sign(first!.id);
      const page = await sandbox.call('POST', again.body.url, { body: new URLSearchParams({ outcome: 'failed' }) });
      expect(page.headers.get('location')).toBe(`/sign-fail?claim=${it.id}&kind=commodity`);
      expect((await it.read()).signing.attemptsLeft).toBe(attemptsLeft);
    }
    expect((await it.read()).status.alias).toBe('rejected');
    expect(await it.sign(first!.id)).toMatchObject({ status: 409, body: { status: 'rejected' } });
  });

  it('loses offers after three days, and is cancelled with the last', async () => {
    const sandbox = await start();
    await control(sandbox, 'commodity.shop', { outcome: 'cancel' }, (await current(sandbox, 'aidos')).id);
    const it = await given(sandbox, { account: 'aidos' });
    await it.fill();
    await it.upload('id_front');
    await it.upload('id_back');
    await sandbox.advance(2_000);
    await sandbox.advance(12_000);
    const offers = await it.offers();
    expect(new Set(offers.map(({ bank }) => bank.alias)).size).toBe(goodsLenders.length);
    const jet = offers.find(({ bank }) => bank.alias === 'demo_jet')!;
    await it.sign(jet.id);
    // demo_jet answered first: its offers go first.
    await sandbox.advance(72 * HOUR_MS - 9_000);
    expect(await it.read()).toMatchObject({ status: { alias: 'offers' }, offerId: null });
    expect(await it.sign(jet.id)).toMatchObject({ status: 409, body: { status: 'offers' } });
    await sandbox.advance(9_000);
    expect(await it.read()).toMatchObject({ status: { alias: 'cancelled' }, cancelReason: 'time' });
  });

  it('meets a broken gateway twice and passes the third time', async () => {
    const sandbox = await start();
    const it = await given(sandbox, { account: '920517499068' });
    await it.upload('id_front');
    await it.upload('id_back');
    expect((await it.fill()).status).toBe(502);
    expect((await it.read()).status.alias).toBe('filled');
    expect((await it.fill()).status).toBe(502);
    expect((await it.fill()).status).toBe(200);
    await sandbox.advance(2_000);
    expect((await it.read()).status.alias).toBe('sent');
  });

  it('is cancelled by the shop until the goods are out, and after fourteen idle days', async () => {
    const sandbox = await start();
    const signed = await given(sandbox, { account: 'aidos', status: 'signed' });
    await control(sandbox, 'commodity.shop', { outcome: 'cancel' }, signed.id);
    expect(await signed.read()).toMatchObject({ status: { alias: 'cancelled' }, cancelReason: 'shop' });
    expect(await control(sandbox, 'commodity.shop', { outcome: 'release' }, signed.id)).toMatchObject({ status: 409 });
    const idle = await current(sandbox, 'aidos');
    expect(idle.status.alias).toBe('new');
    await sandbox.advance(14 * 24 * HOUR_MS);
    const { access: token } = await sandbox.signIn('aidos');
    expect((await sandbox.call('GET', `${BASE}/${idle.id}/by-client/`, { token })).body).toMatchObject({
      status: { alias: 'cancelled' },
      cancelReason: 'time',
    });
  });

  it('is rejected when every bank refuses', async () => {
    const sandbox = await start();
    const it = await given(sandbox, { account: '880322499028' });
    await it.fill();
    await it.upload('id_front');
    await it.upload('id_back');
    await sandbox.advance(2_000);
    await sandbox.advance(12_000);
    const claim = await it.read();
    expect(claim.status.alias).toBe('rejected');
    expect(claim.refusals).toHaveLength(goodsLenders.length);
    expect(claim.refusals[0]).toMatchObject({ code: 'KDN_LIMIT', text: 'Долговая нагрузка выше 50 %' });
    expect(await it.offers()).toEqual([]);
  });
});

async function current(sandbox: TestSandbox, account: string): Promise<CommodityClaim> {
  const { access: token } = await sandbox.signIn(account);
  return (await sandbox.call('GET', `${BASE}//by-client/`, { token })).body;
}

import { describe, expect, it } from 'vitest';
import type { CreditInsurance, CreditInsuranceApplication } from '../../openapi/index.ts';
import { lifeInsurerOf } from '../../sandbox/data/life-insurers.ts';
import { addDays } from '../../schemas/facts/date.ts';
import { startClaims, type ClaimSandbox } from './claim-support.ts';
import { textOf } from './support/pdf-text.ts';

const BANK = '/services/bankIntegration/insurance/callback';
const DIRECT = '/services/mydirect';
const HOUR = 3_600_000;

const healthy: CreditInsuranceApplication = {
  phone: '77000000003',
  email: 'saule@example.kz',
  consents: (['application', 'rules', 'data_transfer'] as const).map((alias) => ({ alias, version: '2026-01' })),
  health: ['hospital', 'disability', 'chronic'].map((alias) => ({ alias, answer: false })),
};
const ill = (...yes: string[]): CreditInsuranceApplication => ({
  ...healthy,
  health: healthy.health.map(({ alias }) => ({ alias, answer: yes.includes(alias) })),
});

interface Seeded {
  readonly id: string;
  readonly status: string;
}

/** Ids of saule's insurances of a variant that are in a status and (not) refused by a rule. */
const seeded = async (
  sandbox: ClaimSandbox,
  variant: 'plain' | 'mcrdt',
  wanted: CreditInsurance['status'],
  refusal: NonNullable<CreditInsurance['refusal']>['code'] | null = null,
): Promise<string> => {
  const { access } = await sandbox.signIn('saule');
  const ids = await sandbox.engine.store.transaction((tx) =>
    tx
      .selectFrom('creditins_insurances')
      .select('id')
      .where('phone', '=', '77000000003')
      .where('variant', '=', variant)
      .execute(),
  );
  for (const { id } of ids as Seeded[]) {
    const { body } = await sandbox.call('GET', `${BANK}/client_data/${id}`, { token: access });
    if (body.status === wanted && (body.refusal?.code ?? null) === refusal) return id;
  }
  throw new Error(`nothing is ${wanted} ${refusal}`);
};

const start = async () => {
  const sandbox = await startClaims();
  let { access } = await sandbox.signIn('saule');
  const get = (id: string) => sandbox.call('GET', `${BANK}/client_data/${id}`, { token: access });
  const send = (id: string, body: unknown = healthy, key?: string) =>
    sandbox.call('POST', `${BANK}/send_data_to_myinsurance/${id}`, { token: access, body, ...(key ? { key } : {}) });
  const later = async (ms: number) => {
    await sandbox.advance(ms);
    ({ access } = await sandbox.signIn('saule'));
  };
  const spec = (method: string, path: string, token: string | null, body?: unknown, key?: string) =>
    sandbox.call(method, `${DIRECT}${path}`, {
      headers: token === null ? {} : { 'spec-authorization': `Bearer ${token}` },
      ...(body === undefined ? {} : { body }),
      ...(key ? { key } : {}),
    });
  const find = (phone: string) => spec('POST', `/mydirect/api/v1/insurance/data?phone_number=${phone}`, null);
  return { sandbox, get, send, later, spec, find };
};

describe('by a link from the bank', () => {
  it.each(['plain', 'mcrdt'] as const)('%s: applied for once, the policy comes some seconds later', async (variant) => {
    const { sandbox, get, send, later } = await start();
    const id = await seeded(sandbox, variant, 'offered');
    const before = (await get(id)).body as CreditInsurance;
    // Who is asked, and who gets which data: named, not "the insurer".
    expect(before.consents.map(({ text }) => text.includes(`«${before.insurer.name}»`))).toEqual([true, true, true]);
    expect(before.howToPay).toContain(`«${before.bank.name}»`);
    expect(before).toMatchObject({ variant, refusal: null, client: { personalNumber: '920417499202' }, policy: null });
    const sent = await send(id);
    expect([sent.status, sent.body.status]).toEqual([200, 'sent']);
    expect(sent.body.number).toMatch(/^MI-2026-\d{6}$/);
    const again = await send(id);
    expect([again.status, again.body]).toMatchObject([409, { status: 'sent', sentAt: '2026-02-01T06:00:00.000Z' }]);
    await later(10_000);
    const after = (await get(id)).body as CreditInsurance;
    expect(after).toMatchObject({ status: 'issued', client: { email: 'saule@example.kz' } });
    expect(after.policy).toMatchObject({ dateFrom: '2026-02-02', dateTo: '2029-02-01', refundUntil: '2026-02-15' });
    // As long as its insurer waits for the premium.
    const terms = lifeInsurerOf(after.insurer.alias)?.terms[0]?.value;
    expect(after.policy?.payUntil).toBe(addDays('2026-02-01', terms?.payDays ?? 0));
    expect((await sandbox.inbox('77000000003')).at(-1)).toMatch(/Полис по кредиту оформлен: .*\/link\//);
    const paper = (path: string) => sandbox.app.inject({ url: `/services/bankIntegration${path}` });
    const address = after.policy?.documentUrl ?? '';
    const policy = await paper(address);
    expect([policy.statusCode, policy.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await paper(address.replace('signature=', 'signature=x'))).statusCode).toBe(403);
    // Nobody has a policy before it is made: this one is a microfinance organisation's that was only offered.
    const offered = await seeded(sandbox, 'mcrdt', 'offered');
    expect((await paper(address.replace(id, offered))).statusCode).toBe(404);
  });

  it('the rules that are consented to: at an address of some minutes, in the language of the page', async () => {
    const { sandbox, get, later, find, spec } = await start();
    const id = await seeded(sandbox, 'plain', 'offered');
    const { rulesUrl } = (await get(id)).body as CreditInsurance;
    const open = (path: string, base = '/services/bankIntegration') =>
      sandbox.app.inject({ url: base + path, headers: { 'accept-language': 'kk' } });
    const rules = await open(rulesUrl);
    expect([rules.statusCode, rules.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(rules.rawPayload.toString('latin1')).toMatch(/\/Lang ?\(ru/);
    expect((await open(rulesUrl.replace('signature=', 'signature=x'))).statusCode).toBe(403);
    expect((await open(rulesUrl.replace(id, 'nothing'))).statusCode).toBe(404);
    const { token, insurances } = (await find('77000000001')).body;
    const found = `/mydirect/api/v1/insurance/${insurances[0].insurance_id}`;
    expect((await open((await spec('GET', found, token)).body.rulesUrl, DIRECT)).statusCode).toBe(200);
    await later(5 * 60_000);
    expect((await open(rulesUrl)).statusCode).toBe(403);
  });

  it('a "yes" in the health declaration is looked at by a person: one passes, two do not', async () => {
    const { sandbox, get, send, later } = await start();
    const [one, other] = [await seeded(sandbox, 'plain', 'offered'), await seeded(sandbox, 'mcrdt', 'offered')];
    expect((await send(one, ill('chronic'))).body.status).toBe('underwriting');
    expect((await send(other, ill('chronic', 'hospital'))).body.status).toBe('underwriting');
    expect((await send(one)).body).toMatchObject({ status: 'underwriting' });
    await later(120_000 + 10_000);
    expect((await get(one)).body.status).toBe('issued');
    expect((await get(other)).body).toMatchObject({ status: 'refused', refusal: { code: 'HEALTH' } });
    expect((await send(other)).body).toMatchObject({ detail: 'Страховщик отказал', status: 'refused' });
  });

  it.each([
    ['plain', 'AGE_AT_LOAN_END'],
    ['plain', 'SUM_OVER_MAXIMUM'],
    ['mcrdt', 'SUM_OVER_MAXIMUM'],
    ['mcrdt', 'ALREADY_INSURED'],
  ] as const)('%s: refused by the rules of the insurer, told before: %s', async (variant, code) => {
    const { sandbox, get, send } = await start();
    const id = await seeded(sandbox, variant, 'offered', code);
    const answer = await send(id);
    expect([answer.status, answer.body.detail]).toMatchObject([422, [{ loc: ['body'], type: code }]]);
    expect((await get(id)).body.status).toBe('offered');
    if (code === 'SUM_OVER_MAXIMUM' && variant === 'mcrdt')
      expect(answer.body.detail[0].msg).toMatch(/2\u00a0000\u00a0000/);
  });

  it('names every wrong field', async () => {
    const { sandbox, send } = await start();
    const id = await seeded(sandbox, 'plain', 'offered');
    const wrong = await send(id, { ...healthy, phone: '7700000000', email: 'saule', consents: [], health: [] });
    expect(wrong.body.detail.map(({ loc }: { loc: string[] }) => loc[1])).toEqual([
      'phone',
      'email',
      'consents',
      'health',
    ]);
    const old = await send(id, {
      ...healthy,
      consents: healthy.consents.map((one) => ({ ...one, version: '2025-01' })),
    });
    expect(old.body.detail[0].type).toBe('consent_version');
  });

  it('an outdated offer is 410; a foreign or unknown one does not exist', async () => {
    const { sandbox, get, send, later } = await start();
    const id = await seeded(sandbox, 'plain', 'offered');
    const { access } = await sandbox.signIn('aidos');
    const foreign = await sandbox.call('GET', `${BANK}/client_data/${id}`, { token: access });
    expect([foreign.status, (await get('nothing')).status, (await send('nothing')).status]).toEqual([404, 404, 404]);
    await later(14 * 24 * HOUR);
    expect([(await get(id)).status, (await send(id)).body.status]).toEqual([410, 'outdated']);
  });

  it('one key sends once', async () => {
    const { sandbox, send } = await start();
    const id = await seeded(sandbox, 'plain', 'offered');
    const first = await send(id, healthy, 'k');
    const second = await send(id, healthy, 'k');
    expect([first.body, second.headers.get('idempotency-replayed')]).toEqual([second.body, 'true']);
    const ledger = (await sandbox.api('GET', 'ledger?since=0')).body as { kind: string }[];
    expect(ledger.filter(({ kind }) => kind === 'creditInsurance.sent')).toHaveLength(1);
  });

  it('while the insurer is down: 503, twice for this person, then it passes', async () => {
    const { sandbox } = await start();
    const customer = await sandbox.confirmed({ personalNumber: '920517499068' });
    while (
      (await sandbox.gql('sendClaimToBanksByCustomer', { id: customer.id }, { token: customer.token })).errors.length >
      0
    );
    await sandbox.advance(60_000);
    await sandbox.choose(customer, 'demo_dala');
    await sandbox.agreement(customer);
    await sandbox.deal(customer);
    await sandbox.advance(120_000);
    const [text] = (await sandbox.inbox('77000000031')).slice(-1);
    expect(text).toMatch(/Застрахуйте кредит/);
    const link = /\/link\/(\S+)$/.exec(text ?? '')?.[1] ?? '';
    const { body } = await sandbox.call('GET', `/services/shortLink/${link}`);
    expect(body.target.kind).toBe('credit-insurance');
    const token = await sandbox.tokenOf('920517499068');
    const statuses = [];
    for (let at = 0; at < 3; at += 1) {
      const path = `${BANK}/send_data_to_myinsurance/${body.target.id}`;
      statuses.push((await sandbox.call('POST', path, { token, body: { ...healthy, phone: '77000000031' } })).status);
    }
    expect(statuses).toEqual([503, 503, 200]);
  });
});

describe('mycar, by phone', () => {
  it('finds none, one, many, and gives a token for them', async () => {
    const { find, spec } = await start();
    expect((await find('77000000002')).status).toBe(404);
    const one = await find('8 (700) 000-00-01');
    expect([one.status, one.body.insurances.length, one.body.expires_in]).toEqual([200, 1, 1800]);
    const many = await find('77000000003');
    expect(many.body.insurances.length).toBeGreaterThan(5);
    expect(new Set(many.body.insurances.map(({ status }: { status: string }) => status)).size).toBe(6);
    // One that its insurer would refuse is not said to be there to take.
    const offered = many.body.insurances.filter(({ status }: { status: string }) => status === 'offered');
    for (const { insurance_id } of offered) {
      const { body } = await spec('GET', `/mydirect/api/v1/insurance/${insurance_id}`, many.body.token);
      expect([body.status, body.refusal]).toEqual(['offered', null]);
    }
    // Whoever has a policy to pay for is told until when; nobody else.
    const dueOf = (has: boolean) =>
      many.body.insurances.flatMap(({ status, payUntil }: { status: string; payUntil: string | null }) =>
        (status === 'issued') === has ? [payUntil] : [],
      );
    expect(dueOf(true)).toEqual(dueOf(true).map(() => expect.stringMatching(/^2026-02-\d\d$/)));
    expect(new Set(dueOf(false))).toEqual(new Set([null]));
    expect((await find('700')).status).toBe(422);
  });

  it('shows the person masked, the application as a file, and is applied for once', async () => {
    const { sandbox, find, spec, later } = await start();
    const { token, insurances } = (await find('77000000001')).body;
    const id = insurances[0].insurance_id as string;
    const path = `/mydirect/api/v1/insurance/${id}`;
    const { body } = await spec('GET', path, token);
    expect(body).toMatchObject({
      variant: 'mycar',
      client: { fullName: 'Демеу А.', personalNumber: '••••••••9012', phone: '+7 (700) •••-••-01', email: null },
      publicationId: '100101',
      carName: 'Toyota Camry',
    });
    const file = await sandbox.app.inject({ url: `${DIRECT}${body.applicationUrl}` });
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    // No more of the name than the page shows.
    expect(textOf(file.rawPayload).join(' ')).toContain('Заявитель: Демеу А.');
    expect(textOf(file.rawPayload).join(' ')).not.toContain('Айдос');
    expect((await spec('GET', `/client_application/${id}`, token)).status).toBe(200);
    // The address speaks the language of the page that it was read for, whatever the browser's.
    const inKazakh = await sandbox.call('GET', `${DIRECT}${path}`, {
      headers: { 'spec-authorization': `Bearer ${token}`, 'accept-language': 'kk' },
    });
    const url = `${DIRECT}${inKazakh.body.applicationUrl}`;
    const read = await sandbox.app.inject({ url, headers: { 'accept-language': 'ru' } });
    expect(read.rawPayload.toString('latin1')).toMatch(/\/Lang ?\(kk/);
    const submit = (body: unknown, key?: string) =>
      spec('POST', `/mydirect/api/v1/insurance/claim?insurance_id=${id}`, token, body, key);
    expect((await submit(healthy)).body.detail[0].type).toBe('other_phone');
    const own = { ...healthy, phone: '77000000001' };
    const [first, second] = [await submit(own, 'k'), await submit(own, 'k')];
    expect([first.status, second.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect((await submit(own)).status).toBe(409);
    await later(10_000);
    expect((await spec('GET', path, token)).body.status).toBe('issued');
  });

  it('without its token, with a wrong one, an old one, or the main one: 401, and the main session lives on', async () => {
    const { sandbox, find, spec } = await start();
    const { token, insurances } = (await find('77000000001')).body;
    const path = `/mydirect/api/v1/insurance/${insurances[0].insurance_id}`;
    const { access } = await sandbox.signIn('aidos');
    expect((await spec('GET', path, null)).body.detail).toBe('Укажите телефон ещё раз');
    expect((await spec('GET', path, 'x'.repeat(30))).status).toBe(401);
    expect((await spec('GET', path, access)).status).toBe(401);
    expect((await sandbox.call('GET', `${DIRECT}${path}`, { token: access })).status).toBe(401);
    expect((await spec('GET', `/client_application/${insurances[0].insurance_id}`, null)).status).toBe(401);
    expect((await sandbox.call('GET', '/services/auth/v1/users/me', { token: access })).status).toBe(200);
    // The special token is none of the main family either.
    expect((await sandbox.call('GET', '/services/auth/v1/users/me', { token })).status).toBe(401);
    await sandbox.advance(30 * 60_000);
    expect((await spec('GET', path, token)).status).toBe(401);
  });

  it('a token opens the insurances of its phone, no others', async () => {
    const { find, spec } = await start();
    const mine = (await find('77000000001')).body;
    const theirs = (await find('77000000003')).body.insurances[0].insurance_id;
    expect((await spec('GET', `/mydirect/api/v1/insurance/${theirs}`, mine.token)).status).toBe(404);
    expect((await spec('GET', `/client_application/${theirs}`, mine.token)).status).toBe(404);
    const submit = `/mydirect/api/v1/insurance/claim?insurance_id=${theirs}`;
    expect((await spec('POST', submit, mine.token, healthy)).status).toBe(404);
  });

  it('phones are not tried one by one: ten searches an hour for one', async () => {
    const { sandbox, find } = await start();
    for (let at = 0; at < 10; at += 1) expect((await find('77000000002')).status).toBe(404);
    const tooMany = await find('77000000002');
    expect([tooMany.status, tooMany.body.retryAfterSec]).toEqual([429, 3600]);
    expect((await find('77000000001')).status).toBe(200);
    await sandbox.advance(HOUR);
    expect((await find('77000000002')).status).toBe(404);
  });

  it('nor many phones from one address: sixty an hour that find nothing', async () => {
    const { sandbox, find } = await start();
    for (let at = 0; at < 60; at += 1) expect((await find(`770155500${10 + at}`)).status).toBe(404);
    expect((await find('77000000001')).status).toBe(429);
    await sandbox.advance(HOUR);
    expect((await find('77000000001')).status).toBe(200);
  });
});

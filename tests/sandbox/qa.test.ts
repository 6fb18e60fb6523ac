import { describe, expect, it } from 'vitest';
import { scenarios } from '../../sandbox/data/scenarios.ts';
import { services } from '../../sandbox/services/index.ts';
import { startSandbox, type TestSandbox } from './support/start.ts';

const ME = '/services/auth/v1/users/me';
const AIDOS = '77000000001';
const me = (sandbox: TestSandbox, token: string) => sandbox.call('GET', ME, { token });

describe('faults for one person', () => {
  it('meet that person alone, a guest by the phone in the body', async () => {
    const sandbox = await startSandbox();
    const aidos = (await sandbox.signIn('aidos')).access;
    const arman = (await sandbox.signIn('arman')).access;
    const fault = { operationId: 'getProfile', kind: 'status', status: 503, person: 'aidos' };
    const { body } = await sandbox.api('POST', 'faults', fault);
    expect(body).toEqual([{ operationId: 'getProfile', kind: 'status', status: 503, person: AIDOS, times: 1 }]);
    expect((await me(sandbox, arman)).status).toBe(200);
    expect((await sandbox.call('GET', ME)).status).toBe(401);
    expect((await me(sandbox, aidos)).status).toBe(503);
    expect((await me(sandbox, aidos)).status).toBe(200);

    await sandbox.api('POST', 'faults', { operationId: 'signIn', kind: 'status', status: 500, person: AIDOS });
    const signIn = (username: string) =>
      sandbox.call('POST', '/services/auth/v1/users/signin', { body: { username, password: 'demo-password' } });
    expect((await signIn('77000000002')).status).toBe(200);
    expect((await signIn(AIDOS)).status).toBe(500);
  });

  it('want somebody that can be told', async () => {
    const sandbox = await startSandbox();
    const answer = await sandbox.api('POST', 'faults', { operationId: '*', kind: 'drop', person: 'nobody' });
    expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['body', 0, 'person']]);
  });
});

describe('what happened to a person', () => {
  it('is told with bodies, effects and messages, without anybody else and without secrets', async () => {
    const sandbox = await startSandbox();
    const { access, refresh } = await sandbox.signIn('aidos');
    const other = await sandbox.signIn('arman');
    await me(sandbox, access);
    await me(sandbox, other.access);
    const read = await sandbox.api('GET', 'timeline?person=aidos');
    expect(read.body).toMatchObject({ phone: AIDOS, username: 'aidos', name: 'Демеу Айдос' });
    const calls = (read.body.entries as { kind: string; operationId?: string; response?: object }[]).filter(
      ({ kind }) => kind === 'call',
    );
    expect(calls.map(({ operationId }) => operationId)).toEqual(['getProfile']);
    expect(calls[0]?.response).toMatchObject({ username: 'aidos' });

    const exchanges = await sandbox.api('GET', 'exchanges');
    const said = JSON.stringify(exchanges.body);
    for (const secret of ['demo-password', access, refresh]) expect(said).not.toContain(secret);
    expect(exchanges.body[0]).toMatchObject({
      operationId: 'signIn',
      request: { username: 'aidos', password: '***' },
      response: { access_token: '***', refresh_token: '***' },
    });
    expect((await sandbox.api('GET', 'timeline?person=900115399012')).body.phone).toBe(AIDOS);
    expect((await sandbox.api('GET', 'timeline?person=nobody')).status).toBe(404);
  });

  it('has effects of their calls, and of things they asked for', async () => {
    const sandbox = await startSandbox();
    const { access } = await sandbox.signIn('saule');
    const waiting = (await sandbox.api('GET', 'examples')).body.find(
      (one: { kind: string; status: string; owner: string }) =>
        one.kind === 'claim' && one.status === 'waiting' && one.owner === 'saule',
    ) as { id: string; statusText: string };
    expect(waiting.statusText).toBe('Ждём решения банков');
    await sandbox.call('POST', '/services/clientClaim/customers', {
      token: access,
      key: 'decline-1',
      body: {
        operationName: 'declineClaimByCustomer',
        query:
          'mutation declineClaimByCustomer($id: ID!, $reason: String) { declineClaimByCustomer(id: $id, reason: $reason) { id } }',
        variables: { id: waiting.id, reason: null },
      },
    });
    const { entries } = (await sandbox.api('GET', 'timeline?person=saule')).body as {
      entries: { kind: string; effect?: string }[];
    };
    const kinds = entries.map(({ kind, effect }) => effect ?? kind);
    expect(kinds.indexOf('call')).toBeLessThan(kinds.indexOf('claim.declined'));
    expect(kinds).toContain('claim.declined');
  });
});

describe('snapshots', () => {
  it('bring back people, claims, sessions and the time', async () => {
    const sandbox = await startSandbox();
    const { access } = await sandbox.signIn('aidos');
    const before = (await sandbox.api('GET', 'examples')).body as unknown[];
    const at = sandbox.now();
    expect((await sandbox.api('POST', 'snapshots', { name: 'before' })).body).toEqual([{ name: 'before', at }]);

    await sandbox.advance(24 * 3_600_000);
    await sandbox.api('POST', 'controls/claim.seed', { values: { account: 'arman', status: 'waiting' } });
    expect((await me(sandbox, access)).status).toBe(401);

    expect((await sandbox.api('POST', 'snapshots/restore', { name: 'before' })).body).toEqual({ now: at });
    expect((await sandbox.api('GET', 'examples')).body).toEqual(before);
    expect((await me(sandbox, access)).status).toBe(200);
    // Running numbers go on.
    const made = await sandbox.api('POST', 'controls/claim.seed', { values: { account: 'arman', status: 'waiting' } });
    expect(made.status).toBe(200);
    expect(sandbox.engine.log.problems()).toEqual([]);
  });

  it('outlive a reset, go by name, and are missed', async () => {
    const sandbox = await startSandbox();
    await sandbox.api('POST', 'snapshots', { name: 'kept' });
    await sandbox.api('POST', 'reset');
    expect((await sandbox.api('GET', 'snapshots')).body).toHaveLength(1);
    expect((await sandbox.api('POST', 'snapshots/restore', { name: 'other' })).status).toBe(404);
    for (const name of [' ', 'n'.repeat(61)])
      expect((await sandbox.api('POST', 'snapshots', { name })).status).toBe(422);
    await sandbox.api('DELETE', 'snapshots/kept');
    expect((await sandbox.api('GET', 'snapshots')).body).toEqual([]);
  });
});

describe('scenarios', () => {
  it.each(scenarios.map(({ id }) => id))('%s can be played', async (id) => {
    const sandbox = await startSandbox();
    const played = await sandbox.api('POST', 'scenarios', { id });
    expect([played.status, played.body.detail]).toEqual([200, undefined]);
    const steps = scenarios.find((one) => one.id === id)?.steps ?? [];
    expect((await sandbox.api('GET', 'faults')).body).toHaveLength(steps.filter((step) => 'fault' in step).length);
    if (steps.some((step) => 'control' in step)) expect(played.body.path).toMatch(/^\//);
    expect(sandbox.engine.log.problems()).toEqual([]);
  });

  it('may be given step by step', async () => {
    const sandbox = await startSandbox();
    const before = sandbox.now();
    const steps = [{ advanceMs: 1000 }, { fault: { operationId: '*', kind: 'drop' } }];
    expect((await sandbox.api('POST', 'scenarios', { steps })).status).toBe(200);
    expect(sandbox.now()).toBe(before + 1000);
    expect((await sandbox.api('POST', 'scenarios', { id: 'other' })).status).toBe(404);
    expect((await sandbox.api('POST', 'scenarios', { steps: [{ control: 'other' }] })).status).toBe(404);
  });
});

describe('seeds', () => {
  const seeds = services
    .flatMap(({ controls = [] }) => controls)
    .filter(({ section }) => section === 'seeds')
    .map(({ id, fields }) => {
      const status = fields['status'];
      return { id, statuses: status?.kind === 'choice' ? status.options.map(({ value }) => value) : [] };
    });

  it.each(seeds)('$id makes every status', async ({ id, statuses }) => {
    const sandbox = await startSandbox();
    expect(statuses).not.toEqual([]);
    for (const status of statuses) {
      const { body } = await sandbox.api('POST', `controls/${id}`, { values: { status } });
      expect([status, body.detail, typeof body.path]).toEqual([status, undefined, 'string']);
    }
    const kinds = (await sandbox.api('GET', 'examples')).body as { status: string; owner: string | null }[];
    expect(statuses.filter((status) => !kinds.some((one) => one.status.split(' ').includes(status)))).toEqual([]);
    expect(sandbox.engine.log.problems()).toEqual([]);
  });

  it.each(['agreement_created', 'signing'])('an insurance of a credit that is %s can be signed', async (status) => {
    const sandbox = await startSandbox();
    const made = await sandbox.api('POST', 'controls/cascoLife.seed', { values: { account: 'aidos', status } });
    const { access: token } = await sandbox.signIn('aidos');
    const service = '/services/insuranceV1';
    const claim = await sandbox.call('GET', `${service}/claim/${made.body.id}`, { token });
    const { id } = claim.body.signature as { id: string };
    const sent = await sandbox.call('POST', `${service}/signature/${id}/repeat`, { token });
    expect([sent.status, sent.body.expiresInSec]).toEqual([200, 300]);
  });
});

describe('scripts of banks', () => {
  const seeded = async (sandbox: TestSandbox, status: string, account = 'aidos') =>
    (await sandbox.api('POST', 'controls/claim.seed', { values: { account, status } })).body.id as string;
  const script = (sandbox: TestSandbox, subject: string, values: object) =>
    sandbox.api('POST', 'controls/banks.answer', { subject, values });
  const answersOf = async (sandbox: TestSandbox, id: string) =>
    sandbox.engine.store.transaction((tx) =>
      tx
        .selectFrom('bank_requests')
        .innerJoin('bank_integrations', 'bank_integrations.request_id', 'bank_requests.id')
        .select(['bank_integrations.status'])
        .where('bank_requests.claim_id', '=', id)
        .execute(),
    );

  it('that cannot take effect are refused with the reason', async () => {
    const sandbox = await startSandbox();
    const id = await seeded(sandbox, 'data_confirmed');
    const all = await Promise.all(
      ['demo_dala', 'demo_jet', 'mcf', 'eubank'].map((bank) => script(sandbox, id, { bank, outcome: 'reject' })),
    );
    const refused = all.filter(({ status }) => status === 409).map(({ body }) => body.detail as string);
    for (const detail of refused) expect(detail).toMatch(/^Не подействует: этот банк такую заявку не получит/);
    expect(refused.length).toBeLessThan(all.length);
  });

  it('a claim that stands at the gateway goes on, by itself or by a script', async () => {
    const sandbox = await startSandbox();
    const first = await seeded(sandbox, 'processing');
    await sandbox.advance(10 * 60_000);
    await sandbox.advance(60_000);
    expect((await answersOf(sandbox, first)).some(({ status }) => status !== 'pending')).toBe(true);

    const second = await seeded(sandbox, 'processing', 'arman');
    const { status } = await script(sandbox, second, { bank: 'all', outcome: 'reject', afterSec: 0 });
    expect(status).toBe(200);
    expect((await answersOf(sandbox, second)).every((one) => one.status === 'rejected')).toBe(true);
  });
});

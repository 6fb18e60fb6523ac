import { describe, expect, it } from 'vitest';
import { defineService, refuseKeeping } from '../../sandbox/core/service.ts';
import { authService } from '../../sandbox/services/auth/index.ts';
import { startSandbox, type TestSandbox } from './support/start.ts';

const SIGN_IN = '/services/auth/v1/users/signin';
const ME = '/services/auth/v1/users/me';
const good = { username: 'aidos', password: 'demo-password' };
const KEY = '6f1c9a3e-0000-4000-8000-000000000001';

const signIn = (sandbox: TestSandbox, key?: string, body: unknown = good) =>
  sandbox.call('POST', SIGN_IN, { body, ...(key ? { key } : {}) });
const fault = (sandbox: TestSandbox, given: object) => sandbox.api('POST', 'faults', given);
const effects = async (sandbox: TestSandbox, kind = 'auth.signedIn') =>
  ((await sandbox.api('GET', 'ledger')).body as { kind: string }[]).filter((row) => row.kind === kind).length;

describe('the idempotency key', () => {
  it('gives the stored answer again, with one effect', async () => {
    const sandbox = await startSandbox();
    const first = await signIn(sandbox, KEY);
    const again = await signIn(sandbox, KEY);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await effects(sandbox)).toBe(1);
    await signIn(sandbox);
    expect(await effects(sandbox)).toBe(2);
  });

  it('is refused with 422 for another request, and is not shared between operations and users', async () => {
    const sandbox = await startSandbox();
    await signIn(sandbox, KEY);
    expect((await signIn(sandbox, KEY, { ...good, username: 'arman' })).status).toBe(422);
    const { refresh } = await sandbox.signIn('arman');
    expect(
      (
        await sandbox.call('POST', '/services/auth/v1/users/refresh-token', {
          key: KEY,
          body: { refresh_token: refresh },
        })
      ).status,
    ).toBe(200);
  });

  it('of a counted refusal answers the same without counting again; of a plain refusal it is not used up', async () => {
    const sandbox = await startSandbox();
    for (let index = 0; index < 10; index += 1)
      expect((await signIn(sandbox, KEY, { ...good, password: 'no' })).status).toBe(401);
    expect((await signIn(sandbox)).status).toBe(200);
    expect((await signIn(sandbox, 'other', { username: 'aidos' })).status).toBe(422);
    expect((await signIn(sandbox, 'other')).status).toBe(200);
  });

  it('of what a gateway said is not used up: the same key tries again', async () => {
    let broken = true;
    const gateway = defineService({
      name: 'gateway',
      operations: {
        signBeforeBanks: () => {
          if (broken) throw refuseKeeping(502, 'broken');
          return { status: 200, body: { status: 'signed' } };
        },
      },
    });
    const sandbox = await startSandbox({ services: [authService, gateway] });
    const { access: token } = await sandbox.signIn('aidos');
    const body = { claimId: 'c-1', consents: [{ alias: 'personal_data', version: '1' }] };
    const sign = () => sandbox.call('POST', '/services/btsd/api/v1/sign/before-banks', { token, body, key: KEY });
    expect((await sign()).status).toBe(502);
    broken = false;
    expect((await sign()).body).toEqual({ status: 'signed' });
  });

  it('is forgotten after a day of sandbox time', async () => {
    const sandbox = await startSandbox();
    await signIn(sandbox, KEY);
    await sandbox.advance(24 * 3_600_000);
    expect((await signIn(sandbox, KEY)).headers.get('idempotency-replayed')).toBeNull();
    expect(await effects(sandbox)).toBe(2);
  });

  it('of a call in flight gives 409, and afterwards the stored answer', async () => {
    const sandbox = await startSandbox();
    await fault(sandbox, { operationId: 'signIn', kind: 'hold', after: true });
    const first = signIn(sandbox, KEY);
    await expect.poll(() => sandbox.engine.inFlight.size).toBe(1);
    const busy = await signIn(sandbox, KEY);
    expect([busy.status, busy.body.type, busy.headers.get('retry-after')]).toEqual([409, 'key_in_flight', '1']);
    await sandbox.api('DELETE', 'faults');
    expect((await first).status).toBe(200);
    expect((await signIn(sandbox, KEY)).body).toEqual((await first).body);
    expect(await effects(sandbox)).toBe(1);
  });

  it('in flight of one caller is no secret told to another', async () => {
    const sandbox = await startSandbox();
    const [{ access: own }, { access: other }] = [await sandbox.signIn('aidos'), await sandbox.signIn('arman')];
    const sign = (token: string) =>
      sandbox.call('POST', '/services/btsd/api/v1/sign/before-banks', {
        token,
        key: KEY,
        body: { claimId: 'c-1', consents: [{ alias: 'personal_data', version: '1' }] },
      });
    await fault(sandbox, { operationId: 'signBeforeBanks', kind: 'hold', after: true, times: 1 });
    const first = sign(own);
    await expect.poll(() => sandbox.engine.inFlight.size).toBe(1);
    expect((await sign(own)).body.type).toBe('key_in_flight');
    const theirs = await sign(other);
    expect(theirs.status).not.toBe(409);
    expect(theirs.body.type).not.toBe('key_in_flight');
    await sandbox.api('DELETE', 'faults');
    await first;
  });

  it('of a stored answer opens by the request that it was given to: the database keeps no token', async () => {
    const sandbox = await startSandbox();
    const { body } = await signIn(sandbox, KEY);
    const rows = await sandbox.engine.store.transaction((tx) =>
      tx.selectFrom('sandbox_idempotency').selectAll().where('operation_id', '=', 'signIn').execute(),
    );
    expect(rows).toHaveLength(1);
    const stored = JSON.stringify(rows);
    for (const secret of [body.access_token, body.refresh_token, 'access_token']) expect(stored).not.toContain(secret);
    expect((await signIn(sandbox, KEY)).body).toEqual(body);
  });

  it('guards one effect when the first connection was cut after it', async () => {
    const sandbox = await startSandbox();
    await fault(sandbox, { operationId: 'signIn', kind: 'drop', after: true, stickyMs: 0 });
    await expect(signIn(sandbox, KEY)).rejects.toThrow(TypeError);
    expect(await effects(sandbox)).toBe(1);
    const again = await signIn(sandbox, KEY);
    expect(again.status).toBe(200);
    expect(await effects(sandbox)).toBe(1);
    expect((await sandbox.call('GET', ME, { token: again.body.access_token })).status).toBe(200);
  });
});

describe('faults', () => {
  it('a cut connection has no effect, stays cut for the same key, and not for another', async () => {
    const sandbox = await startSandbox();
    await fault(sandbox, { operationId: 'signIn', kind: 'drop', stickyMs: 60_000 });
    await expect(signIn(sandbox, KEY)).rejects.toThrow(TypeError);
    await expect(signIn(sandbox, KEY)).rejects.toThrow(TypeError);
    expect(await effects(sandbox)).toBe(0);
    expect((await signIn(sandbox, 'another')).status).toBe(200);
    await sandbox.api('DELETE', 'faults');
    expect((await signIn(sandbox, KEY)).status).toBe(200);
  });

  it('over a real socket the client sees a reset, and the next call works', async () => {
    const sandbox = await startSandbox();
    const address = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
    await fault(sandbox, { operationId: 'signIn', kind: 'drop' });
    const send = () =>
      fetch(`${address}${SIGN_IN}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(good),
      });
    await expect(send()).rejects.toMatchObject({ cause: { code: expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/) } });
    expect((await send()).status).toBe(200);
  });

  it('a status comes with the words of the contract, or with given ones, as often as asked', async () => {
    const sandbox = await startSandbox();
    await fault(sandbox, {
      faults: [
        { operationId: 'signIn', kind: 'status', status: 503, times: 2 },
        { operationId: '*', kind: 'status', status: 429, body: { detail: 'x', retryAfterSec: 9 } },
      ],
    });
    expect((await signIn(sandbox)).body).toEqual({ detail: 'Сервис на обслуживании' });
    expect((await signIn(sandbox)).status).toBe(503);
    const slow = await signIn(sandbox);
    expect([slow.status, slow.headers.get('retry-after'), slow.body.detail]).toEqual([429, '9', 'x']);
    expect((await signIn(sandbox)).status).toBe(200);
    expect(await effects(sandbox)).toBe(1);
  });

  it.each([
    ['malformed', 'application/json', (text: string) => expect(() => JSON.parse(text) as unknown).toThrow()],
    ['empty', null, (text: string) => expect(text).toBe('')],
    ['html', 'text/html', (text: string) => expect(text).toContain('<!doctype html>')],
    ['schema', 'application/json', (text: string) => expect(JSON.parse(text)).toEqual({ unexpected: true })],
  ] as const)('%s: status 200 with a spoilt body, before or after the effect', async (kind, type, check) => {
    const sandbox = await startSandbox();
    for (const after of [false, true]) {
      await fault(sandbox, { operationId: 'signIn', kind, after });
      const response = await sandbox.fetch(`http://localhost${SIGN_IN}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(good),
      });
      expect(response.status).toBe(200);
      if (type) expect(response.headers.get('content-type')).toContain(type);
      check(await response.text());
      expect(await effects(sandbox)).toBe(after ? 1 : 0);
    }
  });

  it('a delay answers later with the real answer', async () => {
    const sandbox = await startSandbox();
    await fault(sandbox, { operationId: 'signIn', kind: 'delay', delayMs: 120 });
    const started = performance.now();
    expect((await signIn(sandbox)).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(119);
  });

  it('what cannot be a fault is refused by name', async () => {
    const sandbox = await startSandbox();
    for (const wrong of [
      {},
      { operationId: 'nobody', kind: 'drop' },
      { operationId: 'signIn', kind: 'meteor' },
      { operationId: 'signIn', kind: 'drop', times: 0 },
      { operationId: 'signIn', kind: 'status', example: 'nobody' },
      7,
    ]) {
      expect((await fault(sandbox, wrong as object)).status).toBe(422);
    }
    expect((await sandbox.api('GET', 'faults')).body).toEqual([]);
  });

  it('the log tells faulty, planned and repeated calls apart, and a cut one has status 0', async () => {
    const sandbox = await startSandbox();
    await fault(sandbox, { operationId: 'signIn', kind: 'drop' });
    await signIn(sandbox).catch(() => undefined);
    await signIn(sandbox, KEY);
    await signIn(sandbox, KEY);
    const { entries } = (await sandbox.api('GET', 'log')).body as {
      entries: { status: number; note: string | null; operationId: string }[];
    };
    expect(entries.map(({ operationId, status, note }) => [operationId, status, note])).toEqual([
      ['signIn', 0, 'fault'],
      ['signIn', 200, null],
      ['signIn', 200, 'replayed'],
    ]);
    expect((await sandbox.api('GET', 'log?since=2')).body.entries).toHaveLength(1);
  });
});

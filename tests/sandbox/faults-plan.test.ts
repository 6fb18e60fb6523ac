import { describe, expect, it, vi } from 'vitest';
import { operations } from '../../openapi/index.ts';
import { defineService } from '../../sandbox/core/service.ts';
import { authService } from '../../sandbox/services/auth/index.ts';
import { startSandbox, type TestSandbox } from './support/start.ts';

const SIGN_IN = '/services/auth/v1/users/signin';
const ME = '/services/auth/v1/users/me';
const good = { username: 'aidos', password: 'demo-password' };

const signIn = (sandbox: TestSandbox, body: unknown = good) => sandbox.call('POST', SIGN_IN, { body });
const effects = async (sandbox: TestSandbox, kind = 'auth.signedIn') =>
  ((await sandbox.api('GET', 'ledger')).body as { kind: string }[]).filter((row) => row.kind === kind).length;

describe('the plan', () => {
  const plan = (sandbox: TestSandbox, body: object) => sandbox.api('POST', 'plan', body);
  const report = async (sandbox: TestSandbox) => (await sandbox.api('GET', 'plan')).body;

  it('answers calls from its entries in order, without any service, and is ok when all are used', async () => {
    const sandbox = await startSandbox();
    await plan(sandbox, {
      entries: [
        { operationId: 'signIn', example: 'wrongCredentials' },
        { operationId: 'signIn', example: 'signedIn' },
        {
          operationId: 'getProfile',
          status: 200,
          body: {
            id: 'u',
            username: 'n',
            phone: '7',
            role: 'client',
            firstName: null,
            patronymic: null,
            lastName: null,
          },
        },
      ],
    });
    expect((await signIn(sandbox)).status).toBe(401);
    expect((await signIn(sandbox)).body.access_token).toBe('demo-access-token-0123456789');
    expect(await report(sandbox)).toMatchObject({ ok: false, unused: [{ operationId: 'getProfile' }] });
    expect((await sandbox.call('GET', ME, { token: 'any' })).body.id).toBe('u');
    expect(await report(sandbox)).toMatchObject({
      ok: true,
      unused: [],
      unplanned: [],
      calls: ['signIn', 'signIn', 'getProfile'],
    });
    expect(await effects(sandbox)).toBe(0);
  });

  it('lets go of the held calls of one operation, and holds on to those of another', async () => {
    const sandbox = await startSandbox();
    await plan(sandbox, {
      entries: [
        { operationId: 'signIn', kind: 'hold', standing: true },
        { operationId: 'getProfile', kind: 'hold', standing: true },
      ],
    });
    const signing = signIn(sandbox);
    let isHeld = true;
    const reading = sandbox.call('GET', ME, { token: 'any' }).finally(() => (isHeld = false));
    await vi.waitFor(async () => expect(await report(sandbox)).toHaveProperty('calls.length', 2));
    await sandbox.api('DELETE', 'faults?of=signIn');
    expect((await signing).status).toBe(200);
    expect(isHeld).toBe(true);
    await sandbox.api('DELETE', 'faults?of=getProfile');
    expect((await reading).status).toBe(401);
  });

  it('fails nothing on purpose any more once the faults are deleted, and answers on as planned', async () => {
    const sandbox = await startSandbox();
    await plan(sandbox, {
      entries: [
        { operationId: 'signIn', kind: 'hold', standing: true },
        { operationId: 'getProfile', example: 'client', standing: true },
        { operationId: 'signIn', example: 'wrongCredentials' },
      ],
    });
    expect((await signIn(sandbox)).status).toBe(401);
    const held = signIn(sandbox);
    while ((await report(sandbox)).calls.length < 2) await new Promise(setImmediate);
    await sandbox.api('DELETE', 'faults');
    expect((await held).status).toBe(200);
    expect((await signIn(sandbox)).status).toBe(501);
    expect((await sandbox.call('GET', ME, { token: 'any' })).status).toBe(200);
    expect(await report(sandbox)).toMatchObject({ unplanned: ['signIn'] });
  });

  it('answers by a standing entry what the others leave over, as often as it is asked', async () => {
    const sandbox = await startSandbox();
    await plan(sandbox, {
      entries: [
        { operationId: 'signIn', example: 'wrongCredentials', standing: true },
        { operationId: 'signIn', example: 'signedIn' },
      ],
    });
    expect((await signIn(sandbox)).status).toBe(200);
    expect((await signIn(sandbox)).status).toBe(401);
    expect((await signIn(sandbox)).status).toBe(401);
    expect(await report(sandbox)).toMatchObject({ ok: true, unused: [], unplanned: [] });
    await plan(sandbox, { entries: [] });
    expect((await signIn(sandbox)).status).toBe(501);
  });

  it('reports an unplanned call and refuses it, unless it is allowed', async () => {
    const sandbox = await startSandbox();
    await plan(sandbox, { entries: [] });
    expect((await signIn(sandbox)).status).toBe(501);
    expect(await report(sandbox)).toMatchObject({ ok: false, unplanned: ['signIn'] });
    await plan(sandbox, { entries: [], allow: ['signIn', '*'] });
    const { body } = await signIn(sandbox);
    expect((await sandbox.call('GET', ME, { token: body.access_token })).status).toBe(200);
    expect(await report(sandbox)).toMatchObject({ ok: true });
    await sandbox.api('DELETE', 'plan');
    expect((await report(sandbox)).active).toBe(false);
  });

  it('reports a planned call whose request is against the contract', async () => {
    const sandbox = await startSandbox();
    await plan(sandbox, { entries: [{ operationId: 'signIn', example: 'signedIn' }] });
    await signIn(sandbox, { username: 'aidos' });
    expect(await report(sandbox)).toMatchObject({
      ok: false,
      invalid: [{ operationId: 'signIn', detail: [{ loc: ['body', 'password'] }] }],
    });
  });

  it('goes from step to step with the calls that name them, and answers tell how the step stands', async () => {
    const sandbox = await startSandbox();
    const signInOf = async (step?: number) => {
      const headers = step === undefined ? {} : { 'plan-step': String(step) };
      const { status, headers: own } = await sandbox.call('POST', SIGN_IN, { body: good, headers });
      return [status, own.get('plan-state')];
    };
    const [wrong, right] = [
      { operationId: 'signIn', example: 'wrongCredentials' },
      { operationId: 'signIn', example: 'signedIn' },
    ];
    await plan(sandbox, { steps: [[wrong, { operationId: 'getProfile', example: 'client' }], [], [right]] });
    expect(await report(sandbox)).toMatchObject({ active: true, ok: true, unused: [] });
    expect(await signInOf()).toEqual([501, null]);
    expect(await signInOf(0)).toEqual([401, '0 getProfile']);
    expect(await signInOf(0)).toEqual([501, '1 getProfile']);
    // What is over does not begin anew.
    expect(await signInOf(2)).toEqual([200, '0']);
    expect(await signInOf(0)).toEqual([501, '1']);
    expect(await report(sandbox)).toMatchObject({ ok: false, unplanned: ['signIn'] });

    await plan(sandbox, { steps: [[right], [wrong]] });
    await signInOf(0);
    expect((await sandbox.api('GET', 'plan?step=1')).body).toMatchObject({ unused: [{ operationId: 'signIn' }] });
    await plan(sandbox, { entries: [right] });
    expect(await signInOf(1)).toEqual([200, '0']);
  });

  it('plans cut, spoilt and real answers too', async () => {
    const sandbox = await startSandbox();
    await plan(sandbox, {
      entries: [
        { operationId: 'signIn', kind: 'drop', stickyMs: 0 },
        { operationId: 'signIn', kind: 'malformed' },
        { operationId: 'signIn', kind: 'real' },
      ],
    });
    await expect(signIn(sandbox)).rejects.toThrow(TypeError);
    expect(typeof (await signIn(sandbox)).body).toBe('string');
    expect((await signIn(sandbox)).status).toBe(200);
    expect(await effects(sandbox)).toBe(1);
  });

  it('refuses an answer that the contract does not know', async () => {
    const sandbox = await startSandbox();
    const wrong = [
      { operationId: 'nobody' },
      { operationId: 'signIn', example: 'nobody' },
      { operationId: 'signIn', status: 418, body: {} },
      { operationId: 'signIn', status: 200, body: { access_token: 1 } },
    ];
    for (const entry of wrong)
      expect([entry, (await plan(sandbox, { entries: [entry] })).status]).toEqual([entry, 422]);
    expect((await plan(sandbox, { entries: [{ ...wrong[3], unchecked: true }] })).status).toBe(200);
  });

  it('works for GraphQL', async () => {
    const sandbox = await startSandbox({ services: [authService, defineService({ name: 'none' })] });
    await plan(sandbox, {
      entries: [
        { operationId: 'countries', example: 'list' },
        { operationId: 'countries', kind: 'status', status: 502 },
      ],
    });
    const ask = () =>
      sandbox.call('POST', '/services/claim/customers', {
        body: { operationName: 'countries', query: operations.countries.document },
      });
    const first = await ask();
    expect(first.body.data.countries.length).toBeGreaterThan(0);
    expect((await ask()).status).toBe(502);
    expect(await report(sandbox)).toMatchObject({ ok: true });
  });
});

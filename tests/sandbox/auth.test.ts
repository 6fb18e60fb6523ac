import { describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from './support/start.ts';

const SIGN_IN = '/services/auth/v1/users/signin';
const REFRESH = '/services/auth/v1/users/refresh-token';
const ME = '/services/auth/v1/users/me';

const refresh = (sandbox: TestSandbox, token: string) =>
  sandbox.call('POST', REFRESH, { body: { refresh_token: token } });
const signIn = (sandbox: TestSandbox, username: string, password = 'demo-password') =>
  sandbox.call('POST', SIGN_IN, { body: { username, password } });

describe('sign-in', () => {
  it.each(['aidos', ' AIDOS ', '77000000001', '+7 (700) 000-00-01', '8 700 000 00 01', '7000000001'])(
    'takes %j and the profile tells who it is',
    async (username) => {
      const sandbox = await startSandbox();
      const answer = await signIn(sandbox, username);
      expect(answer.status).toBe(200);
      expect(answer.body.expires_in).toBe(900);
      const profile = await sandbox.call('GET', ME, { token: answer.body.access_token });
      expect(profile.body).toMatchObject({
        username: 'aidos',
        phone: '77000000001',
        role: 'client',
        lastName: 'Демеу',
      });
    },
  );

  it('answers a wrong password and an unknown name with the same words, in the language asked', async () => {
    const sandbox = await startSandbox();
    const wrong = await signIn(sandbox, 'aidos', 'nope');
    const unknown = await signIn(sandbox, 'nobody', 'nope');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual({ detail: 'Неверный логин или пароль' });
    expect(unknown.body).toEqual(wrong.body);
    const kk = await sandbox.call('POST', SIGN_IN, {
      body: { username: 'aidos', password: 'x' },
      headers: { 'accept-language': 'de, kk;q=0.8, ru;q=0.5' },
    });
    expect(kk.body.detail).toBe('Логин немесе құпиясөз қате');
  });

  it('closes the door after five wrong tries in five minutes of sandbox time, whatever form the phone has', async () => {
    const sandbox = await startSandbox();
    for (const username of ['77000000001', '87000000001', '+77000000001', '7000000001', '8 700 000-00-01']) {
      expect((await signIn(sandbox, username, 'nope')).status).toBe(401);
    }
    const closed = await signIn(sandbox, '77000000001');
    expect(closed.status).toBe(429);
    expect(closed.body.retryAfterSec).toBe(300);
    expect(closed.headers.get('retry-after')).toBe('300');
    expect((await signIn(sandbox, 'arman')).status).toBe(200);
    await sandbox.advance(299_000);
    expect((await signIn(sandbox, '77000000001')).body.retryAfterSec).toBe(1);
    await sandbox.advance(1000);
    expect((await signIn(sandbox, '77000000001')).status).toBe(200);
  });
});

describe('sign-in by address', () => {
  it('closes after fifty wrong tries in five minutes, whatever the accounts, and opens again', async () => {
    const sandbox = await startSandbox();
    for (let tried = 0; tried < 50; tried++) expect((await signIn(sandbox, `nobody-${tried}`)).status).toBe(401);
    const closed = await signIn(sandbox, 'aidos');
    expect([closed.status, closed.body.retryAfterSec]).toEqual([429, 300]);
    await sandbox.advance(300_000);
    expect((await signIn(sandbox, 'aidos')).status).toBe(200);
  });
});

describe('tokens', () => {
  it('an access token lives 15 minutes of sandbox time', async () => {
    const sandbox = await startSandbox();
    const { access } = await sandbox.signIn('aidos');
    await sandbox.advance(15 * 60_000 - 1);
    expect((await sandbox.call('GET', ME, { token: access })).status).toBe(200);
    await sandbox.advance(1);
    expect((await sandbox.call('GET', ME, { token: access })).status).toBe(401);
  });

  it('refresh gives a fresh pair; the old token works 30 s more, and its pairs live', async () => {
    const sandbox = await startSandbox();
    const { refresh: first } = await sandbox.signIn('aidos');
    const second = await refresh(sandbox, first);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first);
    await sandbox.advance(30_000);
    const again = await refresh(sandbox, first);
    expect(again.status).toBe(200);
    expect((await sandbox.call('GET', ME, { token: again.body.access_token })).status).toBe(200);
    expect((await sandbox.call('GET', ME, { token: second.body.access_token })).status).toBe(200);
  });

  it('use of a rotated token after 30 s kills the family for good, and only this family', async () => {
    const sandbox = await startSandbox();
    const { refresh: stolen } = await sandbox.signIn('aidos');
    const other = await sandbox.signIn('aidos');
    const current = await refresh(sandbox, stolen);
    await sandbox.advance(30_001);
    expect((await refresh(sandbox, stolen)).status).toBe(401);
    expect((await refresh(sandbox, current.body.refresh_token)).status).toBe(401);
    expect((await sandbox.call('GET', ME, { token: current.body.access_token })).status).toBe(401);
    expect((await refresh(sandbox, current.body.refresh_token)).status).toBe(401);
    expect((await refresh(sandbox, other.refresh)).status).toBe(200);
  });

  it('four uses of one refresh token at once live on: two tabs, a lost answer', async () => {
    const sandbox = await startSandbox();
    const { refresh: token } = await sandbox.signIn('aidos');
    const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(sandbox, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { body } of answers)
      expect((await sandbox.call('GET', ME, { token: body.access_token })).status).toBe(200);
  });

  it('one refresh token used ten times at once ends its family, with every pair that came of it', async () => {
    const sandbox = await startSandbox();
    const { refresh: stolen } = await sandbox.signIn('aidos');
    const other = await sandbox.signIn('aidos');
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(sandbox, stolen)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(6);
    for (const { body } of answers.filter(({ status }) => status === 200)) {
      expect((await sandbox.call('GET', ME, { token: body.access_token })).status).toBe(401);
      expect((await refresh(sandbox, body.refresh_token)).status).toBe(401);
    }
    expect((await refresh(sandbox, other.refresh)).status).toBe(200);
  });

  it('an unknown token and a token of no shape are refused', async () => {
    const sandbox = await startSandbox();
    expect((await refresh(sandbox, 'x'.repeat(43))).status).toBe(401);
    expect((await refresh(sandbox, 'short')).body.detail[0]).toMatchObject({
      loc: ['body', 'refresh_token'],
      type: 'minLength',
    });
    expect((await sandbox.call('GET', ME, { token: 'nonsense' })).status).toBe(401);
    expect(
      (
        await sandbox.call('GET', ME, {
          headers: { cookie: `main_access_token=${(await sandbox.signIn('aidos')).access}` },
        })
      ).status,
    ).toBe(401);
  });

  it('the log and the ledger hold no token and nothing personal', async () => {
    const sandbox = await startSandbox();
    const { access, refresh: secret } = await sandbox.signIn('aidos');
    await sandbox.call('GET', ME, { token: access });
    const log = JSON.stringify([(await sandbox.api('GET', 'log')).body, (await sandbox.api('GET', 'ledger')).body]);
    expect(log).toContain('getProfile');
    for (const value of [access, secret, '77000000001', '900115399012', 'Демеу']) expect(log).not.toContain(value);
  });
});

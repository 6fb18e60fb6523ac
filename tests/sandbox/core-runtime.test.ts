import { describe, expect, it } from 'vitest';
import { readClock } from '../../sandbox/api/input.ts';
import { createClock } from '../../sandbox/core/clock.ts';
import { defineService, type Example } from '../../sandbox/core/service.ts';
import { authService } from '../../sandbox/services/auth/index.ts';
import { START, startSandbox, temporaryFolder } from './support/start.ts';

const SIGN_IN = '/services/auth/v1/users/signin';
const ME = '/services/auth/v1/users/me';
const CLAIMS = '/services/insuranceV2/api/v1/claims';
const DRAFT = { personalNumber: '900115399012', phone: '77000000001' };
const good = { username: 'aidos', password: 'demo-password' };

describe('the clock', () => {
  it('stands, is advanced, survives a restart, and never runs backwards', async () => {
    const dataDir = temporaryFolder();
    const first = await startSandbox({ dataDir });
    expect((await first.api('GET', 'health')).body.now).toBe(START);
    expect((await first.api('POST', 'clock', { advanceMs: 90_000 })).body.now).toBe(START + 90_000);
    expect((await first.api('POST', 'clock', { setTo: '2026-02-01T00:00:00Z' })).status).toBe(422);
    await first.close();
    const second = await startSandbox({ dataDir });
    expect(second.now()).toBe(START + 90_000);
    expect((await second.api('POST', 'clock', { setTo: '2026-03-01T00:00:00Z' })).body.now).toBe(
      Date.parse('2026-03-01T00:00:00Z'),
    );
    expect((await second.api('POST', 'clock', { frozen: false })).body.clock.mode).toBe('running');
  });

  it('is stopped where it runs, however long the request takes', () => {
    let asked = 0;
    const running = {
      ...createClock('real'),
      // Each look is ten milliseconds later, as on a busy machine.
      now: () => START + 10 * asked++,
    };
    expect(readClock({ frozen: true }, running)).toEqual({ mode: 'frozen', at: START });
    expect(() => readClock({ setTo: START - 60_000, frozen: true }, running)).toThrow();
  });

  it('jobs run in order of time when the clock passes them, each at its own time, also after a restart; a broken one is noted', async () => {
    const dataDir = temporaryFolder();
    const ran: [string, number][] = [];
    const timed = defineService({
      name: 'timed',
      seed: async (work) => {
        await work.later(START + 2000, 'timed.note', 'second');
        await work.later(START + 1000, 'timed.note', 'first');
        await work.later(START + 1500, 'timed.broken');
        await work.later(START + 1800, 'timed.note', 'cancelled', 'tag');
        await work.later(START + 9000, 'timed.note', 'far');
        await work.cancelJobs('tag');
      },
      jobs: {
        'timed.note': async (work, name: string) => {
          ran.push([name, work.now()]);
          if (name === 'first') await work.later(work.now() + 500, 'timed.note', 'child');
        },
        'timed.broken': () => Promise.reject(new Error('broken')),
      },
    });
    const services = [authService, timed];
    const first = await startSandbox({ dataDir, services });
    await first.advance(999);
    expect(ran).toEqual([]);
    await first.close();
    const second = await startSandbox({ dataDir, services });
    await second.advance(1500);
    expect(ran).toEqual([
      ['first', START + 1000],
      ['child', START + 1500],
      ['second', START + 2000],
    ]);
    expect(second.engine.log.problems()).toEqual([expect.objectContaining({ operationId: 'timed.broken' })]);
  });
});

describe('reset', () => {
  it('gives back a fresh sandbox: accounts, clock, inbox, ledger, faults; the second one as the first', async () => {
    const sandbox = await startSandbox();
    const told = async () => {
      const all = (await sandbox.api('GET', 'examples')).body as readonly Example[];
      return all.map(({ kind, status }) => `${kind} ${status}`).sort();
    };
    const fresh = await told();
    expect(fresh.length).toBeGreaterThan(10);
    // The first seeds anew, the second writes back what the first has seeded.
    for (let time = 0; time < 2; time += 1) {
      const { access } = await sandbox.signIn('aidos');
      const drafted = await sandbox.call('POST', CLAIMS, { token: access, key: `k${time}`, body: DRAFT });
      expect(drafted.status).toBe(201);
      expect((await sandbox.api('GET', 'ledger')).body).not.toEqual([]);
      await sandbox.advance(5000);
      await sandbox.api('POST', 'faults', { operationId: 'getProfile', kind: 'status', status: 503 });
      expect((await sandbox.api('POST', 'reset')).body.now).toBe(START);
      expect((await sandbox.api('GET', 'ledger')).body).toEqual([]);
      expect((await sandbox.api('GET', 'faults')).body).toEqual([]);
      expect(await told()).toEqual(fresh);
      expect((await sandbox.call('GET', ME, { token: access })).status).toBe(401);
      expect((await sandbox.call('POST', SIGN_IN, { body: good })).status).toBe(200);
    }
    expect((await sandbox.api('GET', 'log')).body.problems).toEqual([]);
  });
});

describe('behind a proxy', () => {
  const askFrom = async (trustProxy: boolean, address: string, times: number) => {
    const sandbox = await startSandbox({ trustProxy });
    const ask = (from: string, at: number) =>
      sandbox.app.inject({
        method: 'POST',
        url: SIGN_IN,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.9, ${from}` },
        remoteAddress: '10.0.0.1',
        payload: JSON.stringify({ username: `nobody${at}`, password: 'wrong-password' }),
      });
    for (let at = 0; at < times; at += 1) expect((await ask('198.51.100.1', at)).statusCode).toBe(401);
    return (await ask(address, times)).statusCode;
  };

  it('an address is the one that the proxy added, and each has its own tries', async () => {
    expect(await askFrom(true, '198.51.100.1', 50)).toBe(429);
    expect(await askFrom(true, '198.51.100.2', 50)).toBe(401);
  });

  it('without one, what is sent as an address counts for nothing', async () =>
    expect(await askFrom(false, '198.51.100.2', 50)).toBe(429));
});

describe('the QA door', () => {
  it('is open to this machine by its own names only', async () => {
    const sandbox = await startSandbox();
    const health = (host: string, remoteAddress = '127.0.0.1') =>
      sandbox.app.inject({ url: '/sandbox/api/health', headers: { host }, remoteAddress });
    expect((await health('localhost:3000')).statusCode).toBe(200);
    expect((await health('evil.example')).statusCode).toBe(403);
    expect((await health('localhost', '10.0.0.7')).statusCode).toBe(403);
    const open = await startSandbox({ remoteApi: true });
    expect(
      (
        await open.app.inject({
          url: '/sandbox/api/health',
          headers: { host: 'qa.example' },
          remoteAddress: '10.0.0.7',
        })
      ).statusCode,
    ).toBe(200);
  });

  it('takes JSON only', async () => {
    const sandbox = await startSandbox();
    const response = await sandbox.fetch('http://localhost/sandbox/api/reset', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    });
    expect(response.status).toBe(415);
  });

  it('shows the accounts that work', async () => {
    const sandbox = await startSandbox();
    const accounts = (await sandbox.api('GET', 'accounts')).body as {
      username: string;
      password: string;
      role: string;
    }[];
    expect(accounts.map(({ role }) => role)).toEqual([
      'client',
      'client',
      'client',
      'dealer',
      'partner',
      'dealer',
      'partner',
    ]);
    for (const { username, password } of accounts)
      expect((await sandbox.call('POST', SIGN_IN, { body: { username, password } })).status).toBe(200);
  });
});

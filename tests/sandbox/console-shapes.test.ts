import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { controlDone, type ReadName, refusalShape, sessionShape, shapes } from '../../src/console/outside/shapes.ts';
import { faultOf } from '../../src/console/sections/faults.tsx';
import { startSandbox } from './support/start.ts';

const names = Object.keys(shapes) as ReadName[];

describe('the console understands what the sandbox answers', () => {
  it.each(names)('%s', async (name) => {
    const sandbox = await startSandbox();
    // Something of everything: calls, effects, messages, faults, a plan.
    await sandbox.signIn('aidos');
    await sandbox.api('POST', 'faults', { operationId: '*', kind: 'delay', delayMs: 5, after: true });
    await sandbox.api('POST', 'plan', { entries: [{ operationId: 'signIn', example: 'wrongCredentials' }] });
    await sandbox.api('POST', 'snapshots', { name: 'one' });
    const { status, body } = await sandbox.api('GET', name === 'timeline' ? 'timeline?person=aidos' : name);
    expect(status).toBe(200);
    const parsed = v.safeParse(shapes[name], body);
    expect(parsed.issues).toBeUndefined();
  });

  it('what a control and a session say, and a refusal', async () => {
    const sandbox = await startSandbox();
    const made = await sandbox.api('POST', 'controls/claim.seed');
    expect(v.is(controlDone, made.body)).toBe(true);
    expect(v.is(sessionShape, (await sandbox.api('POST', 'sessions', { username: 'aidos' })).body)).toBe(true);
    expect(v.is(refusalShape, (await sandbox.api('POST', 'sessions', { username: 'nobody' })).body)).toBe(true);
    expect(v.is(refusalShape, (await sandbox.api('POST', 'controls/banks.answer')).body)).toBe(true);
  });

  it('the newest of a long log', async () => {
    const sandbox = await startSandbox();
    for (let at = 0; at < 5; at++) await sandbox.call('GET', '/services/auth/v1/users/me');
    const { entries } = (await sandbox.api('GET', 'log?last=2')).body as { entries: { seq: number }[] };
    expect(entries.map(({ seq }) => seq)).toEqual([4, 5]);
  });
});

describe('a fault that the console sends', () => {
  const filled = {
    operationId: 'claim',
    example: null,
    status: 503,
    delaySec: 11,
    times: 2,
    after: false,
    person: null,
  };

  it.each([
    [{ kind: 'status' }, { status: 503 }],
    [{ kind: 'status', example: 'notFound' }, { status: 200 }],
    [
      { kind: 'status', example: 'notFound', operationId: 'any' },
      { operationId: '*', status: 503 },
    ],
    [{ kind: 'delay' }, { delayMs: 11_000 }],
    [{ kind: 'drop', after: true }, { after: true }],
    [{ kind: 'drop', person: 'aidos' }, { person: '77000000001' }],
  ] as const)('%j', async (given, expected) => {
    const sandbox = await startSandbox();
    const { status, body } = await sandbox.api('POST', 'faults', faultOf({ ...filled, ...given }));
    expect(status).toBe(200);
    expect(body).toEqual([expect.objectContaining({ kind: given.kind, times: 2, ...expected })]);
  });
});

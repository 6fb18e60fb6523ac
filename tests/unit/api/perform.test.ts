import type * as openapiFetch from 'openapi-fetch';
import { describe, expect, test, vi } from 'vitest';
import { operations, type OperationId } from '../../../openapi/index.ts';
import type { Operation } from '../../../openapi/generated/operation.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import type { SessionActor } from '../../../machines/session.machine.ts';
import { asGives } from '../../../scripts/api/model.ts';
import type { Perform } from '../../../src/api/perform.ts';
import { fits } from '../../../src/api/shape.ts';
import { createTransport, type Route } from '../../../src/api/transport.ts';
import {
  constantSession,
  json,
  lost,
  never,
  openApi,
  ORIGIN,
  outcome,
  services,
  strictOperations,
} from './support/api.ts';

const profile = { id: 'u-1' };

describe('what is sent', () => {
  test('REST: base, path, query, token, language; the trailing slash stays', async () => {
    const { perform, sent } = openApi(() => json([]));
    await perform('listIntegrations', { path: { id: 'r/1' } });
    await perform('listFiles', { query: { claim_id: 'c 1' } });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${ORIGIN}/bankIntegration/v1/requests/r%2F1/integrations/`,
      `GET ${ORIGIN}/docs/api/v1/files?claim_id=c%201`,
    ]);
    expect(sent[0]?.headers).toMatchObject({
      authorization: 'Bearer token',
      'accept-language': 'ru',
      accept: 'application/json',
    });
    expect(sent[0]?.headers).not.toHaveProperty('content-type');
  });

  test('bodies: JSON, urlencoded', async () => {
    const { perform, sent } = openApi(() => json({ id: 's' }));
    await perform('setBank', { path: { id: 'r-1' }, body: { bank_alias: 'halyk' } });
    await perform('confirmSignature', { path: { id: 's-1' }, body: { code: '123456' } });
    expect(sent.map(({ method, headers, body }) => [method, headers['content-type'], body])).toEqual([
      ['PUT', 'application/json', '{"bank_alias":"halyk"}'],
      ['POST', 'application/x-www-form-urlencoded', 'code=123456'],
    ]);
  });

  test('multipart, with the boundary of the browser', async () => {
    const { perform, sent } = openApi(() => json({ id: 'f' }, 201));
    await perform('uploadFile', {
      body: { file: new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }), type: 'statement', claim_id: 'c-1' },
    });
    expect(sent[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent[0]?.body).toContain('filename="a.pdf"');
    expect(sent[0]?.body).toMatch(/name="claim_id"\r\n\r\nc-1/);
  });

  test('GraphQL: operation name, document, variables; the root field comes back', async () => {
    const { perform, sent } = openApi(() => json({ data: { claim: { id: 'c-1' } } }));
    expect(await perform('claim', { variables: { id: 'c-1' } })).toEqual({ id: 'c-1' });
    expect(sent[0]).toMatchObject({ method: 'POST', url: `${ORIGIN}/claim/customers` });
    const body = JSON.parse(sent[0]?.body ?? '') as { query: string };
    expect(body).toMatchObject({ operationName: 'claim', variables: { id: 'c-1' } });
    expect(body.query).toContain('query claim(');
  });

  test('a double slash of a contract is not tidied up', async () => {
    const urls: string[] = [];
    const prepare = createTransport({
      services,
      fetch: (request) => {
        urls.push(request.url);
        return Promise.resolve(json({}));
      },
      loadClient: () => import('openapi-fetch'),
      xhr: undefined,
    });
    const route: Route = {
      service: 'docs',
      method: 'get',
      path: '/api/v1/claims//by-client/',
      kind: 'rest',
      body: null,
    };
    const send = await prepare('listClaims', route, {});
    await send({ headers: {}, signal: new AbortController().signal });
    expect(urls).toEqual([`${ORIGIN}/docs/api/v1/claims//by-client/`]);
  });

  test('cookies never travel along', async () => {
    const credentials: string[] = [];
    const { perform } = openApi(() => json({}), {
      fetch: (request) => {
        credentials.push(request.credentials);
        return Promise.resolve(request.url.endsWith('/customers') ? json({ data: { countries: [] } }) : json(profile));
      },
    });
    await perform('getProfile', {});
    await perform('countries', { variables: {} });
    expect(credentials).toEqual(['omit', 'omit']);
  });

  test('openapi-fetch comes with the first call, once; when it does not come, nothing was sent', async () => {
    const loadClient = vi
      .fn<() => Promise<typeof openapiFetch>>()
      .mockRejectedValueOnce(new TypeError('chunk'))
      .mockImplementation(() => import('openapi-fetch'));
    const { perform, sent } = openApi(() => json(profile), { loadClient });
    expect(loadClient).not.toHaveBeenCalled();
    expect(await outcome(perform('signIn', { body: { username: 'a', password: 'b' } }))).toMatchObject({
      kind: 'network',
      ambiguous: false,
    });
    expect(sent).toEqual([]);
    await perform('getProfile', {});
    await perform('getProfile', {});
    expect(loadClient).toHaveBeenCalledTimes(2);
  });

  test('a service without an address is a problem, not a crash', async () => {
    const { perform } = openApi(() => json(profile), { config: { services: {}, idempotencyKey: true } });
    expect(await outcome(perform('signIn', { body: { username: 'a', password: 'b' } }))).toMatchObject({
      kind: 'network',
      ambiguous: false,
    });
  });
});

describe('the idempotency key', () => {
  const send = async (idempotencyKey: boolean | readonly string[]) => {
    const { perform, sent } = openApi(() => json({ id: 'x' }), { config: { services, idempotencyKey } });
    await perform('setBank', { path: { id: 'r' }, body: { bank_alias: 'a' } }, { idempotencyKey: 'k-1' });
    await perform('repeatSignature', { path: { id: 's' } }, { idempotencyKey: 'k-2' });
    await perform('getProfile', {}, { idempotencyKey: 'k-3' });
    await perform('repeatSignature', { path: { id: 's' } });
    return sent.map(({ headers }) => headers['idempotency-key']);
  };

  test('goes with calls that change something', async () => {
    expect(await send(true)).toEqual(['k-1', 'k-2', undefined, undefined]);
  });
  test('is switched off by config, wholly or for services that refuse it', async () => {
    expect(await send(false)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await send(['insuranceV2'])).toEqual([undefined, 'k-2', undefined, undefined]);
  });
});

describe('what comes back', () => {
  const getProfile = (response: () => Response) => outcome(openApi(response).perform('getProfile', {}));

  test.each([200, 201, 202])('%i is a success', async (status) => {
    expect(await getProfile(() => json(profile, status))).toEqual(profile);
  });
  test('204 is nothing', async () => {
    const { perform } = openApi(() => new Response(null, { status: 204 }));
    expect(await perform('deleteFile', { path: { id: 'f' } })).toBeUndefined();
  });

  test.each([
    ['empty', () => new Response('')],
    ['empty, and says so', () => new Response('', { headers: { 'Content-Length': '0' } })],
    ['cut', () => new Response('{"id":')],
    ['a page', () => new Response('<html></html>')],
    ['a text', () => json('ok')],
    ['null', () => json(null)],
    ['a 203', () => json(profile, 203)],
  ])('a success that is %s breaks the contract, and nobody knows what happened', async (_name, response) => {
    expect(await getProfile(response)).toMatchObject({ kind: 'contract', operationId: 'getProfile', ambiguous: true });
  });

  test('an answer cut in its middle is a lost one', async () => {
    const body = () =>
      new ReadableStream({
        pull: (controller) => controller.error(new TypeError('terminated')),
      });
    const { perform } = openApi(() => new Response(body(), { status: 200 }));
    expect(await outcome(perform('repeatSignature', { path: { id: 's' } }))).toMatchObject({
      kind: 'network',
      ambiguous: true,
    });
  });

  test('a refusal keeps the words, the fields and the patience of the server', async () => {
    const { perform } = openApi(() =>
      json({ detail: [{ loc: ['body', 'code'], msg: 'wrong', type: 'x' }], attemptsLeft: 2 }, 422, {
        'Retry-After': '30',
      }),
    );
    const problem = await outcome(perform('confirmSignature', { path: { id: 's' }, body: { code: '1' } }));
    expect(problem).toEqual({
      kind: 'invalid',
      requestId: expect.any(String),
      operationId: 'confirmSignature',
      locale: 'ru',
      status: 422,
      messages: ['wrong'],
      fields: { code: ['wrong'] },
      data: { attemptsLeft: 2 },
      retryAfterSec: 30,
      ambiguous: false,
    });
    expect(problem).not.toBeInstanceOf(Error);
  });

  test.each([
    ['a page', '<html>nginx</html>'],
    ['a megabyte', JSON.stringify({ detail: 'x'.repeat(1_000_000) })],
    ['nothing', ''],
    ['cut', '{"detail":'],
  ])('a refusal that is %s has no words', async (_name, text) => {
    expect(await getProfile(() => new Response(text, { status: 403 }))).toMatchObject({
      kind: 'forbidden',
      messages: [],
    });
  });

  test.each([
    ['errors', { data: null, errors: [{ message: 'no' }] }, { kind: 'refused', messages: ['no'], graphql: true }],
    [
      'data and errors',
      { data: { claims: {} }, errors: [{ message: 'half' }] },
      { kind: 'refused', messages: ['half'], graphql: true },
    ],
    ['nothing', {}, { kind: 'contract' }],
    ['another field', { data: { claim: {} } }, { kind: 'contract' }],
  ])('GraphQL 200 with %s', async (_name, body, expected) => {
    expect(await outcome(openApi(() => json(body)).perform('claims', { variables: {} }))).toMatchObject(expected);
  });

  test('GraphQL: null may be an answer', async () => {
    expect(await openApi(() => json({ data: { myDealer: null } })).perform('myDealer', { variables: {} })).toBeNull();
  });

  test('GraphQL: another status', async () => {
    expect(await outcome(openApi(() => json({ detail: 'x' }, 403)).perform('claims', { variables: {} }))).toMatchObject(
      { kind: 'forbidden', graphql: true, status: 403 },
    );
  });
});

describe('sending again', () => {
  const input: Record<'read' | 'idempotent' | 'once', (api: ReturnType<typeof openApi>) => Promise<unknown>> = {
    read: ({ perform }) => perform('getProfile', {}),
    idempotent: ({ perform }) =>
      perform('setBank', { path: { id: 'r' }, body: { bank_alias: 'a' } }, { idempotencyKey: 'k' }),
    once: ({ perform }) => perform('repeatSignature', { path: { id: 's' } }, { idempotencyKey: 'k' }),
  };
  test('the samples are what they say', () => {
    expect([operations.getProfile.safety, operations.setBank.safety, operations.repeatSignature.safety]).toEqual([
      'read',
      'idempotent',
      'once',
    ]);
  });

  test.each([
    ['read', 'lost', 3],
    ['read', 500, 3],
    ['read', 502, 3],
    ['read', 503, 3],
    ['read', 504, 3],
    ['read', 400, 1],
    ['read', 404, 1],
    ['read', 429, 1],
    ['idempotent', 'lost', 2],
    ['idempotent', 502, 2],
    ['idempotent', 503, 2],
    ['idempotent', 504, 2],
    ['idempotent', 500, 1],
    ['idempotent', 409, 1],
    ['once', 'lost', 1],
    ['once', 502, 1],
    ['once', 503, 1],
    ['once', 500, 1],
  ] as const)('%s after %s: %i sendings', async (safety, fault, sendings) => {
    const api = openApi(() => (fault === 'lost' ? lost() : json({}, fault)));
    const result = outcome(input[safety](api));
    await api.clock.advance(20_000);
    expect(await result).toMatchObject({ kind: expect.any(String) as string });
    expect(api.sent).toHaveLength(sendings);
    expect(new Set(api.sent.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`)).size).toBe(1);
  });

  test.each([
    [0, [250, 500]],
    [0.5, [500, 1_000]],
    [0.9, [700, 1_400]],
  ])('waits half a second, doubled, within a half (chance %s)', async (random, waits) => {
    const api = openApi(() => json({}, 503));
    Object.assign(api.clock, { random: () => random });
    const result = outcome(input.read(api));
    for (const [retried, wait] of waits.entries()) {
      await api.clock.advance(wait - 1);
      expect(api.sent).toHaveLength(retried + 1);
      await api.clock.advance(1);
      expect(api.sent).toHaveLength(retried + 2);
    }
    await result;
  });

  test('a success after a fault is a success', async () => {
    const api = openApi((_request, index) => (index === 0 ? lost() : json(profile)));
    const result = input.read(api);
    await api.clock.advance(1_000);
    expect(await result).toEqual(profile);
  });

  test('Retry-After is honoured; too long a wait is told instead', async () => {
    const patient = openApi((_request, index) => (index === 0 ? json({}, 503, { 'Retry-After': '7' }) : json(profile)));
    const result = input.read(patient);
    await patient.clock.advance(6_999);
    expect(patient.sent).toHaveLength(1);
    await patient.clock.advance(1);
    expect(await result).toEqual(profile);

    const hurried = openApi(() => json({}, 503, { 'Retry-After': '3600' }));
    expect(await outcome(input.read(hurried))).toMatchObject({ kind: 'broken', retryAfterSec: 3_600 });
    expect(hurried.sent).toHaveLength(1);
  });

  test('Retry-After may be a date', async () => {
    const api = openApi(() => json({}, 429, { 'Retry-After': 'Sun, 01 Feb 2026 00:01:30 GMT' }));
    expect(await outcome(input.read(api))).toMatchObject({ kind: 'rateLimited', retryAfterSec: 90 });
  });

  test.each([
    ['offline', { isOnline: () => false }],
    ['hidden', { isHidden: () => true }],
  ])('not while %s', async (_name, changes) => {
    const api = openApi(lost, changes);
    await outcome(input.read(api));
    expect(api.sent).toHaveLength(1);
  });

  test('when everything fails, repeats run out', async () => {
    const api = openApi(() => json({}, 500));
    const calls = Array.from({ length: 50 }, () => outcome(input.read(api)));
    await api.clock.advance(20_000);
    await Promise.all(calls);
    expect(api.sent.length).toBeLessThanOrEqual(50 + 10 + 6);
  });
});

describe('the same key still runs', () => {
  const busy = (seconds: number) =>
    json({ detail: 'Запрос с этим ключом ещё выполняется', type: 'key_in_flight', retryAfterSec: seconds }, 409, {
      'Retry-After': String(seconds),
    });
  const call = ({ perform }: ReturnType<typeof openApi>) =>
    outcome(perform('repeatSignature', { path: { id: 's' } }, { idempotencyKey: 'k' }));

  test('its answer is waited for under that key, also by a call that is sent once', async () => {
    const api = openApi((_, index) => (index < 3 ? busy(2) : json({ id: 's' })));
    const answer = call(api);
    await api.clock.advance(5_999);
    expect(api.sent).toHaveLength(3);
    await api.clock.advance(1);
    expect(await answer).toEqual({ id: 's' });
    expect(api.sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k', 'k', 'k']);
  });

  test('a call of GraphQL as well', async () => {
    const api = openApi((_, index) =>
      index < 1 ? busy(1) : json({ data: { generateApplicationForm: { status: 'ok' } } }),
    );
    const answer = api.perform('generateApplicationForm', { variables: { id: 'c' } }, { idempotencyKey: 'k' });
    await api.clock.advance(1_000);
    expect(await answer).toEqual({ status: 'ok' });
  });

  test('for a minute at most: then the outcome is unknown, and never a conflict', async () => {
    const api = openApi(() => busy(5));
    const answer = call(api);
    await api.clock.advance(65_000);
    expect(await answer).toMatchObject({ kind: 'timeout', ambiguous: true });
    expect(api.sent.length).toBeLessThan(15);
  });
});

describe('a success that is not what its contract promises', () => {
  const claim = samples.claim.find(({ name }) => name === 'new')?.output as Record<string, unknown>;
  const ask = (root: unknown) =>
    outcome(
      openApi(() => json({ data: { claim: root } }), { operations: strictOperations }).perform('claim', {
        variables: { id: 'c' },
      }),
    );
  const list = (body: unknown) =>
    outcome(openApi(() => json(body), { operations: strictOperations }).perform('listBanks', {}));

  test('the example of the contract is welcome', async () => expect(await ask(claim)).toEqual(claim));
  test.each([
    ['another shape', { unexpected: true }],
    ['null', null],
    ['a list', []],
    ['a field missing', { ...claim, status: undefined }],
    ['a field of another kind', { ...claim, term: '60' }],
    ['null where something must be', { ...claim, borrower: null }],
  ])('GraphQL: %s is refused, its effect unknown', async (_, root) =>
    expect(await ask(root)).toMatchObject({ kind: 'contract', status: 200, ambiguous: true }),
  );
  test.each([
    ['no list', {}],
    ['something else in the list', [{ unexpected: true }]],
  ])('REST: %s', async (_, body) => expect(await list(body)).toMatchObject({ kind: 'contract', ambiguous: true }));

  test('every example answer of every contract fits', () => {
    const misfits = Object.entries<Operation>(operations).flatMap(([id, { shape }]) =>
      samples[id as OperationId]
        .filter(({ kind, output }) => kind === 'done' && output !== undefined && shape !== undefined)
        .filter(({ output }) => !fits(shape ?? '', output))
        .map(({ name }) => `${id} ${name}`),
    );
    expect(misfits).toEqual([]);
  });
});

describe('waiting and leaving', () => {
  test.each([
    ['a read is asked again after 30 s', 'getProfile', {}, 30_000, 3],
    ['a once-call is given up after 60 s', 'repeatSignature', { path: { id: 's' } }, 60_000, 1],
  ] as const)('%s', async (_name, id, input, ms, sendings) => {
    const api = openApi(never);
    const result = outcome(api.perform(id, input));
    await api.clock.advance(ms - 1);
    expect(api.progress.count).toBe(1);
    await api.clock.advance(1);
    await api.clock.advance(2 * ms + 5_000);
    expect(await result).toMatchObject({ kind: 'timeout', operationId: id, ambiguous: true });
    expect([api.sent.length, api.progress.count]).toEqual([sendings, 0]);
  });

  test('abort: rejects with its reason at once, and nothing is sent again', async () => {
    const api = openApi(never);
    const controller = new AbortController();
    const result = outcome(api.perform('getProfile', {}, { signal: controller.signal }));
    await api.clock.advance(10);
    controller.abort('left');
    expect(await result).toBe('left');
    await api.clock.advance(100_000);
    expect([api.sent.length, api.progress.count, api.clock.waiting()]).toEqual([1, 0, 0]);
    expect(api.tracked).toEqual([['request', { operationId: 'getProfile', outcome: 'aborted', durationMs: 10 }]]);
  });

  test('abort between two sendings', async () => {
    const api = openApi(lost);
    const controller = new AbortController();
    const result = outcome(api.perform('getProfile', {}, { signal: controller.signal }));
    await api.clock.advance(10);
    controller.abort('left');
    expect(await result).toBe('left');
    await api.clock.advance(100_000);
    expect([api.sent.length, api.progress.count, api.clock.waiting()]).toEqual([1, 0, 0]);
  });

  test('aborted before: nothing is sent', async () => {
    const api = openApi(() => json(profile));
    expect(await outcome(api.perform('getProfile', {}, { signal: AbortSignal.abort('left') }))).toBe('left');
    expect(api.sent).toEqual([]);
  });

  test.each([
    [true, true, 'network', true],
    [true, false, 'offline', true],
    [false, false, 'offline', false],
  ] as const)(
    'no answer (online before: %s, after: %s): %s, outcome unknown: %s',
    async (before, after, kind, ambiguous) => {
      let asked = 0;
      const { perform } = openApi(lost, { isOnline: () => (asked++ === 0 ? before : after) });
      expect(await outcome(perform('repeatSignature', { path: { id: 's' } }))).toMatchObject({ kind, ambiguous });
    },
  );
});

describe('progress, log, tracker', () => {
  test('counts what runs, without reads on a clock', async () => {
    const api = openApi(never);
    const seen: number[] = [];
    api.progress.subscribe(() => seen.push(api.progress.count));
    const controller = new AbortController();
    const { signal } = controller;
    const calls = [
      api.perform('getProfile', {}, { signal }),
      api.perform('listBanks', {}, { signal }),
      api.perform('claims', { variables: {} }, { signal, quiet: true }),
    ].map(outcome);
    expect(api.progress.count).toBe(2);
    controller.abort();
    await Promise.all(calls);
    expect(seen).toEqual([1, 2, 1, 0]);
  });

  test('every request is timed by its operation', async () => {
    const { perform, tracked, log } = openApi(() => json({ detail: 'Айдос' }, 409));
    await outcome(perform('setBank', { path: { id: 'r' }, body: { bank_alias: 'a' } }));
    expect(tracked).toEqual([['request', { operationId: 'setBank', outcome: 'conflict', durationMs: 0 }]]);
    expect(log.entries()).toEqual([
      {
        requestId: expect.any(String),
        event: 'call',
        operationId: 'setBank',
        service: 'bankIntegration',
        kind: 'conflict',
        status: 409,
        durationMs: 0,
      },
    ]);
  });

  test('every operation of the table can be prepared', async () => {
    const { perform, sent } = openApi((request) => {
      const name = request.body.startsWith('{"operationName"')
        ? (JSON.parse(request.body) as { operationName: string }).operationName
        : '';
      return json(name === '' ? {} : { data: { [name]: {} } });
    });
    const ids = Object.keys(operations) as OperationId[];
    for (const id of ids) await perform(id, { path: { id: '1' }, body: {}, variables: {} });
    expect(sent).toHaveLength(ids.length);
  });
});

test('the mobile insurance service has a token of its own', async () => {
  const headers: Record<string, string>[] = [];
  const { authorize } = await import('../../../src/api/authorize.ts');
  const answer = await authorize(constantSession(), { route: operations.getCreditInsurance }, (header) => {
    headers.push(header);
    return Promise.resolve({ status: 401 });
  });
  expect(headers).toEqual([{ 'Spec-authorization': 'Bearer special' }]);
  expect(answer.status).toBe(401);
});

test('an announcement is asked for with that token and no other; with one that is over, as by a guest', async () => {
  const { authorize } = await import('../../../src/api/authorize.ts');
  const asked = async (special: string | null, statuses: number[]) => {
    const headers: Record<string, string>[] = [];
    const session = { ...constantSession(), special: () => special };
    const answer = await authorize(session, { route: operations.getPublication }, (header) => {
      headers.push(header);
      return Promise.resolve({ status: statuses[headers.length - 1] ?? 500 });
    });
    return [headers, answer.status];
  };
  const spec = { 'Spec-authorization': 'Bearer found' };
  expect(await asked('found', [200])).toEqual([[spec], 200]);
  expect(await asked('found', [401, 200])).toEqual([[spec, {}], 200]);
  expect(await asked('found', [404])).toEqual([[spec], 404]);
  expect(await asked(null, [200])).toEqual([[{}], 200]);
});

test('its token is kept as it comes, with its life, and the main session is left alone', async () => {
  const kept: unknown[] = [];
  const answer = { token: 'spec-token-0123456789', expires_in: 1800, insurances: [] };
  const { perform } = openApi(() => json(answer), {
    session: { ...constantSession(), keepSpecial: (given) => void kept.push(given) },
  });
  await perform('findCreditInsurances', { query: { phone_number: '77000000001' } });
  await perform('getCreditInsurance', { path: { id: 'ci-1' } });
  expect(kept).toEqual([answer]);
});

test('a link opens without the session that is over by then; other calls are refused', async () => {
  const { authorize } = await import('../../../src/api/authorize.ts');
  const sentBy = async (operationId: OperationId) => {
    const headers: Record<string, string>[] = [];
    const over = {
      ...constantSession(),
      access: () => 'old',
      canRenew: () => true,
      renew: () => Promise.resolve(null),
    };
    const { status } = await authorize(over, { route: operations[operationId] }, (header) => {
      headers.push(header);
      return Promise.resolve({ status: 'Authorization' in header ? 401 : 200 });
    });
    return { headers, status };
  };
  for (const id of ['openShortLink', 'confirmShortLink', 'renewShortLink'] as const)
    expect(await sentBy(id)).toEqual({ headers: [{ Authorization: 'Bearer old' }, {}], status: 200 });
  expect(await sentBy('signIn')).toEqual({ headers: [{}], status: 200 });
  expect(await sentBy('refreshToken')).toEqual({ headers: [{}], status: 200 });
  expect(await sentBy('claims')).toEqual({ headers: [{ Authorization: 'Bearer old' }], status: 401 });
});

test('an answer that signs somebody in is told to the session before the caller has it', async () => {
  const { withSession } = await import('../../../src/api/session.ts');
  const told: unknown[] = [];
  const session = { send: (event: unknown) => void told.push(event) } as unknown as SessionActor;
  const answers = () => Promise.resolve({ id: 'c1', refreshToken: 'r1' });
  const known = (id: OperationId): Operation => operations[id];
  const perform = withSession(answers as unknown as Perform, () => session, { known });
  await perform('claim', { variables: { id: 'c1' } });
  expect(told).toEqual([]);
  await perform('createClaimByCustomer', {} as never);
  expect(told).toEqual([{ type: 'TOKENS', refreshToken: 'r1' }]);
});

describe('what a contract says of tokens', () => {
  test('is refused where the answer need not hold them', () => {
    expect(asGives(undefined, null, 'a')).toEqual({});
    expect(asGives('refresh', 's id,refreshToken', 'a')).toEqual({ gives: 'refresh' });
    expect(() => asGives('refresh', 's id', 'a')).toThrow('need not hold refreshToken');
    expect(() => asGives('session', null, 'a')).toThrow('access_token, refresh_token, expires_in');
    expect(() => asGives('cookies', 's id', 'a')).toThrow('must be one of session, refresh, special');
  });

  test.each([
    ['gives', ['signIn', 'refreshToken', 'findCreditInsurances', 'createClaimByCustomer']],
    ['guests', ['getPublication', 'getClientApplication', 'openShortLink', 'confirmShortLink', 'renewShortLink']],
    [
      'special',
      ['getPublication', 'findCreditInsurances', 'submitCreditInsurance', 'getCreditInsurance', 'getClientApplication'],
    ],
  ])('%s', (fact, ids) => {
    expect(Object.entries(operations).flatMap(([id, row]) => (fact in row ? [id] : []))).toEqual(ids);
  });
});

describe('X-Request-Id', () => {
  const ids = ({ sent }: ReturnType<typeof openApi>) => sent.map(({ headers }) => headers['x-request-id']);
  const ofOurs = { services, idempotencyKey: true };

  test('goes to services of other origins only when these take it', async () => {
    const without = openApi(() => json({}, 401), { config: ofOurs });
    await outcome(without.perform('getProfile', {}));
    expect(ids(without)).toEqual([undefined]);
    const taken = openApi(() => json({}, 401), { config: { ...ofOurs, requestId: true } });
    await outcome(taken.perform('getProfile', {}));
    expect(ids(taken)).toEqual([expect.stringMatching(/^[b-v]{8}(?:-[b-v]{4}){3}-[b-v]{12}$/)]);
  });

  test('is one for all sendings of a call, and stands in its problem and in the log', async () => {
    const api = openApi(() => json({}, 503), { config: { ...ofOurs, requestId: true } });
    const asked = outcome(api.perform('getProfile', {}));
    await api.clock.advance(60_000);
    const problem = (await asked) as { requestId: string };
    expect(api.sent.length).toBeGreaterThan(1);
    expect(new Set(ids(api))).toEqual(new Set([problem.requestId]));
    expect(api.log.entries().at(-1)).toMatchObject({ event: 'call', requestId: problem.requestId });

    const other = (await outcome(openApi(() => json({}, 404)).perform('getProfile', {}))) as { requestId: string };
    expect(other.requestId).not.toBe(problem.requestId);
  });
});

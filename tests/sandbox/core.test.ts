import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '../../openapi/index.ts';
import { samples } from '../../openapi/generated/samples.ts';
import { loadContracts } from '../../sandbox/core/contracts.ts';
import { answerProblem } from '../../sandbox/core/validation.ts';
import { defineService, refuse, refuseKeeping } from '../../sandbox/core/service.ts';
import { authService } from '../../sandbox/services/auth/index.ts';
import { startSandbox, temporaryFolder } from './support/start.ts';

const contracts = loadContracts('openapi');
const SIGN_IN = '/services/auth/v1/users/signin';
const ME = '/services/auth/v1/users/me';
const good = { username: 'aidos', password: 'demo-password' };

describe('contracts', () => {
  it('the generated table names the same REST operations, methods, paths and safety', () => {
    const rest = Object.entries(operations).filter(([, row]) => row.kind === 'rest');
    expect(rest.map(([id]) => id).toSorted()).toEqual([...contracts.keys()].toSorted());
    for (const [id, row] of rest) {
      const contract = contracts.get(id)!;
      expect([id, contract.service, contract.method.toLowerCase(), contract.path, contract.safety]).toEqual([
        id,
        row.service,
        row.method,
        row.path,
        row.safety,
      ]);
    }
  });

  it('every REST sample is what its contract says', () => {
    for (const [id, contract] of contracts) {
      for (const sample of samples[id as keyof typeof samples]) {
        const answer = {
          status: sample.http,
          body: sample.body ?? undefined,
          headers: { 'content-type': 'application/json' },
        };
        expect([id, sample.name, answerProblem(contract, answer)]).toEqual([id, sample.name, null]);
      }
    }
  });

  it('a sample of another shape, status or emptiness is found', () => {
    const signIn = contracts.get('signIn')!;
    const headers = { 'content-type': 'application/json' };
    expect(answerProblem(signIn, { status: 200, body: { access_token: 1 }, headers })).toContain('access_token');
    expect(answerProblem(signIn, { status: 418, body: {}, headers })).toContain('418');
    expect(answerProblem(contracts.get('deleteFile')!, { status: 204, body: {}, headers })).toContain('no body');
  });
});

describe('requests', () => {
  it('names each wrong field, in the language asked', async () => {
    const sandbox = await startSandbox();
    const answer = await sandbox.call('POST', SIGN_IN, {
      body: { username: '', extra: 1 },
      headers: { 'accept-language': 'kk-KZ' },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toEqual(
      expect.arrayContaining([
        { loc: ['body', 'password'], msg: 'Міндетті өріс', type: 'required' },
        { loc: ['body', 'username'], msg: 'Рұқсат етілгеннен қысқа: 1', type: 'minLength' },
        { loc: ['body', 'extra'], msg: 'Артық өріс', type: 'additionalProperties' },
      ]),
    );
  });

  it.each([
    ['{"username": ', 400],
    ['{"__proto__": {"a": 1}, "username": "aidos", "password": "x"}', 400],
    ['\xff\xfe', 400],
    ['{"username": "a\\u0000", "password": "x"}', 400],
    ['{"username": "\\ud800", "password": "x"}', 400],
    ['', 422],
    ['[]', 422],
  ])('unreadable or empty JSON %j gives %i', async (text, status) => {
    const sandbox = await startSandbox();
    const response = await sandbox.fetch(`http://localhost${SIGN_IN}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(text, 'latin1'),
    });
    expect(response.status).toBe(status);
  });

  it('JSON a hundred thousand levels deep is unreadable', async () => {
    const sandbox = await startSandbox();
    const body = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const headers = { 'content-type': 'application/json' };
    expect((await sandbox.fetch(`http://localhost${SIGN_IN}`, { method: 'POST', headers, body })).status).toBe(400);
  });

  it.each(['a\0', '\0'])('a character that no database keeps is refused: %j', async (text) => {
    const sandbox = await startSandbox();
    const [name, token] = [
      `/services/bankIntegration/v1/requests/${encodeURIComponent(text)}`,
      await sandbox.signIn('aidos'),
    ];
    expect((await sandbox.call('GET', name, { token: token.access })).status).toBe(400);
  });

  it('JSON as text/plain or as a form is refused: a foreign page could send those without asking', async () => {
    const sandbox = await startSandbox();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const response = await sandbox.fetch(`http://localhost${SIGN_IN}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify(good),
      });
      expect([type, response.status]).toEqual([type, type.startsWith('multipart') ? 400 : 415]);
    }
  });

  it('a request from a foreign origin is refused, from the own one not; no answer carries CORS headers', async () => {
    const sandbox = await startSandbox({ origin: 'http://app.localhost:3000' });
    const from = (origin: string) => sandbox.call('POST', SIGN_IN, { body: good, headers: { origin } });
    expect((await from('https://evil.example')).status).toBe(403);
    expect((await from('null')).status).toBe(403);
    expect((await from('http://app.localhost:3000')).status).toBe(200);
    const answer = await from('http://localhost');
    expect(answer.status).toBe(200);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await sandbox.call('OPTIONS', SIGN_IN, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
  });

  it('an unknown path, method and a trailing slash too many are 404 in JSON', async () => {
    const sandbox = await startSandbox();
    for (const path of [
      '/services/auth/v1/users/nobody',
      `${ME}/`,
      '/services/auth//v1/users/me',
      '/services/nobody/x',
    ]) {
      const answer = await sandbox.call('GET', path);
      expect([path, answer.status, answer.body]).toEqual([path, 404, { detail: 'Не найдено' }]);
    }
  });
});

describe('GraphQL', () => {
  const graphql =
    (body: unknown, service = 'claim') =>
    async (sandbox: Awaited<ReturnType<typeof startSandbox>>) =>
      (await sandbox.call('POST', `/services/${service}/customers`, { body })).status;

  it('takes only the documents that clients send: by name, on their base, one root field, no introspection, not too deep', async () => {
    const countries = defineService({
      name: 'x',
      resolvers: { countries: () => [{ id: '398', name: 'Казахстан', alias: 'KZ' }] },
    });
    const sandbox = await startSandbox({ services: [authService, countries] });
    const query = operations.countries.document;
    const answer = await sandbox.call('POST', '/services/claim/customers', {
      body: { operationName: 'countries', query, variables: {} },
    });
    expect(answer.body).toEqual({ data: { countries: [{ id: '398', name: 'Казахстан', alias: 'KZ' }] } });
    const refusals = [
      { operationName: 'nobody', query },
      { operationName: 'countries', query: 'query countries { genderTypes { id } }' },
      { operationName: 'countries', query: 'query countries { countries { id } other: countries { id } }' },
      {
        operationName: 'countries',
        query: 'query countries { countries { id __type: id } } query x { countries { id } }',
      },
      { operationName: 'countries', query: 'query countries { __schema { types { name } } }' },
      { operationName: 'countries', query: 'query countries { countries { id wrong } }' },
      { operationName: 'countries', query: `query countries { countries { id } } # ${'x'.repeat(20_000)}` },
      {
        operationName: 'localities',
        query: `query localities { localities { items ${'{ parent '.repeat(15)} { id } ${'}'.repeat(15)} } }`,
      },
      { query },
    ];
    for (const body of refusals) expect([body, await graphql(body)(sandbox)]).toEqual([body, 400]);
    expect(await graphql({ operationName: 'countries', query }, 'clientClaim')(sandbox)).toBe(400);
  });

  it('a variable against the schema is refused with 422 before any service is asked', async () => {
    const asked: unknown[] = [];
    const service = defineService({ name: 'x', resolvers: { updateClaimByCustomer: (args) => asked.push(args) } });
    const sandbox = await startSandbox({ services: [authService, service] });
    const { access: token } = await sandbox.signIn('aidos');
    for (const borrower of [{ dateOfBirth: '2026-02-30' }, { dateOfBirth: 7 }, { childCount: 'two' }, { nobody: 1 }]) {
      const body = {
        operationName: 'updateClaimByCustomer',
        query: operations.updateClaimByCustomer.document,
        variables: { id: 'c-1', borrower },
      };
      const answer = await sandbox.call('POST', '/services/clientClaim/customers', { body, token });
      expect([borrower, answer.status, answer.body.data, answer.body.errors[0].extensions.status]).toEqual([
        borrower,
        200,
        null,
        422,
      ]);
    }
    expect(asked).toEqual([]);
    expect(sandbox.engine.log.problems()).toEqual([]);
  });

  it('a refusal of a resolver is an error with its status; 401, 429 and 5xx keep their HTTP status', async () => {
    let thrown: Error = refuse(409, { ru: 'Занято', kk: 'Бос емес' }, { status: 'waiting', claimId: 'c-1' });
    const service = defineService({ name: 'x', resolvers: { countries: () => Promise.reject(thrown) } });
    const sandbox = await startSandbox({ services: [authService, service] });
    const ask = () =>
      sandbox.call('POST', '/services/claim/customers', {
        body: { operationName: 'countries', query: operations.countries.document },
      });
    expect((await ask()).body).toEqual({
      data: null,
      errors: [
        {
          message: 'Занято',
          path: ['countries'],
          extensions: { status: 409, currentStatus: 'waiting', claimId: 'c-1' },
        },
      ],
    });
    thrown = refuse(429, 'slow', { retryAfterSec: 7 });
    const slow = await ask();
    expect([slow.status, slow.headers.get('retry-after'), slow.body]).toEqual([
      429,
      '7',
      { detail: 'slow', retryAfterSec: 7 },
    ]);
    thrown = new Error('boom');
    expect((await ask()).status).toBe(500);
    expect(sandbox.engine.log.problems()[0]).toMatchObject({ operationId: 'countries' });
  });
});

describe('one transaction a request', () => {
  const writer = (after: () => void) =>
    defineService({
      name: 'writer',
      operations: {
        async listStations(c) {
          await c.effect('tried');
          after();
          return { status: 200, body: [] };
        },
      },
    });

  it.each([
    ['returned', () => undefined, 1],
    [
      'refused',
      () => {
        throw refuse(409, 'no');
      },
      0,
    ],
    [
      'refused, keeping',
      () => {
        throw refuseKeeping(409, 'no');
      },
      1,
    ],
    [
      'failed',
      () => {
        throw new Error('boom');
      },
      0,
    ],
  ])('%s: the effect is there %#', async (_name, after, effects) => {
    const sandbox = await startSandbox({ services: [authService, writer(after)] });
    const { access } = await sandbox.signIn('aidos');
    await sandbox.call('GET', '/services/bankIntegration/request/stations', { token: access });
    const ledger = (await sandbox.api('GET', 'ledger')).body as { kind: string }[];
    expect(ledger.filter(({ kind }) => kind === 'tried')).toHaveLength(effects);
  });

  it('an answer that is not in the contract is noted as a problem', async () => {
    const liar = defineService({
      name: 'liar',
      operations: { listStations: () => ({ status: 200, body: [{ id: 1 }] as never }) },
    });
    const sandbox = await startSandbox({ services: [authService, liar] });
    const { access } = await sandbox.signIn('aidos');
    await sandbox.call('GET', '/services/bankIntegration/request/stations', { token: access });
    expect((await sandbox.api('GET', 'log')).body.problems).toEqual([
      expect.objectContaining({ operationId: 'listStations' }),
    ]);
    expect((await sandbox.api('GET', 'health')).body.problems).toBe(1);
  });

  it('a second sandbox on the same folder is refused', async () => {
    const dataDir = temporaryFolder();
    await startSandbox({ dataDir });
    await expect(startSandbox({ dataDir })).rejects.toThrow('in use by another sandbox');
  });
});

it('no source of the sandbox imports the application, or of its machines more than whose turn it is', () => {
  const files = readdirSync('sandbox', { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.ts'),
  );
  for (const file of files)
    expect(readFileSync(`${file.parentPath}/${file.name}`, 'utf8')).not.toMatch(
      /from '(\.\.\/)+(src\/|machines\/(?!kit\/standing\.ts|products\/[\w-]+\/[\w.]*progress\.ts))/,
    );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '../../openapi/index.ts';
import { restShapes } from './fuzz/schema.ts';
import { graphqlShapes } from './fuzz/variables.ts';
import { isHole } from './fuzz/words.ts';
import { startSandbox, type TestSandbox } from './support/start.ts';

/**
 * What was sent wrongly is never said again: an error may be logged, shown and photographed. Every part of every request
 * is replaced in turn by a marked value, a person's number among them, of every type.
 */
const NUMBER = '880101300123';
const WORD = 'Сиражданова';
const marked: readonly unknown[] = [
  NUMBER,
  WORD,
  Number(NUMBER),
  [NUMBER],
  { [NUMBER]: WORD },
  { value: NUMBER },
  `${WORD} ${NUMBER}`.repeat(300),
];

interface Ask {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly mediaType?: string;
}

const rest = restShapes('openapi');
const graphql = graphqlShapes('openapi/claim.graphql');
const one = <T>(arbitrary: fc.Arbitrary<T>): T => fc.sample(arbitrary, { seed: 7, numRuns: 1 })[0] as T;
const plain = (value: unknown): unknown => {
  if (isHole(value)) return '00000000-0000-4000-8000-000000000000';
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
};

/** A request of the contract with nothing wrong in it. */
function valid(id: OperationId): Ask {
  const variables = graphql.get(id);
  if (variables) {
    const query = (operations as Record<string, { document?: string }>)[id]?.document;
    return {
      path: {},
      query: {},
      body: { operationName: id, query, variables: plain(one(variables)) },
      mediaType: 'application/json',
    };
  }
  const { parameters, bodies } = rest.get(id)!;
  const part = (place: string) =>
    Object.fromEntries(
      parameters.filter((parameter) => parameter.in === place).map(({ name, value }) => [name, plain(one(value))]),
    );
  const [media] = bodies;
  return {
    path: part('path'),
    query: part('query'),
    ...(media ? { body: plain(one(media[1])), mediaType: media[0] } : {}),
  };
}

/** Every copy of `value` in which one part, at any depth, is `by`, and one in which something stands beside. */
function* spoilt(value: unknown, by: unknown): Generator<unknown> {
  yield by;
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { ...value, [NUMBER]: by, [WORD]: by };
  for (const [key, inner] of Object.entries(value)) {
    for (const wrong of spoilt(inner, by)) {
      if (Array.isArray(value)) yield value.map((item: unknown, index) => (String(index) === key ? wrong : item));
      else yield { ...value, [key]: wrong };
    }
  }
}

function* spoiltAsks(id: OperationId): Generator<Ask> {
  const ask = valid(id);
  for (const by of marked) {
    for (const place of ['path', 'query'] as const)
      for (const name of Object.keys(ask[place])) yield { ...ask, [place]: { ...ask[place], [name]: by } };
    if (graphql.has(id)) {
      const body = ask.body as { query: string; variables: unknown };
      for (const variables of spoilt(body.variables, by)) yield { ...ask, body: { ...body, variables } };
      yield { ...ask, body: { ...body, query: by } };
      yield { ...ask, body: { ...body, operationName: by } };
      yield {
        ...ask,
        body: { ...body, query: `query ${id}{${id}(id:"${NUMBER}" _${NUMBER}:"${WORD}"){id ${NUMBER}}}` },
      };
      yield { ...ask, body: { ...body, query: `query ${id}{${id}(id:{a:${NUMBER}}){id _${NUMBER}}}` } };
    } else if (ask.body !== undefined) for (const body of spoilt(ask.body, by)) yield { ...ask, body };
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function bodyOf({ body, mediaType }: Ask): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (mediaType === 'application/json' || typeof body !== 'object' || body === null) return JSON.stringify(body);
  const pairs = Object.entries(body).map(([name, value]): [string, string] => [name, text(value)]);
  if (mediaType === 'application/x-www-form-urlencoded') return new URLSearchParams(pairs);
  const form = new FormData();
  for (const [name, value] of pairs)
    if (name === 'file') form.append(name, new Blob([value]), `${WORD}.pdf`);
    else form.append(name, value);
  return form;
}

/** Success may well hold what was sent: it was taken. */
const isSuccess = (status: number, answer: string): boolean => status < 300 && !/^\{"(errors|data":null)/.test(answer);

describe('what was sent is not said again', () => {
  /** Those that are sent anything. */
  const ids = (Object.keys(operations) as OperationId[]).filter((id) => spoiltAsks(id).next().done !== true);

  it.each(ids)('by %s', async (id) => {
    const sandbox: TestSandbox = await startSandbox();
    const token = (await sandbox.signIn('saule')).access;
    const { service, method, path } = operations[id];
    let refusals = 0;
    for (const ask of spoiltAsks(id)) {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(ask.path[name])));
      const search = new URLSearchParams(Object.entries(ask.query).map(([name, value]) => [name, text(value)]));
      const body = bodyOf(ask);
      const isForm = body instanceof FormData || body instanceof URLSearchParams;
      const response = await sandbox.fetch(`http://localhost/services/${service}${filled}?${search}`, {
        method: method.toUpperCase(),
        headers: {
          authorization: `Bearer ${token}`,
          'spec-authorization': `Bearer ${token}`,
          'accept-language': refusals % 2 === 0 ? 'kk' : 'ru',
          ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined || method === 'get' ? {} : { body }),
      });
      const answer = await response.text();
      if (isSuccess(response.status, answer)) continue;
      refusals += 1;
      const said = [NUMBER, WORD].filter((mark) => answer.includes(mark));
      expect([said, said.length > 0 ? answer.slice(0, 500) : '', ask]).toEqual([[], '', ask]);
      // No word of a library.
      expect(answer).not.toMatch(/Variable|Expected|Cannot|invalid value|must (be|have|NOT|match)|FST_/);
    }
    expect(refusals).toBeGreaterThan(0);
  });

  it('by an address that is none', async () => {
    const sandbox = await startSandbox();
    for (const path of [`/services/docs/api/v1/files/${NUMBER}%`, `/services/${NUMBER}/${NUMBER}?a=${NUMBER}`]) {
      const answer = await sandbox.call('GET', path, { headers: { 'accept-language': 'kk' } });
      expect([path, answer.status, answer.body]).toEqual([path, 404, { detail: 'Табылмады' }]);
    }
  });

  it('but the rule and its place are, in the language of the request', async () => {
    const sandbox = await startSandbox();
    const query = operations.createClaimByCustomer.document;
    const input = {
      initialFee: '4',
      term: null,
      personalNumber: [NUMBER],
      seller: { name: WORD, [NUMBER]: 1, age: 7 },
    };
    const said = async (language: string) => {
      const { body } = await sandbox.call('POST', '/services/clientClaim/customers', {
        body: { operationName: 'createClaimByCustomer', query, variables: { input } },
        headers: { 'accept-language': language },
      });
      const { status, detail } = body.errors[0].extensions as {
        status: number;
        detail: { loc: (string | number)[]; msg: string }[];
      };
      expect([body.data, status]).toEqual([null, 422]);
      return Object.fromEntries(detail.map(({ loc, msg }) => [loc.join('.'), msg]));
    };
    expect(await said('ru')).toMatchObject({
      'input.initialFee': 'Значение другого типа',
      'input.term': 'Обязательное поле',
      'input.personalNumber': 'Значение другого типа',
      'input.seller.phone': 'Обязательное поле',
      'input.seller': 'Лишнее поле',
      'input.seller.age': 'Лишнее поле',
    });
    expect(await said('kk')).toMatchObject({ 'input.initialFee': 'Мәннің түрі басқа', 'input.seller': 'Артық өріс' });
  });
});

import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type { OperationId } from '../../../openapi/index.ts';
import { contentTypes, hostileTexts, hostileValue, rawBodies, replaced } from './hostile.ts';
import { restShapes, type RestShape } from './schema.ts';
import { graphqlShapes } from './variables.ts';

/** One request, as it is printed when it breaks something. Ids are chosen when it is sent. */
export interface FuzzRequest {
  readonly operationId: OperationId;
  /** Number of the caller. */
  readonly as: number;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Bytes that stand for the body instead. */
  readonly raw?: string;
  /** Sent as this type; null: none. Absent: the operation's own. */
  readonly contentType?: string | null;
  readonly mediaType?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Stands for the text of a GraphQL operation, which would fill a report. */
export const DOCUMENT = '<document>';

const CONTRACTS = fileURLToPath(new URL('../../../openapi', import.meta.url));

/** What spoils a request: nothing mostly, so that services are reached. */
interface Spoil {
  readonly kind: 'none' | 'part' | 'path' | 'query' | 'whole' | 'raw' | 'type' | 'header';
  readonly where: readonly number[];
  readonly by: unknown;
  readonly text: string;
  readonly raw: string;
  readonly type: string | null;
}
const spoil: fc.Arbitrary<Spoil> = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant('none' as const) },
    { weight: 4, arbitrary: fc.constant('part' as const) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        'path' as const,
        'query' as const,
        'whole' as const,
        'raw' as const,
        'type' as const,
        'header' as const,
      ),
    },
  ),
  where: fc.array(fc.nat(40), { minLength: 1, maxLength: 5 }),
  by: hostileValue,
  text: fc.constantFrom(...hostileTexts),
  raw: fc.constantFrom(...rawBodies),
  type: fc.constantFrom(...contentTypes),
});

const headers = fc.record(
  {
    'idempotency-key': fc.oneof(fc.constantFrom('one', 'two', 'three', 'k'.repeat(300), '%00'), fc.uuid()),
    'accept-language': fc.constantFrom('kk', 'ru', 'de;q=9', ',,;;', 'kk-'.repeat(500)),
    origin: fc.constantFrom('http://localhost', 'https://evil.example', 'null'),
  },
  { requiredKeys: [] },
);

/** Requests to every one of these operations, by `callers` callers. */
export function requests(ids: readonly OperationId[], callers: number): fc.Arbitrary<FuzzRequest> {
  const rest = restShapes(CONTRACTS);
  const graphql = graphqlShapes(`${CONTRACTS}/claim.graphql`);
  const ofOperation = ids.map((operationId) => {
    const shape = rest.get(operationId) ?? graphqlShape(operationId, graphql.get(operationId));
    return ofShape(operationId, shape, callers);
  });
  return fc.oneof(...ofOperation);
}

function graphqlShape(operationId: OperationId, variables: fc.Arbitrary<unknown> | undefined): RestShape {
  if (variables === undefined) throw new Error(`${operationId} stands in no contract`);
  const body = variables.map((values) => ({ operationName: operationId, query: DOCUMENT, variables: values }));
  return { parameters: [], bodies: new Map([['application/json', body]]) };
}

function ofShape(
  operationId: OperationId,
  { parameters, bodies }: RestShape,
  callers: number,
): fc.Arbitrary<FuzzRequest> {
  const part = (place: string): fc.Arbitrary<Record<string, unknown>> => {
    const mine = parameters.filter((one) => one.in === place);
    return fc.record(Object.fromEntries(mine.map(({ name, value }) => [name, value])), {
      requiredKeys: mine.filter(({ required }) => required || place === 'path').map(({ name }) => name),
    });
  };
  const body =
    bodies.size === 0
      ? fc.constant(null)
      : fc.oneof(...[...bodies].map(([mediaType, value]) => value.map((made) => ({ mediaType, made }))));
  return fc
    .record({ as: fc.nat(callers - 1), path: part('path'), query: part('query'), sent: body, headers, spoil })
    .map(({ as, path, query, sent, headers: extra, spoil: wrong }): FuzzRequest => {
      const whole: FuzzRequest = {
        operationId,
        as,
        path,
        query,
        headers:
          wrong.kind === 'header'
            ? extra
            : extra['idempotency-key']
              ? { 'idempotency-key': extra['idempotency-key'] }
              : {},
        ...(sent ? { body: sent.made, mediaType: sent.mediaType } : {}),
      };
      switch (wrong.kind) {
        case 'part':
          return sent ? { ...whole, body: spoilt(sent.made, wrong) } : whole;
        case 'path':
          return {
            ...whole,
            path: replaced(
              path,
              wrong.where.slice(0, 1).map((at) => at * 77 + 1),
              wrong.text,
            ) as Record<string, unknown>,
          };
        case 'query':
          return { ...whole, query: replaced(query, wrong.where.slice(0, 1), wrong.text) as Record<string, unknown> };
        case 'whole':
          return { ...whole, body: wrong.by, mediaType: sent?.mediaType ?? 'application/json' };
        case 'raw':
          return { ...whole, raw: wrong.raw, mediaType: sent?.mediaType ?? 'application/json' };
        case 'type':
          return { ...whole, contentType: wrong.type };
        default:
          return whole;
      }
    });
}

/** A body with one part replaced: of a GraphQL request mostly in its variables. */
function spoilt(body: unknown, { where, by }: Spoil): unknown {
  const request = body as { query?: unknown; variables?: unknown } | null;
  return request?.query === DOCUMENT && (where[0] ?? 0) > 3
    ? { ...request, variables: replaced(request.variables, where.slice(1), by) }
    : replaced(body, where, by);
}

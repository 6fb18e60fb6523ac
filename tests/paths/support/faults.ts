import { operations, type OperationId } from '../../../openapi/index.ts';
import { samples, type Sample } from '../../../openapi/generated/samples.ts';
import { problemOf } from '../../../machines/kit/problem-of.ts';
import type { Problem } from '../../../machines/kit/problem.ts';
import type { Fault } from '../../model/step.ts';

/** How a fault travels: as an answer with this HTTP status and body, or as no answer. */
export type Wire =
  | { readonly kind: 'status'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'schema'; readonly body: unknown }
  | { readonly kind: 'drop' | 'hold' | 'empty' | 'html' | 'malformed' | 'offline' };

/** A way a call can fail, on the wire and as the problem that a flow is told. */
export interface WiredFault extends Fault {
  readonly wire: (operationId: OperationId) => Wire;
}

const FIELDS = [{ loc: ['body', 'phone'], msg: 'Введите номер телефона', type: 'value_error' }];

/** What the service would say with this status: the contract's example, or the shape that all services share. */
const said = (operationId: OperationId, status: number, named?: string): Pick<Sample, 'http' | 'body'> => {
  const example = samples[operationId].find(
    (sample) => sample.kind === 'failed' && sample.status === status && (named === undefined || sample.name === named),
  );
  if (example !== undefined) return example;
  const detail = status === 422 ? FIELDS : `Ошибка ${status}`;
  if (operations[operationId].kind === 'rest' || ![403, 404, 409, 422].includes(status))
    return { http: status, body: { detail } };
  const extensions = { status, ...(status === 422 ? { detail } : {}) };
  return {
    http: 200,
    body: { data: null, errors: [{ message: `Ошибка ${status}`, path: [operationId], extensions }] },
  };
};

const answerProblem = (operationId: OperationId, status: number, named?: string): Problem => {
  const { http, body } = said(operationId, status, named);
  if (operations[operationId].kind === 'rest') return problemOf.answer(operationId, status, body);
  return http === 200
    ? problemOf.graphqlErrors(operationId, (body as { errors: unknown[] }).errors)
    : problemOf.graphqlAnswer(operationId, http, body);
};

/** Any operation may say this status; `named`: the contract's example of that name. */
export const answered = (name: string, status: number, named?: string): WiredFault => ({
  name,
  problem: (operationId) => answerProblem(operationId, status, named),
  wire: (operationId) => {
    const { http, body } = said(operationId, status, named);
    return { kind: 'status', status: http, body };
  },
});

/** What only some operations say: the contract's example of that name. */
export const answeredBy = (of: readonly OperationId[], name: string, status: number): WiredFault => ({
  ...answered(name, status, name),
  of,
});

/** Every class of failure that a flow may tell apart (quality 3): statuses, and the ways to get no usable answer. */
export const faults: readonly WiredFault[] = [
  answered('refused', 400),
  answered('unauthorized', 401),
  answered('forbidden', 403),
  answered('missing', 404),
  answered('conflict', 409),
  answered('invalid', 422),
  answered('rateLimited', 429),
  answered('broken', 500),
  answered('gateway', 502),
  {
    name: 'network',
    problem: (id) => problemOf.lost(id, { wasOnline: true, isOnline: true }),
    wire: () => ({ kind: 'drop' }),
  },
  {
    name: 'offline',
    problem: (id) => problemOf.lost(id, { wasOnline: false, isOnline: false }),
    wire: () => ({ kind: 'offline' }),
  },
  { name: 'timeout', problem: (id) => problemOf.timeout(id), wire: () => ({ kind: 'hold' }) },
  {
    name: 'schema',
    problem: (id) => problemOf.contract(id, 200),
    wire: (id) => ({
      kind: 'schema',
      body: operations[id].kind === 'rest' ? { unexpected: true } : { data: { [id]: { unexpected: true } } },
    }),
  },
  { name: 'contract', problem: (id) => problemOf.contract(id, 200), wire: () => ({ kind: 'malformed' }) },
  answeredBy(['completeSelection'], 'priceChanged', 409),
  answeredBy(['createCascoLifeAgreement', 'confirmCascoLifeSignature', 'repeatCascoLifeSignature'], 'locked', 423),
];

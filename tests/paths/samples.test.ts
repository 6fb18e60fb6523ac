import { buildSchema, graphql } from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operations, type OperationId } from '../../openapi/index.ts';
import { isProblem } from '../../machines/kit/problem.ts';
import { modelOf, models } from '../model/support.ts';
import { claims, incompleteClaims } from './support/claims.ts';
import { faults } from './support/faults.ts';

const schema = buildSchema(readFileSync(new URL('../../openapi/claim.graphql', import.meta.url), 'utf8'));

/** What the service's own types make of a value: with a field missing, or of another type, there are errors. */
const served = async (id: 'claim' | 'updateClaimByCustomer', value: unknown) => {
  const { document } = operations[id];
  const variables = id === 'claim' ? { id: 'c-1' } : { id: 'c-1', borrower: {} };
  return graphql({
    schema,
    source: document,
    rootValue: { [id]: () => value },
    variableValues: variables,
    operationName: id,
  });
};

describe('sample claims', () => {
  test.each(claims.map(({ name }) => name))('%s is what the contract says', async (name) => {
    const claim = claims.find((one) => one.name === name)!.value;
    const { data, errors } = await served('claim', claim);
    expect(errors).toBeUndefined();
    expect(JSON.parse(JSON.stringify(data!.claim))).toEqual(claim);
  });

  test('names are used once', () => {
    const names = claims.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(incompleteClaims.length).toBe(6);
  });

  test('a wrong claim would be noticed', async () => {
    const { errors } = await served('claim', {
      ...(claims[0]!.value as object),
      status: { id: '1', name: 'x', alias: 'nonsense' },
    });
    expect(errors).toHaveLength(1);
  });
});

describe('faults', () => {
  const called = [
    ...new Set(
      models.flatMap(({ machine }) =>
        Object.values(machine.states).flatMap((node) => node.invoke.map((one) => one.id as OperationId)),
      ),
    ),
  ];

  test.each(faults.map(({ name }) => name))('%s is a problem of its kind, plain and of its call', (name) => {
    const fault = faults.find((one) => one.name === name)!;
    const ids = called.filter((id) => fault.of?.includes(id) ?? true);
    const kinds = new Set(ids.map((id) => fault.problem(id).kind));
    const kind = { gateway: 'broken', schema: 'contract', priceChanged: 'conflict', locked: 'refused' }[name] ?? name;
    expect([...kinds]).toEqual([kind]);
    for (const id of ids) {
      const problem = fault.problem(id);
      expect(isProblem(problem)).toBe(true);
      expect(problem.operationId).toBe(id);
      expect(structuredClone(problem)).toEqual(problem);
    }
  });

  test('an invalid form names its fields', () => {
    const invalid = faults.find(({ name }) => name === 'invalid')!;
    const named = called.filter((id) => Object.keys(invalid.problem(id).fields ?? {}).length > 0);
    expect(named.length).toBeGreaterThan(called.length / 2);
  });

  test('outcomes are unknown exactly when no usable answer came', () => {
    expect(faults.filter((fault) => fault.problem('claim').ambiguous).map(({ name }) => name)).toEqual([
      'gateway',
      'network',
      'timeout',
      'schema',
      'contract',
    ]);
  });
});

test('every sample answer of every flow is one that its contract gives', () => {
  for (const { id } of models) {
    const { eventSamples } = modelOf(id);
    for (const [operation, examples] of Object.entries(eventSamples.answered))
      expect(examples?.length, operation).toBeGreaterThan(0);
  }
});

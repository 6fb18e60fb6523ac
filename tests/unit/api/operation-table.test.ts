import { describe, expect, test } from 'vitest';
import { entryOf, operationIds } from '../../../openapi/directory.ts';
import type { Operation } from '../../../openapi/generated/operation.ts';
import { load } from '../../../openapi/generated/load.ts';
import { operations } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import { createOperationTable } from '../../../src/api/operation-table.ts';
import { json, openApi, outcome } from './support/api.ts';

type Load = typeof load;
const counting = (answer: (service: keyof Load) => Promise<Readonly<Record<string, Operation>>>) => {
  const asked: string[] = [];
  const from = Object.fromEntries(
    (Object.keys(load) as (keyof Load)[]).map((service) => [
      service,
      () => {
        asked.push(service);
        return answer(service);
      },
    ]),
  ) as unknown as Load;
  return { asked, from };
};

describe('the table of operations comes in parts', () => {
  test('the directory and the operations of the services are the whole table', async () => {
    const parts = await Promise.all(Object.values(load).map((one) => one()));
    expect(Object.assign({}, ...parts)).toEqual(operations);
    expect(operationIds.toSorted()).toEqual(Object.keys(operations).toSorted());
    for (const id of operationIds) {
      const { service, safety } = operations[id];
      expect(entryOf(id), id).toEqual({ service, safety });
    }
  });

  test('a service is asked for once, and only when one of its calls is made', async () => {
    const { asked, from } = counting((service) => load[service]());
    const table = createOperationTable(from);
    expect(table.known('claim')).toBeNull();
    const [claim, claims] = await Promise.all([table.of('claim'), table.of('claims')]);
    expect([claim, claims]).toEqual([operations.claim, operations.claims]);
    table.ahead(['countries', 'setBank']);
    expect(asked).toEqual(['claim', 'bankIntegration']);
  });

  test('operations that do not come: nothing was sent, and the next call tries again', async () => {
    const claim = samples.claim.find(({ name }) => name === 'new')?.output;
    let away = true;
    const { asked, from } = counting((service) => (away ? Promise.reject(new TypeError('gone')) : load[service]()));
    const touched: unknown[] = [];
    const { perform, sent } = openApi(() => json({ data: { claim } }), {
      operations: createOperationTable(from),
      onTouched: (tags) => void touched.push(tags),
    });
    expect(await outcome(perform('confirmSignature', { path: { id: 's' }, body: { code: '123456' } }))).toMatchObject({
      kind: 'network',
      operationId: 'confirmSignature',
      ambiguous: false,
    });
    expect(sent).toEqual([]);
    expect(touched.flat()).toEqual([]);
    away = false;
    expect(await perform('claim', { variables: { id: 'c-1' } })).toEqual(claim);
    expect(asked).toContain('claim');
  });
});

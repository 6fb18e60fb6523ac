import { describe, expect, test } from 'vitest';
import { operations, type Claim, type OperationId } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import { dataConfirmed, needsData } from '../../../machines/products/shared/claim-progress.conditions.ts';
import { knownIds } from '../../../schemas/shared/known-ids.ts';
import { createReferences } from '../../../src/api/references.ts';
import publicConfig from '../../../public/config.json' with { type: 'json' };
import { json, openApi, services } from './support/api.ts';

const given = { references: publicConfig.references, statuses: publicConfig.statuses };
/** The same installation with other ids: `1` is `x1`. */
const shifted = JSON.parse(JSON.stringify(given).replaceAll(/:"(\w+)"/g, ':"x$1"')) as typeof given;
/** What a server of that installation answers: its own ids and aliases, the contract's names. */
const foreign = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(foreign);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, field]) => [key, foreign(field)] as const);
  const box = Object.fromEntries(entries) as Record<string, unknown>;
  const isEntry = typeof box.id === 'string' && typeof box.alias === 'string' && 'name' in box;
  return isEntry ? { ...box, id: `x${String(box.id)}`, alias: `their_${String(box.alias)}` } : box;
};
const example = (id: OperationId, name: string): unknown => samples[id].find((one) => one.name === name)?.output;
const config = { services, idempotencyKey: true, ids: shifted };

describe('an installation with other ids', () => {
  const ask = async (name: string) => {
    const { perform } = openApi(() => json({ data: { claim: foreign(example('claim', name)) } }), { config });
    return perform('claim', { variables: { id: 'c' } });
  };
  const knows = (claim: Claim) => ({ answers: {}, responses: { claim } }) as Parameters<typeof needsData>[0];

  test('flows see the statuses that they ask about', async () => {
    expect(needsData(knows(await ask('dataFilled')))).toBe(true);
    expect(dataConfirmed(knows(await ask('dataConfirmed')))).toBe(true);
    expect(needsData(knows(foreign(example('claim', 'dataFilled')) as Claim))).toBe(false);
  });

  test('forms see family, job, country and incomes; what is not configured comes as it is', async () => {
    const { borrower, bank } = await ask('bankSelected');
    expect([
      borrower.maritalStatus?.alias,
      borrower.job?.socialGroup?.alias,
      borrower.nationality?.alias,
      borrower.incomes[0]?.type.alias,
      borrower.contacts[0]?.type.alias,
      bank?.name,
    ]).toEqual(['not_married', 'regular', 'KZ', 'main', 'their_friend', 'Дала Демо Банк']);
    const { perform } = openApi(
      () => json({ data: { maritalStatuses: foreign(example('maritalStatuses', 'list')) } }),
      { config },
    );
    const list = await perform('maritalStatuses', { variables: {} });
    expect(list.map(({ id, alias }) => [id, alias])).toEqual([
      ['x1', 'married'],
      ['x4', 'not_married'],
    ]);
  });

  test('a borrower is sent with their ids', async () => {
    const { perform, sent } = openApi(() => json({ data: { updateClaimByCustomer: example('claim', 'new') } }), {
      config,
    });
    const borrower = {
      maritalStatus: 'widow',
      nationality: 'KZ',
      incomes: [{ type: 'main', value: 1 }],
      contacts: [
        { type: 'other', phone: '77010000002', names: 'Тестов Арман' },
        { type: 'friend', phone: '77010000003', names: 'Тестов Арман' },
      ],
      job: { socialGroup: 'serviceman', companyName: 'main' },
    };
    await perform('updateClaimByCustomer', { variables: { id: 'c', borrower } });
    expect((JSON.parse(sent[0]?.body ?? '') as { variables: unknown }).variables).toEqual({
      id: 'c',
      borrower: {
        maritalStatus: 'x5',
        nationality: 'x398',
        incomes: [{ type: 'x1', value: 1 }],
        contacts: [
          { type: 'xother', phone: '77010000002', names: 'Тестов Арман' },
          { type: 'friend', phone: '77010000003', names: 'Тестов Арман' },
        ],
        job: { socialGroup: 'x3', companyName: 'main' },
      },
    });
  });
});

test('with the ids of the sandbox every answer of the claim service stays what it is', () => {
  const references = createReferences(knownIds(given));
  for (const [id, { kind }] of Object.entries(operations))
    for (const { name, output } of kind === 'graphql' ? samples[id as OperationId] : [])
      expect(references.inbound(id, output), `${id} ${name}`).toEqual(output);
});

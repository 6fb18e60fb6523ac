import { expect, test } from 'vitest';
import { samples } from '../../../openapi/generated/samples.ts';
import type { Integration } from '../../../openapi/index.ts';
import { helpedBanks } from '../../../src/blocks/banks/stopped.ts';

const known = samples.listIntegrations.flatMap(({ body }) => body as Integration[]);
const refused = known.find(({ rejection }) => rejection !== null);
if (refused?.rejection == null) throw new Error('The contract has no refused answer');
const { rejection } = refused;
const at = (name: string, code: string | null): Integration => ({
  ...refused,
  bank: { ...refused.bank, name },
  rejection: code === null ? null : { ...rejection, code: code as typeof rejection.code },
});

test('where others refused for reasons of their own, the banks that a lifted ban helps with are named', () => {
  expect(helpedBanks([at('A', 'STOP_CREDIT'), at('B', 'AGE'), at('C', 'STOP_CREDIT')])).toEqual(['A', 'C']);
});

test('where the ban is the reason of all that refused, nobody is named', () => {
  expect(helpedBanks([at('A', 'STOP_CREDIT'), at('B', null)])).toEqual([]);
  expect(helpedBanks(undefined)).toEqual([]);
});

import { beforeAll, expect, test } from 'vitest';
import type { Integration } from '../../../../openapi/index.ts';
import { loadCatalogue, setLocale, translate } from '../../../../src/i18n/runtime.ts';
import { outcomes } from '../../../../src/products/dealer-claim/blocks/outcomes.ts';

beforeAll(async () => {
  await setLocale('ru');
  await loadCatalogue('dealer');
});

const answer = (about: Partial<Integration>) =>
  ({ status: 'pending', approved: null, needDocuments: [], needFields: [], ...about }) as Integration;
const approved = answer({ status: 'approved', approved: {} as Integration['approved'] & {} });
const rejected = answer({ status: 'rejected' });
const asks = answer({ needDocuments: ['statement'] });

test('answers of banks are counted by their outcome, what may be signed first', () => {
  const said = (...answers: Integration[]) => outcomes(answers, translate).replaceAll('\u00a0', ' ');
  expect(said(rejected, asks, approved, rejected)).toBe('1 одобрение, 2 отказа, 1 банку нужен ответ');
  // What nobody has said is not counted.
  expect(said(answer({}), answer({}))).toBe('2 решают');
  expect(said()).toBe('');
});

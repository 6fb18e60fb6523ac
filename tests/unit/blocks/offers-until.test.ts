import { beforeAll, expect, it } from 'vitest';
import { samples } from '../../../openapi/generated/samples.ts';
import type { Integration } from '../../../openapi/index.ts';
import { isApproved } from '../../../src/blocks/banks/answer-kinds.ts';
import { untilText } from '../../../src/blocks/banks/offer-rows.ts';
import { loadCatalogue, setLocale, translate as t } from '../../../src/i18n/runtime.ts';

const [approved] = (samples.listIntegrations as readonly { output?: readonly Integration[] }[])
  .flatMap(({ output = [] }) => output)
  .filter(isApproved);
const until = (...ends: string[]) => {
  if (approved === undefined) throw new Error('no example is approved');
  const offers = ends.map((validUntil) => ({ approved: { ...approved.approved, validUntil } }));
  return untilText(offers, t).replaceAll('\u00a0', ' ');
};

beforeAll(async () => {
  await setLocale('ru');
  await loadCatalogue('banks');
});

it('tells one day for all that end on it, whatever the hour', () => {
  expect(until('2026-02-04T18:59:00Z')).toBe('Предложение действует до 04/02/2026.');
  // Kazakhstan is five hours ahead: both are the fourth there.
  expect(until('2026-02-03T19:00:00Z', '2026-02-04T18:59:00Z')).toBe('Предложения действуют до 04/02/2026.');
});

it('tells the first day where they differ, in whatever order they come', () => {
  expect(until('2026-02-06T10:00:00Z', '2026-02-04T10:00:00Z')).toBe('Первое из предложений действует до 04/02/2026.');
});

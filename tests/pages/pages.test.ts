import { beforeEach, expect, test, vi } from 'vitest';
import { flowIds } from '../../machines/generated/products.ts';
import { pageValues } from './page-values.ts';

/** Every page of a flow is drawn several times, once more for each value that it reads. */
const PATIENCE_MS = 120_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-02-01T05:00:00Z') });
});

/**
 * What each page says (ids of texts, controls with their names and values) and which field of which answer each figure is made
 * of: found by marking, compared with what was read and kept. `npm run paths:update` writes it anew.
 */
test.each(flowIds)('%s: pages say what is declared', { timeout: PATIENCE_MS }, async (flow) => {
  await expect(await pageValues(flow)).toMatchFileSnapshot(`../products/${flow}/golden/pages.txt`);
});

import { expect, it } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';

it('5,000 requests of any kind, by everybody, to every operation: no failure, nothing foreign, nothing off contract', async () => {
  const { statuses, succeeded, heap } = await fuzz(5000, 20_260_201);
  const good = [...statuses].reduce((sum, [status, times]) => sum + (status < 300 ? times : 0), 0);
  // The requests came as far as the services, or the rest proves nothing.
  expect(good).toBeGreaterThan(800);
  expect([...succeeded.values()].filter((times) => times > 0).length).toBeGreaterThan(succeeded.size / 2);
  expect(heap[1] - heap[0]).toBeLessThan(100);
}, 180_000);

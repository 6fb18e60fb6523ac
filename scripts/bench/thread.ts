import type { CDPSession } from '@playwright/test';

/**
 * Counts what the page's thread works, by the thread's own ticks, which other programs of the machine do not touch.
 * @returns ms so far
 */
export async function workedOf(wire: CDPSession): Promise<() => Promise<number>> {
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await wire.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
}

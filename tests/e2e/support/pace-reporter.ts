import type { Reporter, TestCase } from '@playwright/test/reporter';
import { PACE, type Pace } from './pace.ts';

const said = (what: string, { steps, ms }: Pace['page']): string =>
  `${what} ${steps === 0 ? 'none' : `${Math.round(ms / steps)} ms (${steps} steps)`}`;

/** Says how long a step of a generated path took inside the page, and how long by real taps of the same run. No test of it. */
export default class PaceReporter implements Reporter {
  readonly #sum = { page: { steps: 0, ms: 0 }, taps: { steps: 0, ms: 0 } };

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description = '' } of annotations) {
      if (type !== PACE) continue;
      const pace = JSON.parse(description) as Pace;
      for (const way of ['page', 'taps'] as const) {
        this.#sum[way].steps += pace[way].steps;
        this.#sum[way].ms += pace[way].ms;
      }
    }
  }

  onEnd(): void {
    const { page, taps } = this.#sum;
    if (page.steps > 0 && taps.steps > 0)
      process.stdout.write(`A step of a generated path: ${said('in the page', page)}, ${said('by taps', taps)}\n`);
  }
}

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { root } from '../../scripts/lib/run.ts';
import { againLine, titleOf, type Plan, type Walk } from '../e2e/support/planned.ts';
import { tally, type Ended } from './summary.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The number of the leg that failed: the step `3: SUBMIT_TERMS example → c2c-me` with an error. */
const failedLeg = (steps: readonly TestStep[]): { at: number; title: string } | null => {
  for (const step of steps) {
    if (step.error === undefined) continue;
    const at = /^(\d+): /.exec(step.title)?.[1];
    const found = at === undefined ? failedLeg(step.steps) : { at: Number(at), title: step.title };
    if (found !== null) return found;
  }
  return null;
};

/** Progress of `npm run qa`, what failed with the line that walks it again, and a summary in the flow's words. */
export default class QaReporter implements Reporter {
  readonly #plan = JSON.parse(readFileSync(process.env['QA_PLAN'] ?? '', 'utf8')) as Plan;
  readonly #ended: Ended[] = [];
  readonly #total = Object.values(this.#plan.walks).reduce((sum, walks) => sum + walks.length, 0);

  printsToStdio(): boolean {
    return true;
  }

  onError({ message }: { message?: string }): void {
    say(message ?? '');
  }

  onTestEnd({ title }: TestCase, result: TestResult): void {
    const found = this.#walkOf(title);
    if (found === null) return;
    const passed = result.status === 'passed';
    const leg = passed ? null : failedLeg(result.steps);
    this.#ended.push({ ...found, passed, failedAt: leg?.at ?? null });
    const seconds = (result.duration / 1_000).toFixed(1);
    say(`${this.#ended.length}/${this.#total} ${passed ? 'passed' : 'FAILED'} ${title} (${seconds} s)`);
    const trace = result.attachments.find(({ name }) => name === 'trace')?.path;
    const sayTrace = (): void => {
      if (trace !== undefined) say(`  trace: npx playwright show-trace '${relative(root, trace)}'`);
    };
    if (passed) return sayTrace();
    if (leg !== null) say(`  at ${leg.title}`);
    const message = result.errors.map(({ message: text, cause }) => cause?.message ?? text ?? '').join('\n');
    say(stripVTControlCharacters(message).replaceAll(/^/gm, '  '));
    if (!message.includes('again: ')) say(`  again: ${againLine(found.flow, found.walk)}`);
    sayTrace();
  }

  onEnd(): void {
    const { passed, failed, notReached } = tally(this.#ended);
    const paths = this.#ended.filter((one) => one.passed).length;
    say(`\n${paths} of ${this.#total} paths passed; arrows: ${passed.length} passed, ${failed.length} failed`);
    for (const arrow of failed) say(`  FAILED ${arrow}`);
    if (notReached.length > 0) say(`  not reached: ${notReached.length}`);
    if (this.#ended.length <= 3) for (const arrow of passed) say(`  passed ${arrow}`);
  }

  #walkOf(title: string): { flow: string; walk: Walk } | null {
    for (const [flow, walks] of Object.entries(this.#plan.walks)) {
      const walk = walks.find((one) => titleOf(flow, one) === title);
      if (walk !== undefined) return { flow, walk };
    }
    return null;
  }
}

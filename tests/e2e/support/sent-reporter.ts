import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { operations, type OperationId } from '../../../openapi/index.ts';
import { root } from '../../../scripts/lib/run.ts';
import { readRecord, RECORD, SENT } from './sent.ts';

/** Which specs have sent an operation. */
export interface Seen {
  readonly senders: ReadonlyMap<string, ReadonlySet<string>>;
}
type Sending = Readonly<Partial<Record<OperationId, string>>>;
const ids = Object.keys(operations) as OperationId[];

/** The record after a run, of a part of the tests, too: a known sender stays until another one is seen instead. */
export const recorded = (before: Sending, { senders }: Seen): Sending =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const by = senders.get(id) ?? new Set<string>();
      const known = before[id];
      if (known !== undefined && (by.has(known) || by.size === 0)) return [[id, known]];
      const [first] = [...by].toSorted();
      return first === undefined ? [] : [[id, first]];
    }),
  );

/** What is wrong after all specs have run: operations that no page sends, and entries of the record that are not true. */
export const faultsOf = (record: Sending, { senders }: Seen): string[] =>
  ids.flatMap((id) => {
    const by = senders.get(id);
    if (by === undefined) return [`${id} is sent by no page in any test`];
    const known = record[id];
    return known !== undefined && by.has(known) ? [] : [`${id} is recorded as sent in ${known ?? 'no test'}`];
  });

/** The file that runs a test, which need not be the one that it is written in. */
const specOf = ({ parent }: TestCase): string => {
  let suite: Suite | undefined = parent;
  while (suite !== undefined && suite.type !== 'file') suite = suite.parent;
  return relative(root, suite?.location?.file ?? '').replaceAll('\\', '/');
};

/**
 * Counts what the pages of all tests have sent. `E2E_SENT=record` keeps it in `tests/e2e/sent.json`; `E2E_SENT=check`, for a
 * run of everything, fails it when an operation of the contracts is never sent.
 */
export default class SentReporter implements Reporter {
  readonly #senders = new Map<string, Set<string>>();

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const spec = specOf(test);
    for (const { type, description = '' } of annotations)
      if (type === SENT)
        for (const id of description.split(' ').filter(Boolean))
          this.#senders.set(id, (this.#senders.get(id) ?? new Set()).add(spec));
  }

  onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] } | undefined> {
    const mode = process.env['E2E_SENT'];
    const seen: Seen = { senders: this.#senders };
    if (mode === 'record') {
      writeFileSync(RECORD, `${JSON.stringify(recorded(readRecord(), seen), null, 2)}\n`);
      return Promise.resolve(undefined);
    }
    const faults = mode === 'check' && status === 'passed' ? faultsOf(readRecord(), seen) : [];
    for (const fault of faults) console.error(fault);
    return Promise.resolve(faults.length > 0 ? { status: 'failed' } : undefined);
  }
}

import { flowIds } from '../../../machines/generated/products.ts';
import { machineOf } from '../../../scripts/lib/machine-of.ts';
import { explore } from '../graph.ts';
import { eventSamplesOf } from '../../paths/support/event-samples.ts';
import { judge, type Verdict } from './judge.ts';
import { mutantsOf } from './mutants.ts';

/**
 * Breaks every flow in every way, one at a time, and tells whether the paths notice. Fails when one break is not noticed.
 * `--flow=short-link`: that one alone; a small one takes seconds, the largest a quarter of an hour.
 */
const only = process.argv.slice(2).find((argument) => !argument.startsWith('-'));
const flow = process.argv.find((argument) => argument.startsWith('--flow='))?.slice('--flow='.length);
const say = (text: string) => process.stdout.write(`${text}\n`);
let alive = 0;

const wanted = flowIds.filter((id) => flow === undefined || id === flow);
if (wanted.length === 0) throw new Error(`No flow ${flow ?? ''}`);

for (const id of wanted) {
  const began = performance.now();
  const machine = await machineOf(id);
  const eventSamples = eventSamplesOf(id);
  const decide = judge(machine, eventSamples, explore(machine, eventSamples));
  const counts = new Map<string, Record<Verdict['end'], number>>();
  const equivalent: string[] = [];
  for (const mutant of mutantsOf(machine)) {
    if (only !== undefined && !`${mutant.operator} ${mutant.what}`.includes(only)) continue;
    const verdict = decide(mutant);
    const row = counts.get(mutant.operator) ?? { stillborn: 0, golden: 0, conformance: 0, equivalent: 0, alive: 0 };
    row[verdict.end] += 1;
    counts.set(mutant.operator, row);
    if (verdict.end === 'equivalent') equivalent.push(`${mutant.operator}: ${mutant.what}`);
    if (verdict.end === 'alive') {
      alive += 1;
      say(`ALIVE ${mutant.operator}: ${mutant.what}\n  differs by ${verdict.by ?? ''}`);
    }
  }
  const total = (end: Verdict['end']) => [...counts.values()].reduce((sum, row) => sum + row[end], 0);
  say(`\n${id}`);
  for (const [operator, row] of counts)
    say(
      `  ${operator.padEnd(22)} ${Object.entries(row)
        .filter(([, n]) => n > 0)
        .map(([end, n]) => `${end} ${n}`)
        .join(', ')}`,
    );
  const all = [...counts.values()].reduce((sum, row) => sum + Object.values(row).reduce((a, b) => a + b, 0), 0);
  const killed = total('stillborn') + total('golden') + total('conformance');
  say(`  equivalent, proven by comparing every vertex:\n${equivalent.map((one) => `    ${one}`).join('\n')}`);
  say(
    `  ${all} mutants: ${killed} killed (${total('golden')} by golden traces, ${total('conformance')} by conformance, ${total('stillborn')} stillborn), ` +
      `${equivalent.length} equivalent, ${total('alive')} alive: ${((100 * killed) / (all - equivalent.length)).toFixed(1)} % ` +
      `in ${((performance.now() - began) / 1_000).toFixed(0)} s`,
  );
}
if (alive > 0) process.exitCode = 1;

import { parseArgs } from 'node:util';
import { flowIds } from '../../machines/generated/products.ts';
import { machineOf } from '../../scripts/lib/machine-of.ts';
import { contextOf } from '../model/step.ts';
import { eventSamplesOf } from '../paths/support/event-samples.ts';
import { browserPathOf } from '../e2e/support/paths.ts';
import { languages } from '../e2e/support/texts.ts';
import type { Setup } from '../e2e/driver/legs.ts';
import { needsScreen } from '../qa/options.ts';
import { build, say, walk } from '../qa/walk.ts';
import { readLine } from './line.ts';
import { replay } from './replay.ts';

/**
 * `npm run replay -- <line>`: walks what the application kept of a flow, with sample answers, and says each step; `--browser`
 * walks the same in the built application, as `npm run qa` does. Exit code 0: it leads where it led; 1: it leads elsewhere
 * now, or the application does not build; 2: that is no line, or nothing that a browser can be made to do.
 */
const FLAGS = {
  browser: { type: 'boolean', default: false },
  headed: { type: 'boolean', default: false },
  trace: { type: 'boolean', default: false },
  slow: { type: 'string', default: '0' },
  locale: { type: 'string', default: 'ru' },
} as const;

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: FLAGS });
  const language = languages.find((one) => one === values.locale);
  if (language === undefined) throw new Error(`--locale is one of ${languages.join(', ')}`);
  needsScreen(values);
  const line = readLine(positionals.join(' '), flowIds);
  const machine = await machineOf(line.flow);
  const found = replay(machine, eventSamplesOf(line.flow), line);
  say(`${line.flow} begins in ${line.first}${line.cut ? ' (what led there is not in the line)' : ''}`);
  for (const [i, { text, state }] of found.steps.entries()) say(`${String(i + 1).padStart(3)}. ${text} → ${state}`);
  if (!found.ok) {
    say(`${String(found.steps.length + 1).padStart(3)}. ${found.why}`);
    return 1;
  }
  const { screen, problem, changed } = contextOf(found.snapshot);
  const told = problem ?? changed;
  say(
    `It stands in ${found.steps.at(-1)?.state ?? line.first}, on ${screen ?? 'no screen'}${
      told === null ? '' : `, told that ${told.operationId} failed: ${told.kind}`
    }${found.snapshot.status === 'active' ? '' : '; the flow is over'}.`,
  );
  if (!values.browser) return 0;
  const { setup } = (await import(`../products/${line.flow}/browser.ts`)) as { setup: Setup };
  const path = browserPathOf(setup, 'replay', found.way.start, found.way.moves);
  if (!(await build())) return 1;
  const walks = { [line.flow]: [{ path, language, width: 390, inPage: false, night: false }] };
  return walk({ walks }, { ...values, slow: Number(values.slow) || 0 });
};

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

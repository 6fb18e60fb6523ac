import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A piece of a page's shell: commands, and what the page says that they print. */
export interface Step {
  /** Line of the page on which the commands begin, from 1. */
  readonly line: number;
  readonly commands: string;
  /** Texts behind `#>`; empty when the page promises nothing but that it runs. */
  readonly promises: readonly string[];
}

const PROMISE = /^(.*?)(?:^|\s)#> ?(.*)$/;

/** The steps of all ```sh blocks of a page: a step ends with its promises, or with its block. */
export function stepsOf(markdown: string): Step[] {
  const steps: Step[] = [];
  let commands: string[] = [];
  let promises: string[] = [];
  let start = 0;
  const close = (): void => {
    if (commands.some((one) => one.trim() !== '') || promises.length > 0)
      steps.push({ line: start, commands: commands.join('\n'), promises });
    commands = [];
    promises = [];
  };
  let inside = false;
  for (const [index, text] of markdown.split('\n').entries()) {
    if (text.startsWith('```')) {
      if (inside) close();
      inside = !inside && text.trim() === '```sh';
      continue;
    }
    if (!inside) continue;
    const [, before = text, promise] = PROMISE.exec(text) ?? [];
    if (promises.length > 0 && before.trim() !== '') close();
    if (commands.length === 0) start = index + 1;
    commands.push(before);
    if (promise !== undefined) promises.push(promise.trim());
  }
  return steps;
}

/** Stands in the output where a step begins, and in the errors where it ends. */
const MARK = /⟦\d+⟧/;

/**
 * Runs the steps in one bash, with `O` as the origin, and gives every line of the page that is not true; empty when all
 * is well. `prelude` are the functions that the page relies on.
 */
export async function untrueLines(
  steps: readonly Step[],
  { prelude, origin, cwd }: { prelude: string; origin: string; cwd: string },
): Promise<string[]> {
  const mark = (at: number): string => `⟦${at}⟧`;
  const script = [
    prelude,
    ...steps.map(
      ({ commands }, at) => `printf '${mark(at)}'\n{ :\n${commands}\n}\nprintf '\\n'; printf '${mark(at)}' >&2`,
    ),
  ].join('\n');
  const { stdout, stderr } = await bash(script, origin, cwd);
  const outputs = stdout.split(MARK).slice(1);
  const errors = stderr.split(MARK);
  return steps.flatMap((step, at) => {
    const complaints = (errors[at] ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('curl: ('));
    const faults = [...complaints, ...faultsOf(step, (outputs[at] ?? '').trim())];
    return faults.map((fault) => `line ${step.line}: ${step.commands.trim()}\n  ${fault}`);
  });
}

function bash(script: string, origin: string, cwd: string): Promise<{ stdout: string; stderr: string }> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: cwd, LC_ALL: 'C.UTF-8', O: origin };
  const file = join(cwd, 'page.sh');
  writeFileSync(file, script);
  return new Promise((resolve) => {
    execFile('bash', ['-u', file], { cwd, env, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout, stderr) =>
      resolve({ stdout, stderr }),
    );
  });
}

const REFUSED = /^(000|[45]\d\d)( |$)/;

function faultsOf({ promises }: Step, output: string): string[] {
  const lines = output.split('\n');
  const last = lines.findLastIndex((line) => /^\d{3}( |$)/.test(line));
  const answer = last < 0 ? output : lines.slice(last).join('\n');
  const refused = lines.filter((line, at) => REFUSED.test(line) && !(promises.length > 0 && at === last));
  return [
    ...refused.map((line) => `is refused: ${line}`),
    ...promises
      .filter((promise) => !keeps(answer, promise))
      .map((promise) => `says  ${promise}\n  comes ${answer.slice(0, 1500)}`),
  ];
}

/** Whether `answer` is what the page promises: a status, then the JSON fields that matter, or a piece of text. */
export function keeps(answer: string, promise: string): boolean {
  const [, status, rest = ''] = /^(\d{3})?\s*([^]*)$/.exec(promise) ?? [];
  if (status !== undefined && !answer.startsWith(status)) return false;
  const body = answer.replace(/^\d{3} ?/, '');
  const expected = parsed(rest);
  const actual = parsed(body);
  if (expected === undefined || actual === undefined) return rest === '' || pattern(rest).test(body);
  return holds(actual, expected);
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** `…` stands for anything. */
const pattern = (text: string, whole = false): RegExp => {
  const source = text
    .split('…')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
    .join('[^]*');
  return new RegExp(whole ? `^${source}$` : source);
};

/** Named fields agree; of a list the named items stand there in this order; `…` in a text stands for anything. */
function holds(actual: unknown, expected: unknown): boolean {
  if (expected === '…') return actual !== undefined && actual !== null;
  if (typeof expected === 'string') return typeof actual === 'string' && pattern(expected, true).test(actual);
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return false;
    if (expected.length === 0) return actual.length === 0;
    let at = 0;
    for (const item of actual) if (at < expected.length && holds(item, expected[at])) at += 1;
    return at === expected.length;
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null) return false;
    return Object.entries(expected).every(([key, value]) => holds((actual as Record<string, unknown>)[key], value));
  }
  return actual === expected;
}

/** The first ```sh block of a page: the functions that every page of the sandbox relies on. */
export function preludeOf(file: string): string {
  const [, block] = /```sh\n([^]*?)```/.exec(readFileSync(file, 'utf8')) ?? [];
  if (block === undefined) throw new Error(`${file} has no sh block`);
  return block;
}

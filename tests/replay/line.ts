import type { FlowId } from '../../machines/screens.ts';
import type { Move } from '../model/step.ts';

/** One thing that happened, and the state it led to. `problem`: how a call failed, `broken:500`. */
export interface LineStep {
  readonly do: Move['do'];
  readonly what: string;
  readonly problem?: string;
  readonly to: string;
}
/** What the application kept of a flow (`src/engine/trail.ts`). */
export interface Line {
  readonly flow: FlowId;
  /** There was a claim in the address; the flow repeats another claim. */
  readonly id: boolean;
  readonly repeats: boolean;
  /** The state it begins in. */
  readonly first: string;
  /** More had happened before: how it came to its first state is not known. */
  readonly cut: boolean;
  readonly steps: readonly LineStep[];
}

const KINDS: Readonly<Record<string, Move['do']>> = { '+': 'answer', '-': 'fail', '@': 'wait' };
const STEP = /^([+@-]?)([\w.]+)((?::\w+){0,2})=([\w.+]+)$/;
const CUT = '...';

const stepOf = (text: string): LineStep => {
  const [, sign = '', what, problem = '', to] = STEP.exec(text) ?? [];
  if (what === undefined || to === undefined) throw new Error(`No step of a flow: ${text}`);
  return { do: KINDS[sign] ?? 'say', what, ...(problem === '' ? {} : { problem: problem.slice(1) }), to };
};

/** What stands before it, as a code for the support, is none of it. @throws Error when that is no line, or of a flow that there is not */
export const readLine = (text: string, flows: readonly FlowId[]): Line => {
  const [name, how = '', first, ...steps] = text.slice(text.search(/\S+~/)).replaceAll(/\s+/g, '').split('~');
  const flow = flows.find((id) => id === name);
  if (flow === undefined) throw new Error(`No flow "${name}"; there are ${flows.join(', ')}`);
  if (first === undefined || first === '') throw new Error('The line ends before the flow begins');
  return {
    flow,
    id: how.split('+').includes('id'),
    repeats: how.split('+').includes('repeats'),
    first: first.startsWith(CUT) ? first.slice(CUT.length) : first,
    cut: first.startsWith(CUT),
    steps: steps.map(stepOf),
  };
};

const HAPPENED: Readonly<Record<Move['do'], string>> = { say: '', answer: 'answer ', fail: 'fail ', wait: 'wait ' };
/** In the words of paths: `fail claim · broken:500`. */
export const stepText = ({ do: kind, what, problem }: LineStep): string =>
  `${HAPPENED[kind]}${what}${problem === undefined ? '' : ` · ${problem}`}`;

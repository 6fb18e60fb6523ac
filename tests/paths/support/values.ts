import type { AnyStateNode } from 'xstate';
import type { FlowMachine } from '../../../machines/kit/flow.ts';
import type { FlowContext } from '../../../machines/kit/context.ts';
import type { OperationId } from '../../../openapi/index.ts';
import { operationOf } from '../../../machines/kit/calls.ts';
import type { FlowMeta } from '../../../machines/kit/meta.ts';
import type { Edge, Graph } from '../../model/graph.ts';
import { begin, contextOf, step, type EventSamples, type Observation } from '../../model/step.ts';
import { formOf } from './event-samples.ts';
import { examplesOf } from './examples.ts';
import { originOf } from './golden.ts';
import { headersOf } from './headers.ts';
import { leavesOf, withMark } from './marks.ts';
import { provenanceOf, type Making } from './provenance.ts';

/** One value and all that it may come from: `choosing · setBank · body.bank_alias`, `CHOOSE_BANK.bankAlias`. */
export type Values = ReadonlyMap<string, string>;

/** Something that is made of the context in a state, and the contexts that it was made of. */
interface Made {
  /** `choosing · setBank`. */
  readonly name: string;
  readonly making: Making;
  readonly contexts: FlowContext[];
  /** Of a call: its input, once, and what its keys come with. */
  readonly input?: unknown;
  readonly keys: Set<string>;
}

const text = (sources: Iterable<string>): string => [...sources].toSorted().join(' or ');
const operationIn = (name: string): OperationId => operationOf(name.split(' · ')[1] ?? '');

/** Sees a moment and notes all that is made there. */
type Look = (seen: Observation, origin: (key: string) => string) => void;

const addressesAt = ({ leave, away, entrance }: FlowMeta): [string, Making][] => {
  const made: [string, unknown][] = [
    [`opens ${leave?.to ?? ''}`, leave?.of && ((c: never) => ({ of: leave.of?.(c) ?? null }))],
    ['opens a partner’s page', away && ((c: never) => ({ address: away(c) }))],
    ['opens', entrance],
  ];
  return made.filter((one): one is [string, Making] => typeof one[1] === 'function');
};

const lookInto = (machine: FlowMachine): { look: Look; made: () => Made[] } => {
  const found = new Map<string, Made>();
  const nodes = new Map<string, AnyStateNode[]>();
  const nodesAt = (state: string): AnyStateNode[] => {
    const known = nodes.get(state);
    if (known !== undefined) return known;
    const names = state.split('.');
    const way: AnyStateNode[] = [];
    for (let node: AnyStateNode | undefined = machine.root; node !== undefined && way.length <= names.length;) {
      way.push(node);
      node = (node.states as Record<string, AnyStateNode>)[names[way.length - 1] ?? ''];
    }
    nodes.set(state, way);
    return way;
  };
  const add = (name: string, making: Making, input?: unknown): Made => {
    const made = found.get(name) ?? { name, making, contexts: [], input, keys: new Set() };
    found.set(name, made);
    return made;
  };
  const look: Look = ({ state, context, calls }, origin) => {
    const name = state.split('.')[0] ?? '';
    for (const { call, input, key } of calls) {
      const invoke = nodesAt(state)
        .flatMap((node) => node.invoke)
        .find(({ src }) => src === call);
      const inputOf = invoke?.input as ((args: { context: object }) => { call: unknown }) | undefined;
      if (inputOf === undefined) throw new Error(`${state} starts ${call} and does not invoke it`);
      const made = add(`${name} · ${operationOf(call)}`, (context_) => inputOf({ context: context_ }).call, input);
      made.contexts.push(context);
      if (key !== null) made.keys.add(origin(key).replace(/[.\d]+$| before the last$/g, ''));
    }
    for (const node of nodesAt(state))
      for (const [what, making] of addressesAt((node.meta ?? {}) as FlowMeta))
        add(`${name} · ${what}`, making).contexts.push(context);
  };
  return { look, made: () => [...found.values()] };
};

/** Where the id of what the flow is about comes from: an address, or an answer. */
const idSources = (machine: FlowMachine, graph: Graph, edges: readonly Edge[]): Set<string> => {
  const found = new Set<string>();
  const tried = new Set<unknown>();
  for (const { from, sample, seen } of edges) {
    const vertex = graph.vertices.get(from);
    const { id } = seen.context;
    const { output } = sample.event;
    if (vertex === undefined || id === null || output === undefined || contextOf(vertex.snapshot).id === id) continue;
    if (tried.has(output)) continue;
    tried.add(output);
    const of = [...leavesOf(output)].filter(([, value]) => value === id).map(([place]) => place);
    const traced = of.filter((place) => {
      const parts = place.split(/\.|\[|\]/).filter((part) => part !== '');
      const event = { ...sample.event, output: withMark(output, parts, 'marked') };
      return step(machine, vertex.snapshot, { move: sample.move, event }, 'i1').seen.context.id === 'marked';
    });
    for (const place of traced) found.add(`${operationOf(sample.move.what)}.${place}`);
  }
  return found;
};

/** The first context in which something was said, with all else that the form's examples say. */
const saidOtherwise = (contexts: readonly FlowContext[]): FlowContext[] => {
  const known = new Map<string, FlowContext>();
  for (const context of contexts)
    for (const said of Object.keys(context.answers)) if (!known.has(said)) known.set(said, context);
  return [...known].flatMap(([event, context]) => {
    const form = formOf[event];
    const others = form === undefined ? [] : examplesOf(form, Infinity);
    return others.map(({ value }) => withMark(context, ['answers', event], value));
  });
};

/** Headers row by row; what is the same for more than half of the calls is said once, and where it is otherwise. */
const headerRows = async (parts: readonly Made[]): Promise<Map<string, string>> => {
  const rows = new Map<string, string>();
  const calls = parts.filter(({ input }) => input !== undefined);
  const sent = await Promise.all(calls.map(({ name, input }) => headersOf(operationIn(name), input)));
  for (const header of new Set(sent.flatMap((one) => [...one.keys()]))) {
    const sources = calls.map(({ keys }, i) => {
      const source = sent[i]?.get(header) ?? 'nothing';
      return source !== 'key' ? source : keys.size === 0 ? 'nothing' : `key of ${text(keys)}`;
    });
    // The key of a call is its own.
    const usual = sources.find(
      (one) => !one.startsWith('key') && sources.filter((other) => other === one).length * 2 > sources.length,
    );
    if (usual !== undefined && usual !== 'nothing') rows.set(`every call · header.${header}`, usual);
    for (const [i, { name }] of calls.entries())
      if (sources[i] !== (usual ?? 'nothing')) rows.set(`${name} · header.${header}`, sources[i] ?? '');
  }
  return rows;
};

/** Where each value comes from that a flow sends, row by row. */
export const valuesOf = async (machine: FlowMachine, { starts }: EventSamples, graph: Graph): Promise<Values> => {
  const edges = [...graph.edges.values()].flat();
  const { look, made } = lookInto(machine);
  for (const start of starts) look(begin(machine, start).seen, originOf([]));
  for (const { from, sample, seen } of edges) look(seen, originOf([...(graph.vertices.get(from)?.path ?? []), sample]));
  const rows = new Map<string, string>();
  const ids = idSources(machine, graph, edges);
  if (starts.some(({ id }) => typeof id === 'string')) ids.add('start');
  if (ids.size > 0) rows.set('id', text(ids));
  const parts = made();
  for (const { name, making, contexts } of parts)
    for (const [leaf, sources] of provenanceOf(making, [...contexts, ...saidOtherwise(contexts)]))
      rows.set(`${name} · ${leaf}`, text(sources));
  for (const [row, source] of await headerRows(parts)) rows.set(row, source);
  return new Map([...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

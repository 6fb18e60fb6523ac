import type { AnyStateNode } from 'xstate';
import type { FlowContext } from '../../machines/kit/context.ts';
import type { FlowMachine } from '../../machines/kit/flow.ts';
import { atKey, eventOf, factIn, samplesOf, withFact, type Guard, type Hearing } from './facts.ts';
import { operationOf } from '../../machines/kit/calls.ts';
import { type EventSamples } from './step.ts';

// The library's transition definitions, as far as they are read here.
interface Transition {
  readonly eventType: string;
  readonly guard?: unknown;
  readonly target?: readonly AnyStateNode[];
  /** By name alone, or by name and parameters. */
  readonly actions: readonly (string | { readonly type?: string; readonly params?: { readonly as?: string | null } })[];
}

/** A question that some state asks, and the facts it is about: `id`, `problem`, `claim`, `SUBMIT_TERMS`. */
interface Question {
  readonly id: number;
  readonly ask: (context: FlowContext) => boolean;
  readonly about: ReadonlySet<string>;
  /** What a fact may have become by the time it is asked. */
  readonly samples: (fact: string) => readonly unknown[];
}

const ACTOR = /^xstate\.(done|error)\.actor\.(.+)$/;
const leafOf = (node: AnyStateNode): AnyStateNode => {
  const initial = (node.initial as { target?: readonly AnyStateNode[] } | undefined)?.target?.[0];
  return initial === undefined ? node : leafOf(initial);
};
const leaves = (node: AnyStateNode): AnyStateNode[] => {
  const inner = Object.values(node.states as Record<string, AnyStateNode>);
  return inner.length === 0 ? [node] : inner.flatMap(leaves);
};
const transitionsOf = (node: AnyStateNode): Transition[] => {
  const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])] as unknown as Transition[];
  return node.parent === undefined ? own : [...own, ...transitionsOf(node.parent)];
};

const actionTypes = (transition: Transition): string[] =>
  transition.actions.map((action) => (typeof action === 'string' ? action : (action.type ?? '')));

/** What a transition hears; POLLED follows the answer of the read inside the same state. */
const hearingOf = ({ eventType: type }: Transition, leaf: AnyStateNode): Hearing => {
  const [, outcome, actorId] = ACTOR.exec(type) ?? [];
  if (actorId !== undefined)
    return { type, outcome: outcome === 'done' ? 'answer' : 'failure', operation: operationOf(actorId) };
  const reads = Object.values((leaf.parent?.states ?? {}) as Record<string, AnyStateNode>).flatMap(
    (node) => node.invoke,
  );
  return type === 'POLLED' && reads[0] !== undefined
    ? { type, outcome: 'answer', operation: operationOf(reads[0].id) }
    : { type, outcome: null, operation: null };
};

/** Facts that are new after a transition, whatever they were before. */
const renewed = (transition: Transition, leaf: AnyStateNode): Set<string> => {
  const facts = new Set<string>();
  const types = actionTypes(transition);
  const { outcome, operation } = hearingOf(transition, leaf);
  if (outcome === 'answer') facts.add(operation ?? '');
  for (const action of transition.actions)
    if (typeof action !== 'string' && action.params?.as) facts.add(action.params.as);
  if (['storeResponse', 'storeAnswer', 'noteProblem', 'noteTimeout'].some((type) => types.includes(type)))
    facts.add('problem');
  if (types.includes('storeAnswer')) facts.add(transition.eventType);
  if (types.includes('own')) facts.add('id');
  return facts;
};
/** While a `failed` branch is chosen, the problem is that of the failure; while a `done` branch is chosen, none. */
const givenWhileAsking = (transition: Transition, leaf: AnyStateNode): Set<string> => {
  const facts = renewed(transition, leaf);
  if (ACTOR.test(transition.eventType)) facts.add('problem');
  return facts;
};

/** Combinations of the other facts that are tried, at most. */
const TRIED = 20_000;

/** Every way to choose one value for each fact. */
const combinations = (facts: readonly string[], samples: Question['samples']): (readonly [string, unknown])[][] =>
  facts.reduce<(readonly [string, unknown])[][]>(
    (sofar, fact) => sofar.flatMap((chosen) => samples(fact).map((value) => [...chosen, [fact, value] as const])),
    [[]],
  );

/**
 * What one fact means to a question: the answers that it leads to, whatever the other facts will be. Values that mean the
 * same need not be told apart.
 */
const pictures = () => {
  const others = new Map<string, (readonly [string, unknown])[][] | null>();
  const meanings = new Map<string, Map<unknown, string>>();
  const numbers = new Map<string, number>();

  const meaningOf = (question: Question, fact: string, context: FlowContext): string => {
    const key = `${question.id} ${fact}`;
    const tried = atKey(others, key, () => {
      const rest = [...question.about].filter((one) => one !== fact);
      const size = rest.reduce((product, one) => product * question.samples(one).length, 1);
      if (size > TRIED) throw new Error(`A question about ${[...question.about].join(', ')}: ${size} combinations`);
      return combinations(rest, question.samples);
    });
    const bits = (tried ?? [])
      .map((chosen) => (question.ask(chosen.reduce((at, [one, is]) => withFact(at, one, is), context)) ? '1' : '0'))
      .join('');
    if (question.about.size === 1) return bits;
    return `#${atKey(numbers, `${key} ${bits}`, () => numbers.size)}`;
  };

  return (question: Question, fact: string, context: FlowContext): string =>
    atKey(
      atKey(meanings, `${question.id} ${fact}`, () => new Map<unknown, string>()),
      factIn(context, fact),
      () => meaningOf(question, fact, context),
    );
};

/**
 * What may still be asked, state by state: a finite picture of the context. Two contexts that answer the questions of a
 * state alike behave alike from there on, whatever else differs in them.
 * @returns of a state (dotted) and a context: the answers, as a short text.
 */
export const projectionOf = (
  machine: FlowMachine,
  eventSamples: EventSamples,
): ((state: string, context: FlowContext) => string) => {
  const all = leaves(machine.root);
  const nameOf = (node: AnyStateNode) => node.path.join('.');
  /** By leaf: question and fact, while the fact may still be asked for. */
  const live = new Map<string, Map<string, { question: Question; fact: string }>>();
  const liveAt = (leaf: AnyStateNode) => atKey(live, nameOf(leaf), () => new Map());
  const calls = [...new Set(all.flatMap((leaf) => leaf.invoke.map(({ id }) => operationOf(id))))];
  const questions = new Map<Guard, Question>();
  const questionOf = (guard: Guard, hearing: Hearing): Question =>
    atKey(questions, guard, () => ({
      id: questions.size,
      about: new Set(guard.condition.reads),
      ask: (context) => guard({ context, event: eventOf(hearing, context) }),
      samples: (fact) => samplesOf(fact, hearing, eventSamples, calls),
    }));

  for (let grown = true; grown;) {
    grown = false;
    for (const leaf of all) {
      const here = liveAt(leaf);
      const add = (question: Question, fact: string) => {
        const key = `${question.id} ${fact}`;
        if (here.has(key)) return;
        here.set(key, { question, fact });
        grown = true;
      };
      for (const transition of transitionsOf(leaf)) {
        if (transition.guard !== undefined) {
          const given = givenWhileAsking(transition, leaf);
          const question = questionOf(transition.guard as Guard, hearingOf(transition, leaf));
          for (const fact of question.about) if (!given.has(fact)) add(question, fact);
        }
        const lost = renewed(transition, leaf);
        for (const target of transition.target ?? [])
          for (const { question, fact } of liveAt(leafOf(target)).values()) if (!lost.has(fact)) add(question, fact);
      }
    }
  }

  const picture = pictures();
  return (state, context) =>
    [...(live.get(state)?.values() ?? [])]
      .toSorted((a, b) => a.question.id - b.question.id)
      .map(({ question, fact }) => picture(question, fact, context))
      .join('');
};

import type { AnyStateNode } from 'xstate';
import type { FlowContext, FlowMachine } from './flow.ts';
import { operationOf, type Alphabet } from './step.ts';

// The library's transition definitions, as far as they are read here.
interface Transition {
  readonly eventType: string;
  readonly guard?: unknown;
  readonly target?: readonly AnyStateNode[];
  readonly actions: readonly { readonly type?: string; readonly params?: { readonly as?: string | null } }[];
}
type Guard = (args: { context: unknown; event: unknown }) => boolean;

/** A question that some state asks, and the facts it is about: `id`, `problem`, `responses.claim`. */
interface Question {
  readonly ask: (context: FlowContext) => boolean;
  readonly about: ReadonlySet<string>;
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

const actionTypes = (transition: Transition): string[] => transition.actions.map((action) => action.type ?? '');

/** The operation whose answer a transition hears; POLLED follows the answer of the read inside the same state. */
const heardBy = (transition: Transition, leaf: AnyStateNode): string | null => {
  const [, outcome, actorId] = ACTOR.exec(transition.eventType) ?? [];
  if (outcome === 'done' && actorId !== undefined) return operationOf(actorId);
  if (transition.eventType !== 'POLLED') return null;
  const reads = Object.values((leaf.parent?.states ?? {}) as Record<string, AnyStateNode>).flatMap(
    (node) => node.invoke,
  );
  return reads[0] === undefined ? null : operationOf(reads[0].id);
};

/** Facts that are new after a transition, whatever they were before. */
const renewed = (transition: Transition, leaf: AnyStateNode): Set<string> => {
  const facts = new Set<string>();
  const types = actionTypes(transition);
  const heard = heardBy(transition, leaf);
  if (heard !== null) facts.add(`responses.${heard}`);
  for (const { params } of transition.actions) if (params?.as) facts.add(`responses.${params.as}`);
  if (['hear', 'remember', 'noteProblem', 'noteTimeout'].some((type) => types.includes(type))) facts.add('problem');
  if (types.includes('remember')) facts.add(`answers.${transition.eventType}`);
  if (types.includes('own')) facts.add('id');
  return facts;
};
/** While a `failed` branch is chosen, the problem is that of the failure; while a `done` branch is chosen, none. */
const givenWhileAsking = (transition: Transition, leaf: AnyStateNode): Set<string> => {
  const facts = renewed(transition, leaf);
  if (ACTOR.test(transition.eventType)) facts.add('problem');
  return facts;
};

/** The value at a key; the first time it is made. */
const atKey = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
};

/** A value that reports when it is looked into. */
const watched = (value: unknown, look: () => void): unknown =>
  typeof value === 'object' && value !== null
    ? new Proxy(value, {
        get: (target, key) => {
          look();
          return Reflect.get(target, key) as unknown;
        },
      })
    : value;

type Knowledge = Record<'responses' | 'answers', Record<string, unknown>> & { id: string | null; problem: unknown };

/** The i-th way to know everything there is: each fact takes the i-th of its samples, round and round. */
const knowledge = (alphabet: Alphabet, i: number): Knowledge => {
  const nth = (examples: readonly { value: unknown }[]) => examples[i % examples.length]?.value;
  const fault = alphabet.faults[i % Math.max(1, alphabet.faults.length)];
  const table = (lists: Readonly<Record<string, readonly { value: unknown }[] | undefined>>) =>
    Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, nth(list ?? [])]));
  return {
    id: 'some',
    problem: fault?.problem('claim') ?? null,
    responses: table(alphabet.answered),
    answers: table(alphabet.said),
  };
};

/** Guards are asked anew for every machine built of them: what they look at does not change. */
const looked = new WeakMap<Alphabet, WeakMap<Guard, Set<string>>>();

/** Which facts a guard looks at. Found by watching it, and by taking away one fact after another. */
const lookedAt = (guard: Guard, event: (i: number) => unknown, alphabet: Alphabet): Set<string> => {
  const facts = new Set<string>();
  const rounds = Math.max(
    ...Object.values(alphabet.answered).map((list) => list?.length ?? 0),
    alphabet.faults.length,
    1,
  );
  const holds = (known: Knowledge, i: number): boolean =>
    guard({ context: { ...known, intent: null, doubts: {}, screen: null, brand: 'main' }, event: event(i) });
  for (let i = 0; i < rounds; i += 1) {
    const known = knowledge(alphabet, i);
    const watch = (group: 'responses' | 'answers') =>
      Object.fromEntries(
        Object.entries(known[group]).map(([name, value]) => [
          name,
          watched(value, () => facts.add(`${group}.${name}`)),
        ]),
      );
    holds(
      {
        ...known,
        problem: watched(known.problem, () => facts.add('problem')),
        responses: watch('responses'),
        answers: watch('answers'),
      },
      i,
    );
  }
  const known = knowledge(alphabet, 0);
  const before = holds(known, 0);
  const without: [string, Knowledge][] = [
    ['id', { ...known, id: null }],
    ['problem', { ...known, problem: null }],
    ...(['responses', 'answers'] as const).flatMap((group) =>
      Object.keys(known[group]).map((name): [string, Knowledge] => [
        `${group}.${name}`,
        { ...known, [group]: { ...known[group], [name]: undefined } },
      ]),
    ),
  ];
  for (const [fact, less] of without) if (holds(less, 0) !== before) facts.add(fact);
  return facts;
};

const factsOf = (guard: Guard, event: (i: number) => unknown, alphabet: Alphabet): Set<string> => {
  const known = looked.get(alphabet) ?? new WeakMap<Guard, Set<string>>();
  looked.set(alphabet, known);
  const facts = known.get(guard) ?? lookedAt(guard, event, alphabet);
  known.set(guard, facts);
  return facts;
};

/** An event that brings nothing that is not known already: the guard then asks about the context as it stands. */
const idle = (transition: Transition, leaf: AnyStateNode) => (context: FlowContext) => {
  const heard = heardBy(transition, leaf);
  const responses = context.responses as Record<string, unknown>;
  return {
    type: transition.eventType,
    actorId: heard,
    output: heard === null ? undefined : responses[heard],
    error: context.problem,
  };
};

/**
 * What may still be asked, state by state: a finite picture of the context. Two contexts that answer the questions of a
 * state alike behave alike from there on, whatever else differs in them.
 * @returns of a state (dotted) and a context: the answers, as a short text.
 */
export const pictureOf = (
  machine: FlowMachine,
  alphabet: Alphabet,
): ((state: string, context: FlowContext) => string) => {
  const all = leaves(machine.root);
  const nameOf = (node: AnyStateNode) => node.path.join('.');
  /** By leaf: question and fact, while the fact may still be asked for. */
  const live = new Map<string, Map<string, { question: Question; fact: string; id: number }>>();
  const liveAt = (leaf: AnyStateNode) => atKey(live, nameOf(leaf), () => new Map());
  const questions = new Map<unknown, { question: Question; id: number }>();

  const makeQuestion = (transition: Transition, leaf: AnyStateNode) => {
    const guard = transition.guard as Guard;
    const heard = heardBy(transition, leaf);
    const outputs = heard === null ? [] : (alphabet.answered[operationOf(heard)] ?? []);
    const sample = (i: number) => ({
      type: transition.eventType,
      actorId: heard,
      output: outputs[i % Math.max(1, outputs.length)]?.value,
      error: alphabet.faults[i % Math.max(1, alphabet.faults.length)]?.problem('claim'),
    });
    const event = idle(transition, leaf);
    const question = {
      about: factsOf(guard, sample, alphabet),
      ask: (context: FlowContext) => guard({ context, event: event(context) }),
    };
    return { question, id: questions.size };
  };

  for (let grown = true; grown;) {
    grown = false;
    for (const leaf of all) {
      const here = liveAt(leaf);
      const add = (question: Question, id: number, fact: string) => {
        const key = `${id} ${fact}`;
        if (here.has(key)) return;
        here.set(key, { question, fact, id });
        grown = true;
      };
      for (const transition of transitionsOf(leaf)) {
        if (transition.guard !== undefined) {
          const given = givenWhileAsking(transition, leaf);
          const { question, id } = atKey(questions, transition.guard, () => makeQuestion(transition, leaf));
          for (const fact of question.about) if (!given.has(fact)) add(question, id, fact);
        }
        const lost = renewed(transition, leaf);
        for (const target of transition.target ?? [])
          for (const { question, fact, id } of liveAt(leafOf(target)).values())
            if (!lost.has(fact)) add(question, id, fact);
      }
    }
  }

  // A question about one fact is answered now as it will be then; one about several keeps the facts themselves.
  const identity = new Map<unknown, number>();
  const numberOf = (value: unknown) => atKey(identity, value, () => identity.size);
  const valueOf = (context: FlowContext, fact: string): unknown =>
    fact.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], context);
  return (state, context) =>
    [...(live.get(state)?.values() ?? [])]
      .toSorted((a, b) => a.id - b.id)
      .map(({ question, fact }) =>
        question.about.size === 1 ? (question.ask(context) ? '1' : '0') : `${fact}#${numberOf(valueOf(context, fact))}`,
      )
      .join('');
};

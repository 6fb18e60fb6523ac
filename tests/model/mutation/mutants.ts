import type { AnyStateMachine } from 'xstate';
import type { FlowMachine } from '../../../machines/kit/flow.ts';
import { flow } from '../../../machines/kit/setup.ts';
import type { Guard } from '../facts.ts';

/** A machine with one thing wrong. */
export interface Mutant<Machine = FlowMachine> {
  readonly operator: string;
  /** Where, and what was done: `loading/onDone #0 → detail`. */
  readonly what: string;
  /** The state whose config was changed; null: the machine itself. */
  readonly state: string | null;
  /** Throws when the library refuses the config. */
  readonly build: () => Machine;
}

interface Branch {
  target?: string;
  guard?: Guard;
  actions?: unknown;
}
interface Invoke {
  src: string;
  onDone?: Branch[];
  onError?: Branch[];
  [other: string]: unknown;
}
interface State {
  type?: string;
  tags?: string[];
  entry?: unknown;
  exit?: unknown;
  meta?: unknown;
  on?: Record<string, Branch[]>;
  after?: Record<string, Branch[]>;
  always?: Branch[];
  invoke?: Invoke;
  states?: Record<string, State>;
  [other: string]: unknown;
}
interface Config {
  initial: string;
  states: Record<string, State>;
  [other: string]: unknown;
}

const branches = (given: unknown): Branch[] =>
  (Array.isArray(given) ? given : [given]).map((one: unknown) =>
    typeof one === 'string' ? { target: one } : { ...(one as Branch) },
  );
const mapValues = <A, B>(record: Record<string, A>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** A copy of a state in which every transition is a list of objects. Functions are shared: they are never changed. */
const copy = (state: State): State => ({
  ...state,
  ...(state.on ? { on: mapValues(state.on, branches) } : {}),
  ...(state.after ? { after: mapValues(state.after, branches) } : {}),
  ...(state.always ? { always: branches(state.always) } : {}),
  ...(state.invoke
    ? {
        invoke: {
          ...state.invoke,
          ...(state.invoke.onDone ? { onDone: branches(state.invoke.onDone) } : {}),
          ...(state.invoke.onError ? { onError: branches(state.invoke.onError) } : {}),
        },
      }
    : {}),
  ...(state.states ? { states: mapValues(state.states, copy) } : {}),
});
const configOf = (machine: AnyStateMachine): Config => {
  const config = machine.config as unknown as Config;
  return { ...config, states: mapValues(config.states, copy) };
};

/** The states of a config, with those inside others: `waiting`, `waiting.reading`. */
const statesOf = (config: Config): { path: string; state: State; siblings: string[] }[] => {
  const within = (
    states: Record<string, State>,
    prefix: string,
  ): { path: string; state: State; siblings: string[] }[] =>
    Object.entries(states).flatMap(([name, state]) => [
      { path: prefix + name, state, siblings: Object.keys(states) },
      ...within(state.states ?? {}, `${prefix}${name}.`),
    ]);
  return within(config.states, '');
};

/** Every list of transitions of a state: what it is called, and how to get and set it. */
const listsOf = (state: State): { name: string; get: () => Branch[]; set: (list: Branch[]) => void }[] => {
  const slots: { name: string; owner: Record<string, unknown>; key: string }[] = [
    ...Object.keys(state.on ?? {}).map((key) => ({ name: key, owner: state.on as Record<string, unknown>, key })),
    ...Object.keys(state.after ?? {}).map((key) => ({
      name: `after ${key}`,
      owner: state.after as Record<string, unknown>,
      key,
    })),
    ...(state.always ? [{ name: 'always', owner: state as Record<string, unknown>, key: 'always' }] : []),
    ...(['onDone', 'onError'] as const).flatMap((key) =>
      state.invoke?.[key] ? [{ name: key, owner: state.invoke, key }] : [],
    ),
  ];
  return slots.map(({ name, owner, key }) => ({
    name,
    get: () => owner[key] as Branch[],
    set: (list) => {
      if (list.length > 0) owner[key] = list;
      else delete owner[key];
    },
  }));
};

type Change = (config: Config, state: State) => void;

/**
 * All machines that differ from this one in one place. Order and number depend on the machine alone. `create`: with the
 * actors and actions that its config names.
 */
export const mutantsOf = <Machine extends AnyStateMachine = FlowMachine>(
  machine: Machine,
  create: (config: never) => unknown = flow.createMachine,
): Mutant<Machine>[] => {
  const mutants: Mutant<Machine>[] = [];
  const base = configOf(machine);
  const add = (operator: string, path: string | null, what: string, change: Change) => {
    mutants.push({
      operator,
      what: `${path ?? machine.id} ${what}`,
      state: path,
      build: () => {
        const config = configOf(machine);
        const found = path === null ? undefined : statesOf(config).find((one) => one.path === path);
        change(config, found?.state ?? {});
        return create(config as never) as Machine;
      },
    });
  };
  const calls = [...new Set(statesOf(base).flatMap(({ state }) => state.invoke?.src ?? []))].toSorted();

  for (const { path, state, siblings } of statesOf(base)) {
    for (const [slot, { name, get }] of listsOf(state).entries()) {
      const edit = (operator: string, what: string, change: (list: Branch[]) => Branch[]) =>
        add(operator, path, `${name} ${what}`, (_, mine) => {
          const list = listsOf(mine)[slot];
          list?.set(change(list.get()));
        });
      const at = (i: number, change: (branch: Branch) => Branch) => (list: Branch[]) =>
        list.map((branch, j) => (i === j ? change(branch) : branch));
      for (const [i, branch] of get().entries()) {
        edit('drop transition', `#${i}`, (list) => list.filter((_, j) => j !== i));
        if (branch.target !== undefined) {
          const next = siblings[(siblings.indexOf(branch.target) + 1) % siblings.length];
          const own = path.split('.').at(-1);
          for (const target of new Set([next, own])) {
            if (target === undefined || target === branch.target) continue;
            edit(
              'retarget',
              `#${i} → ${target}`,
              at(i, (one) => ({ ...one, target })),
            );
          }
        }
        const { guard } = branch;
        if (guard !== undefined) {
          edit(
            'drop guard',
            `#${i}`,
            at(i, ({ guard: _, ...rest }) => rest),
          );
          edit(
            'negate guard',
            `#${i}`,
            at(i, (one) => ({
              ...one,
              guard: Object.assign((args: Parameters<Guard>[0]) => !guard(args), { condition: guard.condition }),
            })),
          );
        }
        const actions = (
          Array.isArray(branch.actions) ? branch.actions : [branch.actions].filter((one) => one !== undefined)
        ) as unknown[];
        for (const k of actions.keys())
          edit(
            'drop action',
            `#${i}.${k}`,
            at(i, (one) => ({ ...one, actions: actions.filter((_, j) => j !== k) })),
          );
        if (i > 0)
          edit('swap transitions', `#${i - 1} and #${i}`, (list) =>
            list.map((one, j) => list[j === i ? i - 1 : j === i - 1 ? i : j] ?? one),
          );
      }
    }
    const { invoke } = state;
    if (invoke !== undefined) {
      add('swap done and failed', path, '', (_, mine) => {
        const { onDone, onError } = mine.invoke ?? invoke;
        mine.invoke = { ...invoke, ...(onError ? { onDone: onError } : {}), ...(onDone ? { onError: onDone } : {}) };
      });
      const other = calls[(calls.indexOf(invoke.src) + 1) % calls.length] ?? invoke.src;
      add('wrong call', path, `${invoke.src} → ${other}`, (_, mine) => {
        mine.invoke = { ...(mine.invoke ?? invoke), src: other };
      });
      add('drop call', path, invoke.src, (_, mine) => {
        delete mine.invoke;
      });
    }
    if (state.type === 'final') add('final becomes normal', path, '', (_, mine) => delete mine.type);
    for (const key of ['entry', 'exit', 'tags'] as const)
      if (state[key] !== undefined) add(`drop ${key}`, path, '', (_, mine) => delete mine[key]);
  }
  for (const initial of Object.keys(base.states).filter((name) => name !== base.initial))
    add('wrong beginning', null, initial, (config) => {
      config.initial = initial;
    });
  return mutants;
};

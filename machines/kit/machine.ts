import { start } from './context.ts';
import type { Progress } from './progress.ts';
import { flow } from './setup.ts';
import type { FlowState, Loose } from './state.ts';

const targetsOf = (state: Loose): string[] => {
  const lists = [
    ...Object.values(state.on ?? {}),
    ...Object.values(state.after ?? {}),
    state.always ?? [],
    state.invoke?.onDone ?? [],
    state.invoke?.onError ?? [],
  ].flat();
  return lists.map((t) => (typeof t === 'string' ? t : t?.target)).filter((t): t is string => typeof t === 'string');
};

type States = Readonly<Record<string, FlowState<string, string, string>>>;
type Config = { id: string; initial: string; progress?: Progress; states: States };

/** Somebody is waited for there: it is on show, and not only because nothing could be read. */
const isWaiting = ({ type, meta }: Loose): boolean =>
  type !== 'final' && meta?.screen !== undefined && meta.reconnects !== true;

/** Each state with what the product's progress says of it. */
const declared = ({ id, states, progress }: Config): States => {
  if (progress === undefined) return states;
  for (const name of Object.keys(progress.states))
    if (!(name in states)) throw new Error(`Flow "${id}": "${name}" declares a milestone and does not exist`);
  return Object.fromEntries(
    Object.entries(states).map(([name, state]) => {
      const said = progress.states[name];
      if (said === undefined && isWaiting(state))
        throw new Error(`Flow "${id}": "${name}" waits and declares no milestone`);
      return [name, said === undefined ? state : { ...state, meta: { ...(state.meta as object), declared: said } }];
    }),
  );
};

const createFlow = (config: Config) =>
  flow.createMachine({
    id: config.id,
    context: start,
    initial: config.initial,
    states: declared(config),
    ...(config.progress ? { meta: { progress: config.progress } } : {}),
    on: { RESPONSE_UPDATED: { actions: 'updateResponse' } },
    // Turns an endless `choice` into an error instead of a hanging tab.
    options: { maxIterations: 1_000 },
  } as Loose);
export type FlowMachine = ReturnType<typeof createFlow>;

/**
 * @throws Error naming the offender, when an arrow leads to a state that is not there, when a milestone is declared for one,
 * or a state waits without one
 */
export const defineFlow = (config: Config): FlowMachine => {
  for (const [name, state] of [
    ['initial', { on: { start: config.initial } }],
    ...Object.entries(config.states),
  ] as const)
    for (const target of targetsOf(state))
      if (!(target in config.states))
        throw new Error(`Flow "${config.id}": "${name}" leads to "${target}", which does not exist`);
  return createFlow(config);
};

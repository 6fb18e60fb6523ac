import { start } from './context.ts';
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

type Config = { id: string; initial: string; states: Readonly<Record<string, FlowState<string, string, string>>> };

const createFlow = (config: Config) =>
  flow.createMachine({
    id: config.id,
    context: start,
    initial: config.initial,
    states: config.states,
    on: { RETOLD: { actions: 'retell' } },
    // Turns an endless `choice` into an error instead of a hanging tab.
    options: { maxIterations: 1_000 },
  } as Loose);
export type FlowMachine = ReturnType<typeof createFlow>;

/** @throws Error naming the offender, when an arrow leads to a state that is not there */
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

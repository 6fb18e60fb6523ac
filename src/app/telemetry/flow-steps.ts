import type { Navigator } from '../../engine/navigator.types.ts';
import type { RunningFlow } from '../../engine/running-flow.ts';

/** Name of the state that a flow is in, without what lies inside it. */
const stateOf = ({ snapshot }: RunningFlow): string => {
  const value: unknown = snapshot().value;
  return typeof value === 'string' ? value : (Object.keys(value as object)[0] ?? '');
};

export interface Step {
  readonly flow: string;
  readonly state: string;
  readonly milestone: string | null;
}

/** The step that a flow stands at; null while a call runs: the one before is still on show. */
export const stepOf = (flow: RunningFlow): Step | null =>
  flow.busy() ? null : { flow: flow.id, state: stateOf(flow), milestone: flow.line()?.milestone ?? null };

/** Tells each state of each flow once as it is come to. */
export const followSteps = (navigator: Pick<Navigator, 'view' | 'subscribe'>, tell: (step: Step) => void): void => {
  let watched: RunningFlow | null = null;
  let last = '';
  let stop: () => void = () => undefined;
  const look = (): void => {
    const step = watched && stepOf(watched);
    if (step === null || step.state === last) return;
    last = step.state;
    tell(step);
  };
  const follow = (): void => {
    const view = navigator.view();
    const flow = view.kind === 'screen' ? view.flow : null;
    if (flow === watched) return;
    stop();
    stop = () => undefined;
    watched = flow;
    last = '';
    if (flow !== null) stop = flow.subscribe(look);
    look();
  };
  navigator.subscribe(follow);
  follow();
};

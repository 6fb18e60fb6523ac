import { expect, test } from 'vitest';
import type { View } from '../../../src/engine/navigator.types.ts';
import type { RunningFlow } from '../../../src/engine/running-flow.ts';
import { createEmitter } from '../../../src/platform/emitter.ts';
import { followSteps } from '../../../src/app/telemetry/flow-steps.ts';

/** A flow whose state is set by hand. */
const flowOf = (id: string) => {
  const changed = createEmitter<void>();
  let [value, busy] = ['' as unknown, false];
  const flow = {
    id,
    snapshot: () => ({ value }),
    busy: () => busy,
    line: () => (value === 'me' ? { milestone: 'application' } : null),
    subscribe: (listener: () => void) => changed.on(listener),
  } as unknown as RunningFlow;
  const at = (next: unknown, isBusy = false) => {
    [value, busy] = [next, isBusy];
    changed.emit();
  };
  return { flow, at };
};

test('tells each state of the flow on show as it is come to: once, and not while a call runs', () => {
  const moved = createEmitter<void>();
  let view = { kind: 'loading' } as View;
  const show = (flow: RunningFlow | null) => {
    view = { kind: 'screen', flow } as View;
    moved.emit();
  };
  const told: string[] = [];
  followSteps({ view: () => view, subscribe: (listener: () => void) => moved.on(listener) }, (step) =>
    told.push(`${step.flow} ${step.state} ${step.milestone}`),
  );
  const first = flowOf('credit-claim');
  first.at('terms');
  show(first.flow);
  first.at('creating', true);
  first.at('creating');
  first.at('me');
  show(first.flow);
  first.at('me');
  first.at({ waiting: 'pausing' });
  first.at({ waiting: 'reading' });
  const second = flowOf('short-link');
  second.at('opened');
  show(second.flow);
  first.at('gone');
  show(null);
  second.at('gone');
  expect(told).toEqual([
    'credit-claim terms null',
    'credit-claim creating null',
    'credit-claim me application',
    'credit-claim waiting null',
    'short-link opened null',
  ]);
});

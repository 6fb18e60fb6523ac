import { safeParse } from 'valibot';
import { getNextTransitions, initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { forms, type FormEvent } from '../../machines/forms.ts';
import type { FlowInput, FlowMachine, ScreenEvent } from '../../machines/kit/flow.ts';
import type { FormFacts } from '../../machines/kit/screen.ts';
import type { FlowDrafts } from './drafts.ts';
import { screenOf } from './mirror.ts';

/**
 * The events to say again after a reload: what was submitted, still valid by its schema, up to the first call.
 * Calls are never repeated. Pure.
 */
export const eventsToReplay = (
  machine: FlowMachine,
  input: FlowInput,
  drafts: Pick<FlowDrafts, 'submittedEvents' | 'raw'>,
  facts: (snapshot: AnyMachineSnapshot) => FormFacts,
): ScreenEvent[] => {
  let [snapshot] = initialTransition(machine, input as never) as unknown as [AnyMachineSnapshot];
  const replay: ScreenEvent[] = [];
  const submitted = new Set(drafts.submittedEvents());
  for (let steps = 0; steps < 20; steps += 1) {
    const screen = screenOf(snapshot);
    if (screen === null || snapshot.hasTag('busy')) break;
    const type = getNextTransitions(snapshot as never)
      .map((next) => next.eventType)
      .find((name) => submitted.has(name));
    const raw = type === undefined ? null : drafts.raw(type);
    if (type === undefined || !(type in forms) || raw === null) break;
    const parsed = safeParse(forms[type as FormEvent](facts(snapshot)), raw);
    if (!parsed.success) break;
    const event = { type, values: parsed.output } as ScreenEvent;
    const [next] = transition(machine, snapshot as never, event as never) as unknown as [AnyMachineSnapshot];
    if (next.hasTag('busy')) break;
    replay.push(event);
    submitted.delete(type);
    snapshot = next;
  }
  return replay;
};

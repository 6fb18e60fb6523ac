import { safeParse } from 'valibot';
import { getNextTransitions, initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import type { FlowInput, ScreenEvent } from '../../machines/kit/context.ts';
import type { FlowMachine } from '../../machines/kit/flow.ts';
import type { Forms } from '../../machines/kit/product.ts';
import type { FormFacts } from '../../schemas/form-facts.ts';
import type { FlowDrafts } from './drafts.ts';
import { screenOf } from './mirror.ts';

/**
 * The events to say again after a reload: what was submitted, still valid by the rules that the screen has with the same
 * facts, up to the first call. What was typed since is not looked at. Calls are never repeated. Pure.
 */
export const eventsToReplay = (
  machine: FlowMachine,
  forms: Forms,
  input: FlowInput,
  drafts: Pick<FlowDrafts, 'submitted'>,
  facts: (snapshot: AnyMachineSnapshot) => FormFacts,
): ScreenEvent[] => {
  let [snapshot] = initialTransition(machine, input as never) as unknown as [AnyMachineSnapshot];
  const replay: ScreenEvent[] = [];
  const submitted = new Map(Object.entries(drafts.submitted()));
  for (let steps = 0; steps < 20; steps += 1) {
    const screen = screenOf(snapshot);
    if (screen === null || snapshot.hasTag('busy')) break;
    const step = nextStep(machine, forms, snapshot, submitted, facts(snapshot));
    if (step === null) break;
    replay.push(step.event);
    submitted.delete(step.event.type);
    snapshot = step.next;
  }
  return replay;
};

/** The first submitted event of the screen on show that leads on without a call: a call is a reason to stop there. */
const nextStep = (
  machine: FlowMachine,
  forms: Forms,
  snapshot: AnyMachineSnapshot,
  submitted: ReadonlyMap<string, unknown>,
  facts: FormFacts,
): { event: ScreenEvent; next: AnyMachineSnapshot } | null => {
  for (const { eventType: type } of getNextTransitions(snapshot as never) as readonly { eventType: string }[]) {
    const rules = forms[type];
    if (!submitted.has(type) || rules === undefined) continue;
    const parsed = safeParse(rules(facts), submitted.get(type));
    if (!parsed.success) continue;
    const event = { type, values: parsed.output } as ScreenEvent;
    const [next] = transition(machine, snapshot as never, event as never) as unknown as [AnyMachineSnapshot];
    if (!next.hasTag('busy')) return { event, next };
  }
  return null;
};

import type { FlowId } from '../../machines/screens.ts';
import type { FlowContext, ScreenEvent } from '../../machines/kit/context.ts';
import type { FlowDrafts } from './drafts.ts';
import type { NavigatorParts } from './navigator.types.ts';
import { factsOf, productOf } from './registry.ts';
import type { RunningFlow } from './running-flow.ts';

/**
 * Loads a product and says how to begin it with what is kept of it. `replay`: what the person said before, to be said
 * again. Nothing runs before the result is called.
 */
export const prepareFlow = async (
  id: FlowId,
  claim: string | null,
  kept: FlowDrafts,
  parts: Pick<NavigatorParts, 'world' | 'moment'>,
): Promise<() => { flow: RunningFlow; replay: readonly ScreenEvent[] }> => {
  const product = productOf(id);
  // The rules of its forms come only when there is something to say again.
  const resumes = claim === null && Object.keys(kept.submitted()).length > 0;
  const [machine, world, { runFlow }, resume, forms = {}] = await Promise.all([
    product.flow(),
    parts.world(),
    import('./running-flow.ts'),
    resumes ? import('./resume.ts') : null,
    resumes ? product.forms?.() : undefined,
  ]);
  return () => {
    const input = {
      id: claim,
      ...(claim === null ? { unsettled: kept.unsettled(), repeats: kept.repeats(), responses: kept.responses() } : {}),
      ...(product.keeps ? { unsettled: kept.unsettled(), intent: world.newIntent() } : {}),
    };
    const replay =
      resume?.eventsToReplay(machine, forms, input, kept, (s) =>
        factsOf(id, s.context as FlowContext, parts.moment()),
      ) ?? [];
    return { flow: runFlow(id, machine, input, world), replay };
  };
};

/** Who has nothing to read with after a reload finds the key of a call under way beside the draft. */
export const keepUnsettled = (flow: RunningFlow, kept: FlowDrafts): void => {
  const { id, unsettled } = flow.context();
  const lasting: readonly string[] = productOf(flow.id).keeps ?? [];
  if (id === null) kept.keepUnsettled(unsettled);
  else if (lasting.length > 0)
    kept.keepUnsettled(Object.fromEntries(Object.entries(unsettled).filter(([call]) => lasting.includes(call))));
};

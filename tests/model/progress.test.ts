import { expect, it } from 'vitest';
import { flowIds } from '../../machines/generated/products.ts';
import { progressOf } from '../../machines/generated/progress.ts';
import type { Condition } from '../../machines/kit/conditions.ts';
import { start, type FlowContext } from '../../machines/kit/context.ts';
import type { Progress } from '../../machines/kit/progress.ts';
import { standingAt } from '../../machines/kit/standing.ts';
import { operations, type OperationId } from '../../openapi/index.ts';
import { eventSamplesOf } from '../paths/support/event-samples.ts';
import { withFact } from './facts.ts';

/** Answers that the choice of a place or a turn reads. */
const readsOf = (progress: Progress): OperationId[] => {
  const conditions: Condition[] = [];
  const collect = ({ branches, states }: Progress): void => {
    for (const place of branches)
      if (typeof place !== 'string') conditions.push('if' in place ? place.if : place.unless);
    for (const declared of Object.values(states)) {
      if ('of' in declared) collect(declared.of);
      else if ('turns' in declared) for (const turn of declared.turns) if ('if' in turn) conditions.push(turn.if);
    }
  };
  collect(progress);
  return [...new Set(conditions.flatMap(({ reads }) => reads))].filter(
    (name): name is OperationId => name in operations,
  );
};

/** What each state says of itself, by every sample of the answers that it asks: `milestone, whose, action, count ← samples`. */
const linesOf = (flow: (typeof flowIds)[number]): string[] => {
  const progress: Progress = progressOf[flow];
  const { answered } = eventSamplesOf(flow);
  const contexts: [string, FlowContext][] = [
    ['nothing', start({ input: {} })],
    ...readsOf(progress).flatMap((operation) =>
      (answered[operation] ?? []).map(({ name, value }): [string, FlowContext] => [
        `${operation} ${name}`,
        withFact(start({ input: {} }), operation, value),
      ]),
    ),
  ];
  const { minutes = {}, milestones, line } = progress;
  return [
    `# ${flow}: ${milestones.map((one) => `${one} ${minutes[one] ?? '-'}`).join(', ')}`,
    `line: ${JSON.stringify(line ?? null)}`,
    ...Object.keys(progress.states).flatMap((state) => {
      const said = new Map<string, string[]>();
      for (const [name, context] of contexts) {
        const { milestone, whose, action, count } = standingAt(progress, state, context);
        const text = [milestone, whose ?? 'nobody', action ?? 'nothing', ...(count === null ? [] : [count])].join(', ');
        said.set(text, [...(said.get(text) ?? []), name]);
      }
      return [...said].map(([text, of]) => `${state}: ${text}${said.size === 1 ? '' : ` ← ${of.join('; ')}`}`);
    }),
    '',
  ];
};

/** Milestones, minutes, and whose turn it is in each state by what is known: compared with what was read and kept. */
it.each(flowIds)('%s: every state says the milestone and the turn that are declared', async (flow) => {
  await expect(linesOf(flow).join('\n')).toMatchFileSnapshot(`../products/${flow}/golden/progress.txt`);
});

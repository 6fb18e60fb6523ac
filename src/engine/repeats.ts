import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { FlowMeta } from '../../machines/kit/meta.ts';

/** Calls that one event may start before the next screen, at most: it saves, then it asks; or it reads first. */
const CALLS = 3;

/** What an actor says; a person's events are other ones. What follows a failure is nobody's wish. */
const isOwn = (type: string): boolean => type.startsWith('xstate.');
const isFailure = (type: string): boolean => type.startsWith('xstate.error.');

const targets = (ways: readonly { target: readonly AnyStateNode[] | undefined }[]): readonly AnyStateNode[] =>
  ways.flatMap(({ target }) => target ?? []);

const starts = (node: AnyStateNode, operationId: string, calls: number): boolean => {
  const { screen } = (node.meta ?? {}) as FlowMeta;
  if (screen !== undefined || calls < 0) return false;
  if (node.invoke.some(({ src }) => src === operationId)) return true;
  const ways = [...node.transitions].flatMap(([type, some]) => (isFailure(type) ? [] : some));
  return targets([...ways, ...(node.always ?? [])]).some((next) =>
    starts(next, operationId, calls - node.invoke.length),
  );
};

/**
 * Events of the screen on show that would make a call again: at once, after another call or behind a question. Pure.
 * What only a failure on the way would lead to does not count.
 */
export const repeatsOf = (snapshot: AnyMachineSnapshot, operationId: string): string[] => [
  ...new Set(
    snapshot._nodes.flatMap((node) =>
      [...node.transitions].flatMap(([type, ways]) =>
        !isOwn(type) && targets(ways).some((next) => starts(next, operationId, CALLS)) ? [type] : [],
      ),
    ),
  ),
];

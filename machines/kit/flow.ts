import type { OperationId } from '../../openapi/index.ts';
import type { ScreenSpecs } from './register.ts';
import { reading, when } from './conditions.ts';
import type { FlowKit } from './kit.types.ts';
import { defineFlow } from './machine.ts';
import type { Loose } from './state.ts';
import { away, call, choice, command, entrance, final, poll, screen, unavailable, watch } from './words.ts';

export { entrance };
export type { FlowMachine } from './machine.ts';

/**
 * The words of one flow, or of states that several flows splice in.
 * @param ids which screens are meant where the words name steps: each product shows them at addresses of its own.
 */
export const flowKit = <const S extends ScreenSpecs, const Op extends OperationId>(
  _screens: S,
  operations: readonly Op[],
  ids?: { readonly [Id in keyof S]: string },
): FlowKit<S, Op> => {
  const named = <Rest extends unknown[], R>(word: (id: Loose, ...rest: Rest) => R) =>
    ids === undefined ? word : (id: string, ...rest: Rest) => word(ids[id] ?? id, ...rest);
  const words = {
    operations,
    when,
    reading,
    screen: named(screen),
    unavailable: named(unavailable),
    call,
    command,
    choice,
    poll: named(poll),
    watch: named(watch),
    away,
    final: named(final),
    defineFlow,
  };
  return words as Loose;
};

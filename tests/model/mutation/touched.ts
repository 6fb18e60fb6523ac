import type { AnyStateNode } from 'xstate';

const arrowsFrom = (node: AnyStateNode): AnyStateNode[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(({ target }) => target ?? []);
const initialOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  (node.initial as { target?: readonly AnyStateNode[] } | undefined)?.target ?? [];

/**
 * The states that one step from here can show, leave, enter or pass, dotted: these, the targets of their arrows, what lies
 * inside, and where a state in which nothing waits leads on to.
 */
export const touchedFrom = (nodes: readonly AnyStateNode[]): ReadonlySet<string> => {
  const touched = new Set(nodes.map((node) => node.path.join('.')));
  const entered = new Set<AnyStateNode>();
  const enter = (node: AnyStateNode) => {
    if (entered.has(node)) return;
    entered.add(node);
    touched.add(node.path.join('.'));
    for (const next of [...initialOf(node), ...((node.always?.length ?? 0) > 0 ? arrowsFrom(node) : [])]) enter(next);
  };
  for (const node of nodes) for (const target of [...initialOf(node), ...arrowsFrom(node)]) enter(target);
  return touched;
};

/** Is the state among them, or one inside it, or one around it? */
export const touches = (touched: ReadonlySet<string>, state: string): boolean =>
  [...touched].some((one) => one === state || one.startsWith(`${state}.`) || state.startsWith(`${one}.`));

import type { AnyStateNode } from 'xstate';
import type { FlowMeta } from '../../machines/kit/meta.ts';
import type { FlowMachine } from '../../machines/kit/flow.ts';
import type { Condition } from '../../machines/kit/conditions.ts';
import { conditionName } from './condition-names.ts';
import { operationOf } from '../../machines/kit/calls.ts';

// The library's transition definitions, as far as they are drawn.
interface Arrow {
  readonly eventType: string;
  readonly guard?: unknown;
  readonly target?: readonly AnyStateNode[];
}

/** One state as a reader of a diagram needs it. */
export interface Drawn {
  readonly name: string;
  readonly kind: 'screen' | 'call' | 'choice' | 'away' | 'end';
  /** Screen on show, operation running, or where it leads when over. */
  readonly about: string;
  /** Operation that a screen re-reads on a clock. */
  readonly reads: string | null;
  readonly arrows: readonly { readonly label: string; readonly to: string }[];
}

const ACTOR = /^xstate\.(done|error)\.actor\./;
const AFTER = /^xstate\.after\.(\w+)\./;

/** `done`, `failed`, `no answer`, or the event; a condition stands in brackets. */
const labelOf = ({ eventType, guard }: Arrow): string => {
  const outcome = ACTOR.exec(eventType)?.[1];
  const delay = AFTER.exec(eventType)?.[1];
  const happened =
    outcome === 'done'
      ? 'done'
      : outcome === 'error' || delay === 'giveUp'
        ? 'failed'
        : (delay ?? (eventType === 'POLLED' ? 'read' : eventType));
  const condition = (guard as { condition?: Condition } | undefined)?.condition;
  return `${happened}${condition === undefined ? '' : ` [${conditionName(condition) ?? '?'}]`}`.trim();
};

const drawnOf = (node: AnyStateNode): Drawn => {
  const { screen, away, leave } = (node.meta ?? {}) as FlowMeta;
  const [invoked] = node.invoke;
  const inner = Object.values(node.states as Record<string, AnyStateNode>).flatMap((child) => child.invoke);
  const all = [...[...node.transitions.values()].flat(), ...(node.always ?? [])] as unknown as Arrow[];
  const arrows = all.flatMap((arrow) =>
    (arrow.target ?? []).map((target) => ({ label: labelOf(arrow), to: target.key })),
  );
  const seen = new Set<string>();
  return {
    name: node.key,
    kind:
      node.type === 'final'
        ? 'end'
        : away !== undefined
          ? 'away'
          : screen !== undefined
            ? 'screen'
            : invoked !== undefined
              ? 'call'
              : 'choice',
    about: leave?.to ?? screen ?? away?.name ?? (invoked === undefined ? '' : operationOf(invoked.id)),
    reads: inner[0] === undefined ? null : operationOf(inner[0].id),
    // What a failure and an end of patience have in common is drawn once.
    arrows: arrows.filter(({ label, to }) => {
      const key = `${label} ${to}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    }),
  };
};

/** All states of a flow, in the order they are written. */
export const drawn = (machine: FlowMachine): Drawn[] =>
  Object.values(machine.states as unknown as Record<string, AnyStateNode>).map(drawnOf);

const SHAPES: Readonly<Record<Drawn['kind'], readonly [open: string, close: string]>> = {
  screen: ['[', ']'],
  call: ['([', '])'],
  choice: ['{', '}'],
  away: ['[/', '/]'],
  end: ['((', '))'],
};

/** Mermaid: boxes are screens, stadiums calls, rhombs choices, slanted boxes the partner's page, circles ends. */
export const mermaid = (states: readonly Drawn[]): string => {
  const known = new Set(states.map(({ name }) => name));
  const nodes = states.map(({ name, kind, about }) => {
    const [open, close] = SHAPES[kind];
    return `  ${name}${open}"${kind === 'choice' || about === '' ? `${name}` : `${name}<br/>${about}`}"${close}`;
  });
  const edges = states.flatMap(({ name, arrows }) =>
    // Arrows between the same two states are one line.
    [...new Set(arrows.map(({ to }) => to))]
      .filter((to) => known.has(to))
      .map(
        (to) =>
          `  ${name} -->|"${arrows
            .filter((arrow) => arrow.to === to)
            .map(({ label }) => label || 'else')
            .join('<br/>')}"| ${to}`,
      ),
  );
  return ['flowchart TD', ...nodes, ...edges].join('\n');
};

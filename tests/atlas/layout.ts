import { Graph, layout, type Point } from '@dagrejs/dagre';
import type { Drawn } from '../../scripts/lib/diagram.ts';
import type { AtlasLine, AtlasState } from './atlas.types.ts';

type Box = Pick<AtlasState, 'x' | 'y' | 'width' | 'height'>;
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly lines: readonly AtlasLine[];
}

/** Width of a letter of the diagram's font, and the air around a box's words, px. */
const LETTER = 7.4;
const AIR = 28;
const HEIGHT = 46;

const widthOf = ({ name, about }: Drawn): number => Math.max(name.length, about.length, 8) * LETTER + AIR;

/** Places the states of a flow in rows, from its start downwards. */
export const laidOut = (states: readonly Drawn[]): Layout => {
  const graph = new Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: 24, ranksep: 56, marginx: 24, marginy: 24 });
  graph.setDefaultEdgeLabel(() => ({}));
  const labels = new Map<string, Map<string, string[]>>();
  for (const state of states) graph.setNode(state.name, { width: widthOf(state), height: HEIGHT });
  for (const { name, arrows } of states)
    for (const { label, to } of arrows) {
      if (!graph.hasNode(to)) continue;
      const of = labels.get(name) ?? new Map<string, string[]>();
      labels.set(name, of.set(to, [...(of.get(to) ?? []), label === '' ? 'else' : label]));
      graph.setEdge(name, to);
    }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const boxes = new Map(
    states.map(({ name }): [string, Box] => {
      const { x = 0, y = 0, width: wide = 0, height: high = 0 } = graph.node(name);
      return [name, { x, y, width: wide, height: high }];
    }),
  );
  const lines = graph.edges().map(({ v, w }): AtlasLine => ({
    from: v,
    to: w,
    labels: labels.get(v)?.get(w) ?? [],
    points: (graph.edge(v, w).points ?? []).map(({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y) })),
  }));
  return { width, height, boxes, lines };
};

import { describe, expect, test } from 'vitest';
import { arrowName, partsOf } from './arrow-name.ts';
import { arrowCover } from './cover.ts';
import type { Edge, Graph } from './graph.ts';
import type { Move } from './step.ts';

/** A graph of `from EVENT to`; the first state is the beginning. */
const graphOf = (...arrows: readonly string[]): Graph => {
  const edges = new Map<string, Edge[]>();
  for (const arrow of arrows) {
    const [from = '', what = '', to = ''] = arrow.split(' ');
    const move: Move = { do: 'say', what };
    const edge = { from, to, arrow, name: arrowName(from, move, to), sample: { move, event: { type: what } } };
    edges.set(from, [...(edges.get(from) ?? []), edge as unknown as Edge]);
    if (!edges.has(to)) edges.set(to, []);
  }
  const states = [...edges.keys()];
  const vertices = states.map((key) => [key, { key, state: key, start: {}, path: [], over: false }] as const);
  return { starts: states.slice(0, 1), vertices: new Map(vertices) as unknown as Graph['vertices'], edges };
};
const OLD = ['a GO b', 'b STAY b', 'b ON c', 'b OFF d', 'c END e'];
const namesOf = (graph: Graph, names?: readonly string[]) => arrowCover(graph, 40, names).map(({ name }) => name);

describe('names of arrows', () => {
  test.each<[Move, string]>([
    [{ do: 'say', what: 'SUBMIT_TERMS', case: 'example' }, 'terms · SUBMIT_TERMS · example → me'],
    [{ do: 'fail', what: 'claim', case: 'timeout' }, 'terms · fail claim · timeout → me'],
    [{ do: 'wait', what: 'giveUp' }, 'terms · wait giveUp → me'],
  ])('%j is called and taken apart again', (move, name) => {
    expect(arrowName('terms', move, 'me')).toBe(name);
    expect(partsOf(name)).toEqual({ from: 'terms', to: 'me', ...move });
  });

  test('a read on a clock is found by its operation', () => {
    expect(partsOf('a.reading · answer poll.claim · new → a.pausing').what).toBe('claim');
  });

  test('a number is no name', () => {
    expect(() => partsOf('apply-loan 001')).toThrow('No name of an arrow: apply-loan 001');
  });
});

describe('paths', () => {
  test('each is named by an arrow that it walks, and no two by one', () => {
    const paths = arrowCover(graphOf(...OLD));
    for (const { name, names } of paths) expect(names).toContain(name);
    expect(new Set(paths.map(({ name }) => name)).size).toBe(paths.length);
    expect(new Set(paths.flatMap(({ arrows }) => arrows))).toEqual(new Set(OLD));
  });

  test('a new arrow renames none', () => {
    const names = namesOf(graphOf(...OLD));
    expect(names.length).toBeGreaterThan(1);
    // Before all others: without the names that there were, the first path would be there for it.
    const more = graphOf('a NEW f', ...OLD);
    expect(namesOf(more)[0]).toBe('a · NEW → f');
    expect(namesOf(more, names)).toEqual([...names, 'a · NEW → f']);
  });

  test('a path goes with its arrow, and what it walked besides is walked by others', () => {
    const names = namesOf(graphOf(...OLD));
    const left = OLD.filter((arrow) => arrow !== 'a GO b' && arrow !== 'b OFF d');
    const paths = arrowCover(graphOf('a JUMP b', ...left), 40, names);
    expect(paths.map(({ name }) => name)).not.toContain('b · OFF → d');
    expect(new Set(paths.flatMap(({ arrows }) => arrows))).toEqual(new Set(['a JUMP b', ...left]));
  });

  test('a path ends before what does not fit into it, and another walks that', () => {
    const isShort = (path: readonly Edge[]): boolean => path.length <= 2;
    const paths = arrowCover(graphOf('a GO b', 'b ON c', 'c END e', 'e BACK a', 'b OFF d'), 40, [], isShort);
    expect(paths.map(({ arrows }) => arrows)).toEqual([
      ['a GO b', 'b ON c'],
      ['a GO b', 'b OFF d'],
      // Further than fits from every beginning, they are walked all the same.
      ['a GO b', 'b ON c', 'c END e'],
      ['a GO b', 'b ON c', 'c END e', 'e BACK a'],
    ]);
  });

  test('an arrow further than a path may be long is told', () => {
    expect(() => arrowCover(graphOf('a GO b', 'b ON c', 'c ON d'), 2)).toThrow('Not within 2 moves: c ON d');
    expect(() => arrowCover(graphOf('a GO b', 'b ON c', 'c ON d'), 2, ['c · ON → d'])).toThrow('c · ON → d');
  });
});

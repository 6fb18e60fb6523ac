import { arrowsOf, type Edge, type Graph, type Path } from './graph.ts';

/** The shortest way from one of the vertices to an arrow that is wanted, at most `reach` moves; or null. */
const nearest = (
  graph: Graph,
  from: readonly string[],
  wanted: (edge: Edge) => boolean,
  reach: number,
): Edge[] | null => {
  let front = from.map((key): { key: string; way: Edge[] } => ({ key, way: [] }));
  const been = new Set(from);
  for (let depth = 1; depth <= reach && front.length > 0; depth += 1) {
    const next: typeof front = [];
    for (const { key, way } of front)
      for (const edge of graph.edges.get(key) ?? []) {
        if (wanted(edge)) return [...way, edge];
        if (been.has(edge.to)) continue;
        been.add(edge.to);
        next.push({ key: edge.to, way: [...way, edge] });
      }
    front = next;
  }
  return null;
};

/** Before a flow anything can happen in has begun, nothing has: the name of a path that only looks where it begins. */
const nameOfStart = (state: string): string => `start → ${state}`;

/**
 * Few long paths that walk every arrow. Each is there for one arrow, and named by it: it goes the shortest way there, and
 * on to the nearest arrow that no other is there for and none has walked. Last come the starts that are ends as well:
 * nothing happens there, and yet it is to be seen where they lead.
 * @param longest moves of one path, at most. Throws when an arrow lies further than that from every beginning.
 * @param fits whether a path may go on so far.
 * @param names paths that there were before: they stay as long as their arrows do, whatever else changes.
 */
export const arrowCover = (
  graph: Graph,
  longest = 40,
  names: readonly string[] = [],
  fits: (path: readonly Edge[]) => boolean = () => true,
): Path[] => {
  const all = new Map([...graph.edges.values()].flat().map((edge) => [edge.name, edge.arrow]));
  const wanted = new Set(arrowsOf(graph));
  const kept = names.filter((name) => all.has(name));
  for (const name of kept) wanted.delete(all.get(name) ?? '');
  const isWanted = ({ arrow }: Edge): boolean => wanted.has(arrow);

  const paths: Path[] = [];
  const add = (isGoal: (edge: Edge) => boolean): void => {
    const way = nearest(graph, graph.starts, isGoal, longest);
    const [first, goal] = [way?.[0], way?.at(-1)];
    if (way === null || first === undefined || goal === undefined)
      throw new Error(`Not within ${longest} moves: ${[...wanted, ...kept].slice(0, 5).join('; ')}`);
    const path: Edge[] = [];
    for (let more: Edge[] | null = way; more !== null;) {
      for (const edge of more) wanted.delete(edge.arrow);
      path.push(...more);
      const at = more.slice(-1).map((edge) => edge.to);
      more = nearest(graph, at, isWanted, longest - path.length);
      if (more !== null && !fits([...path, ...more])) more = null;
    }
    paths.push({
      name: goal.name,
      start: graph.vertices.get(first.from)?.start ?? {},
      moves: path.map((edge) => edge.sample),
      arrows: path.map((edge) => edge.arrow),
      names: path.map((edge) => edge.name),
    });
  };
  for (const name of kept) add((edge) => edge.name === name);
  while (wanted.size > 0) add(isWanted);
  for (const key of new Set(graph.starts)) {
    const vertex = graph.vertices.get(key);
    if (vertex?.over === true)
      paths.push({ name: nameOfStart(vertex.state), start: vertex.start, moves: [], arrows: [], names: [] });
  }
  return paths;
};

import { REPEATS } from './paths.ts';
import type { Walk } from './planned.ts';

/** So many paths are handed over at once: the bodies of their answers stay below what the sandbox reads in one call. */
const AT_ONCE = 5;

/** Paths that are handed to a page at once. */
export interface Batch {
  readonly walks: readonly Walk[];
  /** On a document of their own: the one before has no repeats left for them. */
  readonly anew: boolean;
}

const repeatsOf = ({ path }: Walk): number => path.legs.reduce((sum, { repeats }) => sum + repeats, 0);

/** The paths of one page in their order, as few documents as their repeats allow. */
export const batchesOf = (walks: readonly Walk[]): Batch[] => {
  const batches: { walks: Walk[]; anew: boolean }[] = [];
  let spent = 0;
  for (const walk of walks) {
    const [last, repeats] = [batches.at(-1), repeatsOf(walk)];
    const anew = spent > 0 && spent + repeats > REPEATS;
    spent = anew ? repeats : spent + repeats;
    if (last === undefined || anew || last.walks.length === AT_ONCE) batches.push({ walks: [walk], anew });
    else last.walks.push(walk);
  }
  return batches;
};

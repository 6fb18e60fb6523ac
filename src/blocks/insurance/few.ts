import type { Deductible } from '../../../schemas/facts/insurance/casco-tariff.ts';

/** Enough to feel the price between them; the rest are a step away. */
export const USUAL_DEDUCTIBLES: readonly Deductible[] = [0, 1, 3, 5];

/** Few of a row of numbers, with the one that was asked for in place of its neighbour: as many as stand in a line. */
export const fewWith = <N extends number>(few: readonly N[], asked: N): readonly N[] => {
  const [first] = few;
  if (first === undefined || few.includes(asked)) return few;
  const next = few.reduce((best, one) => (Math.abs(one - asked) < Math.abs(best - asked) ? one : best), first);
  return few.map((one) => (one === next ? asked : one)).sort((a, b) => a - b);
};

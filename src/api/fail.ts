import type { Problem } from '../../machines/kit/problem.ts';

/** Rejects with plain data: a problem goes into a machine's context, which holds no Error. */
export const fail = (problem: Problem): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- see above
  throw problem;
};

import type { Claim } from '../../../openapi/index.ts';
import { useLonger } from '../waiting.tsx';

/** Banks that take longer than this take longer than usual. Source: ux 3.10. */
const USUAL_MS = 15 * 60_000;

/** Whether the banks take longer than usual, counted from when the claim went to them. @param words said aloud then. */
export const useBanksLonger = (claim: Claim | undefined, words: string): boolean => {
  const sent = claim?.timeline.findLast(({ alias }) => alias === 'processing' || alias === 'waiting');
  return useLonger(sent ? Date.parse(sent.at) : null, USUAL_MS, words);
};

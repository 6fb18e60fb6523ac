import { useState } from 'react';

/**
 * What a step asks of all that it sends: what nobody has asked before it, and what was refused, which stays then, for it is
 * being mended.
 */
export function useAsked(
  first: readonly string[],
  refused: Readonly<Record<string, unknown>> = {},
): ReadonlySet<string> {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set(first));
  const anew = Object.keys(refused).filter((name) => !asked.has(name));
  if (anew.length > 0) setAsked(new Set([...asked, ...anew]));
  return asked;
}

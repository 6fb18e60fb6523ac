import { useEffect, useState } from 'react';
import { bestFound, type Found, NOTHING, prepareSearch, type Search } from './options.ts';
import type { Option } from './choices.tsx';

const PAUSE_MS = 250;

/** What a query finds, in a list at hand or by asking. Old questions are cancelled. */
export function useSearch(
  source: { options?: readonly Option[] | undefined; search?: Search | undefined },
  query: string,
  open: boolean,
  min: number,
) {
  const { options, search } = source;
  const [asked, setAsked] = useState<Found>(NOTHING);
  const [again, setAgain] = useState(0);
  const text = query.trim();
  const short = text.length < min;

  useEffect(() => {
    if (!open || !search || short) return;
    const abort = new AbortController();
    setAsked((before) => ({ ...before, phase: 'loading' }));
    const timer = setTimeout(() => {
      search(text, abort.signal).then(
        (found) => !abort.signal.aborted && setAsked(bestFound(found, text, true)),
        () => !abort.signal.aborted && setAsked({ ...NOTHING, phase: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search, open, text, short, again]);

  useEffect(() => {
    if (!open || !options) return;
    // When the open list is painted.
    const timer = setTimeout(() => prepareSearch(options));
    return () => clearTimeout(timer);
  }, [open, options]);

  const found: Found = !open
    ? NOTHING
    : short
      ? { ...NOTHING, phase: 'short' }
      : options
        ? bestFound(options, text)
        : asked;
  return { found, retry: () => setAgain(again + 1) };
}

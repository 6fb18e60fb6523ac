import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { inLanguage, present, type Problem } from '../../machines/kit/problem.ts';
import { translate } from '../i18n/index.ts';
import type { Failing as Shown } from '../ui/index.ts';
import { useApp } from './context.ts';

/** Tried again, it may go well. */
const PASSING: ReadonlySet<string> = new Set<Problem['kind']>(['offline', 'network', 'timeout', 'broken', 'contract']);

/** What is said of a failed press at its control. `online`: what the device says. */
export const failureOf = (found: Problem | null, locale: string, online: boolean): Shown['failure'] => {
  if (found === null) return null;
  // Lost for want of network just as it came back: that there is none is not true any more.
  const problem = inLanguage(found.kind === 'offline' && online ? { ...found, kind: 'network' } : found, locale);
  const { where, words } = present(problem, translate);
  const isAtTop = where === 'snackbar';
  const { kind } = problem;
  // A bare status means nothing to who has pressed.
  const isBare = isAtTop && problem.graphql !== true && problem.messages.length === 0;
  return {
    words: where === 'log' || isBare || kind === 'rateLimited' ? null : words,
    isAtTop,
    passing: PASSING.has(kind),
    told: kind === 'rateLimited',
  };
};

/** What failed for want of network is over when there is one, for good. */
export const useUnlessOver = (problem: Problem | null): Problem | null => {
  const { network } = useApp();
  const [over, setOver] = useState<Problem | null>(null);
  useEffect(
    () => (problem?.kind === 'offline' ? network.onChange((online) => online && setOver(problem)) : undefined),
    [network, problem],
  );
  return over === problem ? null : problem;
};

/** What was said last on this visit: by which control, and how it is said again. */
interface Press {
  readonly control: string | null;
  readonly again: () => void;
}

export interface Failing {
  readonly shown: Shown;
  /** Where no control says it: null while one does, or nothing is to be said. */
  readonly isHomeless: boolean;
  /** Why the page came up, in words; null: it came up by itself, or what failed was pressed here and is said there. */
  readonly onArrival: string | null;
  /** Before each event of the screen. */
  readonly said: (again: () => void) => void;
}

/** A press that fails is answered where it was made: which control that was, and what is said there. */
export const useFailing = (
  problem: Problem | null,
  { locale, online }: { readonly locale: string; readonly online: boolean },
): Failing => {
  const pressed = useRef<string | null>(null);
  const [last, setLast] = useState<Press | null>(null);
  const [places, setPlaces] = useState(0);
  useEffect(() => {
    const forget = ({ target }: Event) => {
      // What is pressed in a dialog was asked for by the control that has opened it.
      if (target instanceof Element && target.closest('main')) pressed.current = null;
    };
    document.addEventListener('click', forget, true);
    return () => document.removeEventListener('click', forget, true);
  }, []);
  const failure = useMemo(() => failureOf(problem, locale, online), [problem, locale, online]);
  const press = useCallback((control: string) => void (pressed.current = control), []);
  const take = useCallback(() => {
    setPlaces((count) => count + 1);
    return () => setPlaces((count) => count - 1);
  }, []);
  // That there is no network, the layout's banner says.
  const isBanner = problem?.kind === 'offline' && !online;
  const said = useCallback((again: () => void) => setLast({ control: pressed.current, again }), []);
  const shown = useMemo<Shown>(
    () => ({
      failure: isBanner && failure ? { ...failure, words: null } : failure,
      isPressed: last !== null,
      control: last?.control ?? null,
      again: () => last?.again(),
      press,
      take,
    }),
    [failure, isBanner, last, press, take],
  );
  const isPressed = last !== null;
  // Of what nobody has pressed for, one place is enough.
  const words = failure === null || (failure.isAtTop && !isPressed) ? null : failure.words;
  const isInBanner = !isPressed && isBanner;
  return {
    shown,
    isHomeless: places === 0 && words !== null && !isInBanner,
    onArrival: isPressed || isInBanner ? null : words,
    said,
  };
};

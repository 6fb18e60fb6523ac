import { useEffect, useState } from 'react';
import { modals } from '../../ui/index.ts';
import { COMPARISON, showComparison } from './open.ts';
import { type ComparedOffer, type ComparisonOptions, MOST_COMPARED, toggled } from './rows.ts';

/** What is ticked for the comparison. Ticks go by the offers' ids: further answers, filters and another language leave them. */
export interface Compared {
  readonly has: (id: string) => boolean;
  readonly count: number;
  /** No other one can be ticked. */
  readonly full: boolean;
  readonly toggle: (id: string) => void;
  readonly show: () => void;
  /** Few enough to stand beside each other: nothing has to be ticked first. */
  readonly showAll: (() => void) | null;
}

/**
 * @param offers all there are, whatever the page filters, in its order: the columns stand in the same one.
 * @param choose how one is chosen from the comparison; null: not by this person.
 */
export const useCompared = (
  offers: readonly ComparedOffer[],
  choose: { readonly event: string; readonly by: (id: string) => void; readonly picked: string | undefined } | null,
): Compared => {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = offers.filter(({ id }) => ticked.includes(id));
  const options: ComparisonOptions = { offers: chosen, event: choose?.event ?? null, picked: choose?.picked };
  // An open comparison shows the offers as they stand now.
  useEffect(() => modals.renew(COMPARISON, options));
  return {
    has: (id) => chosen.some((one) => one.id === id),
    count: chosen.length,
    full: chosen.length >= MOST_COMPARED,
    toggle: (id) =>
      setTicked(
        toggled(
          chosen.map((one) => one.id),
          id,
        ),
      ),
    show: () => showComparison(options, (id) => choose?.by(id)),
    showAll:
      offers.length > MOST_COMPARED
        ? null
        : () => {
            setTicked(offers.map(({ id }) => id));
            showComparison({ ...options, offers }, (id) => choose?.by(id));
          },
  };
};

import { useState } from 'react';
import type { TextId } from '../../locales/ids.ts';
import { money } from '../i18n/format.ts';
import { useT } from '../i18n/index.ts';
import { Banner } from '../ui/index.ts';

interface Priced {
  readonly id: string;
  /** Tenge; null: there is no price yet. */
  readonly premium: number | null;
}

/**
 * What things cost when they were first seen on this screen: a price that changes in place is never swapped silently.
 * @returns by id, where it costs something else now; null: it does not. Source: ux 3.9.
 */
export const useFirstPrices = (things: readonly Priced[]): ((thing: Priced) => number | null) => {
  const [first] = useState(() => new Map<string, number>());
  for (const { id, premium } of things) if (premium !== null && !first.has(id)) first.set(id, premium);
  return ({ id, premium }) => {
    const was = first.get(id);
    return was === undefined || premium === null || was === premium ? null : was;
  };
};

/** Both sums, beside the new one. `text`: the product's words, of `was` and `now`. */
export function PriceNews({
  was,
  now,
  text,
}: {
  was: number | null;
  now: number | null;
  text: Extract<TextId, `${string}.priceChanged`>;
}) {
  const t = useT();
  if (was === null || now === null || was === now) return null;
  return (
    <Banner tone="warning" live>
      {t(text, { was: money(was), now: money(now) })}
    </Banner>
  );
}

import type { ScreenSpec } from './screen.ts';

/** What an address and the person before it say about which screen is meant. */
export interface Wanted {
  /** `?kind=` of the address, or null. */
  readonly kind: string | null;
  /** Role of the profile, or null: a guest. */
  readonly role: string | null;
  /** The address names a claim. */
  readonly hasId: boolean;
}

/** Somebody who makes claims for others. */
export const isDesk = (role: string | null): boolean => role === 'dealer' || role === 'partner';

/**
 * Which of the screens at one address are meant: those of the product that `kind` names (an unknown word counts as none),
 * of these those that fit an address with or without an id,
 * and of these the ones of the person's role, or else the ones of no role. Keeps the order. Empty: none of them is for this person.
 */
export const meant = <Id extends string>(
  candidates: readonly Id[],
  specOf: (id: Id) => Pick<ScreenSpec, 'kind' | 'roles' | 'onlyWithoutId'>,
  { kind, role, hasId }: Wanted,
): Id[] => {
  const named = candidates.filter((id) => kind !== null && specOf(id).kind === kind);
  const fitting = named.length > 0 ? named : candidates.filter((id) => specOf(id).kind === undefined);
  const pool = fitting.filter((id) => !hasId || specOf(id).onlyWithoutId !== true);
  const own = pool.filter((id) => specOf(id).roles?.some((one) => one === role));
  return own.length > 0 ? own : pool.filter((id) => specOf(id).roles === undefined);
};

import type { FlowId } from '../../machines/screens.ts';
import { match } from '../../machines/kit/address.ts';
import { isDesk, meant } from '../../machines/kit/shared.ts';
import { pageScreens } from '../../machines/pages.ts';
import type { ScreenId } from '../../machines/screens.ts';
import { admit, type Verdict } from './access.ts';
import type { SessionState } from './navigator.types.ts';
import { hrefOf } from './mirror.ts';
import { flowOf, productOf, screensAt, screenSpec } from './registry.ts';

export interface Visitor {
  readonly state: SessionState;
  /** Role of the profile; null: a guest, or not yet known. */
  readonly role: string | null;
}

/** What an address means for a visitor. */
export type Arrival =
  /** There is no such page. */
  | { readonly kind: 'missing' }
  /** The page asks for an access that nobody knows. */
  | { readonly kind: 'unknownAccess' }
  | { readonly kind: Exclude<Verdict, 'enter'> }
  /** A page that belongs to no running product. */
  | { readonly kind: 'page'; readonly screen: ScreenId }
  /** Of the customer alone: a dealer reads of it on the claim's own page, or finds the claim in the list. */
  | { readonly kind: 'customers'; readonly to: string }
  /** Which claim is meant, the address does not say. */
  | { readonly kind: 'currentClaim'; readonly flow: FlowId; readonly screen: ScreenId }
  | {
      readonly kind: 'flow';
      readonly flow: FlowId;
      readonly claim: string | null;
      readonly candidates: readonly ScreenId[];
    };

const CLAIM_ID = /^[\w-]{1,64}$/;

/** The claim that an address is about; null: it names none. The payment gateway comes back with `?claim_id=`. */
export const claimAt = ({ pathname, search }: { pathname: string; search: string }): string | null => {
  const query = new URLSearchParams(search);
  return match(pathname)?.params.id ?? query.get('claim') ?? query.get('claim_id');
};

/** Pure. The entries of the address's products must have been loaded (`entriesAt`). */
export const arrivalAt = (location: { pathname: string; search: string }, visitor: Visitor): Arrival => {
  const found = match(location.pathname);
  if (!found) return { kind: 'missing' };
  const claim = claimAt(location);
  const wanted = {
    kind: new URLSearchParams(location.search).get('kind'),
    role: visitor.role,
    hasId: claim !== null,
  };
  const screens = screensAt(found.pattern);
  const candidates = meant(screens, screenSpec, wanted);
  // Before it is known who this is, access is all that is asked of an address.
  const first = candidates[0] ?? (visitor.role === null ? screens[0] : undefined);
  if (first === undefined) return { kind: 'missing' };
  const spec = screenSpec(first);
  const verdict = admit(spec.access, visitor.state);
  if (verdict !== 'enter') return { kind: verdict ?? 'unknownAccess' };
  const flow = flowOf(first);
  if (flow === null) return { kind: 'page', screen: first };
  if (claim !== null && !CLAIM_ID.test(claim)) return { kind: 'missing' };
  if (claim === null && spec.standalone) return { kind: 'page', screen: first };
  if (spec.customerOnly && isDesk(visitor.role)) {
    const { forDesk } = productOf(flow);
    const to = claim === null || forDesk === undefined ? null : hrefOf(forDesk as ScreenId, claim);
    return { kind: 'customers', to: to ?? pageScreens['my-applications'].path };
  }
  if (claim === null && !spec.withoutId && found.pattern.includes(':id'))
    return { kind: 'currentClaim', flow, screen: first };
  return { kind: 'flow', flow, claim, candidates };
};

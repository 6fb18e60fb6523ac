import { addresses, type AddressPattern } from '../../machines/generated/addresses.ts';
import type { FlowId } from '../../machines/screens.ts';
import { isDesk, meant } from '../../machines/kit/shared.ts';
import { pageScreens } from '../../machines/pages.ts';
import type { ScreenId } from '../../machines/screens.ts';
import type { SessionState } from '../engine/navigator.types.ts';
import { hrefOf } from '../engine/mirror.ts';
import { flowOf, guestsScreen, productOf, screensAt, screenSpec } from '../engine/registry.ts';
import { admit, type Verdict } from './access.ts';

export interface Visitor {
  readonly state: SessionState;
  /** Role of the profile; null: a guest, or not yet known. */
  readonly role: string | null;
  /** Products that are switched off. */
  readonly off?: readonly string[] | undefined;
}

/** What an address means for a visitor. */
export type Resolved =
  /** There is no such page. */
  | { readonly kind: 'missing' }
  /** The page asks for an access that nobody knows. */
  | { readonly kind: 'unknownAccess' }
  /** Its product is switched off, and nothing of it was begun that the address would name. */
  | { readonly kind: 'off' }
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
/** Words that are addresses of their own in the place of an id are never the id of a claim. */
const isWord = (pattern: AddressPattern, id: string): boolean => {
  const before = pattern.slice(0, pattern.indexOf(':id'));
  const words = (address: string) => address.slice(before.length).split('/');
  return addresses.some((one) => one.startsWith(before) && words(one).find((word) => !word.endsWith('?')) === id);
};

/** An address as the router reads it. */
export interface Address {
  readonly pattern: AddressPattern;
  /** The claim that it is about; null: it names none. */
  readonly claim: string | null;
  /** The product that `?kind=` names; null: it names none. */
  readonly kind: string | null;
}

/** Pure. The entries of the address's products must have been loaded (`entriesAt`). */
export const resolveAddress = ({ pattern, claim, kind }: Address, visitor: Visitor): Resolved => {
  const screens = screensAt(pattern);
  const candidates = meant(screens, screenSpec, { kind, role: visitor.role, hasId: claim !== null });
  const own = visitor.state === 'guest' ? guestsScreen(candidates) : undefined;
  // Before it is known who this is, access is all that is asked of an address.
  const first = own ?? candidates[0] ?? (visitor.role === null ? screens[0] : undefined);
  if (first === undefined || (claim !== null && pattern.includes(':id') && isWord(pattern, claim)))
    return { kind: 'missing' };
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
  if (claim === null && !spec.withoutId && pattern.includes(':id'))
    return { kind: 'currentClaim', flow, screen: first };
  if (visitor.off?.includes(flow) && (claim === null || productOf(flow).beginsById)) return { kind: 'off' };
  return { kind: 'flow', flow, claim, candidates };
};

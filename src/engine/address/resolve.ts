import { addresses, type AddressPattern } from '../../../machines/generated/addresses.ts';
import type { FlowId } from '../../../machines/screens.ts';
import { isDesk, meant } from '../../../machines/kit/shared.ts';
import { pageScreens } from '../../../machines/pages.ts';
import type { ScreenId } from '../../../machines/screens.ts';
import type { SessionState } from '../navigator.types.ts';
import { hrefOf } from '../mirror.ts';
import { flowOf, guestsScreen, productOf, screensAt, screenSpec } from '../registry.ts';
import { admit } from './access.ts';

export interface Visitor {
  readonly state: SessionState;
  /** Role of the profile; null: a guest, or not yet known. */
  readonly role: string | null;
  /** Products that are switched off. */
  readonly off?: readonly string[] | undefined;
}

/** What an address means for a visitor. */
export type Resolved =
  /** It must first be known who this is. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** 404: no such page. 500: the page asks for an access that does not exist. 503: the product is switched off. */
  | { readonly kind: 'error'; readonly status: 404 | 500 | 503 }
  /** A page that belongs to no running product. */
  | { readonly kind: 'page'; readonly screen: ScreenId }
  /** The address does not say which claim is meant. */
  | { readonly kind: 'currentClaim'; readonly flow: FlowId; readonly screen: ScreenId }
  | {
      readonly kind: 'flow';
      readonly flow: FlowId;
      readonly claim: string | null;
      readonly candidates: readonly ScreenId[];
    };
const missing = { kind: 'error', status: 404 } as const;

const CLAIM_ID = /^[\w-]{1,64}$/;
/** A fixed segment of another address (`client-data` in `/my-applications/client-data`) is not the id of a claim. */
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
  if (first === undefined || (claim !== null && pattern.includes(':id') && isWord(pattern, claim))) return missing;
  const spec = screenSpec(first);
  const verdict = admit(spec.access, visitor.state);
  if (verdict === null) return { kind: 'error', status: 500 };
  if (verdict === 'wait') return { kind: 'wait' };
  if (verdict !== 'enter') return { kind: 'redirect', to: pageScreens[verdict].path };
  const flow = flowOf(first);
  if (flow === null) return { kind: 'page', screen: first };
  if (claim !== null && !CLAIM_ID.test(claim)) return missing;
  if (claim === null && spec.standalone) return { kind: 'page', screen: first };
  // A step of the customer's alone: at a desk the claim's own page stands for it, or the list.
  if (spec.customerOnly && isDesk(visitor.role)) {
    const { forDesk } = productOf(flow);
    const to = claim === null || forDesk === undefined ? null : hrefOf(forDesk as ScreenId, claim);
    return { kind: 'redirect', to: to ?? pageScreens['my-applications'].path };
  }
  if (claim === null && !spec.withoutId && pattern.includes(':id'))
    return { kind: 'currentClaim', flow, screen: first };
  if (visitor.off?.includes(flow) && (claim === null || productOf(flow).beginsById))
    return { kind: 'error', status: 503 };
  return { kind: 'flow', flow, claim, candidates };
};

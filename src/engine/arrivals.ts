import type { ParsedLocation, RouterHistory } from '@tanstack/react-router';
import { pageScreens } from '../../machines/pages.ts';
import { marketplaceRedirect, missingOnce } from './address/marketplace.ts';
import { resolveAddress, type Address, type Resolved } from './address/resolve.ts';
import { openDrafts } from './drafts.ts';
import { entryOf } from './history.ts';
import type { LazyFlowHost } from './lazy-flow-host.ts';
import { hrefOf } from './mirror.ts';
import type { Direction, NavigatorParts, PageView } from './navigator.types.ts';
import type { OnShow } from './on-show.ts';
import { entriesAt } from './registry.ts';

/** A navigation on its way. */
export interface Arrival {
  /** Null: no such address. */
  readonly address: Address | null;
  readonly location: ParsedLocation;
  /** Aborted when another navigation takes its place. */
  readonly signal: AbortSignal;
}
/** Where the address leads on to, or its page; null: a flow's screen, which the flow itself shows, or an error. */
export type Arrived = { readonly to: string } | { readonly page: PageView | null };

interface Parts extends Pick<
  NavigatorParts,
  'currentClaim' | 'now' | 'off' | 'session' | 'storage' | 'warnMissingApplication'
> {
  readonly history: RouterHistory;
  readonly onShow: OnShow;
  readonly flows: LazyFlowHost;
  readonly direction: () => Direction;
}

const { home, login, 'my-applications': list } = pageScreens;
const NO_PAGE: Arrived = { page: null };

/** Brings on show what an address means for this visitor. */
export const createArrivals = ({ history, onShow, flows, direction, session, ...parts }: Parts) => {
  let onAsked: () => void;
  const asked = new Promise<void>((resolve) => (onAsked = resolve));
  const resolve = async (address: Address, signal: AbortSignal): Promise<Resolved> => {
    await entriesAt(address.pattern);
    for (;;) {
      const resolved = resolveAddress(address, { state: session.state(), role: session.role(), off: parts.off });
      if (resolved.kind !== 'wait' || signal.aborted) return resolved;
      onAsked();
      await new Promise<void>((changed) => {
        const off = session.subscribe(() => {
          off();
          changed();
        });
      });
    }
  };
  /** A visitor has just signed in, and is led from the sign-in page home and on to the page that was asked for. */
  let signedIn = false;
  const warnOnce = missingOnce(() => parts.warnMissingApplication());

  const enter = async ({ address, location, signal }: Arrival): Promise<Arrived> => {
    const market = marketplaceRedirect(location.pathname, location.searchStr);
    warnOnce(market, location.pathname === login.path || signedIn);
    signedIn = false;
    if (typeof market === 'object' && market !== null) return market;
    const resolved: Resolved = address === null ? { kind: 'error', status: 404 } : await resolve(address, signal);
    if (signal.aborted || resolved.kind === 'wait') return NO_PAGE;
    if (resolved.kind !== 'flow') flows.host()?.depart();
    switch (resolved.kind) {
      case 'redirect':
        signedIn = resolved.to === home.path;
        if (resolved.to === login.path) session.setReturnPath(history.location.href);
        return resolved;
      case 'error':
        onShow.fail(resolved.status);
        return NO_PAGE;
      case 'currentClaim': {
        onShow.wait();
        // The list reads the same, says why it cannot, and asks again.
        const current = await parts.currentClaim(resolved.flow).catch(() => null);
        return { to: current === null ? list.path : (hrefOf(resolved.screen, current) ?? home.path) };
      }
      case 'page': {
        onShow.stays(location);
        const drafts = openDrafts(parts.storage, parts.now, { flow: 'page', user: session.userId, claim: null });
        onShow.enter(resolved.screen, null, drafts, direction());
        return { page: onShow.page() };
      }
      case 'flow': {
        const { flow, claim, candidates: screens } = resolved;
        const been = entryOf(history).screen ?? null;
        flows.arrive({ flow, claim, screens, been, popped: direction() === 'back' }, location, signal);
        return NO_PAGE;
      }
    }
  };
  return {
    /** Resolves when an address has asked who the visitor is, and that is not known yet. */
    asked,
    arrive: async (arrival: Arrival): Promise<Arrived> => {
      if (onShow.isHere(arrival.location)) return { page: onShow.page() };
      onShow.leave();
      try {
        return await enter(arrival);
      } catch {
        flows.broken();
        return NO_PAGE;
      }
    },
  };
};

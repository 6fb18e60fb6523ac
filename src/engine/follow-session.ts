import { admit } from './address/access.ts';
import type { LazyFlowHost } from './lazy-flow-host.ts';
import type { NavigatorParts, View } from './navigator.types.ts';
import { screenSpec } from './registry.ts';

interface Parts extends Pick<NavigatorParts, 'session'> {
  readonly view: () => View;
  readonly flows: LazyFlowHost;
  /** Decides anew what the address means. */
  readonly reload: () => void;
}

/** Who signs in or out may have to leave what is on show. */
export const followSession = ({ session, view, flows, reload }: Parts): void => {
  let before = session.state();
  session.subscribe(() => {
    const now = session.state();
    if (now === before) return;
    before = now;
    const host = flows.host();
    // The flow was resumed before it was known who this is, from answers of another person.
    const isForeign = now === 'signedIn' && host?.isForeign() === true;
    if (isForeign) host?.depart();
    const shown = view();
    const verdict = shown.kind === 'screen' ? admit(screenSpec(shown.screen).access, now) : 'enter';
    if (isForeign || verdict === 'login' || verdict === 'home') reload();
  });
};

import type { SessionEvent } from '../../machines/session.types.ts';
import type { Services } from './services.ts';
import type { SessionView } from './session-view.ts';

export interface SessionGate {
  view(): SessionView;
  subscribe(listener: () => void): () => void;
  send(event: SessionEvent): void;
}

/** As pages are drawn while building. */
export const GUEST: SessionView = {
  phase: 'guest',
  busy: false,
  asked: false,
  problem: null,
  profile: null,
  linked: null,
};
/** The code of the session did not come: nothing was asked. */
const MISSED: SessionView['problem'] = { kind: 'network', operationId: 'getProfile', messages: [], ambiguous: false };

/**
 * The session before its code is there. Without a token of any kind the visitor is a guest for sure, and needs neither
 * the machine nor the calls to read the first page.
 */
export const createSessionGate = (
  load: () => Promise<Services>,
  hasToken: boolean,
): SessionGate & { attach(services: Services): void; missed(): void } => {
  let real: Services['session'] | null = null;
  const first: SessionView = hasToken ? { ...GUEST, phase: 'starting', busy: true } : GUEST;
  const sending: SessionView = { ...GUEST, busy: true };
  let before = first;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    view: () => real?.view() ?? before,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event) => {
      if (real) return real.send(event);
      // Of a path that is to be remembered nobody has to wait.
      before = hasToken ? first : event.type === 'SIGN_IN' ? sending : before;
      tell();
      load().then(
        ({ session }) => session.send(event),
        () => {
          before = { ...before, phase: hasToken ? 'failed' : 'guest', busy: false, problem: MISSED };
          tell();
        },
      );
    },
    /** Somebody may be signed in, and it cannot be told: said with a way to try again, instead of waiting for ever. */
    missed: () => {
      if (real !== null || !hasToken) return;
      before = { ...first, phase: 'failed', busy: false, problem: MISSED };
      tell();
    },
    attach: ({ session }) => {
      real = session;
      session.subscribe(tell);
      tell();
    },
  };
};

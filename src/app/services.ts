import { isSignedIn, isStarting } from '../../machines/session.machine.ts';
import type { SessionEvent } from '../../machines/session.types.ts';
import { createApi, type ApiDependencies, type Perform } from '../api/index.ts';
import type { SessionView } from './session-view.ts';

/** Calls and session: they come with the first call, at once when somebody is signed in. */
export interface Services {
  readonly perform: Perform;
  readonly session: {
    view(): SessionView;
    subscribe(listener: () => void): void;
    send(event: SessionEvent): void;
  };
}

export const createServices = (deps: ApiDependencies): Services => {
  const { perform, session } = createApi(deps);
  const look = (): SessionView => {
    const snapshot = session.getSnapshot();
    const { profile, problem } = snapshot.context;
    return {
      phase: snapshot.matches('profileError')
        ? 'failed'
        : snapshot.matches('confirmingSwitch')
          ? 'switching'
          : isSignedIn(snapshot)
            ? 'signedIn'
            : isStarting(snapshot)
              ? 'starting'
              : 'guest',
      busy: snapshot.hasTag('busy') || snapshot.hasTag('starting'),
      problem,
      profile,
    };
  };
  session.start();
  let view = look();
  const listeners = new Set<() => void>();
  session.subscribe(() => {
    view = look();
    for (const listener of listeners) listener();
  });
  return {
    perform,
    session: {
      view: () => view,
      subscribe: (listener) => void listeners.add(listener),
      send: (event) => session.send(event),
    },
  };
};

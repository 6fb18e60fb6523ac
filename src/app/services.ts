import { isLinkTarget } from '../../machines/link-targets.ts';
import { isSignedIn, isStarting, type SessionSnapshot } from '../../machines/session.machine.ts';
import type { SessionEvent } from '../../machines/session.types.ts';
import type { Problem } from '../../machines/kit/problem.ts';
import type { OperationId } from '../../openapi/index.ts';
import { createApi, send, type ApiDependencies, type Perform } from '../api/index.ts';
import { operations } from '../api/operation-table.ts';
import { type Ahead, takingAhead } from '../platform/ahead.ts';
import { sayProblem } from './say-problem.ts';
import type { SessionView } from './session-view.ts';

/** Calls and session: they come with the first call, at once when somebody is signed in. */
export interface Services {
  readonly perform: Perform;
  readonly expect: (calls: readonly OperationId[]) => void;
  readonly session: {
    view(): SessionView;
    subscribe(listener: () => void): void;
    send(event: SessionEvent): void;
  };
}

const viewOf = (snapshot: SessionSnapshot): SessionView => {
  const { profile, linked, problem } = snapshot.context;
  return {
    phase: snapshot.matches('profileError')
      ? 'failed'
      : snapshot.matches('confirmingSwitch') || snapshot.matches('confirmingLink')
        ? 'switching'
        : isSignedIn(snapshot)
          ? 'signedIn'
          : isStarting(snapshot)
            ? 'starting'
            : 'guest',
    busy: snapshot.hasTag('busy') || snapshot.hasTag('starting'),
    asked: snapshot.context.asked,
    problem,
    profile,
    linked,
  };
};

interface Dependencies extends Omit<ApiDependencies, 'linkIsOurs'> {
  /** Reads that are under way already. */
  readonly ahead?: Promise<Ahead> | undefined;
  /** How the page was opened. */
  readonly arrival: {
    readonly path: string;
    readonly byEntrance: boolean;
    /** In the mobile app, which opens the links that come to it. */
    readonly webview: boolean;
  };
}

export const createServices = ({ arrival, ahead, ...deps }: Dependencies): Services => {
  // In a browser anybody's page can lead to any address of ours (docs/decisions/0020).
  const linkIsOurs = arrival.byEntrance || (arrival.webview && isLinkTarget(arrival.path));
  const { perform, session } = createApi({ fetch: takingAhead(ahead, send, deps.clock), ...deps, linkIsOurs });
  let seen: SessionSnapshot | null = null;
  let view: SessionView | null = null;
  // Looked at when asked, not when told: who is led to a path at a new state asks at once who is signed in.
  const look = (): SessionView => {
    const snapshot = session.getSnapshot();
    if (view === null || snapshot !== seen) view = viewOf(snapshot);
    seen = snapshot;
    return view;
  };
  let told: Problem | null = null;
  let takeBack: (() => void) | undefined;
  session.subscribe(({ context: { problem } }) => {
    if (problem === told) return;
    told = problem;
    takeBack?.();
    // A wrong password and "too often" have words of their own on the page.
    takeBack =
      problem?.operationId === 'signIn' && problem.kind !== 'unauthorized' && problem.kind !== 'rateLimited'
        ? sayProblem(problem, deps.log)
        : undefined;
  });
  session.start();
  return {
    perform,
    expect: operations.ahead,
    session: {
      view: look,
      subscribe: (listener) => void session.subscribe(listener),
      send: (event) => session.send(event),
    },
  };
};

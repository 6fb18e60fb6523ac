import type { SessionView } from './session-view.ts';

interface Watched {
  view(): Pick<SessionView, 'profile'>;
  subscribe(listener: () => void): unknown;
}

/**
 * Calls `onGone` whenever the person who was known is not the one who is signed in any more: a logout here or in another
 * tab, a lost session, somebody else. What the page holds in memory is theirs, and nobody's who comes after.
 */
export const watchPerson = (session: Watched, onGone: () => void): void => {
  let person: string | null = null;
  session.subscribe(() => {
    const now = session.view().profile?.id ?? null;
    if (person !== null && now !== person) onGone();
    person = now;
  });
};

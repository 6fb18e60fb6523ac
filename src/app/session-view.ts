import type { Problem } from '../../machines/kit/problem.ts';
import type { Profile } from '../../machines/session.types.ts';

/** The session as the shell sees it. */
export interface SessionView {
  /** `switching`: a link would sign somebody in and the question stands; `failed`: the server could not say who this is. */
  readonly phase: 'starting' | 'guest' | 'signedIn' | 'switching' | 'failed';
  readonly busy: boolean;
  /** A guest whom a page sent to sign in, or whose session was lost. */
  readonly asked: boolean;
  readonly problem: Problem | null;
  readonly profile: Profile | null;
  /** Whom the link would sign in, while that is asked. */
  readonly linked: Profile | null;
}

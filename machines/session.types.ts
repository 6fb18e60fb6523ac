import type { CallOutput } from '../openapi/index.ts';
import type { Problem } from './kit/problem.ts';

/** The presence of `id` means signed in (spec §3). */
export type Profile = CallOutput<'getProfile'>;

export interface Credentials {
  username: string;
  password: string;
}

/**
 * What lies behind a link's token, and behind the tokens that were there.
 * `same`: the same person; `other`: somebody else; `own`: the link is worth nothing, the session lives; `link`: nobody is
 * signed in, or not any more, and the link lives; `none`: neither.
 */
export interface Identified {
  kind: 'same' | 'other' | 'own' | 'link' | 'none';
  /** Who is signed in. */
  own: Profile | null;
  /** Whom the link would sign in. */
  linked: Profile | null;
}

export type Retry = 'identifying' | 'refreshing' | 'loadingProfile';

/** Plain data without secrets: tokens and passwords stay outside of it. */
export interface SessionContext {
  /** What the browser held at the first moment. */
  found: { link: boolean; ours: boolean; access: boolean; refresh: boolean };
  /** It was once known whether somebody is signed in; from then on nothing is hidden while it is asked again. */
  settled: boolean;
  profile: Profile | null;
  /** Whom the link would sign in; only while the user is asked. */
  linked: Profile | null;
  problem: Problem | null;
  /** Where the visitor wanted to go before signing in. */
  returnPath: string | null;
  /** Led to the sign-in page from one that needs it: says why. */
  asked: boolean;
  /** Came by SMS: the return path is not saved until the first profile is loaded. */
  smsRedirect: boolean;
  /** Signed in by hand or on the sign-in page: goes on to the return path. */
  arriving: boolean;
  /** What RETRY does again. */
  retry: Retry;
}

/** What is known at the first moment. */
export interface SessionInput {
  /** A token came in the address. */
  link: boolean;
  /** By a link of ours: our own entrance, or the app around us, has led to its address. */
  ours: boolean;
  /** The access cookie is there. */
  access: boolean;
  /** The refresh cookie is there. */
  refresh: boolean;
  /** Path on show. */
  path: string;
  returnPath: string | null;
  smsRedirect: boolean;
}

export type SessionEvent =
  | { type: 'SIGN_IN'; values: Credentials }
  | { type: 'LOGOUT' }
  | { type: 'RETRY' }
  /** The link would sign somebody in: let it, or stay as one is. */
  | { type: 'SWITCH' }
  | { type: 'KEEP' }
  /** A claim was created without signing in: its token opens it. */
  | { type: 'TOKENS'; refreshToken: string }
  /** A refresh was refused; `path`: the page that was on show. */
  | { type: 'SESSION_LOST'; path: string }
  | { type: 'SIGNED_OUT_ELSEWHERE' }
  /** Another tab signed in, or the page came back from the browser's cache: read the profile again. */
  | { type: 'RECHECK' }
  /** A page needs a profile: where to return after sign-in. */
  | { type: 'SET_RETURN_PATH'; path: string }
  | { type: 'SMS_REDIRECT' };

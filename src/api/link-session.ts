import { isProblem, type Problem } from '../../machines/kit/problem.ts';
import type { Identified, Profile } from '../../machines/session.machine.ts';
import type { TokenSet } from '../platform/cookies.ts';
import { fail } from './fail.ts';
import type { Perform } from './perform.ts';
import { isOver, notNow } from './refusal.ts';

export interface LinkSession {
  /** Who is signed in, and whom the link would sign in. Rejects with a Problem when that cannot be told now. */
  identify: (signal: AbortSignal) => Promise<Identified>;
  /** Hands the link's secret over, once: the exchanged tokens, else the refresh token as it came, else null. */
  take: () => TokenSet | string | null;
}

const orNull = async <T>(promise: Promise<T>, isRefusal: (problem: Problem) => boolean = isOver): Promise<T | null> => {
  try {
    return await promise;
  } catch (error) {
    if (!isProblem(error)) throw error;
    if (isRefusal(error)) return null;
    return fail(error.operationId === 'refreshToken' ? notNow(error) : error);
  }
};
/** By 403 a link is worth nothing, too. A session of one's own would live on. */
const isClosed = (problem: Problem): boolean => isOver(problem) || problem.kind === 'forbidden';

/**
 * The token of a link, kept in this closure alone until it is known whether it may replace the session.
 * @param deps.hasSession whether the browser holds tokens of somebody
 */
export const createLinkSession = (deps: {
  perform: Perform;
  token: string | null;
  hasSession: () => boolean;
}): LinkSession => {
  const { perform } = deps;
  let token = deps.token;
  let tokens: TokenSet | null = null;

  const linkedProfile = async (signal: AbortSignal): Promise<Profile | null> => {
    // Exchanged once: a second try after a lost profile must not spend the token again.
    tokens ??=
      token === null ? null : await orNull(perform('refreshToken', { body: { refresh_token: token } }, { signal }));
    return tokens === null ? null : orNull(perform('getProfile', {}, { signal, token: tokens.access_token }), isClosed);
  };

  return {
    identify: async (signal) => {
      const linked = await linkedProfile(signal);
      const own = deps.hasSession() ? await orNull(perform('getProfile', {}, { signal })) : null;
      if (linked === null) return { kind: own === null ? 'none' : 'own', own, linked };
      if (own === null) return { kind: 'link', own, linked };
      return { kind: own.id === linked.id ? 'same' : 'other', own, linked };
    },
    take: () => {
      const secret = tokens ?? token;
      token = null;
      tokens = null;
      return secret;
    },
  };
};

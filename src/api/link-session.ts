import { isProblem, type Problem } from '../../machines/kit/problem.ts';
import type { Identified, Profile } from '../../machines/session.machine.ts';
import type { TokenSet } from '../platform/cookies.ts';
import type { Perform } from './perform.ts';

export interface LinkSession {
  /** Who is signed in, and whom the link would sign in. Rejects with a Problem when that cannot be told now. */
  identify: (signal: AbortSignal) => Promise<Identified>;
  /** Hands the link's secret over, once: the exchanged tokens, else the refresh token as it came, else null. */
  take: () => TokenSet | string | null;
}

/** The server has said no; anything else means "not known now". */
const isRefused = (error: unknown): error is Problem =>
  isProblem(error) && !['broken', 'contract', 'offline', 'network', 'timeout', 'limited'].includes(error.kind);

const orNull = async <T>(promise: Promise<T>): Promise<T | null> => {
  try {
    return await promise;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
};

/** The token of a link, kept in this closure alone until it is known whether it may replace the session. */
export const createLinkSession = (deps: { perform: Perform; token: string | null }): LinkSession => {
  const { perform } = deps;
  let token = deps.token;
  let tokens: TokenSet | null = null;

  const linkedProfile = async (signal: AbortSignal): Promise<Profile | null> => {
    // Exchanged once: a second try after a lost profile must not spend the token again.
    tokens ??=
      token === null ? null : await orNull(perform('refreshToken', { body: { refresh_token: token } }, { signal }));
    return tokens === null ? null : orNull(perform('getProfile', {}, { signal, token: tokens.access_token }));
  };

  return {
    identify: async (signal) => {
      const linked = await linkedProfile(signal);
      const own = await orNull(perform('getProfile', {}, { signal }));
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

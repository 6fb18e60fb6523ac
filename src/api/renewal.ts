import { isProblem } from '../../machines/kit/problem.ts';
import { pause, type Clock } from '../platform/clock.ts';
import type { TokenCookies, TokenSet } from '../platform/cookies.ts';
import { CREDS_ARE_WRONG, type Log } from '../platform/log.ts';
import { fail } from './fail.ts';
import { isOver, notNow } from './refusal.ts';

/** What a request needs to know of the session. */
export interface Authorization {
  access: () => string | null;
  /** Token of the mobile insurance service: a family of its own, never renewed here. */
  special: () => string | null;
  /** Keeps that token, as its service gave it; an answer without one is left alone. */
  keepSpecial: (given: { token?: unknown; expires_in?: unknown }) => void;
  canRenew: () => boolean;
  /**
   * A token other than `used`: the one that is there by now, or a fresh one. All requests and all tabs share one
   * exchange. Null: there is nothing to renew, or it was refused and the session is over. Throws a Problem when it
   * could not be had now (`notNow`): the session lives on.
   */
  renew: (used: string | null) => Promise<string | null>;
}

type Locks = Pick<LockManager, 'request'>;

interface Options {
  cookies: TokenCookies;
  exchange: (refreshToken: string) => Promise<TokenSet>;
  clock: Clock;
  log: Pick<Log, 'console'>;
  locks: Locks | undefined;
  /** The exchange was refused; the cookies are gone already. */
  onLost: () => void;
  /** The tokens could not be written to cookies. */
  onUnwritten?: (why: 'blocked' | 'oversize') => void;
}

const LOCK = 'session-refresh';
/** A frozen tab may hold the lock for ever: after this we go without. */
const LOCK_MS = 3_000;
/** Without the lock another tab's new cookie may be under way when our token is refused as spent. */
const GRACE_MS = 500;

export const createRenewal = ({
  cookies,
  exchange,
  clock,
  log,
  locks,
  onLost,
  onUnwritten,
}: Options): Authorization => {
  let running: Promise<string | null> | null = null;

  /** The token that somebody else has put there since; the check that keeps late 401s from refreshing again. */
  const newer = (used: string | null): string | null => {
    const current = cookies.access();
    return current !== null && current !== used ? current : null;
  };

  const lost = () => {
    log.console(CREDS_ARE_WRONG);
    cookies.clear();
    onLost();
    return null;
  };

  const renewNow = async (used: string | null, locked: boolean): Promise<string | null> => {
    const adopted = newer(used);
    if (adopted !== null) return adopted;
    const token = cookies.refresh();
    if (token === null) return used === null ? null : lost();
    let tokens: TokenSet;
    try {
      tokens = await exchange(token);
    } catch (error) {
      if (!isProblem(error)) throw error;
      const refused = isOver(error);
      if (refused && !locked) await pause(clock, GRACE_MS);
      const rotated = newer(used); // another tab was faster: our token was spent, not wrong
      if (rotated !== null) return rotated;
      if (refused && cookies.refresh() === token) return lost();
      return fail(refused ? error : notNow(error));
    }
    // Signed out, or somebody else signed in, while the answer was under way: it belongs to nobody.
    if (cookies.refresh() !== token) return newer(used);
    const written = cookies.save(tokens);
    if (written !== 'written') onUnwritten?.(written);
    return tokens.access_token;
  };

  /** One tab at a time, but never longer than the deadline. */
  const alone = <T>(work: (locked: boolean) => Promise<T>): Promise<T> => {
    if (!locks) return work(false);
    return new Promise<T>((resolve, reject) => {
      const waiting = new AbortController();
      let begun = false;
      const begin = async (locked: boolean): Promise<void> => {
        if (begun) return;
        begun = true;
        cancel();
        await work(locked).then(resolve, reject);
      };
      const cancel = clock.after(LOCK_MS, () => {
        waiting.abort();
        void begin(false);
      });
      // A refused lock (an opaque origin, an aborted wait) is no reason to refuse the user.
      locks.request(LOCK, { signal: waiting.signal }, () => begin(true)).catch(() => begin(false));
    });
  };

  return {
    access: cookies.access,
    special: cookies.special,
    keepSpecial: ({ token, expires_in }) => {
      if (typeof token !== 'string' || typeof expires_in !== 'number') return;
      const written = cookies.saveSpecial(token, expires_in);
      if (written !== 'written') onUnwritten?.(written);
    },
    canRenew: () => cookies.refresh() !== null,
    renew: (used) => {
      const current = newer(used);
      if (current !== null) return Promise.resolve(current);
      running ??= alone((locked) => renewNow(used, locked)).finally(() => {
        running = null;
      });
      return running;
    },
  };
};

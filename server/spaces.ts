import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/**
 * Rooms of one shared sandbox: whoever entered `/room/<name>` has people, time and resets apart from everybody else's. The
 * browser keeps the name in a cookie; programs send it as a header. Links in the SMS of a room lead through its entrance.
 */
export interface Spaces<Space> {
  /** Answers entrances and exits. False: the request is none. */
  enters(request: IncomingMessage, response: ServerResponse, mayMake: () => boolean): boolean;
  /** The room that a request is for; undefined: the common one. @throws NoSpaceError for a room that does not exist */
  of(request: Pick<IncomingMessage, 'headers'>): Promise<Space> | undefined;
  /** Of every room that has been opened. */
  close(): Promise<void>;
}

/** The header of programs. */
const HEADER = 'x-sandbox-space';
const COOKIE = 'space';
const NAME = /^[a-z\d][a-z\d-]{0,30}$/;
const ENTRANCE = /^\/room(?:\/([^/?]*))?(\/[^?]*)?(\?.*)?$/;
/** Each keeps a database open, and its people in memory. */
export const MOST_SPACES = 20;

export class NoSpaceError extends Error {
  constructor(name: string) {
    super(`There is no room ${name}`);
    this.name = 'NoSpaceError';
  }
}

interface Opened {
  close(): Promise<void>;
}

/**
 * @param folder where each room has a folder of its name: rooms are found again after a restart
 * @param open opens the sandbox of a room
 */
export function createSpaces<Space extends Opened>(
  folder: string,
  open: (name: string, dataDir: string) => Promise<Space>,
): Spaces<Space> {
  const known = new Set(existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : []);
  const opened = new Map<string, Promise<Space>>();

  const openOnce = (name: string): Promise<Space> => {
    const running = opened.get(name);
    if (running !== undefined) return running;
    const opening = open(name, join(folder, name));
    opened.set(name, opening);
    // What could not be opened may be tried again.
    opening.catch(() => opened.delete(name));
    return opening;
  };

  return {
    enters(request, response, mayMake) {
      const [, name, rest = '/', query = ''] = ENTRANCE.exec(request.url ?? '/') ?? [];
      if (name === undefined && !/^\/room\/?(\?|$)/.test(request.url ?? '/')) return false;
      const answer = (status: number, headers: Record<string, string>): true => {
        response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end();
        return true;
      };
      const lead = (value: string, age: number): true =>
        answer(302, {
          // Never to another site: one slash.
          location: `/${rest.replace(/^[/\\]+/, '')}${query}`,
          'set-cookie': `${COOKIE}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax`,
        });
      if (name === undefined || name === '') return lead('', 0);
      if (!NAME.test(name)) return answer(404, {});
      if (!known.has(name)) {
        if (!mayMake()) return true;
        if (known.size >= MOST_SPACES) return answer(409, {});
        try {
          mkdirSync(join(folder, name), { recursive: true });
        } catch {
          // A full disk is one tester's trouble, not the end of everybody's room.
          return answer(507, {});
        }
        known.add(name);
      }
      return lead(name, 31_536_000);
    },
    of({ headers }) {
      const told = headers[HEADER];
      const name = typeof told === 'string' ? told : cookieOf(headers.cookie);
      if (name === undefined) return undefined;
      if (known.has(name)) return openOnce(name);
      // A cookie may be older than the room's end.
      return typeof told === 'string' ? Promise.reject(new NoSpaceError(name)) : undefined;
    },
    async close() {
      for (const opening of opened.values())
        await opening.then(
          (space) => space.close(),
          () => undefined,
        );
    },
  };
}

const cookieOf = (cookies = ''): string | undefined => new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(cookies)?.[1];

import type { Clock } from './clock.ts';

/** A read that the early script has sent, while the program was still on its way. */
export interface Sent {
  readonly request: Request;
  /** What it says in its body; a GET has none. */
  readonly body?: string | undefined;
  readonly response: Promise<Response>;
}
/** What goes out before the program asks for it. */
export interface Ahead {
  /** Nobody has taken their answers yet. */
  readonly sent: Sent[];
  /** From now on the program asks for itself: nothing more is sent ahead. */
  over: boolean;
}

/** A read as the build writes it: service, path behind its base, and what else the request says. */
export type FirstRead = readonly [
  service: string,
  path: string,
  init?: { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string },
];
/** First reads of an address by the role of whoever opens it (`scripts/pages/reads.ts`). */
export type FirstReads = Readonly<Record<string, readonly FirstRead[]>>;

/** What nobody has taken by then is of another moment, and somebody's. */
const KEPT_MS = 30_000;

/** Whoever asks for the same, of the same person, in the same language, gets the same. */
const isSame = (one: Sent, request: Request, body: string | undefined): boolean =>
  one.request.method === request.method &&
  one.request.url === request.url &&
  one.body === body &&
  ['Authorization', 'Accept-Language'].every((name) => one.request.headers.get(name) === request.headers.get(name));

/** Sends requests, but takes an answer that is under way for the first that asks for the same. */
export const takingAhead = (
  ahead: Promise<Ahead> | undefined,
  send: (request: Request) => Promise<Response>,
  { after }: Pick<Clock, 'after'>,
): ((request: Request, body?: string) => Promise<Response>) => {
  // It waits for the settings alone, which the program has by then.
  const coming = ahead?.catch(() => null);
  const drop = (early: Ahead | null): void => {
    if (early === null) return;
    early.over = true;
    // Unread, they would keep the wire.
    for (const { response } of early.sent.splice(0)) response.then(({ body }) => body?.cancel()).catch(() => undefined);
  };
  if (coming !== undefined) after(KEPT_MS, () => void coming.then(drop));
  return async (request, body) => {
    const early = await coming;
    if (!early) return send(request);
    const at = early.sent.findIndex((one) => isSame(one, request, body));
    const [taken] = at < 0 ? [] : early.sent.splice(at, 1);
    if (taken !== undefined) return taken.response;
    // What would still go out ahead may be this very request.
    early.over = true;
    return send(request);
  };
};

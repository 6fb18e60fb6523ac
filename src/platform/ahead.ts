/** A read that the early script has sent, while the program was still on its way. */
export interface Ahead {
  readonly request: Request;
  readonly response: Promise<Response>;
}

/** Whoever asks for the same, of the same person, in the same language, gets the same. */
const isSame = (one: Request, other: Request): boolean =>
  one.method === other.method &&
  one.url === other.url &&
  ['Authorization', 'Accept-Language'].every((name) => one.headers.get(name) === other.headers.get(name));

/** Sends requests, but takes the answer that is under way for the first that asks for the same. */
export const takingAhead = (
  ahead: Promise<Ahead> | undefined,
  send: (request: Request) => Promise<Response>,
): ((request: Request) => Promise<Response>) => {
  let waiting = ahead;
  return async (request) => {
    // It waits for the settings alone, which the program has by then.
    const sent = await waiting?.catch(() => null);
    if (!sent || waiting === undefined || !isSame(sent.request, request)) return send(request);
    waiting = undefined;
    return sent.response;
  };
};

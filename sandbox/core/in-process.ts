import type { FastifyInstance } from 'fastify';

/** A `fetch` that goes through the routes of `app` without a socket; a dropped connection rejects with a TypeError. */
export function inProcessFetch(app: FastifyInstance): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const aborted = new Promise<never>((_resolve, reject) => {
      const stop = (): void => reject(request.signal.reason as Error);
      if (request.signal.aborted) stop();
      else request.signal.addEventListener('abort', stop, { once: true });
    });
    aborted.catch(() => undefined);
    const answer = app
      .inject({
        method: request.method as 'GET',
        url: `${pathname}${search}`,
        headers: { host: new URL(request.url).host, ...Object.fromEntries(request.headers) },
        ...(body ? { payload: body } : {}),
      })
      .catch((cause: unknown) => {
        throw new TypeError('fetch failed', { cause });
      });
    const { statusCode, headers, rawPayload } = await Promise.race([answer, aborted]);
    const pairs = Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
    );
    const empty = statusCode === 204 || statusCode === 304;
    return new Response(empty ? null : new Uint8Array(rawPayload), { status: statusCode, headers: pairs });
  };
}

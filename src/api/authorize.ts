import type { Operation } from '../../openapi/generated/operation.ts';
import type { Authorization } from './renewal.ts';

interface Envelope {
  /** What the contract says of the operation. */
  route: Operation;
  /** Sends with this token alone, without renewal: to see whose it is. */
  token?: string;
}

/** Writes the token into a request and sends it. Called at most twice, the second time with the same content. */
export type Send<Response> = (header: Record<string, string>) => Promise<Response>;

const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

/**
 * Sends with the right token; a 401 is renewed once and sent again once (spec §4). It lies below openapi-fetch, whose
 * middleware cannot send again.
 */
export const authorize = async <Response extends { status: number }>(
  session: Authorization,
  { route: { gives, guests, special: isSpecial }, token }: Envelope,
  send: Send<Response>,
): Promise<Response> => {
  // The cure of a 401 is never cured by itself.
  if (gives === 'session') return send({});
  if (isSpecial) {
    const special = session.special();
    if (special === null) return send({});
    const first = await send({ 'Spec-authorization': `Bearer ${special}` });
    // It is not renewed; what a guest may see, may whoever comes with one that is over.
    return first.status === 401 && guests ? send({}) : first;
  }
  if (token !== undefined) return send(bearer(token));
  // The access cookie has lived its life: renewing first spares a 401 to every request of the page.
  const used = session.access() ?? (session.canRenew() ? await session.renew(null) : null);
  const first = await send(bearer(used));
  if (first.status !== 401) return first;
  const fresh = await session.renew(used);
  if (fresh !== null) return send(bearer(fresh));
  // What a guest may do, may whoever comes with a session that is over by then.
  return used !== null && guests ? send({}) : first;
};

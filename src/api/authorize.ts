import type { Authorization } from './renewal.ts';

/** Signing in and renewing are the cure of a 401: they are never cured by themselves. */
const WITHOUT_TOKEN: ReadonlySet<string> = new Set(['signIn', 'refreshToken']);
/** Whoever has a link may open it: a session that is over by then is no reason to refuse. */
export const FOR_GUESTS: ReadonlySet<string> = new Set(['openShortLink', 'confirmShortLink', 'renewShortLink']);
const SPECIAL_SERVICE = 'mydirect';

interface Envelope {
  operationId: string;
  service: string;
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
  { operationId, service, token }: Envelope,
  send: Send<Response>,
): Promise<Response> => {
  if (WITHOUT_TOKEN.has(operationId)) return send({});
  if (service === SPECIAL_SERVICE) {
    const special = session.special();
    return send(special === null ? {} : { 'Spec-authorization': `Bearer ${special}` });
  }
  if (token !== undefined) return send(bearer(token));
  // The access cookie has lived its life: renewing first spares a 401 to every request of the page.
  const used = session.access() ?? (session.canRenew() ? await session.renew(null) : null);
  const first = await send(bearer(used));
  if (first.status !== 401) return first;
  const fresh = await session.renew(used);
  if (fresh !== null) return send(bearer(fresh));
  return used !== null && FOR_GUESTS.has(operationId) ? send({}) : first;
};

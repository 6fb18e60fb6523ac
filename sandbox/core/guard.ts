import type { FastifyReply, FastifyRequest } from 'fastify';
import { coreTexts } from '../data/core.ts';
import { refusalAnswer } from './graphql.ts';
import { localeOf, send } from './http.ts';
import { refuse } from './refusal.ts';

/**
 * Refuses what another site's page could send: any request that changes something and comes with a foreign `Origin`.
 * There are no CORS headers anywhere, so foreign pages cannot read answers either.
 */
export function createOriginGuard(origins: readonly string[]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { origin, host } = request.headers;
    if (origin === undefined || request.method === 'GET' || request.method === 'HEAD') return undefined;
    if (origins.includes(origin) || origin === `http://${host}` || origin === `https://${host}`) return undefined;
    return send(reply, refusalAnswer(refuse(403, coreTexts.foreignOrigin), localeOf(request)));
  };
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Lets only this machine in: the caller's address is a loopback one, and so is the host it asked for (no DNS rebinding). */
export async function loopbackOnly(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const name = (request.headers.host ?? '').replace(/:\d+$/, '');
  const local = name === 'localhost' || name === '127.0.0.1' || name === '[::1]' || name.endsWith('.localhost');
  if (local && LOOPBACK.has(request.ip)) return undefined;
  return send(reply, refusalAnswer(refuse(403, coreTexts.foreignOrigin), localeOf(request)));
}

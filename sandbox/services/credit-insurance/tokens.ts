import { createHash } from 'node:crypto';
import type { SpecialCaller, Work } from '../../core/service.ts';

/** Life of a token, sandbox milliseconds. */
export const TOKEN_MS = 30 * 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A fresh token for the insurances of this phone. Tokens whose time is over are forgotten. */
export const giveToken = async (work: Work, phone: string): Promise<string> => {
  const token = work.random.token();
  await work.tx.deleteFrom('creditins_tokens').where('expires_at', '<=', work.now()).execute();
  await work.tx
    .insertInto('creditins_tokens')
    .values({ hash: hashOf(token), phone, expires_at: work.now() + TOKEN_MS })
    .execute();
  return token;
};

/** Whose token this is, or null: unknown, or over. */
export const callerOf = async (work: Work, token: string): Promise<SpecialCaller | null> => {
  const row = await work.tx
    .selectFrom('creditins_tokens')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', work.now())
    .executeTakeFirst();
  return row ? { id: row.hash, phone: row.phone } : null;
};

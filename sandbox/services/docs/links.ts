import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Work } from '../../core/service.ts';

const SECRET = 'docs.secret';
/** Life of an address of a file's bytes, sandbox milliseconds. */
export const LINK_LIFE_MS = 5 * 60_000;

/** A presigned address of a file's bytes, relative to the base of the docs service. */
export async function signedPath(work: Work, fileId: string): Promise<string> {
  const until = work.now() + LINK_LIFE_MS;
  return `/files/${fileId}?until=${until}&signature=${signature(await secret(work), fileId, until)}`;
}

/** Whether the query of such an address is ours and not too old. */
export async function isSigned(work: Work, fileId: string, query: Readonly<Record<string, string>>): Promise<boolean> {
  const until = Number(query['until']);
  if (!Number.isSafeInteger(until) || until <= work.now()) return false;
  const expected = Buffer.from(signature(await secret(work), fileId, until));
  const given = Buffer.from(String(query['signature']));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(key: string, fileId: string, until: number): string {
  return createHmac('sha256', key).update(`${fileId} ${until}`).digest('base64url');
}

async function secret(work: Work): Promise<string> {
  const row = await work.tx.selectFrom('sandbox_meta').select('value').where('key', '=', SECRET).executeTakeFirst();
  if (row) return row.value;
  const value = work.random.token();
  await work.tx.insertInto('sandbox_meta').values({ key: SECRET, value }).execute();
  return value;
}

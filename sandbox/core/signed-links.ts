import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Work } from './service.ts';

const SECRET = 'links.secret';
/** Life of a presigned address, sandbox milliseconds. */
export const LINK_LIFE_MS = 5 * 60_000;

/** `path` (below the base of a service, a file of it) with a signature that opens it without a token, for some minutes. */
export async function signedPath(work: Work, path: string): Promise<string> {
  const until = work.now() + LINK_LIFE_MS;
  return `${path}?until=${until}&signature=${signature(await secret(work), path, until)}`;
}

/** Whether the query of such an address is ours and not too old. */
export async function isSigned(
  work: Work,
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): Promise<boolean> {
  const until = Number(query['until']);
  if (!Number.isSafeInteger(until) || until <= work.now()) return false;
  const expected = Buffer.from(signature(await secret(work), path, until));
  const given = Buffer.from(String(query['signature']));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Of a served file that is looked at in the browser: nothing in it may run, load or be taken for another type. */
export const fileHeaders = (name: string, type = 'application/pdf') => ({
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'content-type': type,
  'content-disposition': inline(name),
});

/** `Content-Disposition` of a file that is looked at. */
function inline(name: string): string {
  return `inline; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

function signature(key: string, path: string, until: number): string {
  return createHmac('sha256', key).update(`${path} ${until}`).digest('base64url');
}

/** Made with the first link; two links may be the first at once: one of their keys is kept, and both take it. */
async function secret({ tx, random }: Work): Promise<string> {
  const kept = () => tx.selectFrom('sandbox_meta').select('value').where('key', '=', SECRET);
  const row = await kept().executeTakeFirst();
  if (row) return row.value;
  await tx
    .insertInto('sandbox_meta')
    .values({ key: SECRET, value: random.token() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await kept().executeTakeFirstOrThrow()).value;
}

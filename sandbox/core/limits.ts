import { coreTexts } from '../data/core.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { Tx } from './service.ts';

/** Seconds until one more hit is allowed in `bucket`, or 0. Times in sandbox milliseconds. */
export async function secondsUntilFree(
  tx: Tx,
  bucket: string,
  limit: number,
  windowMs: number,
  now: number,
): Promise<number> {
  const newest = await tx
    .selectFrom('sandbox_hits')
    .select('at')
    .where('bucket', '=', bucket)
    .where('at', '>', now - windowMs)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  const oldest = newest[limit - 1];
  return oldest ? Math.max(1, Math.ceil((oldest.at + windowMs - now) / 1000)) : 0;
}

/** Notes one hit and forgets those that are older than `windowMs`. */
export async function noteHit(tx: Tx, bucket: string, windowMs: number, now: number): Promise<void> {
  await tx
    .deleteFrom('sandbox_hits')
    .where('bucket', '=', bucket)
    .where('at', '<=', now - windowMs)
    .execute();
  await tx.insertInto('sandbox_hits').values({ bucket, at: now }).execute();
}

export async function forgetHits(tx: Tx, bucket: string): Promise<void> {
  await tx.deleteFrom('sandbox_hits').where('bucket', '=', bucket).execute();
}

/** The 429 to throw. */
export function tooMany(seconds: number): Refusal {
  return refuse(429, coreTexts.tooMany, { retryAfterSec: seconds });
}

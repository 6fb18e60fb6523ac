import { createHash } from 'node:crypto';
import { coreTexts } from '../data/core.ts';
import { serialise, type Answer } from './exchange.ts';
import { Refusal, refuse } from './refusal.ts';
import { seal, unseal } from './sealed.ts';
import type { Tx } from './service.ts';

/** How long a key answers for its request, in sandbox time. */
export const KEY_LIFE_MS = 24 * 60 * 60 * 1000;
const MAX_KEY_LENGTH = 200;

/** One intent of one caller: what is remembered under an `Idempotency-Key`. */
export interface Intent {
  readonly operationId: string;
  /** '' for a guest. */
  readonly userId: string;
  readonly key: string;
  readonly fingerprint: string;
  /** Its stored answer opens with this alone (`sealed.ts`): answers hold tokens and what is known of people. */
  readonly secret: Buffer;
}

/** A hash of what is asked, so that a key is never answered for another request. */
export function fingerprint(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
}

/** The stored answer of an intent, or null when it is new. A key of another request is refused with 422. */
export async function recall(tx: Tx, intent: Intent, now: number): Promise<Answer | null> {
  if (intent.key.length > MAX_KEY_LENGTH) throw refuse(400, coreTexts.badRequest);
  const own = tx
    .selectFrom('sandbox_idempotency')
    .selectAll()
    .where('operation_id', '=', intent.operationId)
    .where('user_id', '=', intent.userId)
    .where('key', '=', intent.key);
  const row = await own.executeTakeFirst();
  if (!row || row.created_at + KEY_LIFE_MS <= now) return null;
  if (row.fingerprint !== intent.fingerprint) throw refuse(422, coreTexts.keyReused);
  const headers = { ...(JSON.parse(row.headers) as Record<string, string>), 'idempotency-replayed': 'true' };
  const body = row.body === null ? undefined : (JSON.parse(unseal(row.body, intent.secret)) as unknown);
  return { status: row.status, headers, body };
}

/** True for the refusal of a key that stands for another request: every operation that takes a key may say it. */
export function isKeyRefusal(error: unknown): boolean {
  return error instanceof Refusal && error.detail === coreTexts.keyReused;
}

/** Remembers the answer of an intent, in the transaction of its effect. */
export async function remember(tx: Tx, intent: Intent, answer: Answer, now: number): Promise<void> {
  const body = serialise(answer);
  const row = {
    operation_id: intent.operationId,
    user_id: intent.userId,
    key: intent.key,
    fingerprint: intent.fingerprint,
    status: answer.status,
    headers: JSON.stringify(answer.headers),
    body: body === null ? null : seal(body.toString(), intent.secret),
    created_at: now,
  };
  await tx
    .insertInto('sandbox_idempotency')
    .values(row)
    .onConflict((conflict) => conflict.columns(['operation_id', 'user_id', 'key']).doUpdateSet(row))
    .execute();
}

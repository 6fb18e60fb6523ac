import { timingSafeEqual } from 'node:crypto';
import { refuse, refuseKeeping, type Refusal, type Work } from '../../core/service.ts';
import { personOf } from '../../data/people.ts';
import { signatureTexts } from '../../data/signatures.ts';
import {
  CODE_MS,
  isLocked,
  latestOf,
  RESEND_MS,
  saveSignature,
  seconds,
  TRIES,
  type SignatureRecord,
} from './store.ts';

/** Codes a signature; then it is locked. */
const CODES = 5;
const LOCK_MS = 30 * 60_000;
const DIGITS = 6;

/** Scripted codes: never sent by SMS. */
const EXPIRED_CODE = '000000';
const OUTAGE_CODE = '999999';

const freshCode = (work: Work): string => {
  const code = work.random.code(DIGITS);
  return code === EXPIRED_CODE || code === OUTAGE_CODE ? freshCode(work) : code;
};

/** Sends a code to the phone of the signature. */
export const sendCode = async (work: Work, signature: SignatureRecord): Promise<void> => {
  const row = { code: freshCode(work), sent_at: work.now(), wrong: 0 };
  await work.tx
    .insertInto('signature_codes')
    .values({ signature_id: signature.id, ...row })
    .execute();
  signature.codes.unshift(row);
  await work.effect('signature.code', { signatureId: signature.id, codes: signature.codes.length });
  if (!personOf(signature.personalNumber).smsLost)
    await work.sms(signature.phone, signatureTexts.code(row.code, new URL(work.origin).hostname));
};

export const lockedRefusal = ({ lockedUntil }: SignatureRecord, now: number): Refusal =>
  refuseKeeping(423, signatureTexts.locked, { retryAfterSec: seconds((lockedUntil ?? now) - now), status: 'locked' });

const lock = async (work: Work, signature: SignatureRecord): Promise<void> => {
  signature.lockedUntil = work.now() + LOCK_MS;
  await saveSignature(work, signature);
  await work.effect('signature.locked', { signatureId: signature.id });
};

/** The lock is over: five codes again. */
const beginAnew = async (work: Work, signature: SignatureRecord): Promise<void> => {
  signature.lockedUntil = null;
  signature.codes = [];
  await saveSignature(work, signature);
  await work.tx.deleteFrom('signature_codes').where('signature_id', '=', signature.id).execute();
};

/** Sends one more code. 409 confirmed or over, 423 locked or five codes sent, 429 too early. */
export const repeatCode = async (work: Work, signature: SignatureRecord): Promise<void> => {
  const now = work.now();
  if (signature.status === 'confirmed') throw refuse(409, signatureTexts.done, { status: 'confirmed' });
  if (signature.status === 'cancelled') throw refuse(409, signatureTexts.over, { status: 'expired' });
  if (isLocked(signature, now)) throw lockedRefusal(signature, now);
  if (signature.lockedUntil !== null) {
    await beginAnew(work, signature);
  } else {
    const wait = seconds(latestOf(signature).sent_at + RESEND_MS - now);
    if (wait > 0) throw refuse(429, signatureTexts.tooEarly, { retryAfterSec: wait });
    if (signature.codes.length >= CODES) {
      await lock(work, signature);
      throw lockedRefusal(signature, now);
    }
  }
  await sendCode(work, signature);
};

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Checks a code. Passes silently when it is right; 409 confirmed, 410 expired, 422 wrong or worn out, 423 locked,
 * 503 once for the scripted outage. Wrong tries stay counted.
 */
export const checkCode = async (work: Work, signature: SignatureRecord, typed: string): Promise<void> => {
  const now = work.now();
  if (signature.status === 'confirmed') throw refuse(409, signatureTexts.done, { status: 'confirmed' });
  if (signature.status === 'cancelled') throw refuse(410, signatureTexts.expired, { status: 'expired' });
  if (isLocked(signature, now)) throw lockedRefusal(signature, now);
  if (typed === OUTAGE_CODE && !signature.outagePlayed) {
    signature.outagePlayed = true;
    await saveSignature(work, signature);
    throw refuseKeeping(503, signatureTexts.down);
  }
  const alive = signature.codes.filter((code) => code.sent_at + CODE_MS > now);
  const isOld = signature.codes.some((code) => !alive.includes(code) && same(code.code, typed));
  if (typed === EXPIRED_CODE || alive.length === 0 || isOld)
    throw refuse(410, signatureTexts.expired, { status: 'expired' });
  const latest = latestOf(signature);
  if (latest.wrong >= TRIES) throw wrongRefusal(0);
  if (alive.some((code) => same(code.code, typed))) return;
  latest.wrong += 1;
  await work.tx
    .updateTable('signature_codes')
    .set({ wrong: latest.wrong })
    .where('signature_id', '=', signature.id)
    .where('code', '=', latest.code)
    .where('sent_at', '=', latest.sent_at)
    .execute();
  if (latest.wrong >= TRIES && signature.codes.length >= CODES) {
    await lock(work, signature);
    throw lockedRefusal(signature, now);
  }
  throw wrongRefusal(TRIES - latest.wrong);
};

const wrongRefusal = (attemptsLeft: number): Refusal => {
  const isSpent = attemptsLeft === 0;
  const item = {
    loc: ['body', 'code'],
    msg: isSpent ? signatureTexts.spent : signatureTexts.wrong,
    type: isSpent ? 'code_spent' : 'code_wrong',
  };
  return refuseKeeping(422, [item], { attemptsLeft });
};

import { timingSafeEqual } from 'node:crypto';
import type { Signature } from '../../../openapi/index.ts';
import { maskPhone } from '../../../schemas/facts/phone.ts';
import { refuse, refuseKeeping, type Work } from '../../core/service.ts';
import { signatureTexts } from '../../data/claim.ts';
import { personOf } from '../../data/people.ts';
import type { ClaimRecord } from './records.ts';

const SECOND_MS = 1000;
/** A code lives so long; a new one may be asked for after the pause; an older one stays valid inside its time. */
export const CODE_MS = 300 * SECOND_MS;
export const RESEND_MS = 60 * SECOND_MS;
export const LOCK_MS = 30 * 60 * SECOND_MS;
/** Wrong tries a code, codes a signature. */
export const TRIES = 3;
export const CODES = 5;
const DIGITS = 6;

/** Scripted codes: never sent by SMS. */
const EXPIRED_CODE = '000000';
const OUTAGE_CODE = '999999';

export interface ConsentToSign {
  alias: string;
  version: string;
}
interface Code {
  code: string;
  sent_at: number;
  wrong: number;
}

/** A signature with its codes, newest first. */
export interface SignatureRecord {
  readonly id: string;
  readonly claimId: string;
  readonly phone: string;
  readonly consents: ConsentToSign[];
  state: 'waiting' | 'confirmed';
  lockedUntil: number | null;
  outagePlayed: boolean;
  codes: Code[];
}

const seconds = (ms: number): number => Math.max(0, Math.ceil(ms / SECOND_MS));

/** The signature with this id, or null. */
export const findSignature = async (work: Work, id: string): Promise<SignatureRecord | null> => {
  const row = await work.tx.selectFrom('claim_signatures').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const codes = await work.tx
    .selectFrom('claim_codes')
    .select(['code', 'sent_at', 'wrong'])
    .where('signature_id', '=', id)
    .orderBy('sent_at', 'desc')
    .execute();
  return {
    id,
    claimId: row.claim_id,
    phone: row.phone,
    consents: JSON.parse(row.consents) as ConsentToSign[],
    state: row.state,
    lockedUntil: row.locked_until,
    outagePlayed: row.outage_played === 1,
    codes,
  };
};

/** The newest signature of this claim that waits for a code and is not worn out, or null. */
export const waitingSignature = async (work: Work, claimId: string): Promise<SignatureRecord | null> => {
  const row = await work.tx
    .selectFrom('claim_signatures')
    .select('id')
    .where('claim_id', '=', claimId)
    .where('state', '=', 'waiting')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const found = row ? await findSignature(work, row.id) : null;
  const isOver = found?.lockedUntil !== undefined && found?.lockedUntil !== null && found.lockedUntil <= work.now();
  return isOver ? null : found;
};

/** Opens a signature and sends its first code. */
export const openSignature = async (
  work: Work,
  claim: ClaimRecord,
  consents: ConsentToSign[],
): Promise<SignatureRecord> => {
  const id = work.random.uuid();
  const row = {
    id,
    claim_id: claim.id,
    phone: claim.phone,
    consents: JSON.stringify(consents),
    state: 'waiting' as const,
    locked_until: null,
    outage_played: 0,
    created_at: work.now(),
  };
  await work.tx.insertInto('claim_signatures').values(row).execute();
  const signature: SignatureRecord = {
    id,
    claimId: claim.id,
    phone: claim.phone,
    consents,
    state: 'waiting',
    lockedUntil: null,
    outagePlayed: false,
    codes: [],
  };
  await sendCode(work, claim, signature);
  return signature;
};

const freshCode = (work: Work): string => {
  const code = work.random.code(DIGITS);
  return code === EXPIRED_CODE || code === OUTAGE_CODE ? freshCode(work) : code;
};

const sendCode = async (work: Work, claim: ClaimRecord, signature: SignatureRecord): Promise<void> => {
  const code = freshCode(work);
  const row = { code, sent_at: work.now(), wrong: 0 };
  await work.tx
    .insertInto('claim_codes')
    .values({ signature_id: signature.id, ...row })
    .execute();
  signature.codes.unshift(row);
  await work.effect('signature.code', { signatureId: signature.id, codes: signature.codes.length });
  if (!personOf(claim.personalNumber).smsLost)
    await work.sms(signature.phone, signatureTexts.code(code, new URL(work.origin).hostname));
};

const latestOf = ({ codes }: SignatureRecord): Code =>
  codes[0] ?? { code: '', sent_at: Number.NEGATIVE_INFINITY, wrong: TRIES };
const isLocked = ({ lockedUntil }: SignatureRecord, now: number): boolean => lockedUntil !== null && lockedUntil > now;

/** The signature as its owner sees it; times are what is left. */
export const signatureView = (work: Work, signature: SignatureRecord): Signature => {
  const now = work.now();
  const latest = latestOf(signature);
  const expiresInSec = signature.state === 'confirmed' ? 0 : seconds(latest.sent_at + CODE_MS - now);
  const status =
    signature.state === 'confirmed'
      ? 'confirmed'
      : isLocked(signature, now)
        ? 'locked'
        : expiresInSec === 0
          ? 'expired'
          : 'waiting';
  return {
    id: signature.id,
    phoneMasked: maskPhone(signature.phone),
    expiresInSec,
    resendInSec: signature.state === 'confirmed' ? 0 : seconds(latest.sent_at + RESEND_MS - now),
    attemptsLeft: Math.max(0, TRIES - latest.wrong),
    status,
  };
};

const lockedRefusal = (signature: SignatureRecord, now: number) =>
  refuseKeeping(423, signatureTexts.locked, {
    retryAfterSec: seconds((signature.lockedUntil ?? now) - now),
    status: 'locked',
  });

const lock = async (work: Work, signature: SignatureRecord): Promise<void> => {
  signature.lockedUntil = work.now() + LOCK_MS;
  await work.tx
    .updateTable('claim_signatures')
    .set({ locked_until: signature.lockedUntil })
    .where('id', '=', signature.id)
    .execute();
  await work.effect('signature.locked', { signatureId: signature.id });
};

/** Sends one more code. 409 confirmed, 423 locked or five codes sent, 429 too early. */
export const repeatCode = async (work: Work, claim: ClaimRecord, signature: SignatureRecord): Promise<void> => {
  const now = work.now();
  if (signature.state === 'confirmed') throw refuse(409, signatureTexts.done, { status: 'confirmed' });
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
  await sendCode(work, claim, signature);
};

/** The lock is over: five codes again. */
const beginAnew = async (work: Work, signature: SignatureRecord): Promise<void> => {
  signature.lockedUntil = null;
  signature.codes = [];
  await work.tx.updateTable('claim_signatures').set({ locked_until: null }).where('id', '=', signature.id).execute();
  await work.tx.deleteFrom('claim_codes').where('signature_id', '=', signature.id).execute();
};

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Checks a code. Passes silently when it is right; 409 confirmed, 410 expired, 422 wrong or worn out, 423 locked,
 * 503 once for the scripted outage. Wrong tries stay counted.
 */
export const checkCode = async (work: Work, signature: SignatureRecord, typed: string): Promise<void> => {
  const now = work.now();
  if (signature.state === 'confirmed') throw refuse(409, signatureTexts.done, { status: 'confirmed' });
  if (isLocked(signature, now)) throw lockedRefusal(signature, now);
  if (typed === OUTAGE_CODE && !signature.outagePlayed) {
    await work.tx.updateTable('claim_signatures').set({ outage_played: 1 }).where('id', '=', signature.id).execute();
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
    .updateTable('claim_codes')
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

const wrongRefusal = (attemptsLeft: number) => {
  const isSpent = attemptsLeft === 0;
  const item = {
    loc: ['body', 'code'],
    msg: isSpent ? signatureTexts.spent : signatureTexts.wrong,
    type: isSpent ? 'code_spent' : 'code_wrong',
  };
  return refuseKeeping(422, [item], { attemptsLeft });
};

/** Other boxes were ticked before the code was typed. */
export const setConsents = async (
  work: Work,
  signature: SignatureRecord,
  consents: readonly ConsentToSign[],
): Promise<void> => {
  await work.tx
    .updateTable('claim_signatures')
    .set({ consents: JSON.stringify(consents) })
    .where('id', '=', signature.id)
    .execute();
};

/** The signature is given. */
export const confirmed = async (work: Work, signature: SignatureRecord): Promise<void> => {
  signature.state = 'confirmed';
  await work.tx.updateTable('claim_signatures').set({ state: 'confirmed' }).where('id', '=', signature.id).execute();
  await work.effect('signature.confirmed', { signatureId: signature.id });
};

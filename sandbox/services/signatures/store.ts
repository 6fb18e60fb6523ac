import type { Signature } from '../../../openapi/index.ts';
import { maskPhone } from '../../../schemas/facts/phone.ts';
import type { Work } from '../../core/service.ts';
import type { SignedItem, SigningRequest, SubjectRef } from '../../core/signatures.ts';
import type { SignatureStatus } from './lifecycle.ts';
import type {} from './tables.ts';

const SECOND_MS = 1000;
/** A code lives so long; a new one may be asked for after the pause; an older one stays valid inside its time. */
export const CODE_MS = 300 * SECOND_MS;
export const RESEND_MS = 60 * SECOND_MS;
/** Wrong tries a code. */
export const TRIES = 3;

export interface Code {
  readonly code: string;
  readonly sent_at: number;
  wrong: number;
}

/** A signature with its codes, newest first. */
export interface SignatureRecord {
  readonly id: string;
  readonly subject: SubjectRef;
  readonly phone: string;
  readonly personalNumber: string;
  items: readonly SignedItem[];
  status: SignatureStatus;
  lockedUntil: number | null;
  outagePlayed: boolean;
  confirmedAt: number | null;
  codes: Code[];
}

/** Whole seconds left, never below 0. */
export const seconds = (ms: number): number => Math.max(0, Math.ceil(ms / SECOND_MS));

/** The signature with this id, or null. */
export const findSignature = async (work: Work, id: string): Promise<SignatureRecord | null> => {
  const row = await work.tx.selectFrom('signature_requests').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const codes = await work.tx
    .selectFrom('signature_codes')
    .select(['code', 'sent_at', 'wrong'])
    .where('signature_id', '=', id)
    .orderBy('sent_at', 'desc')
    .execute();
  return {
    id,
    subject: { kind: row.subject_kind, id: row.subject_id },
    phone: row.phone,
    personalNumber: row.personal_number,
    items: JSON.parse(row.items) as SignedItem[],
    status: row.state,
    lockedUntil: row.locked_until,
    outagePlayed: row.outage_played === 1,
    confirmedAt: row.confirmed_at,
    codes,
  };
};

/** The newest signature of a subject, in this status if one is named, or null. */
export const newestOf = async (
  work: Work,
  subject: SubjectRef,
  status?: SignatureStatus,
): Promise<SignatureRecord | null> => {
  const all = work.tx
    .selectFrom('signature_requests')
    .select('id')
    .where('subject_id', '=', subject.id)
    .where('subject_kind', '=', subject.kind);
  const row = await (status === undefined ? all : all.where('state', '=', status))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? findSignature(work, row.id) : null;
};

/** Writes a new signature, still without a code. */
export const insertSignature = async (work: Work, request: SigningRequest): Promise<SignatureRecord> => {
  const { subject, phone, personalNumber, items } = request;
  const id = work.random.uuid();
  const row = {
    id,
    subject_kind: subject.kind,
    subject_id: subject.id,
    phone,
    personal_number: personalNumber,
    items: JSON.stringify(items),
    state: 'waiting' as const,
    locked_until: null,
    outage_played: 0,
    created_at: work.now(),
    confirmed_at: null,
  };
  await work.tx.insertInto('signature_requests').values(row).execute();
  return {
    id,
    subject,
    phone,
    personalNumber,
    items,
    status: 'waiting',
    lockedUntil: null,
    outagePlayed: false,
    confirmedAt: null,
    codes: [],
  };
};

/** Writes a changed signature back (its codes are written where they change). */
export const saveSignature = async (work: Work, signature: SignatureRecord): Promise<void> => {
  const { id, items, status, lockedUntil, outagePlayed, confirmedAt } = signature;
  const row = {
    items: JSON.stringify(items),
    state: status,
    locked_until: lockedUntil,
    outage_played: outagePlayed ? 1 : 0,
    confirmed_at: confirmedAt,
  };
  await work.tx.updateTable('signature_requests').set(row).where('id', '=', id).execute();
};

/** The newest code; before the first one nothing that could be typed. */
export const latestOf = ({ codes }: SignatureRecord): Code =>
  codes[0] ?? { code: '', sent_at: Number.NEGATIVE_INFINITY, wrong: 0 };

export const isLocked = ({ lockedUntil }: SignatureRecord, now: number): boolean =>
  lockedUntil !== null && lockedUntil > now;

const statusOf = (signature: SignatureRecord, now: number, left: number): Signature['status'] => {
  if (signature.status === 'confirmed') return 'confirmed';
  if (signature.status === 'cancelled') return 'expired';
  if (isLocked(signature, now)) return 'locked';
  return left === 0 && signature.codes.length > 0 ? 'expired' : 'waiting';
};

/** The signature as its owner sees it; times are what is left. */
export const signatureView = (work: Work, signature: SignatureRecord): Signature => {
  const now = work.now();
  const latest = latestOf(signature);
  const isOpen = signature.status === 'waiting';
  const expiresInSec = isOpen ? seconds(latest.sent_at + CODE_MS - now) : 0;
  const documents = signature.items.flatMap(({ alias, version, sha256 }) =>
    sha256 === undefined ? [] : [{ alias, version, sha256 }],
  );
  return {
    id: signature.id,
    phoneMasked: maskPhone(signature.phone),
    expiresInSec,
    // Locked: until the lock is over.
    resendInSec: isOpen ? seconds(Math.max(latest.sent_at + RESEND_MS, signature.lockedUntil ?? 0) - now) : 0,
    attemptsLeft: Math.max(0, TRIES - latest.wrong),
    status: statusOf(signature, now, expiresInSec),
    ...(documents.length > 0 ? { documents } : {}),
    ...(signature.confirmedAt === null ? {} : { signedAt: new Date(signature.confirmedAt).toISOString() }),
  };
};

import { defineService, refuse, type AnyCall, type Service, type Work } from '../../core/service.ts';
import type {
  Evidence,
  SigningRequest,
  Signatures,
  SignatureSubject,
  SignatureSubjects,
  Signing,
  SubjectRef,
} from '../../core/signatures.ts';
import { signatureTexts } from '../../data/signatures.ts';
import { checkCode, lockedRefusal, repeatCode, sendCode } from './codes.ts';
import { signatureLifecycle } from './lifecycle.ts';
import {
  findSignature,
  insertSignature,
  isLocked,
  latestOf,
  newestOf,
  RESEND_MS,
  saveSignature,
  signatureView,
  type SignatureRecord,
} from './store.ts';
import { signatureMigrations } from './tables.ts';

const HOUR_MS = 3_600_000;
/** Signatures that may be opened for one phone within an hour. */
const OPENINGS = 20;

/** The newest signature of this subject that waits for a code and is not worn out, or null. */
const waitingOf = async (work: Work, subject: SubjectRef): Promise<SignatureRecord | null> => {
  const found = await newestOf(work, subject, 'waiting');
  return found === null || (found.lockedUntil !== null && found.lockedUntil <= work.now()) ? null : found;
};

const evidenceOf = ({ id, items, confirmedAt }: SignatureRecord): Evidence => ({
  signatureId: id,
  items,
  signedAt: confirmedAt ?? 0,
});

/** The signature that waits, now for these items; else a new one, still without a code. */
const opened = async (c: AnyCall, request: SigningRequest): Promise<SignatureRecord> => {
  const waiting = await waitingOf(c, request.subject);
  if (waiting === null) {
    await c.limit(`signature ${request.phone}`, OPENINGS, HOUR_MS);
    return insertSignature(c, request);
  }
  if (isLocked(waiting, c.now())) throw lockedRefusal(waiting, c.now());
  waiting.items = request.items;
  await saveSignature(c, waiting);
  return waiting;
};

/** Signatures by a code from an SMS, for the services whose things are signed. */
export const signatures: Signatures = {
  async open(c, request) {
    const signature = await opened(c, request);
    if (signature.codes.length === 0) await sendCode(c, signature);
    // Asked again: a code that is still on its way is not sent twice.
    else if (latestOf(signature).sent_at + RESEND_MS <= c.now()) await repeatCode(c, signature);
    return signatureView(c, signature);
  },
  async prepare(c, request) {
    return signatureView(c, await opened(c, request));
  },
  async seed(work, request) {
    await insertSignature(work, request);
  },
  async latest(work, subject) {
    const found = await newestOf(work, subject);
    return found && signatureView(work, found);
  },
  async evidence(work, subject) {
    const found = await newestOf(work, subject, 'confirmed');
    return found && evidenceOf(found);
  },
  async cancel(work, subject) {
    const waiting = () => newestOf(work, subject, 'waiting');
    // After a lock that is over a second one may wait beside the first.
    for (let one = await waiting(); one !== null; one = await waiting()) {
      signatureLifecycle.must(one, 'CANCELLED');
      await saveSignature(work, one);
    }
  },
};

/** Confirming and repeating signatures of these kinds of subjects; all others do not exist here. */
export const createSigning = (subjects: SignatureSubjects): Signing => {
  const own = async (c: AnyCall, id: string): Promise<{ signature: SignatureRecord; subject: SignatureSubject }> => {
    const signature = await findSignature(c, id);
    const subject = signature && subjects[signature.subject.kind];
    if (!signature || !subject || !(await subject.mayOpen(c, c.me(), signature.subject.id)))
      throw refuse(404, signatureTexts.unknown);
    return { signature, subject };
  };
  return {
    async confirm(c, id, code) {
      const { signature, subject } = await own(c, id);
      await checkCode(c, signature, code);
      signatureLifecycle.must(signature, 'CONFIRMED');
      signature.confirmedAt = c.now();
      await saveSignature(c, signature);
      await c.effect('signature.confirmed', { signatureId: signature.id });
      await subject.confirmed(c, signature.subject.id, evidenceOf(signature));
      return signatureView(c, signature);
    },
    async repeat(c, id) {
      const { signature, subject } = await own(c, id);
      await repeatCode(c, signature);
      await subject.sent?.(c, signature.subject.id);
      return signatureView(c, signature);
    },
  };
};

/** The signature service at the addresses of insurance v2. */
export const createSignatureService = (subjects: SignatureSubjects): Service => {
  const signing = createSigning(subjects);
  return defineService({
    name: 'signature',
    migrations: signatureMigrations,
    operations: {
      confirmSignature: async (c) => ({
        status: 200,
        body: await signing.confirm(c, c.input.path.id, c.input.body.code),
      }),
      repeatSignature: async (c) => ({ status: 200, body: await signing.repeat(c, c.input.path.id) }),
    },
  });
};

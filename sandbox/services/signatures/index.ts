import { defineService, refuse, type AnyCall, type Service, type Work } from '../../core/service.ts';
import type {
  Evidence,
  Signatures,
  SignatureSubject,
  SignatureSubjects,
  Signing,
  SubjectRef,
} from '../../core/signatures.ts';
import { signatureTexts } from '../../data/signatures.ts';
import { checkCode, repeatCode, sendCode } from './codes.ts';
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

/** Signatures by a code from an SMS, for the services whose things are signed. */
export const signatures: Signatures = {
  async open(c, request) {
    const waiting = await waitingOf(c, request.subject);
    if (waiting === null) {
      await c.limit(`signature ${request.phone}`, OPENINGS, HOUR_MS);
      const opened = await insertSignature(c, request);
      await sendCode(c, opened);
      return signatureView(c, opened);
    }
    waiting.items = request.items;
    await saveSignature(c, waiting);
    // Asked again: a code that is still on its way is not sent twice.
    if (isLocked(waiting, c.now()) || latestOf(waiting).sent_at + RESEND_MS <= c.now()) await repeatCode(c, waiting);
    return signatureView(c, waiting);
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
      const { signature } = await own(c, id);
      await repeatCode(c, signature);
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

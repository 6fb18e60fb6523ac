import type { Signature } from '../../openapi/index.ts';
import type { AnyCall, Work, User } from './service.ts';

/** What a code signs: a consent or a document, in its version; of a document also the SHA-256 of its bytes, in hex. */
export interface SignedItem {
  readonly alias: string;
  readonly version: string;
  readonly sha256?: string;
}

/** Whose signature it is: a kind of thing (each kind belongs to one service) and its id there. */
export interface SubjectRef {
  readonly kind: string;
  readonly id: string;
}

export interface SigningRequest {
  readonly subject: SubjectRef;
  /** 11 digits: the codes go here. */
  readonly phone: string;
  /** Of the person who signs. */
  readonly personalNumber: string;
  readonly items: readonly SignedItem[];
}

/** What is kept of a signature that was given. */
export interface Evidence {
  readonly signatureId: string;
  readonly items: readonly SignedItem[];
  /** Sandbox milliseconds. */
  readonly signedAt: number;
}

/** What the service of a subject says and does about its signature. */
export interface SignatureSubject {
  /** May `user` see this thing and sign for it? No: the signature does not exist for them. */
  mayOpen(work: Work, user: User, id: string): Promise<boolean>;
  /** A code has gone out to the phone. */
  sent?(work: Work, id: string): Promise<void>;
  /** The right code came. Throws a refusal when there is nothing to sign any more: then nothing happens. */
  confirmed(work: Work, id: string, evidence: Evidence): Promise<void>;
}

/** Subjects by kind. */
export type SignatureSubjects = Readonly<Record<string, SignatureSubject>>;

/** Signatures by a code from an SMS, as services open them. */
export interface Signatures {
  /**
   * Opens a signature and sends its first code. While one waits for this subject, it is the same one, now for `items`:
   * a code that is still fresh is not sent twice. 423 locked, 429 too many signatures for this phone.
   */
  open(c: AnyCall, request: SigningRequest): Promise<Signature>;
  /** The same without a code: its first one goes out when it is asked for by `repeat`. */
  prepare(c: AnyCall, request: SigningRequest): Promise<Signature>;
  /** One that waits without a code, of a thing that is made in its status: nobody calls, nothing is counted. */
  seed(work: Work, request: SigningRequest): Promise<void>;
  /** The newest signature of this subject, or null. */
  latest(work: Work, subject: SubjectRef): Promise<Signature | null>;
  /** What was signed last for this subject, or null. */
  evidence(work: Work, subject: SubjectRef): Promise<Evidence | null>;
  /** Its codes are worth nothing any more: what was to be signed has changed, or is over. */
  cancel(work: Work, subject: SubjectRef): Promise<void>;
}

/** The addresses at which signatures of some kinds of subjects are confirmed. */
export interface Signing {
  /** 404 foreign or unknown, 409 confirmed, 410 expired, 422 wrong or worn out, 423 locked, 503 the scripted outage. */
  confirm(c: AnyCall, signatureId: string, code: string): Promise<Signature>;
  /** Sends the first code of a prepared signature, or one more. 404 foreign or unknown, 409 confirmed, 423 locked or five codes sent, 429 too early. */
  repeat(c: AnyCall, signatureId: string): Promise<Signature>;
}

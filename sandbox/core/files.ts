import type { Work } from './service.ts';

/** A file of the docs service, with its bytes. */
export interface StoredFile {
  readonly id: string;
  /** The claim it was uploaded for, whichever service keeps that. */
  readonly claimId: string;
  /** Alias of its type. */
  readonly type: string;
  readonly mime: string;
  readonly bytes: Buffer;
}

/** The docs service as other services read it. */
export interface Files {
  /** The file with this id, whosever it is, or null. */
  read(work: Work, id: string): Promise<StoredFile | null>;
  /** The text layer of a PDF, one shown string a line; '' when it has none. */
  textOf(file: StoredFile): string;
}

import type { VisitResult } from './claims.ts';
import type { AnyCall, Text, Work } from './service.ts';

/** A visit to the partner's page, for a thing of any service. */
export interface NewVisit {
  /** `kind` is a key of the `VisitSubjects` that the identity service was given. */
  readonly subject: { readonly kind: string; readonly id: string };
  readonly page: 'identity' | 'agreement';
  readonly personalNumber: string;
  /** What is signed, one line each. */
  readonly lines: readonly Text[];
  /** Where to come back to; checked already. */
  readonly redirect: string;
}

/** Opens a visit and gives the page's address; an earlier one of the same thing and page is over. */
export type OpenVisit = (c: AnyCall, visit: NewVisit) => Promise<string>;

/** What becomes of a thing when its visit ends, by kind. */
export type VisitSubjects = Readonly<Record<string, (work: Work, id: string, result: VisitResult) => Promise<void>>>;

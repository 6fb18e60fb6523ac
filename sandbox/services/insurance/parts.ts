import type { CreditBook } from '../../core/claims.ts';
import type { InsuranceOffers } from '../../core/insurance.ts';
import type { Payments } from '../../core/payments.ts';
import type { Signatures, SubjectRef } from '../../core/signatures.ts';
import type { InsuranceRecord } from './records.ts';

/** The other services that insurance works with. */
export interface Parts {
  readonly credit: CreditBook;
  readonly offers: InsuranceOffers;
  readonly payments: Payments;
  readonly signatures: Signatures;
}

/** The kind of its signatures and payments. */
export const KIND = 'insurance';

/** The claim as the subject of a signature or a payment. */
export const subjectOf = ({ id }: InsuranceRecord): SubjectRef => ({ kind: KIND, id });

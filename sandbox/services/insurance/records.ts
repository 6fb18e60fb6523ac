import type {
  CarContract,
  InsuranceProduct,
  InsuranceRefusal,
  InsuranceStatusAlias,
  InsuredCar,
  InsuredCustomer,
} from '../../../openapi/index.ts';
import type { Locale } from '../../core/service.ts';

/** What the forms are filled in with before a step is saved; nothing of it counts. */
export interface PrefillData {
  customer: Record<string, unknown>;
  car: Record<string, unknown>;
  contract: Record<string, unknown>;
  product: Record<string, unknown>;
}

export interface AgreementData {
  readonly number: string;
  readonly at: number;
  readonly documentId: string;
  readonly version: string;
  readonly sha256: string;
}

export interface PolicyData {
  readonly number: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly at: number;
}

export type DeclineReason = 'expensive' | 'other_insurer' | 'car_sold' | 'changed_mind' | 'other';

export interface InsuranceData {
  prefill: PrefillData;
  customer: InsuredCustomer | null;
  car: InsuredCar | null;
  contract: CarContract | null;
  product: InsuranceProduct | null;
  agreement: AgreementData | null;
  policy: PolicyData | null;
  refusal: InsuranceRefusal['code'] | null;
  decline: { reason: DeclineReason; comment: string | null; at: number } | null;
  /** Sum in tenge; times in sandbox milliseconds. */
  refund: { sum: number; requestedAt: number; expectedAt: number; refundedAt: number | null } | null;
}

/** An insurance claim as the service works with it; `saveInsurance` writes it back. */
export interface InsuranceRecord {
  readonly id: string;
  readonly ownerId: string;
  /** The dealer or partner who made the claim. */
  readonly agentId: string | null;
  readonly partnerId: string | null;
  readonly source: 'site' | 'partner' | 'marketplace';
  readonly personalNumber: string;
  phone: string;
  status: InsuranceStatusAlias;
  locale: Locale;
  readonly creditClaimId: string | null;
  readonly applicationId: string | null;
  readonly repeatOf: string | null;
  data: InsuranceData;
  offerId: string | null;
  paymentId: string | null;
  paidAt: number | null;
  calculatedAt: number | null;
  brokenSendings: number;
  expiresAt: number | null;
  readonly createdAt: number;
  updatedAt: number;
}

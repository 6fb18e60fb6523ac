import type {
  CarContract,
  InsuranceClaim,
  InsuranceOffer,
  InsuranceProduct,
  InsuranceRefusal,
  InsuranceStatusAlias,
  InsuredCar,
  InsuredCustomer,
} from '../../openapi/index.ts';
import type { User, Work } from './service.ts';

/** An insurance claim as other services see it. */
export interface InsuranceClaimView {
  readonly id: string;
  readonly status: InsuranceStatusAlias;
  /** The customer. */
  readonly ownerId: string;
  /** Of the policyholder: magic numbers speak through it. */
  readonly personalNumber: string;
  /** 11 digits. */
  readonly phone: string;
  /** The steps; null while not filled in. Of a claim that was calculated none is. */
  readonly customer: InsuredCustomer | null;
  readonly car: InsuredCar | null;
  readonly carName: string | null;
  readonly contract: CarContract | null;
  readonly product: InsuranceProduct | null;
  readonly offerId: string | null;
  /** Sandbox milliseconds of the last calculation. */
  readonly calculatedAt: number | null;
}

/**
 * The insurance claims as offers and payments use them. Every function works in the caller's transaction.
 * Functions that move a claim refuse with 409 and the current status when its status does not allow the step.
 */
export interface InsuranceClaims {
  /** The claim, if `user` may see it; null otherwise (answer 404: a foreign claim does not exist). */
  find(work: Work, user: User, id: string): Promise<InsuranceClaimView | null>;
  /** For jobs: the claim, whosever it is; its absence is a fault. */
  need(work: Work, id: string): Promise<InsuranceClaimView>;
  /** The last insurer has answered: calculating → calculated, with or without an offer that is ready. */
  calculated(work: Work, id: string): Promise<void>;
  /** An offer is chosen: calculated or offer_selected → offer_selected. `instalments` overrule those of the product. */
  offerChosen(work: Work, id: string, offerId: string, instalments?: 1 | 2 | 4 | 12): Promise<void>;
  /** The chosen offer has run out before the signature: back to calculated. Nothing happens when it is not chosen any more. */
  offerOver(work: Work, id: string, offerId: string): Promise<void>;
}

/** The offers as the insurance claims use them. */
export interface InsuranceOffers {
  /** All insurers are asked anew; offers made before are void. The last answer calls `InsuranceClaims.calculated`. */
  calculate(work: Work, claim: InsuranceClaimView): Promise<void>;
  /** The same, all of them answering at once (for seeds); the claim is not told. */
  calculateNow(work: Work, claim: InsuranceClaimView): Promise<readonly InsuranceOffer[]>;
  /** Chooses the cheapest offer that is ready and gives its id (for seeds); the claim is not told. Throws when none is. */
  selectCheapest(work: Work, claimId: string): Promise<string>;
  /** The offer in the language of `work`, or null. Its status says whether it is still in force. */
  find(work: Work, offerId: string): Promise<InsuranceOffer | null>;
  /** How many insurers of the last calculation stand where, or null: none was asked. */
  count(work: Work, claimId: string): Promise<InsuranceClaim['offers']>;
  /** The claim was changed, declined or has expired: offers that are not issued expire, insurers who still think stop. */
  withdraw(work: Work, claimId: string): Promise<void>;
  /** The chosen offer is kept in force until the claim is over: the agreement is signed. */
  hold(work: Work, offerId: string): Promise<void>;
  /** The policy of this offer is out. */
  issued(work: Work, offerId: string, documentId: string): Promise<void>;
  /** Seconds that the insurer needs to issue, and why it refuses after the payment (a scenario of the person), or null. */
  underwriting(
    work: Work,
    claim: InsuranceClaimView,
  ): Promise<{ seconds: number; refusal: InsuranceRefusal['code'] | null }>;
}

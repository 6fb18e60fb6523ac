import type {
  ClaimStatusAlias,
  DealStep,
  CreditType,
  FinancialAnalysisType,
  IdentityState,
  PaymentType,
  CarType,
  CarEngineType,
  SigningState,
  StatementReason,
  StatementState,
} from '../../../openapi/index.ts';

export interface ProductData {
  carType: CarType;
  carMarkId: string | null;
  carModelId: string | null;
  carProductionYear: number | null;
  carEngineType: CarEngineType | null;
  carPrice: number;
  carDiscount: number;
  carMileage: number | null;
  carPlate: string | null;
  carVin: string | null;
  financialAnalysisType: FinancialAnalysisType;
  creditType: CreditType;
  paymentType: PaymentType;
  cascoInsurance: boolean;
  lifeInsurance: boolean;
  gpsTracker: boolean;
}

export interface AddressData {
  locality?: string | null;
  street?: string | null;
  house?: string | null;
  build?: string | null;
  apartment?: string | null;
}
export interface DocumentData {
  type?: string | null;
  lastName?: string | null;
  firstName?: string | null;
  patronymic?: string | null;
  number?: string | null;
  dateIssue?: string | null;
  dateEnd?: string | null;
  residence?: boolean | null;
  authority?: string | null;
  gender?: string | null;
}
export interface JobData {
  socialGroup?: string | null;
  companyName?: string | null;
  position?: string | null;
  experienceCommon?: number | null;
  experienceLast?: number | null;
  phone?: string | null;
  address?: string | null;
}
export interface SpouseData {
  firstName?: string | null;
  lastName?: string | null;
  patronymic?: string | null;
  phone?: string | null;
}

/** What is known of the borrower; references as aliases. */
export interface BorrowerData {
  firstName: string;
  lastName: string;
  patronymic?: string | null;
  dateOfBirth?: string | null;
  nationality?: string | null;
  codeword?: string | null;
  maritalStatus?: string | null;
  spouse?: SpouseData | null;
  childCount?: number | null;
  incomes?: { type: string; value: number }[] | null;
  document?: DocumentData | null;
  contacts?: { type: string; phone: string; names: string; relation?: string | null }[] | null;
  job?: JobData | null;
  addressReg?: AddressData | null;
  addressLive?: AddressData | null;
}

export interface ClaimData {
  initialFee: number;
  term: number;
  product: ProductData;
  productId: string | null;
  seller: { name: string; phone: string; personalNumber: string | null } | null;
  borrower: BorrowerData;
  repeatOf: string | null;
  declineReason: string | null;
  /** Steps of a private sale that its buyer has confirmed; absent: none. */
  dealDone?: readonly DealStep[];
  /** Who gave it up, and what took its place; absent: nobody did. */
  givenUp?: { by: 'customer' | 'dealer'; replacedBy: string | null };
}

export interface SignedConsent {
  alias: string;
  version: string;
  signedAt: string;
}

/** A claim as the services work with it; `saveClaim` writes it back. */
export interface ClaimRecord {
  readonly id: string;
  /** What people call it by; given when the claim is stored. */
  number: number;
  readonly type: 'C2C' | 'DEALER';
  readonly ownerId: string;
  readonly dealerId: string | null;
  readonly personalNumber: string;
  readonly phone: string;
  status: ClaimStatusAlias;
  locale: 'ru' | 'kk';
  data: ClaimData;
  consents: SignedConsent[];
  identityState: IdentityState;
  identityLeft: number;
  identityAt: number | null;
  signingState: SigningState;
  statementState: StatementState;
  statementIncome: number | null;
  statementReason: StatementReason | null;
  bankAlias: string | null;
  requestId: string | null;
  brokenSendings: number;
  linkSentAt: number | null;
  readonly createdAt: number;
  updatedAt: number;
}

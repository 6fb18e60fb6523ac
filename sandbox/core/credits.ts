import type { Locale, Work } from './service.ts';

/** `required`: the bank demands it; `optional`: its offer was reckoned with it, the client may do without. */
export type InsuranceNeed = 'required' | 'optional' | 'none';

/** What insurance does to a loan. Percent a year, tenge. */
export interface LoanTerms {
  readonly rate: number;
  readonly gesv: number;
  readonly monthlyPayment: number;
}

/** A signed credit as insurers see it. */
export interface InsuredLoan {
  readonly claimId: string;
  readonly ownerId: string;
  readonly dealerId: string | null;
  /** Language of the customer's last call. */
  readonly locale: Locale;
  /** 11 digits. */
  readonly phone: string;
  readonly personalNumber: string;
  /** 'YYYY-MM-DD'; null when nobody knows it. */
  readonly birthDate: string | null;
  readonly lastName: string;
  readonly firstName: string;
  readonly patronymic: string | null;
  readonly car: {
    readonly name: string;
    readonly markId: string | null;
    readonly type: 'new' | 'used';
    readonly year: number | null;
    /** After the discount, tenge. */
    readonly price: number;
    readonly plate: string | null;
    readonly vin: string | null;
    /** Announcement it was found by. */
    readonly publicationId: string | null;
  };
  readonly bank: { readonly alias: string; readonly type: 'bvu' | 'mfo' };
  readonly loan: LoanTerms & {
    readonly amount: number;
    /** Months. */
    readonly term: number;
    readonly paymentType: 'annuity' | 'differentiated';
    /** First day, 'YYYY-MM-DD'. */
    readonly start: string;
  };
  readonly casco: InsuranceNeed;
  readonly life: InsuranceNeed;
  /** The terms without life insurance, by the bank's condition; null: they stay as they are. */
  readonly withoutLife: LoanTerms | null;
}

/** A loan with its insurance in it, as its bank will make it. Tenge, percent a year, months. */
export interface LoanInAll extends LoanTerms {
  readonly amount: number;
  readonly term: number;
  readonly lastPayment: number;
  readonly overpayment: number;
  readonly totalToPay: number;
  readonly initialFee: number;
}

/** How the insurance that a bank waited for came out. */
export interface InsuranceOutcome {
  /** Premiums that are added to the loan, tenge. */
  readonly financed: number;
  /** Of these, premiums that the bank itself demands: they count in the effective rate. */
  readonly demanded: number;
  readonly lifeDeclined: boolean;
}

/** Insurers, as the claim service tells them of credits. */
export interface CreditInsurers {
  /** The bank waits for insurance of this credit. */
  asked(work: Work, loan: InsuredLoan): Promise<void>;
  /** The credit was paid out. */
  issued(work: Work, loan: InsuredLoan): Promise<void>;
}

/** The claim service, as insurers tell it what a bank waits for. Both refuse nothing: a claim that is over stays over. */
export interface Credits {
  /** Credits whose banks wait for insurance now. */
  waiting(work: Work): Promise<readonly InsuredLoan[]>;
  /** A new one of a demo account, for QA. */
  seeded(work: Work, account: string): Promise<InsuredLoan>;
  /** What the bank makes of the loan by each outcome; null: it does not wait for insurance. */
  loanWith(work: Work, claimId: string): Promise<((outcome: InsuranceOutcome) => LoanInAll) | null>;
  /** Insured, or done without: the bank pays. */
  insuranceDone(work: Work, claimId: string, outcome: InsuranceOutcome): Promise<void>;
  /** Insurance that the bank demands did not come in time: the credit is off. */
  insuranceLapsed(work: Work, claimId: string): Promise<void>;
}

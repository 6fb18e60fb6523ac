import type { Bank } from '../openapi/index.ts';

/**
 * What form rules may depend on besides what is typed: the date and what the flow knows. A product says what it knows
 * (its `facts`); a form's rules take nothing else, so the screen, the replay and the tests get the same ones.
 */
export interface FormFacts {
  /** ISO date in Kazakhstan (UTC+5). */
  readonly today: string;
  readonly codeLength: number;
  /** Price of the chosen car, tenge. */
  readonly carPrice: number;
  /** Discount on it, tenge. */
  readonly carDiscount: number;
  readonly carType: 'new' | 'used';
  /** The seller is a private person. */
  readonly fromPerson: boolean;
  /** What the banks publish; empty while it is not known. */
  readonly banks: readonly Pick<Bank, 'type' | 'terms'>[];
  /** The customer's own phone, 11 digits, or ''. */
  readonly ownPhone: string;
  /** The seller's phone and personal number: nobody buys from himself. */
  readonly sellerPhone: string;
  readonly sellerPersonalNumber: string | null;
  /** The borrower's birth date, ISO; null: not known. */
  readonly birthDate: string | null;
  /** The personal number of who buys in a shop, or ''. */
  readonly buyerNumber: string;
  /** The personal number of who takes out a car insurance, or ''. */
  readonly policyholderNumber: string;
  /** What is insured: only casco has a deductible. Absent: casco. */
  readonly insuredKind?: 'ogpo' | 'casco' | 'both';
  /** Nobody knows yet for how many years the policyholder drives. */
  readonly asksExperience?: boolean;
  /** What the insurer of this loan asks about health, by alias; null: what insurers ask as a rule. */
  readonly healthQuestions: readonly string[] | null;
  /** Whether there is something to decide about casco, and about life, beside a credit. Absent: there is. */
  readonly asksCasco?: boolean;
  readonly asksLife?: boolean;
  /** Somebody else has typed the personal number: the customer confirms it. */
  readonly confirmsNumber: boolean;
}

/** What is true of a form before its product knows anything. */
const NOTHING_KNOWN: Omit<FormFacts, 'today' | 'codeLength'> = {
  carPrice: 0,
  carDiscount: 0,
  carType: 'used',
  fromPerson: true,
  banks: [],
  ownPhone: '',
  sellerPhone: '',
  sellerPersonalNumber: null,
  birthDate: null,
  buyerNumber: '',
  policyholderNumber: '',
  healthQuestions: null,
  confirmsNumber: false,
};

/** The day in Kazakhstan, the length of codes, and what a product knows. The only place that puts facts together. */
export const formFacts = (
  moment: Pick<FormFacts, 'today' | 'codeLength'>,
  known: Partial<FormFacts> = {},
): FormFacts => ({ ...NOTHING_KNOWN, ...known, ...moment });

import type { InsuranceRefusal, Rejection } from '../../openapi/index.ts';

/**
 * What partners know or do about a person; serial 99xx of the personal number picks the scenario.
 * Everybody else is an ordinary person without debts. All numbers are synthetic.
 */
export interface Person {
  readonly scenario: string;
  /** Official monthly income that the pension fund confirms, tenge; absent: only a statement proves an income. */
  readonly officialIncome?: number;
  /** Monthly payments of other loans, tenge. */
  readonly obligations?: number;
  /** The same as a share of the income. */
  readonly obligationsShare?: number;
  readonly stopCredit?: true;
  readonly overdueDays?: number;
  readonly conscript?: true;
  /** Nobody has lent to this person before. */
  readonly firstLoan?: true;
  /** Banks keep to their own limit of the debt burden even where the law sets none. */
  readonly refusedByPolicy?: true;
  /** Banks fit the terms to their rules instead of refusing. */
  readonly welcome?: true;
  /** Verdicts by alias that overrule the rules. */
  readonly verdicts?: Readonly<Record<string, 'approve' | 'silent' | Rejection['code']>>;
  /** Down payment, percent, with which an approving bank answers instead of what was asked. */
  readonly feePercent?: number;
  /** Seconds between the answers of one bank and the next. */
  readonly stepSec?: number;
  /** The first so many sendings meet a broken gateway. */
  readonly brokenSendings?: number;
  /** Banks ask for a codeword before they answer: the intent is confirmed twice at this age. */
  readonly confirmsIntent?: true;
  readonly biometricsFails?: true;
  readonly smsLost?: true;
  /** Name in the state register. */
  readonly registerName?: { readonly lastName: string; readonly firstName: string };
  /** An open claim stands elsewhere. */
  readonly hasOpenClaim?: true;
  /** Whatever card is used, the bank that issued it refuses. */
  readonly cardDeclined?: true;
  /** No insurer insures this person. */
  readonly insurersRefuse?: true;
  /** The insurer that was paid refuses after all. */
  readonly refusedAfterPayment?: InsuranceRefusal['code'];
}

export const people: Readonly<Record<string, Person>> = {
  '900115399012': { scenario: 'every bank approves', officialIncome: 1_500_000, welcome: true },
  '880322499028': {
    scenario: 'every bank rejects, debt burden above 0.5',
    officialIncome: 420_000,
    obligationsShare: 0.6,
    refusedByPolicy: true,
  },
  '950707399034': {
    scenario: 'mixed: two approve, two reject, one stays pending',
    officialIncome: 900_000,
    welcome: true,
    verdicts: {
      demo_dala: 'approve',
      mcf: 'approve',
      eubank: 'INCOME_UNCONFIRMED',
      demo_jet: 'SMALL_FEE',
      demo_orda: 'silent',
      demo_nomad: 'POLICY',
    },
  },
  '991231499049': {
    scenario: 'slow: one bank after the other during a minute',
    officialIncome: 1_200_000,
    welcome: true,
    stepSec: 12,
  },
  '850615399059': {
    scenario: 'stop-credit; an insurer refuses after the payment',
    officialIncome: 700_000,
    stopCredit: true,
    refusedAfterPayment: 'STOP_LIST',
  },
  '920517499068': {
    scenario: 'the gateway breaks at the first two sendings',
    officialIncome: 1_200_000,
    welcome: true,
    brokenSendings: 2,
  },
  '780304399072': { scenario: 'overdue for more than 90 days', officialIncome: 600_000, overdueDays: 120 },
  '010312699086': {
    scenario: 'student with a small income: one approval with 40 % down',
    officialIncome: 160_000,
    welcome: true,
    feePercent: 40,
    verdicts: {
      mcf: 'approve',
      eubank: 'INCOME_UNCONFIRMED',
      demo_dala: 'KDN_LIMIT',
      demo_orda: 'KDN_LIMIT',
      demo_nomad: 'POLICY',
      demo_jet: 'SMALL_FEE',
    },
  },
  '600120499093': {
    scenario: 'working pensioner: the term is cut to 68 years',
    officialIncome: 1_600_000,
    welcome: true,
  },
  '060510599104': { scenario: 'conscript', officialIncome: 300_000, conscript: true },
  '040830599120': {
    scenario: 'young: confirms the intent',
    officialIncome: 800_000,
    welcome: true,
    confirmsIntent: true,
  },
  '890909499142': { scenario: 'biometrics fails three times', officialIncome: 800_000, biometricsFails: true },
  '930404399158': { scenario: 'the SMS with the code is not delivered', officialIncome: 800_000, smsLost: true },
  '910606399172': {
    scenario: 'another name in the state register',
    officialIncome: 900_000,
    welcome: true,
    registerName: { lastName: 'Регистрова', firstName: 'Алия' },
  },
  '980910499213': { scenario: 'nobody has lent to this person before', officialIncome: 600_000, firstLoan: true },
  '830811499186': { scenario: 'an open claim exists', officialIncome: 800_000, hasOpenClaim: true },
  '870228499164': { scenario: 'the card is declined at payment', officialIncome: 800_000, cardDeclined: true },
  '960518399193': { scenario: 'all insurers refuse', officialIncome: 800_000, insurersRefuse: true },
};

/** Phones that operators know as somebody else's: the code of a signature goes to the owner's own phone only. */
const phoneOwners: Readonly<Record<string, string>> = {
  '77000000098': '750505399248',
  '77000000099': '600606499253',
};

/** False when the operators' register says that this phone (11 digits) belongs to another person. */
export const ownsPhone = (personalNumber: string, phone: string): boolean =>
  (phoneOwners[phone] ?? personalNumber) === personalNumber;

const ordinary: Person = { scenario: 'ordinary' };

/** What is known about this personal number. */
export const personOf = (personalNumber: string): Person => people[personalNumber] ?? ordinary;

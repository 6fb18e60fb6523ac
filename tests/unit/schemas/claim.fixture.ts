import type { AddressInput, BorrowerInput, Claim, LocalityFields, Ref } from '../../../openapi/index.ts';

/** A claim as it is right after it was made: nothing of the questionnaire is there. */
export const emptyClaim: Claim = {
  id: 'c-1',
  number: '100001',
  type: 'C2C',
  createdAt: '2026-02-01T06:00:00.000Z',
  updatedAt: '2026-02-01T06:00:00.000Z',
  status: { id: '3', name: 'Личность подтверждена', alias: 'verified' },
  bank: null,
  requestId: null,
  creditAmount: 7_000_000,
  initialFee: 3_000_000,
  initialFeePercent: 30,
  term: 60,
  customerPhone: '77000000001',
  product: {
    carType: 'used',
    carMarkId: 'toyota',
    carModelId: 'toyota-camry',
    carName: 'Toyota Camry',
    carProductionYear: 2021,
    carEngineType: 'petrol',
    carPrice: 10_000_000,
    carDiscount: 0,
    carMileage: 68_000,
    carPlate: null,
    carVin: null,
    financialAnalysisType: 'with_income',
    creditType: 'auto_c2c',
    paymentType: 'annuity',
    cascoInsurance: true,
    lifeInsurance: false,
    gpsTracker: false,
  },
  productId: null,
  seller: { name: 'Ерлан', phone: '77010000011', personalNumber: null },
  dealer: null,
  borrower: {
    id: 'b-1',
    phone: '77000000001',
    personalNumber: '900115399012',
    firstName: 'Айдос',
    lastName: 'Демеу',
    patronymic: null,
    dateOfBirth: null,
    nationality: null,
    codeword: null,
    maritalStatus: null,
    spouse: null,
    childCount: null,
    monthIncome: null,
    additionalIncome: null,
    incomes: [],
    document: null,
    contacts: [],
    job: null,
    addressReg: null,
    addressLive: null,
  },
  consentsSigned: true,
  signature: null,
  consents: [],
  identity: { state: 'verified', attemptsLeft: 3 },
  signing: { state: 'none' },
  statement: { state: 'none', monthlyIncome: null, reason: null },
  timeline: [],
  shortLink: null,
  shortLinkUntil: null,
  repeatOf: null,
  insuranceClaimId: null,
  dealDone: [],
  bankAnswers: null,
  closedBy: null,
  declineReason: null,
  replacedBy: null,
};

type Borrower = Claim['borrower'];

const ref = (alias: string | null | undefined): Ref | null =>
  alias ? { id: `id of ${alias}`, name: `name of ${alias}`, alias } : null;
const place = (id: string | null | undefined): LocalityFields | null =>
  id ? { id, name: `name of ${id}`, type: 'city', kato: null, parent: null } : null;

/** What the server keeps of a part: said values over those known, null clears, absent stays. */
const over = <T extends object>(before: T, said: object): T => ({
  ...before,
  ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
});

const address = (input: AddressInput | null | undefined, before: Borrower['addressReg']): Borrower['addressReg'] => {
  if (input === undefined) return before;
  if (input === null) return null;
  const { locality, ...rest } = input;
  const bare = { locality: null, street: null, house: null, build: null, apartment: null };
  return over(before ?? bare, { ...rest, locality: locality === undefined ? undefined : place(locality) });
};

const documentOf = (input: BorrowerInput['document'], before: Borrower['document']): Borrower['document'] => {
  if (input === undefined) return before;
  if (input === null) return null;
  const bare = {
    type: null,
    lastName: null,
    firstName: null,
    patronymic: null,
    number: null,
    dateIssue: null,
    dateEnd: null,
    residence: null,
    authority: null,
    gender: null,
  };
  return over(before ?? bare, {
    ...input,
    type: input.type === undefined ? undefined : ref(input.type),
    gender: input.gender === undefined ? undefined : ref(input.gender),
  });
};

const jobOf = (input: BorrowerInput['job'], before: Borrower['job']): Borrower['job'] => {
  if (input === undefined) return before;
  if (input === null) return null;
  const bare = {
    socialGroup: null,
    companyName: null,
    position: null,
    experienceCommon: null,
    experienceLast: null,
    phone: null,
    address: null,
  };
  return over(before ?? bare, {
    ...input,
    socialGroup: input.socialGroup === undefined ? undefined : ref(input.socialGroup),
  });
};

const incomeOf = (incomes: NonNullable<BorrowerInput['incomes']>, type: string): number | null =>
  incomes.find((income) => income.type === type)?.value ?? null;

/** The claim after `updateClaimByCustomer`, by the words of the contract. */
export const saved = (claim: Claim, input: BorrowerInput): Claim => {
  const { incomes, contacts, nationality, maritalStatus, document, job, spouse, addressReg, addressLive, ...plain } =
    input;
  const before = claim.borrower;
  const borrower: Borrower = {
    ...over(before, plain),
    nationality: nationality === undefined ? before.nationality : ref(nationality),
    maritalStatus: maritalStatus === undefined ? before.maritalStatus : ref(maritalStatus),
    document: documentOf(document, before.document),
    job: jobOf(job, before.job),
    spouse:
      spouse === undefined
        ? before.spouse
        : spouse === null
          ? null
          : over({ firstName: null, lastName: null, patronymic: null, phone: null }, spouse),
    addressReg: address(addressReg, before.addressReg),
    addressLive: address(addressLive, before.addressLive),
    contacts: contacts
      ? contacts.map(({ relation = null, ...one }) => ({ ...one, relation, type: ref(one.type)! }))
      : before.contacts,
    incomes: incomes ? incomes.map(({ type, value }) => ({ type: ref(type)!, value })) : before.incomes,
    monthIncome: incomes ? incomeOf(incomes, 'main') : before.monthIncome,
    additionalIncome: incomes ? incomeOf(incomes, 'additional') : before.additionalIncome,
  };
  return { ...claim, borrower };
};

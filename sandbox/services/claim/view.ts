import type {
  BankAnswersFields as BankAnswers,
  Borrower,
  Claim,
  ClaimConsents,
  ClaimListItem,
  ClosedBy,
  Ref,
} from '../../../openapi/index.ts';
import { say, type AnyCall, type Locale, type User, type Work } from '../../core/service.ts';
import { formWords } from '../../data/application-form.ts';
import { bankOf } from '../../data/banks.ts';
import { carNameOf } from '../../data/cars.ts';
import { lastsUntilTakenBack } from '../../data/consents.ts';
import { placeOf, type Place } from '../../data/localities.ts';
import { referenceOf, type Reference, type ReferenceList } from '../../data/references.ts';
import { integrationsOf, type IntegrationRecord } from '../banks/store.ts';
import { newestClaimOf } from '../casco-life/store.ts';
import { consentSignature } from './consents.ts';
import { claimLifecycle, isBeforeIdentity } from './lifecycle.ts';
import { nextPayment } from './next-payment.ts';
import { dealerView } from './dealer.ts';
import { shortLinkFor } from './link.ts';
import { timelineOf } from './store.ts';
import type { AddressData, BorrowerData, ClaimRecord } from './records.ts';

/** A line of a reference list in one language. */
export const refView = (line: Reference, locale: Locale): Ref => ({
  id: line.id,
  alias: line.alias,
  name: say(line.name, locale),
});

const ref = (list: ReferenceList, alias: string | null | undefined, locale: Locale): Ref | null => {
  const line = alias === null || alias === undefined ? null : referenceOf(list, alias);
  return line === null ? null : refView(line, locale);
};

/** A place with all its parents. */
export interface PlaceView {
  id: string;
  name: string;
  type: Place['type'];
  kato: string | null;
  parent: PlaceView | null;
}
export const placeView = (place: Place, locale: Locale): PlaceView => {
  const parent = place.parent === null ? null : placeOf(place.parent);
  return {
    id: place.id,
    name: place[locale],
    type: place.type,
    kato: place.kato,
    parent: parent === null ? null : placeView(parent, locale),
  };
};

const addressView = (address: AddressData | null | undefined, locale: Locale) => {
  if (!address) return null;
  const place = address.locality ? placeOf(address.locality) : null;
  const { street = null, house = null, build = null, apartment = null } = address;
  return { locality: place === null ? null : placeView(place, locale), street, house, build, apartment };
};

/** An address in one line, the widest place first; '' when nothing is known. */
export const addressLine = (address: AddressData | null | undefined, locale: Locale): string => {
  const places: string[] = [];
  for (let id = address?.locality ?? null; id !== null;) {
    const place = placeOf(id);
    if (place) places.unshift(place[locale]);
    id = place?.parent ?? null;
  }
  const { street, house, build, apartment } = address ?? {};
  return [
    ...places,
    street,
    house && say(formWords.house(house), locale),
    build && say(formWords.build(build), locale),
    apartment && say(formWords.apartment(apartment), locale),
  ]
    .filter(Boolean)
    .join(', ');
};

/** Main incomes, and all others. Null until one is named. */
export const incomeSums = (borrower: BorrowerData): { main: number | null; additional: number | null } => {
  const incomes = borrower.incomes ?? [];
  const sum = (wanted: boolean): number =>
    incomes.filter(({ type }) => (type === 'main') === wanted).reduce((all, { value }) => all + value, 0);
  return incomes.length === 0 ? { main: null, additional: null } : { main: sum(true), additional: sum(false) };
};

/** The borrower in words of one language. */
export const borrowerView = (
  claim: ClaimRecord,
  locale: Locale,
): Omit<Borrower, 'addressReg' | 'addressLive'> & { addressReg: unknown; addressLive: unknown } => {
  const { borrower } = claim.data;
  const { document, job, spouse } = borrower;
  const { main, additional } = incomeSums(borrower);
  return {
    id: claim.ownerId,
    phone: claim.phone,
    personalNumber: claim.personalNumber,
    firstName: borrower.firstName,
    lastName: borrower.lastName,
    patronymic: borrower.patronymic ?? null,
    dateOfBirth: borrower.dateOfBirth ?? null,
    nationality: ref('countries', borrower.nationality, locale),
    codeword: borrower.codeword ?? null,
    maritalStatus: ref('maritalStatuses', borrower.maritalStatus, locale),
    spouse: spouse
      ? {
          firstName: spouse.firstName ?? null,
          lastName: spouse.lastName ?? null,
          patronymic: spouse.patronymic ?? null,
          phone: spouse.phone ?? null,
        }
      : null,
    childCount: borrower.childCount ?? null,
    monthIncome: main,
    additionalIncome: additional,
    incomes: (borrower.incomes ?? []).flatMap(({ type, value }) => {
      const named = ref('incomeTypes', type, locale);
      return named === null ? [] : [{ type: named, value }];
    }),
    document: document
      ? {
          type: ref('documentTypes', document.type, locale),
          lastName: document.lastName ?? null,
          firstName: document.firstName ?? null,
          patronymic: document.patronymic ?? null,
          number: document.number ?? null,
          dateIssue: document.dateIssue ?? null,
          dateEnd: document.dateEnd ?? null,
          residence: document.residence ?? null,
          authority: document.authority ?? null,
          gender: ref('genderTypes', document.gender, locale),
        }
      : null,
    contacts: (borrower.contacts ?? []).flatMap(({ type, phone, names, relation = null }) => {
      const named = ref('relationTypes', type, locale);
      return named === null ? [] : [{ type: named, phone, names, relation }];
    }),
    job: job
      ? {
          socialGroup: ref('socialGroups', job.socialGroup, locale),
          companyName: job.companyName ?? null,
          position: job.position ?? null,
          experienceCommon: job.experienceCommon ?? null,
          experienceLast: job.experienceLast ?? null,
          phone: job.phone ?? null,
          address: job.address ?? null,
        }
      : null,
    addressReg: addressView(borrower.addressReg, locale),
    addressLive: addressView(borrower.addressLive, locale),
  };
};

/** What is borrowed, tenge. */
export const creditAmountOf = ({ data: { product, initialFee } }: ClaimRecord): number =>
  product.carPrice - product.carDiscount - initialFee;

const feePercentOf = ({ data: { product, initialFee } }: ClaimRecord): number => {
  const price = product.carPrice - product.carDiscount;
  return price > 0 ? Math.round((initialFee / price) * 1000) / 10 : 0;
};

const bankView = (alias: string | null, locale: Locale): Claim['bank'] => {
  const bank = alias === null ? null : bankOf(alias);
  return bank === null ? null : { alias: bank.alias, name: say(bank.name, locale), type: bank.type, phone: bank.phone };
};

const statusView = (claim: ClaimRecord, locale: Locale): Claim['status'] => {
  const line = referenceOf('claimStatuses', claim.status);
  return {
    id: line?.id ?? claim.status,
    alias: claim.status,
    name: line === null ? claim.status : say(line.name, locale),
  };
};

const lowest = (sums: readonly number[]): number | null => (sums.length === 0 ? null : Math.min(...sums));

const bankAnswers = (all: readonly IntegrationRecord[]): BankAnswers => {
  const asking = all.filter(({ subStatus }) => subStatus === 'need_documents');
  const are = (status: 'pending' | 'approved' | 'rejected') => all.filter((one) => one.status === status).length;
  return {
    pending: are('pending') - asking.length,
    asking: asking.length,
    askingInfo: asking.filter(({ needs }) => (needs?.fields.length ?? 0) > 0).length,
    approved: are('approved'),
    rejected: are('rejected'),
    paymentFrom: lowest(
      all.flatMap(({ status, offer }) => (status === 'approved' && offer ? [offer.monthlyPayment] : [])),
    ),
  };
};

const closedBy = ({ status, identityState, data }: ClaimRecord): ClosedBy | null => {
  if (status === 'expired') return 'time';
  if (status === 'declined_by_customer') return data.givenUp?.by ?? 'customer';
  if (status !== 'rejected') return null;
  return identityState === 'blocked' ? 'identity' : 'bank';
};

/** On whose side of a claim somebody is. */
export const sideOf = ({ role }: Pick<User, 'role'>): 'customer' | 'dealer' =>
  role === 'client' ? 'customer' : 'dealer';

/** A claim as the list shows it. */
export const listItemView = async (work: Work, claim: ClaimRecord): Promise<ClaimListItem> => {
  const asked = claim.requestId === null ? [] : await integrationsOf(work, claim.requestId);
  return {
    id: claim.id,
    number: String(claim.number),
    type: claim.type,
    createdAt: new Date(claim.createdAt).toISOString(),
    status: statusView(claim, work.locale),
    customerName: [claim.data.borrower.lastName, claim.data.borrower.firstName].filter(Boolean).join(' '),
    customerPhone: claim.phone,
    bank: bankView(claim.bankAlias, work.locale),
    creditAmount: creditAmountOf(claim),
    initialFee: claim.data.initialFee,
    term: claim.data.term,
    requestId: claim.requestId,
    product: { carName: carNameOf(claim.data.product.carMarkId, claim.data.product.carModelId) },
    consentsSigned: claim.consents.length > 0,
    identity: { state: claim.identityState, attemptsLeft: claim.identityLeft },
    signing: { state: claim.signingState },
    bankAnswers: claim.requestId === null ? null : bankAnswers(asked),
    insuranceClaimId: claim.status === 'insurance_pending' ? await newestClaimOf(work, claim.id) : null,
    dealDone: [...(claim.data.dealDone ?? [])],
    closedBy: closedBy(claim),
    replacedBy: claim.data.givenUp?.replacedBy ?? null,
    nextPayment: nextPayment(work, claim, asked),
  };
};

/** What the customer has consented to in a claim. */
export const consentsView = async (work: Work, claim: ClaimRecord): Promise<ClaimConsents> => {
  const closedAt = claimLifecycle.isFinal(claim.status) ? (await timelineOf(work, claim.id)).at(-1)?.at : undefined;
  return {
    id: claim.id,
    number: String(claim.number),
    product: { carName: carNameOf(claim.data.product.carMarkId, claim.data.product.carModelId) },
    consents: claim.consents.map((one) => {
      const endedAt = lastsUntilTakenBack(one.alias) ? null : (closedAt ?? null);
      return { ...one, inForce: endedAt === null, endedAt };
    }),
  };
};

/** The signature whose code is still to be typed, for the customer alone: a dealer cannot sign for him. */
const codeToType = async (c: AnyCall, claim: ClaimRecord): Promise<Claim['signature']> => {
  if (claim.consents.length > 0 || !isBeforeIdentity(claim.status) || c.me().id !== claim.ownerId) return null;
  const signature = await consentSignature(c, claim.id);
  if (signature === null) return null;
  const { status, ...view } = signature;
  return status === 'confirmed' ? null : { ...view, status };
};

/** The whole claim for the caller, in the language of the call; graphql-js picks what was asked for. */
export const claimView = async (c: AnyCall, claim: ClaimRecord) => {
  const { locale } = c;
  const { product, givenUp } = claim.data;
  return {
    ...(await listItemView(c, claim)),
    updatedAt: new Date(claim.updatedAt).toISOString(),
    initialFeePercent: feePercentOf(claim),
    product: { ...product, carName: carNameOf(product.carMarkId, product.carModelId) },
    productId: claim.data.productId,
    seller: claim.data.seller,
    dealer: claim.dealerId === null ? null : await dealerView(c, claim.dealerId),
    borrower: borrowerView(claim, locale),
    consents: claim.consents,
    signature: await codeToType(c, claim),
    statement: { state: claim.statementState, monthlyIncome: claim.statementIncome, reason: claim.statementReason },
    timeline: await timelineOf(c, claim.id),
    ...(await shortLinkFor(c, claim)),
    repeatOf: claim.data.repeatOf,
    // Told to nobody but who said it.
    declineReason: givenUp && givenUp.by === sideOf(c.me()) ? claim.data.declineReason : null,
  };
};

import type { CreateClaimInput } from '../../../openapi/index.ts';
import { age } from '../../../schemas/facts/date.ts';
import { personalNumber as factsOf } from '../../../schemas/facts/iin.ts';
import { parsePlate } from '../../../schemas/facts/plate.ts';
import { parseVin } from '../../../schemas/facts/vin.ts';
import { percentOf } from '../../../schemas/facts/money.ts';
import { refuse, refuseKeeping, type AnyCall, type User } from '../../core/service.ts';
import { carMarks, carModels } from '../../data/cars.ts';
import { claimTexts, fieldTexts } from '../../data/claim.ts';
import { personOf } from '../../data/people.ts';
import { findOrCreateCustomer, issueTokens } from '../auth/index.ts';
import { issueLink } from '../links/store.ts';
import { createReader } from './checks.ts';
import { planExpiry, DRAFT_DAYS } from './expiry.ts';
import { giveUp } from './decline.ts';
import { isFinal, statusAfter } from './lifecycle.ts';
import { linkTargetOf } from './link.ts';
import { tell } from './notices.ts';
import { collectProblems } from './problems.ts';
import { findClaim, IDENTITY_TRIES, insertClaim, move, openClaimOf, saveClaim } from './store.ts';
import type { ClaimData, ClaimRecord } from './records.ts';
import { today } from './today.ts';
import { claimView } from './view.ts';

const PRICE = { min: 500_000, max: 75_000_000 };
const OLDEST_CAR = 20;
const DISCOUNT_PERCENT = 20;
const MINUTE_MS = 60_000;
/** How long a verified identity may be copied into a repetition. */
const IDENTITY_FRESH_MS = 30 * 24 * 60 * MINUTE_MS;

interface Application {
  personalNumber: string;
  phone: string;
  data: ClaimData;
}

/** Reads the input of a new claim; throws 422 with every wrong field. */
const readApplication = (c: AnyCall, input: CreateClaimInput, type: ClaimRecord['type']): Application => {
  const problems = collectProblems('variables', 'input');
  const read = createReader(problems);
  const facts = factsOf(input.personalNumber);
  if (!facts.valid) problems.add(['personalNumber'], fieldTexts.personalNumber);
  else if (facts.birthDate !== undefined && age(facts.birthDate, today(c)) < 18)
    problems.add(['personalNumber'], fieldTexts.minor, 'minor');
  const phone = read.mobile(input.phone, ['phone']) ?? '';
  const firstName = read.name(input.firstName, ['firstName']) ?? '';
  const lastName = read.name(input.lastName, ['lastName']) ?? '';
  const patronymic = read.name(input.patronymic, ['patronymic']) ?? null;

  const { product } = input;
  const year = Number(today(c).slice(0, 4));
  const carPrice =
    read.integer(product.carPrice, ['product', 'carPrice'], PRICE.min, PRICE.max, fieldTexts.price) ?? PRICE.min;
  const carDiscount =
    read.integer(
      product.carDiscount ?? 0,
      ['product', 'carDiscount'],
      0,
      percentOf(carPrice, DISCOUNT_PERCENT),
      fieldTexts.discount,
    ) ?? 0;
  const mark = carMarks.find((one) => one.id === product.carMarkId);
  const model = carModels.find((one) => one.id === product.carModelId && one.markId === mark?.id);
  if (mark === undefined) problems.add(['product', 'carMarkId'], fieldTexts.mark);
  else if (model === undefined) problems.add(['product', 'carModelId'], fieldTexts.model);
  const carProductionYear =
    read.integer(
      product.carProductionYear,
      ['product', 'carProductionYear'],
      year - OLDEST_CAR,
      year + 1,
      fieldTexts.year,
    ) ?? null;
  if (product.carProductionYear === undefined || product.carProductionYear === null)
    problems.add(['product', 'carProductionYear'], fieldTexts.required, 'missing');
  const carMileage =
    read.integer(product.carMileage, ['product', 'carMileage'], 0, 1_000_000, fieldTexts.mileage) ?? null;
  const carPlate = product.carPlate
    ? (parsePlate(product.carPlate)?.plate ?? read.wrong(['product', 'carPlate'], fieldTexts.plate) ?? null)
    : null;
  const carVin = product.carVin
    ? (parseVin(product.carVin) ?? read.wrong(['product', 'carVin'], fieldTexts.vin) ?? null)
    : null;

  if (!Number.isInteger(input.initialFee)) problems.add(['initialFee'], fieldTexts.wholeTenge);
  else if (input.initialFee < 0 || input.initialFee >= carPrice - carDiscount)
    problems.add(['initialFee'], fieldTexts.fee);
  read.integer(input.term, ['term'], 12, 120, fieldTexts.term);

  let seller: ClaimData['seller'] = null;
  if (input.seller) {
    const sellerPhone = read.mobile(input.seller.phone, ['seller', 'phone']) ?? '';
    if (sellerPhone !== '' && sellerPhone === phone) problems.add(['seller', 'phone'], fieldTexts.sellerPhone);
    const number = input.seller.personalNumber ?? null;
    if (number !== null && (!factsOf(number).valid || factsOf(number).digits === facts.digits))
      problems.add(['seller', 'personalNumber'], fieldTexts.personalNumber);
    seller = {
      name: read.name(input.seller.name, ['seller', 'name'], 100) ?? '',
      phone: sellerPhone,
      personalNumber: number === null ? null : (factsOf(number).digits ?? null),
    };
  }
  problems.refuseIfAny();

  const creditType =
    type === 'C2C' ? 'auto_c2c' : (product.creditType ?? (product.carType === 'new' ? 'auto_new' : 'auto_used'));
  return {
    personalNumber: facts.digits ?? '',
    phone,
    data: {
      initialFee: input.initialFee,
      term: input.term,
      product: {
        carType: product.carType,
        carMarkId: mark?.id ?? null,
        carModelId: model?.id ?? null,
        carProductionYear,
        carEngineType: product.carEngineType ?? null,
        carPrice,
        carDiscount,
        carMileage,
        carPlate,
        carVin,
        financialAnalysisType: product.financialAnalysisType ?? 'with_income',
        creditType,
        paymentType: product.paymentType ?? 'annuity',
        cascoInsurance: product.cascoInsurance ?? false,
        lifeInsurance: product.lifeInsurance ?? false,
        gpsTracker: product.gpsTracker ?? false,
      },
      productId: input.productId ?? null,
      seller,
      borrower: {
        firstName,
        lastName,
        patronymic,
        nationality: 'KZ',
        ...(facts.birthDate === undefined ? {} : { dateOfBirth: facts.birthDate }),
        ...(facts.gender === undefined ? {} : { document: { gender: facts.gender } }),
      },
      repeatOf: null,
      declineReason: null,
    },
  };
};

/**
 * 409 when the person has an open claim. It opens nothing: a link goes to the phone on record, at most one a minute. Whose
 * claim it is, or who made it, is told which one.
 */
const refuseSecondClaim = async (
  c: AnyCall,
  { personalNumber, phone }: Application,
  before: ClaimRecord | null,
): Promise<void> => {
  const open = await openClaimOf(c, personalNumber);
  if (open && open.id === before?.id) return;
  if (!open && !personOf(personalNumber).hasOpenClaim) return;
  if (open && (open.linkSentAt === null || c.now() - open.linkSentAt >= MINUTE_MS)) {
    await tell(c, open, 'exists');
    open.linkSentAt = c.now();
    await saveClaim(c, open);
  }
  const isTheirs =
    open !== null &&
    c.user !== null &&
    c.user.claimScope === null &&
    (c.user.id === open.ownerId || c.user.id === open.dealerId);
  await c.effect('claim.refusedSecond', { samePhone: open?.phone === phone });
  throw refuseKeeping(409, claimTexts.openClaim, {
    type: 'open_claim',
    ...(isTheirs ? { claimId: open.id, status: open.status } : {}),
  });
};

/** With other terms instead of this one: from `processing` to the signature it is too late, or not the moment. */
const mayReplace = (status: ClaimRecord['status']): boolean =>
  status !== 'processing' && status !== 'signing' && statusAfter(status, 'declined') !== null;

/**
 * The claim that is repeated, finished or still open before the signature: only its owner, signed in, or the dealer who
 * made it may copy it.
 */
const repeated = async (
  c: AnyCall,
  id: string | null | undefined,
  personalNumber: string,
): Promise<ClaimRecord | null> => {
  if (id === null || id === undefined) return null;
  const before = await findClaim(c, id);
  const isMine =
    before !== null &&
    c.user !== null &&
    c.user.claimScope === null &&
    (c.user.id === before.ownerId || c.user.id === before.dealerId);
  if (isMine && (isFinal(before.status) || mayReplace(before.status)) && before.personalNumber === personalNumber)
    return before;
  throw refuse(422, [{ loc: ['variables', 'input', 'repeatOf'], msg: fieldTexts.repeatOf, type: 'not_repeatable' }]);
};

const newClaim = (
  c: AnyCall,
  application: Application,
  who: { owner: User; dealerId: string | null; type: ClaimRecord['type'] },
): ClaimRecord => ({
  id: c.random.uuid(),
  number: 0,
  type: who.type,
  ownerId: who.owner.id,
  dealerId: who.dealerId,
  personalNumber: application.personalNumber,
  phone: application.phone,
  status: 'new',
  locale: c.locale,
  data: application.data,
  consents: [],
  identityState: 'none',
  identityLeft: IDENTITY_TRIES,
  identityAt: null,
  signingState: 'none',
  statementState: 'none',
  statementIncome: null,
  statementReason: null,
  bankAlias: null,
  requestId: null,
  brokenSendings: 0,
  linkSentAt: null,
  createdAt: c.now(),
  updatedAt: c.now(),
});

const customerOf = (c: AnyCall, { personalNumber, phone, data: { borrower } }: Application): Promise<User> =>
  findOrCreateCustomer(c, {
    personalNumber,
    phone,
    firstName: borrower.firstName,
    lastName: borrower.lastName,
    patronymic: borrower.patronymic ?? null,
  });

/** Writes a new claim; a repetition gets the data, the consents and a fresh identity of the claim before it. */
const insertCopying = async (c: AnyCall, claim: ClaimRecord, before: ClaimRecord | null): Promise<void> => {
  if (before)
    claim.data = { ...claim.data, borrower: { ...before.data.borrower, ...nameOf(claim.data) }, repeatOf: before.id };
  await insertClaim(c, claim);
  if (before && !isFinal(before.status)) await giveUp(c, before, 'replaced');
  const isFresh =
    before?.identityState === 'verified' &&
    before.identityAt !== null &&
    c.now() - before.identityAt < IDENTITY_FRESH_MS;
  if (!before || !isFresh) return;
  claim.consents = before.consents;
  claim.identityState = 'verified';
  claim.identityAt = before.identityAt;
  await move(c, claim, 'consentsSigned');
  await move(c, claim, 'identityVerified');
  await saveClaim(c, claim);
};

/**
 * The customer's own claim. The refresh token opens this claim only, until the identity is verified;
 * a repetition by its signed-in owner copies data, consents and a fresh identity.
 */
export const createClaimByCustomer = async (
  { input }: { input: CreateClaimInput },
  c: AnyCall,
): Promise<{ id: string; refreshToken: string }> => {
  if (c.user !== null && c.user.role !== 'client') throw refuse(403, claimTexts.clientOnly);
  const application = readApplication(c, input, 'C2C');
  const before = await repeated(c, input.repeatOf, application.personalNumber);
  await refuseSecondClaim(c, application, before);
  await c.limit(`createClaim ${application.phone}`, 10, 60 * MINUTE_MS);

  const owner = await customerOf(c, application);
  const claim = newClaim(c, application, { owner, dealerId: null, type: 'C2C' });
  await insertCopying(c, claim, before);
  await planExpiry(c, claim, DRAFT_DAYS);
  await c.effect('claim.created', { claimId: claim.id, type: claim.type });
  await tell(c, claim, 'created');
  const { refreshToken } = await issueTokens(c, owner.id, {
    claimScope: claim.identityState === 'verified' ? null : claim.id,
  });
  return { id: claim.id, refreshToken };
};

const nameOf = ({ borrower: { firstName, lastName, patronymic } }: ClaimData) => ({
  firstName,
  lastName,
  patronymic: patronymic ?? null,
});

/** A dealer's claim for a customer, who gets a link by SMS. */
export const createClaim = async ({ input }: { input: CreateClaimInput }, c: AnyCall) => {
  const dealer = c.me();
  if (dealer.role === 'client') throw refuse(403, claimTexts.roleRequired);
  const application = readApplication(c, input, 'DEALER');
  const before = await repeated(c, input.repeatOf, application.personalNumber);
  await refuseSecondClaim(c, application, before);
  const owner = await customerOf(c, application);
  const claim = newClaim(c, application, { owner, dealerId: dealer.id, type: 'DEALER' });
  await insertCopying(c, claim, before);
  await planExpiry(c, claim, DRAFT_DAYS);
  await c.effect('claim.created', { claimId: claim.id, type: claim.type });
  await issueLink(c, linkTargetOf(claim), { shared: true });
  await tell(c, claim, 'created');
  return claimView(c, claim);
};

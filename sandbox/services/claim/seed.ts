import type { ClaimStatusAlias } from '../../../openapi/index.ts';
import { addYears } from '../../../schemas/facts/date.ts';
import { personalNumber as factsOf } from '../../../schemas/facts/iin.ts';
import type { StatusChange } from '../../core/repository.ts';
import type { User, Work } from '../../core/service.ts';
import { consentsVersionOn, mandatoryConsents } from '../../data/consents.ts';
import { publications } from '../../data/publications.ts';
import { findOrCreateCustomer, type NewCustomer } from '../auth/index.ts';
import { insertRequest, integrationsOf, saveIntegration, saveRequest, type IntegrationRecord } from '../banks/store.ts';
import { moveIntegration, standAt } from '../banks/lifecycle.ts';
import type { Offer } from '../banks/offers.ts';
import { approveAtAnyPrice, decide, eligibleBanks } from '../banks/rules.ts';
import { chosenOffer } from '../banks/answers.ts';
import { DEAL_STEPS } from './deal.ts';
import { keepAgreement } from './credit-agreement.ts';
import { claimLifecycle, type ClaimEvent } from './lifecycle.ts';
import { IDENTITY_TRIES, insertClaim, planExpiry } from './store.ts';
import type { BorrowerData, ClaimRecord } from './records.ts';
import { today } from './today.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A seeded claim stands at the gateway long enough to be looked at. */
const GATEWAY_MS = 10 * 60_000;

const toVerified: readonly ClaimEvent[] = ['CONSENTS_SIGNED', 'IDENTITY_VERIFIED'];
const toConfirmed: readonly ClaimEvent[] = [...toVerified, 'DATA_OPENED', 'DATA_CONFIRMED'];
const toWaiting: readonly ClaimEvent[] = [...toConfirmed, 'SENT', 'ACCEPTED'];
const toSigning: readonly ClaimEvent[] = [...toWaiting, 'BANK_SET', 'SIGNING_STARTED'];

/** How a claim comes to each status. */
const PATHS: Readonly<Record<ClaimStatusAlias, readonly ClaimEvent[]>> = {
  new: [],
  verification: ['CONSENTS_SIGNED', 'IDENTITY_STARTED'],
  verified: toVerified,
  data_confirmation: [...toVerified, 'DATA_OPENED'],
  data_confirmed: toConfirmed,
  processing: [...toConfirmed, 'SENT'],
  error: [...toConfirmed, 'GATEWAY_BROKE'],
  waiting: toWaiting,
  bank_selected: [...toWaiting, 'BANK_SET'],
  signing: toSigning,
  signed: [...toSigning, 'AGREEMENT_SIGNED'],
  insurance_pending: [...toSigning, 'AGREEMENT_SIGNED', 'INSURANCE_ASKED'],
  issued: [...toSigning, 'AGREEMENT_SIGNED', 'ISSUED'],
  rejected: [...toWaiting, 'ALL_REJECTED'],
  declined_by_customer: [...toConfirmed, 'DECLINED'],
  expired: [...toWaiting, 'TIME_OVER'],
};

const filled = (person: NewCustomer, now: string): BorrowerData => {
  const { birthDate, gender = 'male' } = factsOf(person.personalNumber);
  const address = { locality: '75-d2', street: 'пр. Абая', house: '10', apartment: '5' };
  return {
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    patronymic: person.patronymic,
    ...(birthDate === undefined ? {} : { dateOfBirth: birthDate }),
    nationality: 'KZ',
    codeword: 'Домбыра',
    maritalStatus: 'not_married',
    childCount: 1,
    incomes: [{ type: 'main', value: 650_000 }],
    document: {
      type: 'id_card',
      lastName: person.lastName,
      firstName: person.firstName,
      patronymic: person.patronymic,
      number: '012345678',
      dateIssue: addYears(now, -3),
      dateEnd: addYears(now, 7),
      residence: true,
      authority: 'МВД РК',
      gender,
    },
    contacts: [{ type: 'friend', phone: '77010000002', names: 'Примеров Серик' }],
    job: {
      socialGroup: 'regular',
      companyName: 'ТОО «Демо Сервис»',
      position: 'Инженер',
      experienceCommon: 96,
      experienceLast: 30,
      phone: '77270000002',
      address: 'Алматы, пр. Абая, 10',
    },
    addressReg: address,
    addressLive: address,
  };
};

const draft = (work: Work, owner: User, person: NewCustomer, car: number, dealerId: string | null): ClaimRecord => {
  const publication = publications[car % publications.length];
  if (publication === undefined) throw new Error('no publications to seed from');
  const now = work.now();
  const { firstName, lastName, patronymic } = person;
  const price = publication.price;
  return {
    id: work.random.uuid(),
    number: 0,
    type: dealerId === null ? 'C2C' : 'DEALER',
    ownerId: owner.id,
    dealerId,
    personalNumber: person.personalNumber,
    phone: person.phone,
    status: 'new',
    locale: 'ru',
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
    createdAt: now,
    updatedAt: now,
    data: {
      initialFee: Math.round((price * 0.4) / 100_000) * 100_000,
      term: 60,
      product: {
        carType: 'used',
        carMarkId: publication.mark.id,
        carModelId: publication.model.id,
        carProductionYear: publication.year,
        carEngineType: publication.engineType,
        carPrice: price,
        carDiscount: 0,
        carMileage: publication.mileage,
        carPlate: publication.plate,
        carVin: publication.vin,
        financialAnalysisType: 'with_income',
        creditType: dealerId === null ? 'auto_c2c' : 'auto_used',
        paymentType: 'annuity',
        cascoInsurance: false,
        lifeInsurance: false,
        gpsTracker: false,
      },
      productId: publication.id,
      seller:
        dealerId === null
          ? { name: publication.seller.name, phone: publication.seller.phone ?? '77010000099', personalNumber: null }
          : null,
      borrower: { firstName: firstName ?? '', lastName: lastName ?? '', patronymic, nationality: 'KZ' },
      repeatOf: null,
      declineReason: null,
    },
  };
};

/** Banks that have already answered: as their rules say, or all of them with a refusal. */
const answered = async (work: Work, claim: ClaimRecord, allRefuse: boolean): Promise<void> => {
  const { id, integrations } = await insertRequest(
    work,
    claim.id,
    eligibleBanks(claim).map((bank) => bank.alias),
  );
  claim.requestId = id;
  for (const one of integrations) {
    const verdict = decide(one.bank, claim, today(work));
    if (verdict.kind === 'approved' && !allRefuse) {
      await approve(work, one, verdict.offer);
    } else {
      const refused =
        verdict.kind === 'rejected' ? verdict.refused : { code: 'POLICY' as const, fixable: false, hint: null };
      moveIntegration(one, 'REJECTED');
      one.refused = refused;
      await saveIntegration(work, one);
    }
  }
};

const approve = async (work: Work, one: IntegrationRecord, offer: Offer): Promise<void> => {
  const validUntil = work.now() + one.bank.offerHours * HOUR_MS;
  standAt(one, 'approved');
  Object.assign(one, { refused: null, offer, validUntil });
  await saveIntegration(work, one);
  await work.later(validUntil, 'banks.offerOver', { integrationId: one.id }, `banks ${one.requestId}`);
};

/** Chooses a bank that has approved; one that waits for insurance if the claim does. */
const chooseBank = async (work: Work, claim: ClaimRecord, waits: boolean): Promise<void> => {
  const all = claim.requestId === null ? [] : await integrationsOf(work, claim.requestId);
  const fitting = all.filter(({ bank }) => !waits || bank.cascoRequired);
  const chosen = fitting.find(({ status }) => status === 'approved') ?? fitting[0];
  if (chosen !== undefined && chosen.status !== 'approved') {
    // The person's own scenario approves none of them; the status is wanted all the same.
    const verdict = approveAtAnyPrice(chosen.bank, claim, today(work));
    if (verdict.kind === 'approved') await approve(work, chosen, verdict.offer);
  }
  if (chosen?.status !== 'approved' || claim.requestId === null)
    throw new Error('a seeded claim has no approval to choose');
  claim.bankAlias = chosen.bank.alias;
  await saveRequest(work, {
    id: claim.requestId,
    claimId: claim.id,
    sentAt: work.now(),
    mainBankAlias: chosen.bank.alias,
    notifiedAction: 'chooseBank',
  });
};

/** One claim in `status`, made some days ago, by this dealer if told, by the steps that lead there; gives its id. */
export const seedClaim = async (
  work: Work,
  person: NewCustomer,
  status: ClaimStatusAlias,
  daysAgo: number,
  car: number,
  dealerId: string | null = null,
): Promise<string> => {
  const owner = await findOrCreateCustomer(work, person);
  const start = work.now() - daysAgo * DAY_MS;
  const quiet = (ms: number): Work => ({ ...work, now: () => ms, effect: async () => undefined });
  const claim = draft(quiet(start), owner, person, car, dealerId);
  claim.data.product.lifeInsurance = status === 'insurance_pending';
  // The bank asks for insurance, and pays, once the car is the buyer's.
  if (dealerId === null && (status === 'insurance_pending' || status === 'issued')) claim.data.dealDone = DEAL_STEPS;
  const history: StatusChange<ClaimStatusAlias>[] = [{ status: claim.status, at: start }];
  let signing: Work | null = null;
  for (const [at, event] of PATHS[status].entries()) {
    // Offers of claims that are still open must be in force: the last steps happened just now.
    const then = quiet(
      claimLifecycle.isFinal(status) ? start + (at + 1) * HOUR_MS : work.now() - (PATHS[status].length - at) * 60_000,
    );
    const before = claim.status;
    claimLifecycle.must(claim, event);
    if (claim.status !== before) history.push({ status: claim.status, at: then.now() });
    if (event === 'CONSENTS_SIGNED')
      claim.consents = mandatoryConsents.map((alias) => ({
        alias,
        version: consentsVersionOn(today(then)),
        signedAt: new Date(then.now()).toISOString(),
      }));
    if (event === 'IDENTITY_STARTED') claim.identityState = 'pending';
    if (event === 'IDENTITY_VERIFIED') Object.assign(claim, { identityState: 'verified', identityAt: then.now() });
    if (event === 'DATA_CONFIRMED') Object.assign(claim, { statementState: 'accepted', statementIncome: 900_000 });
    if (event === 'DATA_OPENED') claim.data.borrower = filled(person, today(work));
    if (event === 'SENT' && status === 'processing')
      claim.requestId = (
        await insertRequest(
          then,
          claim.id,
          eligibleBanks(claim).map((bank) => bank.alias),
        )
      ).id;
    if (event === 'ACCEPTED') await answered(then, claim, status === 'rejected');
    if (event === 'BANK_SET') await chooseBank(then, claim, status === 'insurance_pending');
    if (event === 'SIGNING_STARTED') claim.signingState = 'pending';
    if (event === 'AGREEMENT_SIGNED') {
      claim.signingState = 'none';
      signing = then;
    }
    claim.updatedAt = then.now();
  }
  await insertClaim(work, claim, history);
  const offer = signing === null ? null : await chosenOffer(work, claim);
  if (signing !== null && offer !== null) await keepAgreement(signing, claim, offer);
  if (status === 'processing') await work.later(work.now() + GATEWAY_MS, 'banks.accepted', { claimId: claim.id });
  if (status === 'insurance_pending') await work.later(work.now(), 'claim.insuranceWaits', { claimId: claim.id });
  if (claimLifecycle.can(status, 'TIME_OVER')) await planExpiry(work, claim);
  return claim.id;
};

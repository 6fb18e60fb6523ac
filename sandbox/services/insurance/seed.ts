import type { InsuranceOffer, InsuranceStatusAlias } from '../../../openapi/index.ts';
import { addDays, addYears } from '../../../schemas/facts/date.ts';
import { personalNumber as factsOf } from '../../../schemas/facts/iin.ts';
import type { PaymentOrder } from '../../core/payments.ts';
import type { User, Work } from '../../core/service.ts';
import { marketplaceApplications } from '../../data/insurance-applications.ts';
import { paymentPurpose, RULES_VERSION } from '../../data/insurance-papers.ts';
import { publications } from '../../data/publications.ts';
import { findOrCreateCustomer, type NewCustomer } from '../auth/index.ts';
import { today } from '../claim/today.ts';
import { viewOf } from './claims.ts';
import { newInsurance } from './create.ts';
import { keepDocument, nextNumber } from './documents.ts';
import { issuePolicy } from './issue.ts';
import { insuranceLifecycle, type InsuranceEvent } from './lifecycle.ts';
import { agreementPaper } from './papers.ts';
import { subjectOf, type Parts } from './parts.ts';
import type { InsuranceRecord } from './records.ts';
import { askRefund } from './refund.ts';
import { readCar } from './steps/car.ts';
import { readContract, readProduct, usualProduct } from './steps/cover.ts';
import { readCustomer } from './steps/customer.ts';
import { insertInsurance, move, planExpiry, saveInsurance } from './store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const toOffer: readonly InsuranceEvent[] = ['CALCULATE', 'CALCULATED', 'OFFER_CHOSEN'];
const toAgreement: readonly InsuranceEvent[] = [...toOffer, 'AGREEING', 'AGREEMENT_MADE'];
const toSigned: readonly InsuranceEvent[] = [...toAgreement, 'SIGNING_STARTED', 'SIGNED'];
const toPaid: readonly InsuranceEvent[] = [...toSigned, 'SENT', 'PAYMENT_ASKED', 'PAID'];

/** How a claim comes to each status. */
const PATHS: Readonly<Record<InsuranceStatusAlias, readonly InsuranceEvent[]>> = {
  draft: [],
  calculating: ['CALCULATE'],
  calculated: ['CALCULATE', 'CALCULATED'],
  offer_selected: toOffer,
  agreeing: [...toOffer, 'AGREEING'],
  agreement_created: toAgreement,
  signing: [...toAgreement, 'SIGNING_STARTED'],
  signed: toSigned,
  sent: [...toSigned, 'SENT'],
  payment_pending: [...toSigned, 'SENT', 'PAYMENT_ASKED'],
  paid: toPaid,
  issued: [...toPaid, 'ISSUED'],
  declined_customer: ['CALCULATE', 'CALCULATED', 'DECLINED'],
  refused_insurer: [...toPaid, 'REFUSED'],
  expired: ['CALCULATE', 'CALCULATED', 'TIME_OVER'],
  error: [...toSigned, 'GATEWAY_BROKE'],
  refund_requested: [...toPaid, 'ISSUED', 'REFUND_ASKED'],
  refunded: [...toPaid, 'ISSUED', 'REFUND_ASKED', 'REFUNDED'],
};

/** Days ago on which a claim in this status was begun; the present ones just now. */
const AGES: Partial<Record<InsuranceStatusAlias, number>> = {
  issued: 10,
  declined_customer: 40,
  refused_insurer: 60,
  expired: 70,
  refunded: 50,
};

/** Cars young enough for every insurer. */
const insurable = publications.filter(({ year }) => year >= 2018);

const fillIn = (claim: InsuranceRecord, person: NewCustomer, day: string, car: number): void => {
  const publication = insurable[car % insurable.length];
  if (publication === undefined) throw new Error('no publications to seed from');
  const name = { lastName: person.lastName ?? '', firstName: person.firstName ?? '', patronymic: person.patronymic };
  const { birthDate = '', gender = 'male' } = factsOf(person.personalNumber);
  const isElectric = publication.engineType === 'electric';
  claim.data.customer = readCustomer(
    {
      personalNumber: person.personalNumber,
      ...name,
      dateOfBirth: birthDate,
      gender,
      phone: person.phone,
      document: {
        type: 'id_card',
        number: '012345678',
        dateIssue: addYears(day, -3),
        dateEnd: addYears(day, 7),
        authority: 'МВД РК',
      },
      isResident: true,
      address: { locality: '75-d2', street: 'пр. Абая', house: '10', apartment: '5' },
      drivers: [
        {
          personalNumber: person.personalNumber,
          lastName: name.lastName,
          firstName: name.firstName,
          experienceYears: 9,
          isPrivileged: false,
        },
      ],
    },
    claim,
    day,
  );
  claim.data.car = readCar(
    {
      plate: publication.plate ?? null,
      vin: publication.vin ?? '',
      registrationNumber: `AB${String(10_000_000 + car)}`,
      type: 'car',
      markId: publication.mark.id,
      modelId: publication.model.id,
      year: publication.year,
      engineType: publication.engineType,
      engineVolume: isElectric ? 0 : 2_000,
      enginePower: 150,
      steering: 'left',
      colour: 'белый',
      mileage: publication.mileage,
      condition: 'used',
      hasAntiTheft: true,
      hasGps: false,
    },
    day,
  );
  claim.data.contract = readContract({ price: publication.price, isPledged: false }, day);
  claim.data.product = readProduct({ ...usualProduct(day), startDate: addDays(day, 2) }, day);
};

/** The order of a seeded claim's payment. */
const orderOf = (claim: InsuranceRecord, offer: InsuranceOffer): PaymentOrder => ({
  subject: subjectOf(claim),
  sum: offer.instalmentPremium ?? offer.premium ?? 1,
  payee: offer.company.name,
  purpose: paymentPurpose(claim.data.agreement?.number ?? '', offer.instalments),
  personalNumber: claim.personalNumber,
  returnTo: `/insurance/payment/{status}?claim_id=${claim.id}`,
});

/** What each event brings with it, besides the status. */
const happen = async (parts: Parts, work: Work, claim: InsuranceRecord, event: InsuranceEvent): Promise<void> => {
  const offer = claim.offerId === null ? null : await parts.offers.find(work, claim.offerId);
  if (event === 'CALCULATED') {
    claim.calculatedAt = work.now();
    await parts.offers.calculateNow(work, viewOf(claim));
  }
  if (event === 'OFFER_CHOSEN') claim.offerId = await parts.offers.selectCheapest(work, claim.id);
  if (offer === null) return;
  if (event === 'AGREEMENT_MADE') {
    const number = await nextNumber(work, `CI-${new Date(work.now()).getUTCFullYear()}`);
    const { title, lines } = agreementPaper(claim, offer, number, work.now());
    const { id, sha256 } = await keepDocument(work, claim, 'agreement', title, lines);
    claim.data.agreement = { number, at: work.now(), documentId: id, version: RULES_VERSION, sha256 };
  }
  if (event === 'SIGNED') await parts.offers.hold(work, offer.id);
  if (event === 'PAID') {
    const payment = await parts.payments.recorded(work, orderOf(claim, offer));
    claim.paymentId = payment.id;
    claim.paidAt = payment.paidAt;
  }
  if (event === 'REFUSED') claim.data.refusal = 'STOP_LIST';
  if (event === 'REFUND_ASKED') claim.data.decline = { reason: 'car_sold', comment: null, at: work.now() };
  if (event === 'REFUSED' || event === 'REFUND_ASKED') await askRefund(parts, work, claim);
};

/** One claim in `status`, by the steps that lead there. */
export const seedClaim = async (
  parts: Parts,
  work: Work,
  person: NewCustomer,
  status: InsuranceStatusAlias,
  car: number,
): Promise<InsuranceRecord> => {
  const path = PATHS[status];
  const begunAt = work.now() - (AGES[status] ?? 0) * DAY_MS - (path.length + car + 2) * MINUTE_MS;
  const at = (ms: number): Work => ({ ...work, now: () => ms, effect: async () => undefined });
  const first = at(begunAt);
  const owner: User = await findOrCreateCustomer(work, person);
  const claim = newInsurance(first, {
    insured: { personalNumber: person.personalNumber, phone: person.phone },
    owner,
    agentId: null,
    partnerId: null,
    source: car % 5 === 4 ? 'marketplace' : 'site',
    prefill: { customer: {}, car: {}, contract: {}, product: { ...usualProduct(today(first)) } },
    creditClaimId: null,
    applicationId: car % 5 === 4 ? `seed-${car}` : null,
    repeatOf: null,
  });
  await insertInsurance(first, claim);
  if (status !== 'draft') fillIn(claim, person, today(first), car);
  for (const [index, event] of path.entries()) {
    const then = at(begunAt + (index + 1) * MINUTE_MS);
    await happen(parts, then, claim, event);
    if (event === 'ISSUED') await issuePolicy(parts, then, claim);
    else await move(then, claim, event);
    await saveInsurance(then, claim);
  }
  if (status === 'refused_insurer' || status === 'refunded') {
    // The money of old stories has arrived long ago.
    const refund = claim.data.refund;
    if (refund !== null) refund.refundedAt = refund.requestedAt + DAY_MS;
  }
  if (insuranceLifecycle.can(status, 'TIME_OVER')) await planExpiry(work, claim);
  await saveInsurance(at(claim.updatedAt), claim);
  return claim;
};

const saule: NewCustomer = {
  phone: '77000000003',
  personalNumber: '920417499202',
  lastName: 'Көрме',
  firstName: 'Сәуле',
  patronymic: null,
};

/** One claim of every status for the account that shows them all, and the applications of the marketplace. */
export const seedInsurance = async (parts: Parts, work: Work): Promise<void> => {
  for (const [at, status] of insuranceLifecycle.statuses.entries()) await seedClaim(parts, work, saule, status, at);
  for (const { id, personalNumber, phone, prefill } of marketplaceApplications)
    await work.tx
      .insertInto('insurance_applications')
      .values({ id, personal_number: personalNumber, phone, prefill: JSON.stringify(prefill), claim_id: null })
      .execute();
};

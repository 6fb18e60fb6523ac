import type { InsuranceStatusAlias } from '../../../openapi/index.ts';
import { addDays, addYears } from '../../../schemas/facts/date.ts';
import type { User, Work } from '../../core/service.ts';
import { marketplaceApplications } from '../../data/insurance-applications.ts';
import { paymentPurpose, RULES_VERSION } from '../../data/insurance-papers.ts';
import { publications } from '../../data/publications.ts';
import { findOrCreateCustomer, type NewCustomer } from '../auth/index.ts';
import { today } from '../claim/today.ts';
import { viewOf } from './claims.ts';
import { newInsurance } from './create.ts';
import { keepDocument, nextNumber } from './documents.ts';
import { DRAFT_DAYS, PAYMENT_DAYS, planExpiry } from './expiry.ts';
import { issuePolicy } from './issue.ts';
import { insuranceStatuses, isOpen, type InsuranceEvent } from './lifecycle.ts';
import { agreementPaper } from './papers.ts';
import { subjectOf, type Parts } from './parts.ts';
import type { InsuranceRecord } from './records.ts';
import { askRefund, refundArrived } from './refund.ts';
import { readCar } from './steps/car.ts';
import { readContract, readProduct, usualProduct } from './steps/cover.ts';
import { readCustomer } from './steps/customer.ts';
import { insertInsurance, move, saveInsurance } from './store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const toOffer: readonly InsuranceEvent[] = ['calculate', 'calculated', 'offerChosen'];
const toAgreement: readonly InsuranceEvent[] = [...toOffer, 'agreeing', 'agreementMade'];
const toSigned: readonly InsuranceEvent[] = [...toAgreement, 'signingStarted', 'signed'];
const toPaid: readonly InsuranceEvent[] = [...toSigned, 'sent', 'paymentAsked', 'paid'];

/** How a claim comes to each status. */
const PATHS: Readonly<Record<InsuranceStatusAlias, readonly InsuranceEvent[]>> = {
  draft: [],
  calculating: ['calculate'],
  calculated: ['calculate', 'calculated'],
  offer_selected: toOffer,
  agreeing: [...toOffer, 'agreeing'],
  agreement_created: toAgreement,
  signing: [...toAgreement, 'signingStarted'],
  signed: toSigned,
  sent: [...toSigned, 'sent'],
  payment_pending: [...toSigned, 'sent', 'paymentAsked'],
  paid: toPaid,
  issued: [...toPaid, 'issued'],
  declined_customer: ['calculate', 'calculated', 'declined'],
  refused_insurer: [...toPaid, 'refused'],
  expired: ['calculate', 'calculated', 'timeOver'],
  error: [...toSigned, 'gatewayBroke'],
  refund_requested: [...toPaid, 'issued', 'refundAsked'],
  refunded: [...toPaid, 'issued', 'refundAsked', 'refunded'],
};

/** Days ago on which a claim in this status was begun; the present ones just now. */
const AGES: Partial<Record<InsuranceStatusAlias, number>> = {
  issued: 10,
  declined_customer: 40,
  refused_insurer: 60,
  expired: 70,
  refund_requested: 5,
  refunded: 50,
};

const fillIn = (claim: InsuranceRecord, person: NewCustomer, day: string, car: number): void => {
  const publication = publications[car % publications.length];
  if (publication === undefined) throw new Error('no publications to seed from');
  const name = { lastName: person.lastName ?? '', firstName: person.firstName ?? '', patronymic: person.patronymic };
  const isElectric = publication.engineType === 'electric';
  claim.data.customer = readCustomer(
    {
      personalNumber: person.personalNumber,
      ...name,
      dateOfBirth: '1992-04-17',
      gender: 'female',
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

/** What each event brings with it, besides the status. */
const happen = async (parts: Parts, work: Work, claim: InsuranceRecord, event: InsuranceEvent): Promise<void> => {
  if (event === 'calculate') {
    claim.calculatedAt = work.now();
    if (claim.status !== 'calculating') await parts.offers.calculateNow(work, viewOf(claim));
  }
  if (event === 'offerChosen') {
    const ready = (await parts.offers.list(work, claim.id)).find(({ status }) => status.alias === 'ready');
    if (ready === undefined) throw new Error('a seeded claim has no offer to choose');
    await parts.offers.select(work, ready.id);
    claim.offerId = ready.id;
  }
};

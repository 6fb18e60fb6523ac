import { personalNumber as factsOf } from '../../../schemas/facts/iin.ts';
import type {
  CreditInsurers,
  Credits,
  InsuranceNeed,
  InsuranceOutcome,
  InsuredLoan,
  LoanTerms,
} from '../../core/credits.ts';
import type { Work } from '../../core/service.ts';
import { bankOf, type BankRules } from '../../data/banks.ts';
import { carNameOf } from '../../data/cars.ts';
import { chosenOffer, replaceChosenOffer } from '../banks/answers.ts';
import { reoffered, type Offer } from '../banks/offers.ts';
import { pointsApart } from '../banks/rules.ts';
import { claimLifecycle } from './lifecycle.ts';
import { notify } from './notices.ts';
import type { ClaimRecord } from './records.ts';
import { move, needClaim, saveClaim } from './store.ts';
import { today } from './today.ts';

/** From the end of insurance to the money. */
const ISSUE_MS = 30_000;

/** What of insurance belongs to an offer: what the bank demands, and what the client asked for and may still refuse. */
export const insuranceNeeds = (offer: Offer): { casco: InsuranceNeed; life: InsuranceNeed } => {
  const has = (kind: 'casco' | 'life'): boolean => offer.extraCosts.some((cost) => cost.kind === kind);
  return {
    casco: offer.cascoRequired ? 'required' : has('casco') ? 'optional' : 'none',
    life: offer.lifeRequired ? 'required' : has('life') ? 'optional' : 'none',
  };
};

const termsOf = ({ rate, gesv, monthlyPayment }: Offer): LoanTerms => ({ rate, gesv, monthlyPayment });

/** The offer without the client's life insurance: the bank takes its discount back. */
const withoutLife = (bank: BankRules, offer: Offer, start: string): Offer =>
  reoffered(bank, offer, { rate: pointsApart(offer.rate, bank.lifeDiscount), financed: 0, demanded: 0 }, start);

/** The signed credit as insurers see it. */
export const insuredLoan = async (work: Work, claim: ClaimRecord): Promise<InsuredLoan> => {
  const bank = claim.bankAlias === null ? null : bankOf(claim.bankAlias);
  const offer = await chosenOffer(work, claim);
  if (!bank || !offer) throw new Error(`claim ${claim.id} has no bank that pays`);
  const { borrower, product, productId } = claim.data;
  const { casco, life } = insuranceNeeds(offer);
  const start = today(work);
  const dearer = life === 'optional' ? withoutLife(bank, offer, start) : offer;
  return {
    claimId: claim.id,
    ownerId: claim.ownerId,
    dealerId: claim.dealerId,
    locale: claim.locale,
    phone: claim.phone,
    personalNumber: claim.personalNumber,
    birthDate: borrower.dateOfBirth ?? factsOf(claim.personalNumber).birthDate ?? null,
    lastName: borrower.lastName,
    firstName: borrower.firstName,
    patronymic: borrower.patronymic ?? null,
    car: {
      name: carNameOf(product.carMarkId, product.carModelId) ?? '',
      markId: product.carMarkId,
      type: product.carType,
      year: product.carProductionYear,
      price: product.carPrice - product.carDiscount,
      plate: product.carPlate,
      vin: product.carVin,
      publicationId: productId,
    },
    bank: { alias: bank.alias, type: bank.type },
    loan: { ...termsOf(offer), amount: offer.amount, term: offer.term, paymentType: offer.paymentType, start },
    casco,
    life,
    withoutLife: dearer.rate > offer.rate ? termsOf(dearer) : null,
  };
};

/** Job: the bank waits for the insurance that belongs to its offer. */
export const insuranceAsked =
  (insurers: CreditInsurers) =>
  async (work: Work, { claimId }: { claimId: string }): Promise<void> => {
    const claim = await needClaim(work, claimId);
    await move(work, claim, 'INSURANCE_ASKED');
    await saveClaim(work, claim);
    await insurers.asked(work, await insuredLoan(work, claim));
  };

/** Job: a seeded claim waits for insurance; insurers hear of it like of any other. */
export const insuranceWaits =
  (insurers: CreditInsurers) =>
  async (work: Work, { claimId }: { claimId: string }): Promise<void> => {
    const claim = await needClaim(work, claimId);
    if (claim.status === 'insurance_pending') await insurers.asked(work, await insuredLoan(work, claim));
  };

/** The chosen offer as it takes each insurance in; null: there is none. Where nothing changes in it, it is the same offer. */
const offersWith = async (work: Work, claim: ClaimRecord): Promise<((outcome: InsuranceOutcome) => Offer) | null> => {
  const bank = claim.bankAlias === null ? null : bankOf(claim.bankAlias);
  const offer = await chosenOffer(work, claim);
  if (!bank || !offer) return null;
  const start = today(work);
  return ({ financed, demanded, lifeDeclined }) => {
    if (financed === 0 && !lifeDeclined) return offer;
    // The rate without life is the one told beside the refusal, whatever else goes into the loan.
    const { rate } = lifeDeclined ? withoutLife(bank, offer, start) : offer;
    const kept = lifeDeclined ? offer.extraCosts.filter(({ kind }) => kind !== 'life') : offer.extraCosts;
    return reoffered(bank, { ...offer, extraCosts: kept }, { rate, financed, demanded }, start);
  };
};

/** The loan as the bank will make it once the insurance is settled so. */
export const loanWith: Credits['loanWith'] = async (work, claimId) => {
  const claim = await needClaim(work, claimId);
  const offered = claim.status === 'insurance_pending' ? await offersWith(work, claim) : null;
  if (offered === null) return null;
  return (outcome) => {
    const offer = offered(outcome);
    const { amount, term, lastPayment, overpayment, totalToPay, initialFee } = offer;
    return { ...termsOf(offer), amount, term, lastPayment, overpayment, totalToPay, initialFee };
  };
};

/** Insurance is settled: the offer takes it in, and the bank pays soon. */
export const insuranceDone = async (work: Work, claimId: string, outcome: InsuranceOutcome): Promise<void> => {
  const claim = await needClaim(work, claimId);
  if (claim.status !== 'insurance_pending') return;
  const insured = (await offersWith(work, claim))?.(outcome);
  if (insured && (outcome.financed > 0 || outcome.lifeDeclined)) await replaceChosenOffer(work, claim, insured);
  await work.effect('claim.insured', { claimId, financed: outcome.financed, lifeDeclined: outcome.lifeDeclined });
  await work.later(work.now() + ISSUE_MS, 'claim.issue', { claimId });
};

/** Insurance that the bank demands did not come in time. */
export const insuranceLapsed = async (work: Work, claimId: string): Promise<void> => {
  const claim = await needClaim(work, claimId);
  if (!claimLifecycle.can(claim.status, 'TIME_OVER')) return;
  await move(work, claim, 'TIME_OVER');
  await saveClaim(work, claim);
  await notify(work, claim, 'expired');
};

/** Credits whose banks wait for insurance now, oldest first. */
export const creditsWaiting = async (work: Work): Promise<InsuredLoan[]> => {
  const rows = await work.tx
    .selectFrom('claims')
    .select('id')
    .where('status', '=', 'insurance_pending')
    .orderBy('created_at')
    .execute();
  const loans: InsuredLoan[] = [];
  for (const { id } of rows) loans.push(await insuredLoan(work, await needClaim(work, id)));
  return loans;
};

import type { Claims, CreditBook, VisitResult } from '../core/claims.ts';
import type { Credits } from '../core/credits.ts';
import { say, type Text, type Work } from '../core/service.ts';
import { bankOf } from '../data/banks.ts';
import { carNameOf } from '../data/cars.ts';
import { agreementWords } from '../data/identity.ts';
import { chosenOffer } from './banks/answers.ts';
import {
  agreementResult,
  agreementStarted,
  claimAccess,
  claimForUser,
  creditsWaiting,
  identityResult,
  identityStarted,
  insuranceDone,
  insuranceLapsed,
  loanWith,
  seededCredit,
  statementResult,
  type ClaimAccess,
} from './claim/index.ts';
import { creditFacts } from './claim/facts.ts';
import { findClaim } from './claim/store.ts';

/** The claim service as the docs and identity services use it. */
export const claims: Claims = {
  async find(work, user, claimId) {
    const claim = await claimAccess(work, user, claimId);
    return claim && withTerms(work, claim);
  },
  async current(work, user) {
    const claim = await claimForUser(work, user);
    return claim && withTerms(work, claim);
  },
  statementResult,
  statementRemoved: (work, claimId) => statementResult(work, claimId, null),
  identityStarted,
  identityResult: async (work, claimId, result) =>
    void (await identityResult(work, claimId, result === 'ok' ? 'verified' : result)),
  agreementStarted,
  agreementResult: (work, claimId, result) => agreementResult(work, claimId, signed(result)),
};

/** The claim service as insurers use it. */
export const credits: Credits = {
  waiting: creditsWaiting,
  seeded: seededCredit,
  loanWith,
  insuranceDone,
  insuranceLapsed,
};

/** The credit claims as the insurance service uses them. */
export const creditBook: CreditBook = { facts: creditFacts };

const signed = (result: VisitResult): 'signed' | 'failed' | 'cancelled' => (result === 'ok' ? 'signed' : result);

async function withTerms(work: Work, { id, ownerId, personalNumber, status, locked }: ClaimAccess) {
  const record = await findClaim(work, id);
  const bank = record?.bankAlias ? bankOf(record.bankAlias) : null;
  const offer = record && bank ? await chosenOffer(work, record) : null;
  const lines: Text[] = [];
  if (record && bank && offer) {
    const car = carNameOf(record.data.product.carMarkId, record.data.product.carModelId);
    lines.push(agreementWords.bank({ ru: say(bank.name, 'ru'), kk: say(bank.name, 'kk') }));
    if (car) lines.push(agreementWords.car(car));
    lines.push(
      agreementWords.amount(grouped(offer.amount)),
      agreementWords.term(offer.term),
      agreementWords.rate(decimal(offer.rate), decimal(offer.gesv)),
      agreementWords.monthly(grouped(offer.monthlyPayment)),
    );
  }
  return { id, ownerId, personalNumber, status, locked, agreementLines: lines };
}

const grouped = (sum: number): string => String(sum).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
const decimal = (percent: number): string => String(percent).replace('.', ',');

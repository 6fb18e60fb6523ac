import type { CallOutput, InsuranceOffer } from '../../../openapi/index.ts';
import { conflict } from '../../core/conflict.ts';
import { refuseKeeping, type AnyCall, type Operations, type Refusal, type Work } from '../../core/service.ts';
import type { SignatureSubject } from '../../core/signatures.ts';
import { insuranceTexts } from '../../data/insurance.ts';
import { RULES_VERSION } from '../../data/insurance-papers.ts';
import { personOf } from '../../data/people.ts';
import { collectProblems } from '../claim/problems.ts';
import { documentLink, keepDocument, nextNumber } from './documents.ts';
import { forgetOffer } from './given-up.ts';
import { insuranceLifecycle, type InsuranceEvent } from './lifecycle.ts';
import { agreementPaper } from './papers.ts';
import { KIND, subjectOf, type Parts } from './parts.ts';
import type { InsuranceRecord } from './records.ts';
import { findOwnInsurance, move, needInsurance, ownInsurance, planExpiry, saveInsurance } from './store.ts';
import { claimView } from './view.ts';

type Agreement = CallOutput<'createInsuranceAgreement'>;

/** The claim is calculated again: its offer has run out, and with it the agreement. Saved and committed with the refusal. */
const offerGone = async (parts: Parts, work: Work, claim: InsuranceRecord): Promise<Refusal> => {
  await forgetOffer(parts, work, claim);
  return refuseKeeping(409, insuranceTexts.offerExpired, { type: 'offer_expired', status: claim.status });
};

/** The chosen offer, if the status allows `event` and the offer is in force; else 409. */
const offerFor = async (
  parts: Parts,
  work: Work,
  claim: InsuranceRecord,
  event: InsuranceEvent,
): Promise<InsuranceOffer> => {
  if (!insuranceLifecycle.can(claim.status, event)) throw conflict(claim);
  const offer = claim.offerId === null ? null : await parts.offers.find(work, claim.offerId);
  if (offer === null || offer.status.alias === 'expired' || offer.expiresInSec === 0)
    throw await offerGone(parts, work, claim);
  return offer;
};

/** 422 when the state register knows the policyholder under another name; the step is named in front of the field. */
const compareWithRegister = (claim: InsuranceRecord): void => {
  const { registerName } = personOf(claim.personalNumber);
  const { customer } = claim.data;
  if (registerName === undefined || customer === null) return;
  const problems = collectProblems('body', 'customer');
  for (const field of ['lastName', 'firstName'] as const)
    if (customer[field] !== registerName[field])
      problems.add([field], insuranceTexts.registerMismatch, 'register_mismatch');
  problems.refuseIfAny();
};

const agreementView = ({
  number,
  at,
  documentId,
  version,
  sha256,
}: NonNullable<InsuranceRecord['data']['agreement']>): Agreement => ({
  number,
  createdAt: new Date(at).toISOString(),
  documentId,
  version,
  sha256,
});

/** From the chosen offer to the code that signs. */
export const agreementOperations = (parts: Parts) => {
  const own = (c: AnyCall & { input: { path: { id: string } } }): Promise<InsuranceRecord> =>
    ownInsurance(c, c.me(), c.input.path.id);

  return {
    async insuranceToAgreeing(c) {
      const claim = await own(c);
      await offerFor(parts, c, claim, 'AGREEING');
      compareWithRegister(claim);
      await move(c, claim, 'AGREEING');
      await planExpiry(c, claim);
      await saveInsurance(c, claim);
      return { status: 200, body: await claimView(parts, c, claim) };
    },

    async createInsuranceAgreement(c) {
      const claim = await own(c);
      const offer = await offerFor(parts, c, claim, 'AGREEMENT_MADE');
      const { agreement } = claim.data;
      if (claim.status === 'agreement_created' && agreement !== null)
        return { status: 201, body: agreementView(agreement) };
      const number = await nextNumber(c, `CI-${new Date(c.now()).getUTCFullYear()}`);
      const paper = agreementPaper(claim, offer, number, c.now());
      const { id, sha256 } = await keepDocument(c, claim, 'agreement', paper.title, paper.lines);
      const made = { number, at: c.now(), documentId: id, version: RULES_VERSION, sha256 };
      claim.data.agreement = made;
      await move(c, claim, 'AGREEMENT_MADE');
      await planExpiry(c, claim);
      await saveInsurance(c, claim);
      await c.effect('insurance.agreement', { claimId: claim.id, number });
      return { status: 201, body: agreementView(made) };
    },

    async getAgreementDocument(c) {
      const claim = await own(c);
      const found = claim.data.agreement && (await documentLink(c, claim.data.agreement.documentId));
      if (!found) throw conflict(claim);
      return { status: 200, body: found.link };
    },

    async insuranceToSigning(c) {
      const claim = await own(c);
      await offerFor(parts, c, claim, 'SIGNING_STARTED');
      const { agreement } = claim.data;
      if (agreement === null) throw conflict(claim);
      const { phone, personalNumber } = claim;
      await move(c, claim, 'SIGNING_STARTED');
      await planExpiry(c, claim);
      await saveInsurance(c, claim);
      const { version, sha256 } = agreement;
      const items = [
        { alias: 'agreement', version, sha256 },
        { alias: 'insurer_data', version },
      ];
      const body = await parts.signatures.open(c, { subject: subjectOf(claim), phone, personalNumber, items });
      return { status: 200, body };
    },
  } satisfies Operations;
};

/** What the signature service asks and tells about agreements. */
export const agreementSubjects = (parts: Parts): Readonly<Record<string, SignatureSubject>> => ({
  [KIND]: {
    mayOpen: async (work, user, id) => (await findOwnInsurance(work, user, id)) !== null,
    async confirmed(work, id) {
      const claim = await needInsurance(work, id);
      await move(work, claim, 'SIGNED');
      await planExpiry(work, claim);
      await saveInsurance(work, claim);
      if (claim.offerId !== null) await parts.offers.hold(work, claim.offerId);
      await work.effect('insurance.signed', { claimId: id });
    },
  },
});

import type { LinkRegistry } from '../../core/links.ts';
import type { PaymentSubjects } from '../../core/payments.ts';
import { defineService, type Service } from '../../core/service.ts';
import type { SignatureSubjects } from '../../core/signatures.ts';
import { insuranceJobTexts } from '../../data/insurance.ts';
import { agreementOperations, agreementSubjects } from './agreement.ts';
import { checkPage } from './check-page.ts';
import { createOperations } from './create.ts';
import { declineOperations } from './decline.ts';
import { documentPage } from './documents.ts';
import { editOperations } from './edit.ts';
import { insuranceExamples } from './examples.ts';
import { expire } from './expiry.ts';
import { issue } from './issue.ts';
import { marketplaceOperations } from './marketplace.ts';
import { linkSubjects } from './notices.ts';
import { partnerOperations } from './partners.ts';
import type { Parts } from './parts.ts';
import { readOperations } from './reads.ts';
import { partnerRefunded } from './refund.ts';
import { insuranceSeedControl } from './seed-control.ts';
import { seedInsurance } from './seed.ts';
import { paymentSubjects, sendOperations } from './send.ts';
import { insuranceMigrations } from './tables.ts';

export { insuranceClaims } from './claims.ts';

/** Car insurance: claims from the first step to the policy, and what other services ask of them. */
export const createInsurance = (
  parts: Parts,
): {
  readonly service: Service;
  readonly signatureSubjects: SignatureSubjects;
  readonly paymentSubjects: PaymentSubjects;
  readonly linkSubjects: Pick<Required<LinkRegistry>, 'insurance' | 'marketplace'>;
} => ({
  service: defineService({
    name: 'insurance',
    migrations: insuranceMigrations,
    seed: (work) => seedInsurance(parts, work),
    examples: insuranceExamples,
    controls: [insuranceSeedControl(parts)],
    operations: {
      ...partnerOperations,
      ...readOperations(parts),
      ...createOperations(parts),
      ...marketplaceOperations(parts),
      ...editOperations(parts),
      ...agreementOperations(parts),
      ...sendOperations(parts),
      ...declineOperations(parts),
    },
    pages: [documentPage, checkPage],
    jobTexts: insuranceJobTexts,
    jobs: {
      'insurance.expire': expire(parts),
      'insurance.issue': issue(parts),
      'insurance.partnerRefunded': partnerRefunded,
    },
  }),
  signatureSubjects: agreementSubjects(parts),
  paymentSubjects: paymentSubjects(parts),
  linkSubjects,
});

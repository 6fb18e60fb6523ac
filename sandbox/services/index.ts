import type { Claims } from '../core/claims.ts';
import type { Service } from '../core/service.ts';
import { authService } from './auth/index.ts';
import { bankService } from './banks/index.ts';
import { carService } from './cars/index.ts';
import {
  cascoLifeAsked,
  cascoLifeFileOwner,
  cascoLifeLinkSubjects,
  createCascoLifeService,
} from './casco-life/index.ts';
import { claimLinkSubjects, consentSubjects, createClaimService } from './claim/index.ts';
import { claims, creditBook, credits } from './claims.ts';
import {
  commodityFilesChanged,
  commodityLinkSubjects,
  commoditySigned,
  createCommodityService,
  findCommodity,
  isCommodity,
} from './commodity/index.ts';
import { creditInsuranceLinkSubjects, creditInsuranceService, creditIssued } from './credit-insurance/index.ts';
import { createDocsService, files } from './docs/index.ts';
import { createIdentityService } from './identity/index.ts';
import { openVisit } from './identity/open.ts';
import { createLinkService } from './links/index.ts';
import { createPaymentService, payments } from './payments/index.ts';
import { createOfferService, offers } from './offers/index.ts';
import { createInsurance, insuranceClaims } from './insurance/index.ts';
import { createSignatureService, signatures } from './signatures/index.ts';

const insurance = createInsurance({ credit: creditBook, offers, payments, signatures });

/** Whoever takes files: credit claims, casco and life claims with a policy of the client's own, claims for goods. */
const fileOwners: Claims = {
  ...claims,
  find: async (work, user, id) =>
    (await claims.find(work, user, id)) ?? (await cascoLifeFileOwner(work, user, id)) ?? findCommodity(work, user, id),
  filesChanged: async (work, id, types) => {
    if (await isCommodity(work, id)) await commodityFilesChanged(work, id, types);
  },
};

/** Every partner that the sandbox plays. Order matters only for seeds: accounts come first, claims next. */
export const services: readonly Service[] = [
  authService,
  createClaimService({ asked: cascoLifeAsked, issued: creditIssued }),
  bankService,
  carService,
  createDocsService(fileOwners),
  createIdentityService(claims, { commodity: commoditySigned }),
  createCascoLifeService({ credits, files }),
  creditInsuranceService,
  createCommodityService(openVisit),
  createSignatureService({ ...consentSubjects, ...insurance.signatureSubjects }),
  createLinkService({
    claim: claimLinkSubjects,
    'claim-statement': claimLinkSubjects,
    'claim-additional-info': claimLinkSubjects,
    ...insurance.linkSubjects,
    'casco-life': cascoLifeLinkSubjects,
    ...creditInsuranceLinkSubjects,
    commodity: commodityLinkSubjects,
  }),
  insurance.service,
  createOfferService(insuranceClaims),
  createPaymentService(insurance.paymentSubjects),
];

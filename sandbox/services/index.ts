import type { Service } from '../core/service.ts';
import { authService } from './auth/index.ts';
import { bankService } from './banks/index.ts';
import { carService } from './cars/index.ts';
import { claimLinkSubjects, claimService, consentSubjects } from './claim/index.ts';
import { claims } from './claims.ts';
import { createDocsService } from './docs/index.ts';
import { createIdentityService } from './identity/index.ts';
import { createLinkService } from './links/index.ts';
import { createPaymentService } from './payments/index.ts';
import { insuranceService } from './insurance/index.ts';
import { createSignatureService } from './signatures/index.ts';

/** Every partner that the sandbox plays. Order matters only for seeds: accounts come first. */
export const services: readonly Service[] = [
  authService,
  claimService,
  bankService,
  carService,
  createDocsService(claims),
  createIdentityService(claims),
  createSignatureService(consentSubjects),
  createLinkService({ claim: claimLinkSubjects }),
  insuranceService,
  createPaymentService({}),
];

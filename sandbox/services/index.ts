import type { Service } from '../core/service.ts';
import { authService } from './auth/index.ts';
import { bankService } from './banks/index.ts';
import { carService } from './cars/index.ts';
import { claimService, consentSubjects } from './claim/index.ts';
import { claims } from './claims.ts';
import { createDocsService } from './docs/index.ts';
import { createIdentityService } from './identity/index.ts';
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
];

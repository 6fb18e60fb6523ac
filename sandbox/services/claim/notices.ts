import { smsTexts } from '../../data/claim.ts';
import { createTell } from '../links/tell.ts';
import { linkTargetOf } from './link.ts';
import type { ClaimRecord } from './records.ts';

/** Tells the customer what happened to the claim. A link that a dealer handed over stays good. */
export const tell = createTell<ClaimRecord, keyof typeof smsTexts>({
  target: linkTargetOf,
  phone: ({ phone }) => phone,
  texts: smsTexts,
  closesOlder: false,
});

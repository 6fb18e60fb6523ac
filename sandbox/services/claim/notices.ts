import type { Work } from '../../core/service.ts';
import { smsTexts } from '../../data/claim.ts';
import { issueLink } from '../links/store.ts';
import { linkTargetOf } from './link.ts';
import type { ClaimRecord } from './records.ts';

/** Tells the customer by SMS what happened, with a fresh short link: whoever has no password comes in by it. */
export const tell = async (work: Work, claim: ClaimRecord, what: keyof typeof smsTexts): Promise<void> => {
  const link = await issueLink(work, linkTargetOf(claim));
  await work.sms(claim.phone, smsTexts[what](link)[claim.locale]);
};

import { smsTexts } from '../../data/claim.ts';
import { createNotify } from '../links/notify.ts';
import { linkTargetOf } from './link.ts';
import type { ClaimRecord } from './records.ts';

/** What the customer is told to do while banks decide, by the names that the product declares. */
const ACTIONS = ['chooseBank', 'addInfo', 'addStatement'] as const satisfies readonly (keyof typeof smsTexts)[];
export const isNotice = (action: string | null): action is (typeof ACTIONS)[number] =>
  ACTIONS.some((one) => one === action);

/** Where a question is answered. */
const ASKED = { addStatement: 'claim-statement', addInfo: 'claim-additional-info' } as const;

/** Tells the customer what happened to the claim. A link that a dealer handed over stays good. */
export const notify = createNotify<ClaimRecord, keyof typeof smsTexts>({
  target: (claim, what) =>
    what === 'addStatement' || what === 'addInfo' ? { kind: ASKED[what], id: claim.id } : linkTargetOf(claim),
  phone: ({ phone }) => phone,
  texts: smsTexts,
  closesOlder: false,
});

import type { Integration, Offer } from '../../../openapi/index.ts';

export type Approved = Integration & { approved: Offer };

export const isApproved = (answer: Integration): answer is Approved =>
  answer.status === 'approved' && answer.approved !== null;
export const isRejected = (answer: Integration): boolean => answer.status === 'rejected';

/** The bank waits for the person: for a document or for more of the questionnaire. */
export const wantsStatement = (answer: Integration): boolean =>
  answer.status === 'pending' && answer.needDocuments.length > 0;
export const wantsFields = (answer: Integration): boolean =>
  answer.status === 'pending' && answer.needFields.length > 0;

/** It waits for the person: nothing is decided, and nothing will be while they wait for it. */
export const isAsking = (answer: Integration): boolean => wantsFields(answer) || wantsStatement(answer);
/** It has said yes or no. */
export const isDecided = ({ status }: Integration): boolean => status !== 'pending';

/** Its word is still to come. */
export const isAwaited = (answer: Integration): boolean =>
  answer.status === 'pending' && answer.subStatus !== 'need_documents';

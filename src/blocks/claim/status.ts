/** What a claim's status means. Compared by alias, never by id or by words. */
import type { Claim, ClaimStatusAlias } from '../../../openapi/index.ts';
import type { Profile } from '../props.ts';

const KNOWN: ReadonlySet<string> = new Set<ClaimStatusAlias>([
  'new',
  'verification',
  'verified',
  'data_confirmation',
  'data_confirmed',
  'processing',
  'waiting',
  'bank_selected',
  'signing',
  'signed',
  'insurance_pending',
  'issued',
  'rejected',
  'declined_by_customer',
  'expired',
  'error',
]);

export const isStatus = (alias: string): alias is ClaimStatusAlias => KNOWN.has(alias);

/** How a closed claim ended. */
export type HowClosed = 'rejected' | 'identity' | 'declined' | 'byDealer' | 'replaced' | 'replacedByDealer' | 'expired';
export const howClosed = ({ closedBy, replacedBy }: Pick<Claim, 'closedBy' | 'replacedBy'>): HowClosed => {
  if (closedBy === 'time') return 'expired';
  if (closedBy === 'identity') return 'identity';
  if (closedBy === 'bank') return 'rejected';
  if (replacedBy !== null) return closedBy === 'dealer' ? 'replacedByDealer' : 'replaced';
  return closedBy === 'dealer' ? 'byDealer' : 'declined';
};

const OPEN: ReadonlySet<ClaimStatusAlias> = new Set([
  'new',
  'verification',
  'verified',
  'data_confirmation',
  'data_confirmed',
  'error',
]);

/** It is not with the banks yet: what it says of its borrower may still be changed. */
export const isOpen = ({ status }: Pick<Claim, 'status'>): boolean => OPEN.has(status.alias);

/** It ended without a credit. */
export const isGivenUp = ({ status }: Pick<Claim, 'status'>): boolean =>
  status.alias === 'rejected' || status.alias === 'declined_by_customer' || status.alias === 'expired';

/** A credit was signed, whatever came of it since. */
export const isSignedClaim = ({ status }: Pick<Claim, 'status'>): boolean =>
  status.alias === 'signed' || status.alias === 'insurance_pending' || status.alias === 'issued';

/** Whether the reader acts for himself; dealers and partners look at claims of their clients. */
export const isClient = (profile: Profile | null): boolean => profile === null || profile.role === 'client';

/** Other terms, or a choice of banks: until it is on its way to them or being signed. */
export const mayChange = ({ status }: Pick<Claim, 'status'>): boolean =>
  status.alias !== 'processing' && status.alias !== 'signing';

import { or, reading, refuses } from '../../kit/conditions.ts';
import { dataConfirmed, sendFailed } from '../shared/claim-progress.conditions.ts';
import { kit } from './kit.ts';

const { when } = kit;

export const linkId = reading('claim', (claim) => claim?.shortLink?.split('/').at(-1) ?? '');
/** The link is the dealer's to hand over until the customer has shown who they are. */
export const hasLink = when(linkId, (id) => id !== '');

export const carRefused = refuses((field) => field.startsWith('product.car') || field === 'productId');
export const termsRefused = refuses(
  (field) => field === 'initialFee' || field === 'term' || field.startsWith('product.'),
);
export const clientRefused = refuses(() => true);

/** A person has one open claim at most: what is found under their number is the one that was being made. */
export const found = reading('claims', (claims) => claims?.items[0]?.id ?? null);
export const isFound = when(found, (id) => id !== null);

export const notTaken = when('sendClaimToBanks', (taken) => taken?.status === 'error');
export const notSent = or(dataConfirmed, sendFailed);
export const allHeard = when('getBankRequest', (request) => ['complete', 'selected'].includes(request?.status ?? ''));

import { when } from '../../kit/conditions.ts';
import { statusIs } from '../shared/claim-progress.conditions.ts';

/** Who works for others has a place to work at; clients have none. */
export const atDesk = when('myDealer', (dealer) => (dealer?.name ?? null) !== null);
/** On its way to the banks, being signed, or past that: nothing can be changed. */
export const settled = statusIs('processing', 'signing', 'signed', 'insurance_pending', 'issued');

/** How a claim's status looks and whose move it is. Compared by alias, never by id or by words. */
import type { Actor, ClaimStatusAlias } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import type { Translate } from '../../i18n/index.ts';

export type Tone = 'approved' | 'rejected' | 'pending' | 'action' | 'neutral';

const TONES: Readonly<Partial<Record<ClaimStatusAlias, Tone>>> = {
  signed: 'approved',
  insurance_pending: 'approved',
  issued: 'approved',
  rejected: 'rejected',
  declined_by_customer: 'neutral',
  expired: 'neutral',
  error: 'action',
};

/** Good or bad news by the status itself; otherwise by whose move it is. */
export const toneOf = (alias: ClaimStatusAlias, actor: Actor): Tone =>
  TONES[alias] ?? (actor === 'client' ? 'action' : actor === 'none' ? 'neutral' : 'pending');

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

/** A status in words: ours by alias; one we don't know as the server named it. */
export const statusName = (status: { alias: string; name: string }, t: Translate): string =>
  KNOWN.has(status.alias) ? t(`claimStatus.${status.alias}` as TextId) : status.name;

/** "Ход за вами"; nothing when nobody has to act. */
export const turnText = (actor: Actor, t: Translate): string | null =>
  actor === 'none' ? null : t(`turn.${actor}` as TextId);

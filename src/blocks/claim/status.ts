/** How a claim's status looks and whose move it is. Compared by alias, never by id or by words. */
import type { Actor, Claim, ClaimStatusAlias } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import type { Translate } from '../../i18n/index.ts';
import type { Profile } from '../props.ts';

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

/** The same for who looks at a client's claim: waiting for the client is waiting, the desk's own move is a call to act. */
export const deskTone = (alias: ClaimStatusAlias, actor: Actor): Tone =>
  TONES[alias] ?? toneOf(alias, actor === 'client' ? 'bank' : actor === 'dealer' ? 'client' : actor);

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

/**
 * A status in words: ours by alias; one we don't know as the server named it.
 * @param own the reader is the client: "you declined" is said to nobody else
 */
export const statusName = (status: { alias: string; name: string }, t: Translate, own = true): string =>
  !own && status.alias === 'declined_by_customer'
    ? t('claimStatus.declinedByClient')
    : KNOWN.has(status.alias)
      ? t(`claimStatus.${status.alias}` as TextId)
      : status.name;

/**
 * "Ход за вами"; nothing when nobody has to act.
 * @param desk for a dealer who looks at a client's claim: the words for "the client's move"
 */
export const turnText = (actor: Actor, t: Translate, desk: TextId | null = null): string | null => {
  if (actor === 'none') return null;
  if (desk !== null && actor === 'client') return t(desk);
  return t(desk !== null && actor === 'dealer' ? 'turn.client' : `turn.${actor}`);
};

/** Whether the reader acts for himself; dealers and partners look at claims of their clients. */
export const isClient = (profile: Profile | null): boolean => profile === null || profile.role === 'client';

/** Other terms, or a choice of banks: until it is on its way to them or being signed. */
export const mayChange = ({ status }: Pick<Claim, 'status'>): boolean =>
  status.alias !== 'processing' && status.alias !== 'signing';

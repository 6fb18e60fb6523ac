/** How a claim's status looks. Compared by alias, never by id or by words. */
import type { Claim, ClaimStatusAlias } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import type { Standing } from '../../../machines/kit/standing.ts';
import type { Translate } from '../../i18n/index.ts';
import type { Profile } from '../props.ts';
import { turnTone, type Reader, type Tone } from '../standing.ts';

const TONES: Readonly<Partial<Record<ClaimStatusAlias, Tone>>> = {
  signed: 'approved',
  issued: 'approved',
  rejected: 'rejected',
  declined_by_customer: 'neutral',
  expired: 'neutral',
  error: 'action',
};

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
 * @param own the reader gave it up, if it was given up: "you declined" is said to nobody else
 */
export const statusName = (status: { alias: string; name: string }, t: Translate, own = true): string =>
  !own && status.alias === 'declined_by_customer'
    ? t('claimStatus.declinedByClient')
    : KNOWN.has(status.alias)
      ? t(`claimStatus.${status.alias}` as TextId)
      : status.name;

type Ending = Pick<Claim, 'status' | 'closedBy' | 'replacedBy'>;
type Stands = Ending & Pick<Claim, 'bankAnswers'>;

/** With the banks: some have said yes, or ask for something. */
const answered = ({ status, bankAnswers }: Pick<Stands, 'status' | 'bankAnswers'>): TextId | null =>
  (status.alias !== 'waiting' && status.alias !== 'processing') || bankAnswers === null
    ? null
    : bankAnswers.approved > 0
      ? 'claimStatus.approvals'
      : bankAnswers.asking > 0
        ? 'claimStatus.questions'
        : // The claim may still say "we send it" when banks have it.
          'claimStatus.waiting';

/** The status of one claim, as its reader is told: who gave it up, that another took its place, what banks have said. */
export const statusOf = (claim: Stands, reader: Reader, t: Translate): string => {
  const { status, closedBy, replacedBy } = claim;
  if (replacedBy !== null) return t('claimStatus.replaced');
  const answer = answered(claim);
  return answer === null ? statusName(status, t, reader === 'customer' && closedBy !== 'dealer') : t(answer);
};

/** Good or bad news by the status itself, or by what banks have said; otherwise by whose turn it is. */
export const toneOf = (
  claim: Pick<Stands, 'status' | 'bankAnswers'>,
  standing: Pick<Standing, 'whose'>,
  reader: Reader,
): Tone =>
  answered(claim) === 'claimStatus.approvals' ? 'approved' : (TONES[claim.status.alias] ?? turnTone(reader, standing));

/** How a closed claim ended. */
export type HowClosed = 'rejected' | 'identity' | 'declined' | 'byDealer' | 'replaced' | 'replacedByDealer' | 'expired';
export const howClosed = ({ closedBy, replacedBy }: Omit<Ending, 'status'>): HowClosed => {
  if (closedBy === 'time') return 'expired';
  if (closedBy === 'identity') return 'identity';
  if (closedBy === 'bank') return 'rejected';
  if (replacedBy !== null) return closedBy === 'dealer' ? 'replacedByDealer' : 'replaced';
  return closedBy === 'dealer' ? 'byDealer' : 'declined';
};

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

/** How a claim's status is said and looks: for lists and whatever tells of one, whose words come with theirs. */
import type { Claim, ClaimStatusAlias } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import type { Standing } from '../../../machines/kit/standing.ts';
import type { Translate } from '../../i18n/index.ts';
import { turnTone, type Reader, type Tone } from '../standing.ts';
import { isStatus } from './status.ts';

const TONES: Readonly<Partial<Record<ClaimStatusAlias, Tone>>> = {
  signed: 'approved',
  issued: 'approved',
  rejected: 'rejected',
  declined_by_customer: 'neutral',
  expired: 'neutral',
  error: 'action',
};

/**
 * A status in words: ours by alias; one we don't know as the server named it.
 * @param own the reader gave it up, if it was given up: "you declined" is said to nobody else
 */
export const statusName = (status: { alias: string; name: string }, t: Translate, own = true): string =>
  !own && status.alias === 'declined_by_customer'
    ? t('claimStatus.declinedByClient')
    : isStatus(status.alias)
      ? t(`claimStatus.${status.alias}`)
      : status.name;

type Stands = Pick<Claim, 'status' | 'closedBy' | 'replacedBy' | 'bankAnswers'>;

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

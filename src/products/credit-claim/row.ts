import type { ClaimListItem } from '../../../openapi/index.ts';
import { standingOf, type Standing } from '../../../machines/kit/standing.ts';
import { progress } from '../../../machines/products/credit-claim/progress.ts';
import { statusOf, toneOf } from '../../blocks/claim/status-words.ts';
import { isTurnOf } from '../../blocks/standing.ts';
import type { Group } from '../../blocks/lists/list-part.tsx';
import { filed, nonEmpty, stageOf, turnOf, type RowView } from '../../blocks/lists/row.ts';
import { dmy, money, months, unbroken } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/index.ts';

const standsOf = (claim: ClaimListItem): Standing => standingOf(progress, { claim });
/** A loan that is being paid off. */
export const runs = ({ nextPayment }: ClaimListItem): boolean => nextPayment !== null;
/** The client is the one who would move it. */
export const waitsForClient = (claim: ClaimListItem): boolean => isTurnOf('customer', standsOf(claim));

/** Where it stands among the client's own. */
export const groupOf = (claim: ClaimListItem): Group =>
  runs(claim) ? 'runs' : waitsForClient(claim) ? 'yours' : standsOf(claim).whose === null ? 'over' : 'going';

/** So many days before a payment it is no longer far off. */
const NEAR_DAYS = 3;
/** What is to be paid next is due within days, as far as its service counts them. */
export const isNear = ({ nextPayment }: ClaimListItem): boolean =>
  typeof nextPayment?.inDays === 'number' && nextPayment.inDays <= NEAR_DAYS;
/** What is paid next, and how soon, where its service counts the days. */
const nextOf = ({ date, sum, inDays }: NonNullable<ClaimListItem['nextPayment']>, t: Translate): RowView['sum'] => ({
  ...(typeof inDays === 'number'
    ? { label: t('list.nextPaymentIn', { date: dmy(date), n: inDays }), near: inDays <= NEAR_DAYS }
    : { label: t('list.nextPayment', { date: dmy(date) }) }),
  value: money(sum),
});

/** A credit claim, for its own client. */
export const creditRow = (claim: ClaimListItem, t: Translate): RowView => {
  const stands = standsOf(claim);
  const turn = turnOf('customer', stands, t);
  const { nextPayment } = claim;
  // Of what the banks approved, until one is chosen: what there is to choose from.
  const from = claim.bank === null ? (claim.bankAnswers?.paymentFrom ?? null) : null;
  return {
    key: claim.id,
    mark: claim.bank ? { company: claim.bank, kind: 'lender' } : 'car',
    title: claim.product.carName ?? t('list.noCar'),
    // Of a loan that runs, what is to be paid next; what was lent is said below.
    sum: nextPayment ? nextOf(nextPayment, t) : { label: t('list.sum'), value: money(claim.creditAmount) },
    tone: toneOf(claim, stands, 'customer'),
    status: statusOf(claim, 'customer', t),
    ...(nextPayment && {
      runs: {
        terms: nonEmpty(claim.bank?.name, money(claim.creditAmount), unbroken(months(claim.term, t))).join(', '),
      },
    }),
    about: nonEmpty(
      ...(nextPayment
        ? []
        : [
            from === null ? t(`list.${claim.type}`) : t('board.paymentFrom', { sum: money(from) }),
            claim.bank?.name,
            unbroken(months(claim.term, t)),
          ]),
      filed(t('list.number', { number: claim.number }), claim.createdAt, t),
    ),
    to: { screen: 'claim-detail', id: claim.id },
    stage: stageOf(progress, stands),
    ...turn,
    // What waits for others, or is over, is looked at: of a loan that is given, its payments.
    step: turn.step ?? t(claim.status.alias === 'issued' ? 'list.payments' : 'list.open'),
  };
};

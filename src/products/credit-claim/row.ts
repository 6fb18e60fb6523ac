import type { ClaimListItem } from '../../../openapi/index.ts';
import { standingOf, type Standing } from '../../../machines/kit/standing.ts';
import { progress } from '../../../machines/products/credit-claim/progress.ts';
import { statusOf, toneOf } from '../../blocks/claim/status.ts';
import { isTurnOf } from '../../blocks/standing.ts';
import { filed, nonEmpty, stageOf, turnOf, type RowView } from '../../blocks/lists/row.ts';
import { money, months, unbroken } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/index.ts';

const standsOf = (claim: ClaimListItem): Standing => standingOf(progress, { claim });
/** The client is the one who would move it. */
export const waitsForClient = (claim: ClaimListItem): boolean => isTurnOf('customer', standsOf(claim));

/** A credit claim, for its own client. */
export const creditRow = (claim: ClaimListItem, t: Translate): RowView => {
  const stands = standsOf(claim);
  const turn = turnOf('customer', stands, t);
  return {
    key: claim.id,
    mark: claim.bank ? { company: claim.bank, kind: 'lender' } : 'car',
    title: claim.product.carName ?? t('list.noCar'),
    sum: { label: t('list.sum'), value: money(claim.creditAmount) },
    tone: toneOf(claim, stands, 'customer'),
    status: statusOf(claim, 'customer', t),
    about: nonEmpty(
      t(`list.${claim.type}`),
      claim.bank?.name,
      unbroken(months(claim.term, t)),
      filed(t('list.number', { number: claim.number }), claim.createdAt, t),
    ),
    to: { screen: 'claim-detail', id: claim.id },
    stage: stageOf(progress, stands),
    ...turn,
    // What waits for others, or is over, is looked at: of a loan that is given, its payments.
    step: turn.step ?? t(claim.status.alias === 'issued' ? 'list.payments' : 'list.open'),
  };
};

import type { CascoLifeListItem } from '../../../openapi/index.ts';
import { standingOf, type Standing } from '../../../machines/kit/standing.ts';
import { progress } from '../../../machines/products/casco-life/progress.ts';
import { filed, nonEmpty, stageOf, turnOf, type RowView } from '../../blocks/lists/row.ts';
import { turnTone } from '../../blocks/standing.ts';
import { money } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/index.ts';

export const cascoStands = (claim: CascoLifeListItem): Standing => standingOf(progress, { getCascoLifeClaim: claim });
export const cascoOver = (claim: CascoLifeListItem): boolean => cascoStands(claim).whose === null;

/** Casco and life, which a credit's bank waits for. */
export const cascoRow = (claim: CascoLifeListItem, t: Translate): RowView => {
  const stands = cascoStands(claim);
  const { status } = claim;
  return {
    key: claim.id,
    mark: { company: claim.bank, kind: 'lender' },
    title: claim.carName,
    sum: claim.premiumTotal === null ? null : { label: t('list.premium'), value: money(claim.premiumTotal) },
    tone:
      status.alias === 'success' ? 'approved' : status.alias === 'failed' ? 'rejected' : turnTone('customer', stands),
    status: status.name,
    about: nonEmpty(
      claim.needs.casco === 'none' ? null : t('list.kind.casco'),
      claim.needs.life === 'none' ? null : t('list.kind.life'),
      claim.bank.name,
      filed(t('list.number', { number: claim.number }), claim.createdAt, t),
    ),
    to: { screen: 'casco-life-choice', id: claim.id },
    stage: stageOf(progress, stands),
    ...turnOf('customer', stands, t),
  };
};

import type { InsuranceClaimListItem, InsuranceStatusAlias } from '../../../openapi/index.ts';
import { standingOf, type Standing } from '../../../machines/kit/standing.ts';
import { insuranceProgress } from '../../../machines/products/shared/insurance.progress.ts';
import { money } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/index.ts';
import { createdAt, filed, nonEmpty, stageOf, turnOf, type RowView } from '../lists/row.ts';
import { turnText, turnTone, type Tone } from '../standing.ts';

const INSURANCE: Readonly<Partial<Record<InsuranceStatusAlias, Tone>>> = {
  issued: 'approved',
  refused_insurer: 'rejected',
};
const INSURANCE_STATUSES: Readonly<Record<InsuranceStatusAlias, true>> = {
  draft: true,
  calculating: true,
  calculated: true,
  offer_selected: true,
  agreeing: true,
  agreement_created: true,
  signing: true,
  signed: true,
  error: true,
  sent: true,
  payment_pending: true,
  paid: true,
  issued: true,
  refused_insurer: true,
  declined_customer: true,
  expired: true,
  refund_requested: true,
  refunded: true,
};
export const isInsuranceStatus = (alias: string): alias is InsuranceStatusAlias => alias in INSURANCE_STATUSES;
export const insuranceStands = (claim: InsuranceClaimListItem): Standing =>
  standingOf(insuranceProgress, { getInsuranceClaim: claim });
export const insuranceOver = (claim: InsuranceClaimListItem): boolean => insuranceStands(claim).whose === null;

/** Where the service's word for the status would say more, or less, than there is. */
const insuranceStatus = ({ status }: InsuranceClaimListItem, { action }: Standing, t: Translate): string =>
  action === 'changeWishes'
    ? t('list.insurersRefused')
    : action === 'awaitPayment'
      ? t('list.paymentChecked')
      : status.name;

/** An insurance of a car. The desk names the customer; for the customer it is the car alone. */
export const insuranceRow = (claim: InsuranceClaimListItem, t: Translate, desk = false): RowView => {
  const stands = insuranceStands(claim);
  const reader = desk ? 'desk' : 'customer';
  const whom = desk ? claim.customerName : null;
  const car = nonEmpty(claim.carName, claim.plate).join(' · ') || t('list.noCar');
  const said = nonEmpty(whom && car, claim.kind && t(`list.kind.${claim.kind}`), claim.company?.name);
  return {
    key: claim.id,
    mark: claim.company ? { company: claim.company, kind: 'insurer' } : 'car',
    title: whom ?? car,
    sum: claim.premium === null ? null : { label: t('list.premium'), value: money(claim.premium) },
    tone: INSURANCE[claim.status.alias] ?? turnTone('customer', stands),
    status: insuranceStatus(claim, stands, t),
    about:
      claim.policyNumber === null
        ? [[...said, createdAt(claim.createdAt, t)].join(', ')]
        : [...said, filed(t('list.policy', { number: claim.policyNumber }), claim.createdAt, t)],
    to: { screen: 'insurance-policy', id: claim.id },
    stage: stageOf(insuranceProgress, stands),
    ...turnOf('customer', stands, t),
    turn: turnText(reader, stands, t),
  };
};

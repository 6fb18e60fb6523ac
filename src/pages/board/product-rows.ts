/** Claims of all products as a list shows them: what, how much, where it stands and who acts next. Pure. */
import type {
  CascoLifeListItem,
  ClaimListItem,
  CommodityClaim,
  CommodityStatusAlias,
  InsuranceClaimListItem,
  InsuranceStatusAlias,
} from '../../../openapi/index.ts';
import { standingOf, type Standing } from '../../../machines/kit/standing.ts';
import { progressOf } from '../../../machines/generated/progress.ts';
import type { ScreenId } from '../../../machines/screens.ts';
import { dmy, isoDayKz, money } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/index.ts';
import { statusOf, toneOf } from '../../blocks/claim/status.ts';
import { doText, goText, isTurnOf, turnText, turnTone, type Reader, type Tone } from '../../blocks/standing.ts';

export interface RowView {
  readonly key: string;
  readonly title: string;
  readonly sum: { readonly label: string; readonly value: string } | null;
  readonly tone: Tone;
  readonly status: string;
  /** Who acts next; null: nobody. */
  readonly turn: string | null;
  /** What the reader would do, when the turn is theirs. */
  readonly action: string | null;
  readonly about: readonly string[];
  /** Its page. */
  readonly to: { readonly screen: ScreenId; readonly id: string };
  /** Words of what awaits behind the link, when the reader has something to do, or may begin anew. */
  readonly step: string | null;
}

const dayOf = (moment: string): string => dmy(isoDayKz(Date.parse(moment)));
const createdAt = (moment: string, t: Translate): string => t('list.created', { date: dayOf(moment) });
const words = (...all: readonly (string | null | undefined)[]): string[] => all.flatMap((one) => (one ? [one] : []));

/** Its place, its turn and its action, by what its product declares. */
const standing = (reader: Reader, stands: Standing, t: Translate) => ({
  turn: turnText(reader, stands, t),
  action: isTurnOf(reader, stands) ? doText(stands, t) : null,
  // What is over may be begun anew.
  step: isTurnOf(reader, stands) || stands.whose === null ? goText(stands, t) : null,
});

/** A credit claim, for its own client. */
export const creditRow = (claim: ClaimListItem, t: Translate): RowView => {
  const stands = standingOf(progressOf['credit-claim'], { claim });
  return {
    key: claim.id,
    title: claim.product.carName ?? t('list.noCar'),
    sum: { label: t('list.sum'), value: money(claim.creditAmount) },
    tone: toneOf(claim.status.alias, stands, 'customer'),
    status: statusOf(claim, 'customer', t),
    about: words(
      t('list.number', { number: claim.number }),
      createdAt(claim.createdAt, t),
      t(`list.${claim.type}`),
      claim.bank?.name,
    ),
    to: { screen: 'claim-detail', id: claim.id },
    ...standing('customer', stands, t),
  };
};

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
const insuranceStands = (claim: InsuranceClaimListItem): Standing =>
  standingOf(progressOf['car-insurance'], { getInsuranceClaim: claim });
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
  return {
    key: claim.id,
    title: words(claim.carName, claim.plate).join(' · ') || t('list.noCar'),
    sum: claim.premium === null ? null : { label: t('list.premium'), value: money(claim.premium) },
    tone: INSURANCE[claim.status.alias] ?? turnTone('customer', stands),
    status: insuranceStatus(claim, stands, t),
    about: words(
      desk ? claim.customerName : null,
      claim.kind && t(`list.kind.${claim.kind}`),
      claim.company?.name,
      claim.policyNumber && t('list.policy', { number: claim.policyNumber }),
      createdAt(claim.createdAt, t),
    ),
    to: { screen: 'insurance-policy', id: claim.id },
    ...standing('customer', stands, t),
    turn: turnText(reader, stands, t),
  };
};

const cascoStands = (claim: CascoLifeListItem): Standing =>
  standingOf(progressOf['casco-life'], { getCascoLifeClaim: claim });
export const cascoOver = (claim: CascoLifeListItem): boolean => cascoStands(claim).whose === null;

/** Casco and life, which a credit's bank waits for. */
export const cascoRow = (claim: CascoLifeListItem, t: Translate): RowView => {
  const stands = cascoStands(claim);
  const { status } = claim;
  return {
    key: claim.id,
    title: claim.carName,
    sum: claim.premiumTotal === null ? null : { label: t('list.premium'), value: money(claim.premiumTotal) },
    tone:
      status.alias === 'success' ? 'approved' : status.alias === 'failed' ? 'rejected' : turnTone('customer', stands),
    status: status.name,
    about: words(
      claim.needs.casco === 'none' ? null : t('list.kind.casco'),
      claim.needs.life === 'none' ? null : t('list.kind.life'),
      claim.bank.name,
      t('list.number', { number: claim.number }),
      createdAt(claim.createdAt, t),
    ),
    to: { screen: 'casco-life-choice', id: claim.id },
    ...standing('customer', stands, t),
  };
};

const GOODS: Readonly<Partial<Record<CommodityStatusAlias, Tone>>> = {
  signed: 'approved',
  goods_released: 'approved',
  rejected: 'rejected',
};
const goodsStands = (claim: CommodityClaim): Standing =>
  standingOf(progressOf['commodity-loan'], { getCommodityClaim: claim });
export const goodsOver = (claim: CommodityClaim): boolean => goodsStands(claim).whose === null;

/** A loan for goods of a shop. */
export const goodsRow = (claim: CommodityClaim, t: Translate): RowView => {
  const stands = goodsStands(claim);
  const [first] = claim.goods;
  return {
    key: claim.id,
    title: first === undefined || claim.goods.length > 1 ? t('list.goods', { n: claim.goods.length }) : first.name,
    sum: { label: t('list.goodsSum'), value: money(claim.total) },
    tone: GOODS[claim.status.alias] ?? turnTone('customer', stands),
    status: claim.status.name,
    about: words(claim.shop.name, t('list.number', { number: claim.number }), createdAt(claim.createdAt, t)),
    to: { screen: 'commodity-data', id: claim.id },
    ...standing('customer', stands, t),
  };
};

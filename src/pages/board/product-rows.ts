/** Claims of all products as a list shows them: what, how much, where it stands and who acts next. Pure. */
import type {
  CascoLifeListItem,
  ClaimListItem,
  CommodityClaim,
  CommodityStatusAlias,
  InsuranceClaimListItem,
  InsuranceStatusAlias,
} from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import type { ScreenId } from '../../../machines/screens.ts';
import { dmy, isoDayKz, money } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/index.ts';
import { statusName, toneOf, turnText, type Tone } from '../../blocks/claim/status.ts';

export interface RowView {
  readonly key: string;
  readonly title: string;
  readonly sum: { readonly label: string; readonly value: string } | null;
  readonly tone: Tone;
  readonly status: string;
  /** Who acts next; null: nobody. */
  readonly turn: string | null;
  readonly about: readonly string[];
  /** Its page. */
  readonly to: { readonly screen: ScreenId; readonly id: string };
  /** Words of what awaits behind the link, when the reader has something to do. */
  readonly step: string | null;
}

type Side = 'client' | 'insurer' | 'bank' | 'shop' | 'system' | 'none';

const TURNS: Readonly<Record<Exclude<Side, 'none'>, TextId>> = {
  client: 'turn.client',
  bank: 'turn.bank',
  system: 'turn.system',
  insurer: 'list.turnInsurer',
  shop: 'list.turnShop',
};
const turnOf = (side: Side, t: Translate): string | null => (side === 'none' ? null : t(TURNS[side]));
const toneBySide = (side: Side): Tone => (side === 'client' ? 'action' : side === 'none' ? 'neutral' : 'pending');

const dayOf = (moment: string): string => dmy(isoDayKz(Date.parse(moment)));
const createdAt = (moment: string, t: Translate): string => t('list.created', { date: dayOf(moment) });
const words = (...all: readonly (string | null | undefined)[]): string[] => all.flatMap((one) => (one ? [one] : []));

const REPEATED: ReadonlySet<string> = new Set(['rejected', 'declined_by_customer', 'expired']);

/** A credit claim, for its own client. */
export const creditRow = (claim: ClaimListItem, t: Translate): RowView => ({
  key: claim.id,
  title: claim.product.carName ?? t('list.noCar'),
  sum: { label: t('list.sum'), value: money(claim.creditAmount) },
  tone: toneOf(claim.status.alias, claim.actor),
  status: statusName(claim.status, t),
  turn: turnText(claim.actor, t),
  about: words(
    t('list.number', { number: claim.number }),
    createdAt(claim.createdAt, t),
    t(`list.${claim.type}`),
    claim.bank?.name,
  ),
  to: { screen: 'claim-detail', id: claim.id },
  step: claim.actor === 'client' ? t('btn.continue') : REPEATED.has(claim.status.alias) ? t('btn.repeat') : null,
});

const INSURANCE: Readonly<Record<InsuranceStatusAlias, { side: Side; tone?: Tone; over?: true }>> = {
  draft: { side: 'client' },
  calculating: { side: 'system' },
  calculated: { side: 'client' },
  offer_selected: { side: 'client' },
  agreeing: { side: 'system' },
  agreement_created: { side: 'client' },
  signing: { side: 'client' },
  signed: { side: 'client' },
  error: { side: 'client' },
  sent: { side: 'insurer' },
  payment_pending: { side: 'client' },
  paid: { side: 'insurer' },
  issued: { side: 'none', tone: 'approved', over: true },
  refused_insurer: { side: 'none', tone: 'rejected', over: true },
  declined_customer: { side: 'none', over: true },
  expired: { side: 'none', over: true },
  refund_requested: { side: 'insurer' },
  refunded: { side: 'none', over: true },
};
export const isInsuranceStatus = (alias: string): alias is InsuranceStatusAlias => alias in INSURANCE;
export const insuranceOver = ({ status }: InsuranceClaimListItem): boolean => INSURANCE[status.alias].over === true;

/** An insurance of a car. The desk names the customer; for the customer it is the car alone. */
export const insuranceRow = (claim: InsuranceClaimListItem, t: Translate, desk = false): RowView => {
  const { side, tone } = INSURANCE[claim.status.alias];
  return {
    key: claim.id,
    title: words(claim.carName, claim.plate).join(' · ') || t('list.noCar'),
    sum: claim.premium === null ? null : { label: t('list.premium'), value: money(claim.premium) },
    tone: tone ?? toneBySide(side),
    status: claim.status.name,
    turn: desk && side === 'client' ? t('list.turnClient') : turnOf(side, t),
    about: words(
      desk ? claim.customerName : null,
      claim.kind && t(`list.kind.${claim.kind}`),
      claim.company?.name,
      claim.policyNumber && t('list.policy', { number: claim.policyNumber }),
      createdAt(claim.createdAt, t),
    ),
    to: { screen: 'insurance-policy', id: claim.id },
    step: side === 'client' ? t('btn.continue') : null,
  };
};

export const cascoOver = ({ status }: CascoLifeListItem): boolean =>
  status.alias === 'success' || status.alias === 'failed';

/** Casco and life, which a credit's bank waits for. */
export const cascoRow = (claim: CascoLifeListItem, t: Translate): RowView => {
  const { actor, status } = claim;
  return {
    key: claim.id,
    title: claim.carName,
    sum: claim.premiumTotal === null ? null : { label: t('list.premium'), value: money(claim.premiumTotal) },
    tone: status.alias === 'success' ? 'approved' : status.alias === 'failed' ? 'rejected' : toneBySide(actor),
    status: status.name,
    turn: turnOf(actor, t),
    about: words(
      claim.needs.casco === 'none' ? null : t('list.kind.casco'),
      claim.needs.life === 'none' ? null : t('list.kind.life'),
      claim.bank.name,
      t('list.number', { number: claim.number }),
      createdAt(claim.createdAt, t),
    ),
    to: { screen: 'casco-life-choice', id: claim.id },
    step: actor === 'client' ? t('btn.continue') : null,
  };
};

const GOODS: Readonly<Record<CommodityStatusAlias, { side: Side; tone?: Tone; over?: true }>> = {
  new: { side: 'client' },
  filled: { side: 'client' },
  sent: { side: 'bank' },
  offers: { side: 'client' },
  offer_selected: { side: 'client' },
  aitu_sign: { side: 'client' },
  signed: { side: 'shop', tone: 'approved' },
  goods_released: { side: 'none', tone: 'approved', over: true },
  rejected: { side: 'none', tone: 'rejected', over: true },
  cancelled: { side: 'none', over: true },
};
export const goodsOver = ({ status }: CommodityClaim): boolean => GOODS[status.alias].over === true;

/** A loan for goods of a shop. */
export const goodsRow = (claim: CommodityClaim, t: Translate): RowView => {
  const { side, tone } = GOODS[claim.status.alias];
  const [first] = claim.goods;
  return {
    key: claim.id,
    title: first === undefined || claim.goods.length > 1 ? t('list.goods', { n: claim.goods.length }) : first.name,
    sum: { label: t('list.goodsSum'), value: money(claim.total) },
    tone: tone ?? toneBySide(side),
    status: claim.status.name,
    turn: turnOf(side, t),
    about: words(claim.shop.name, t('list.number', { number: claim.number }), createdAt(claim.createdAt, t)),
    to: { screen: 'commodity-data', id: claim.id },
    step: side === 'client' ? t('btn.continue') : null,
  };
};

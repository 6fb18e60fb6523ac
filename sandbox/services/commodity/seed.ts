import type { CommodityStatusAlias } from '../../../openapi/index.ts';
import type { Work } from '../../core/service.ts';
import { addYears } from '../../../schemas/facts/date.ts';
import { baskets, goodsLenders, shops } from '../../data/commodity.ts';
import { demoAccounts } from '../auth/accounts.ts';
import { findOrCreateCustomer, type NewCustomer } from '../auth/index.ts';
import { today } from '../claim/today.ts';
import { seedLink } from '../links/index.ts';
import { agreementNow } from './agreement.ts';
import { neededFiles, OFFER_LIFE_MS } from './banks.ts';
import { basketClaim } from './create.ts';
import { commodityLifecycle, type CommodityEvent } from './lifecycle.ts';
import { goodsVerdict, lenderOf, sumOf } from './offers.ts';
import { addOffers, insert, markOffer, offersOf, planExpiry, save, type CommodityRecord } from './store.ts';

const HOUR_MS = 3_600_000;

const toOffers: readonly CommodityEvent[] = ['FILLED', 'SENT', 'OFFERED'];
const toSigning: readonly CommodityEvent[] = [...toOffers, 'PICKED', 'SIGN_STARTED'];

/** How a claim comes to each status. */
const PATHS: Readonly<Record<CommodityStatusAlias, readonly CommodityEvent[]>> = {
  new: [],
  filled: ['FILLED'],
  sent: ['FILLED', 'SENT'],
  offers: toOffers,
  offer_selected: [...toOffers, 'PICKED'],
  aitu_sign: toSigning,
  signed: [...toSigning, 'SIGNED'],
  goods_released: [...toSigning, 'SIGNED', 'RELEASED'],
  rejected: ['FILLED', 'SENT', 'ALL_REFUSED'],
  cancelled: ['CANCELLED'],
};

const fillIn = (work: Work, claim: CommodityRecord, person: NewCustomer): void => {
  claim.customer = {
    lastName: person.lastName ?? '',
    firstName: person.firstName ?? '',
    patronymic: person.patronymic,
    document: {
      type: 'id_card',
      number: '012345678',
      dateIssue: addYears(today(work), -3),
      dateEnd: addYears(today(work), 7),
      authority: 'МВД РК',
    },
    socialGroup: 'regular',
    monthIncome: 450_000,
  };
};

/** Banks that have already answered: as their rules say, or all of them with a refusal. */
const answered = async (work: Work, claim: CommodityRecord, allRefuse: boolean): Promise<void> => {
  const { lastName = '', firstName = '', monthIncome = 0 } = claim.customer ?? {};
  const one = {
    personalNumber: claim.personalNumber,
    lastName,
    firstName,
    monthIncome,
    sum: sumOf(claim.goods),
    today: today(work),
  };
  for (const { alias } of goodsLenders) {
    const verdict = goodsVerdict(lenderOf(alias), one);
    if (verdict.kind === 'offers' && !allRefuse)
      await addOffers(work, claim.id, verdict.offers, work.now() + OFFER_LIFE_MS);
    else if (verdict.kind !== 'silent')
      claim.refusals = [
        ...claim.refusals,
        { bank: alias, code: verdict.kind === 'refused' ? verdict.code : ('POLICY' as const) },
      ];
  }
};

/** A claim in `status`, by the steps that lead there. */
export const seedCommodityClaim = async (
  work: Work,
  person: NewCustomer,
  status: CommodityStatusAlias,
  basket: keyof typeof baskets = 'fridge',
): Promise<string> => {
  const owner = await findOrCreateCustomer(work, person);
  const claim = basketClaim(work, owner, person, { shop: shops[0].alias, goods: baskets[basket], locale: 'ru' });
  await insert(work, claim);
  for (const event of PATHS[status]) {
    commodityLifecycle.must(claim, event);
    if (event === 'FILLED') fillIn(work, claim, person);
    if (event === 'SENT') claim.files = neededFiles;
    if (event === 'OFFERED' || event === 'ALL_REFUSED') await answered(work, claim, event === 'ALL_REFUSED');
    if (event === 'PICKED') claim.offerId = (await offersOf(work, claim.id))[0]?.id ?? null;
    if (event === 'SIGN_STARTED') claim.signing = 'pending';
    if (event === 'SIGNED')
      Object.assign(claim, {
        signing: 'none',
        isVerified: true,
        signedOn: today(work),
        agreement: agreementNow(work, claim),
      });
    if (event === 'CANCELLED') claim.cancelReason = 'shop';
  }
  await markOffer(work, claim.id, claim.offerId, claim.isVerified ? 'signed' : 'selected');
  await save(work, claim);
  if (commodityLifecycle.can(status, 'TIME_OVER')) await planExpiry(work, claim);
  return claim.id;
};

const accountOf = (name: string): NewCustomer => {
  const account = demoAccounts.find(({ username }) => username === name);
  if (!account) throw new Error(`no account ${name}`);
  return account;
};

/** One claim in every status for the account that shows everything, an open one for others, links in every state. */
export const seedCommodity = async (work: Work): Promise<void> => {
  const at = (hoursAgo: number): Work => ({
    ...work,
    now: () => work.now() - hoursAgo * HOUR_MS,
    effect: async () => undefined,
  });
  for (const [index, status] of commodityLifecycle.statuses.entries()) {
    const id = await seedCommodityClaim(at(index), accountOf('saule'), status);
    const state = (['new', 'used', 'expired'] as const)[index];
    if (state) await seedLink(work, { kind: 'commodity', id }, state);
  }
  await seedCommodityClaim(at(1), accountOf('aidos'), 'new', 'laptop');
  await seedCommodityClaim(at(2), accountOf('arman'), 'offers', 'phone');
};

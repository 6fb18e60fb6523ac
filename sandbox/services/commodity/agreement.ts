import type { CommodityAgreement } from '../../../openapi/index.ts';
import { conflict } from '../../core/conflict.ts';
import { refuse, say, type Call, type Page, type Reply, type Work } from '../../core/service.ts';
import { fileHeaders, isSigned, LINK_LIFE_MS, signedPath } from '../../core/signed-links.ts';
import { bankOf } from '../../data/banks.ts';
import { claimTexts } from '../../data/claim.ts';
import { commodityLines, commodityTexts, shopOf } from '../../data/commodity.ts';
import { loanAgreementPdf } from '../claim/loan-agreement.ts';
import { dayAt } from '../claim/today.ts';
import { sumOf } from './offers.ts';
import { find, offersOf, own, type CommodityRecord, type OfferRecord } from './store.ts';

type Signed = NonNullable<CommodityRecord['agreement']>;

const pathOf = (claimId: string): string => `/agreements/${claimId}`;

/** What is kept of a signature made right now. */
export const agreementNow = (work: Work, { number, locale }: CommodityRecord): Signed => ({
  number: `CG-${dayAt(work.now()).slice(0, 4)}-${number.replace(/^\D+/, '')}`,
  at: work.now(),
  locale,
});

/** What was signed, by whose word and how; null: nothing was. */
const paperOf = async (work: Work, claim: CommodityRecord) => {
  const offer = (await offersOf(work, claim.id)).find(({ id }) => id === claim.offerId);
  const { agreement } = claim;
  if (agreement === undefined || offer === undefined) return null;
  const bank = bankOf(offer.bank)?.name ?? offer.bank;
  return { ...agreement, bank, name: `${agreement.number}.pdf`, bytes: agreementPdf(claim, offer, agreement) };
};

/** The signed agreement of the caller's claim. */
export const getCommodityAgreement = async (c: Call<'getCommodityAgreement'>): Promise<Reply<CommodityAgreement>> => {
  const claim = await own(c, c.me(), c.input.path.id);
  const paper = await paperOf(c, claim);
  if (paper === null) throw conflict(claim, commodityTexts.notSigned);
  return {
    status: 200,
    body: {
      number: paper.number,
      bank: say(paper.bank, c.locale),
      signedAt: new Date(paper.at).toISOString(),
      name: paper.name,
      size: paper.bytes.length,
      url: await signedPath(c, pathOf(claim.id)),
      expiresInSec: LINK_LIFE_MS / 1000,
    },
  };
};

/** Its bytes, at a presigned address. */
export const agreementPage: Page = {
  method: 'GET',
  path: '/services/commodityClaim/agreements/:id',
  async handle(c) {
    const id = c.params['id'] ?? '';
    if (!(await isSigned(c, pathOf(id), c.query))) throw refuse(403, claimTexts.agreementLinkOver);
    const claim = await find(c, id);
    const paper = claim && (await paperOf(c, claim));
    if (paper === null) throw refuse(404, commodityTexts.notSigned);
    return { status: 200, headers: fileHeaders(paper.name), body: paper.bytes };
  },
};

const agreementPdf = (claim: CommodityRecord, offer: OfferRecord, { number, at, locale: language }: Signed): Buffer => {
  const shop = shopOf(claim.shop);
  return loanAgreementPdf({
    number,
    at,
    language,
    bank: offer.bank,
    borrower: claim.customer ?? {},
    personalNumber: claim.personalNumber,
    phone: claim.phone,
    subject: ({ words, field, sum }) => [
      field('shop', [words(shop.name), words(shop.address)].join(', ')),
      ...claim.goods.map(({ name, qty }) => ({
        text: words(commodityLines.goods({ ru: say(name, 'ru'), kk: say(name, 'kk') }, qty)),
      })),
      field('amount', sum(sumOf(claim.goods))),
    ],
    term: offer.months,
    cost: {
      rate: offer.rate,
      gesv: offer.gesv,
      payment: offer.monthly,
      lastPayment: offer.lastPayment,
      overpayment: offer.overpayment,
      total: offer.total,
    },
  });
};

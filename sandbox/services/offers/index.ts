import type { OfferStatusAlias } from '../../../openapi/index.ts';
import type { InsuranceClaims, InsuranceClaimView } from '../../core/insurance.ts';
import { defineService, refuse, type AnyCall, type Service } from '../../core/service.ts';
import { insurers } from '../../data/car-insurers.ts';
import { offerJobTexts, offerTexts } from '../../data/offers.ts';
import { choose } from './choose.ts';
import { offerControl } from './control.ts';
import { offerLifecycle } from './lifecycle.ts';
import { createAnswers } from './offers.ts';
import { findOffer, offersOf, type OfferRecord } from './store.ts';
import { offerMigrations } from './tables.ts';
import { companyView, offerClaimView, offerStatusView, offerView } from './view.ts';

export { offers } from './offers.ts';

type Sort = 'premium' | 'rating' | 'deductible';

/** Offers to choose from come first, then those that are awaited, then what is no offer. */
const RANK: Readonly<Record<OfferStatusAlias, number>> = {
  selected: 0,
  issued: 0,
  ready: 0,
  calculating: 1,
  new: 1,
  refused: 2,
  expired: 3,
};

const premiumOf = ({ answer }: OfferRecord): number =>
  answer?.kind === 'offered' ? answer.premium : Number.MAX_SAFE_INTEGER;

/** By price, or by what else was asked for; the price decides between equals. */
const inOrder = (all: readonly OfferRecord[], sort: Sort): OfferRecord[] =>
  [...all].sort((a, b) => {
    const byRank = RANK[a.status] - RANK[b.status];
    if (byRank !== 0) return byRank;
    const asked =
      sort === 'rating'
        ? b.insurer.rating - a.insurer.rating
        : sort === 'deductible'
          ? a.asked.deductiblePercent - b.asked.deductiblePercent
          : 0;
    return asked === 0 ? premiumOf(a) - premiumOf(b) : asked;
  });

/** The offers of insurers: what they answer, what it costs, and the choice. */
export const createOfferService = (claims: InsuranceClaims): Service => {
  const answers = createAnswers(claims);
  const own = async (c: AnyCall, claimId: string): Promise<InsuranceClaimView> => {
    const claim = await claims.find(c, c.me(), claimId);
    if (!claim) throw refuse(404, offerTexts.claimNotFound);
    return claim;
  };
  return defineService({
    name: 'offers',
    migrations: offerMigrations,
    operations: {
      listOfferStatuses: (c) => ({
        status: 200,
        body: offerLifecycle.statuses.map((alias) => offerStatusView(alias, c.locale)),
      }),
      listInsuranceCompanies: (c) => ({
        status: 200,
        body: insurers.map((insurer) => companyView(insurer, c.locale)),
      }),
      async listOffers(c) {
        const { claim_id: claimId, sort = 'premium' } = c.input.query;
        await own(c, claimId);
        return {
          status: 200,
          body: inOrder(await offersOf(c, claimId), sort).map((offer) => offerView(c, offer)),
        };
      },
      async getOffer(c) {
        const offer = await findOffer(c, c.input.path.id);
        if (!offer || !(await claims.find(c, c.me(), offer.claimId))) throw refuse(404, offerTexts.notFound);
        return { status: 200, body: offerView(c, offer) };
      },
      getOfferClaim: async (c) => ({
        status: 200,
        body: offerClaimView(await own(c, c.input.path.id), c.locale),
      }),
      async updateInsuranceCompany(c) {
        const claim = await own(c, c.input.body.claim_id);
        await choose(c, claims, claim);
        return { status: 200, body: offerClaimView(await claims.need(c, claim.id), c.locale) };
      },
    },
    jobs: answers.jobs,
    jobTexts: offerJobTexts,
    controls: [offerControl(answers)],
  });
};

import type { ClaimView } from '../../core/claims.ts';
import { conflict } from '../../core/conflict.ts';
import { defineService, refuse, type Example, type Service, type User, type Work } from '../../core/service.ts';
import type { OpenVisit } from '../../core/visits.ts';
import { commodityJobTexts, commodityTexts } from '../../data/commodity.ts';
import { usernameOf } from '../auth/index.ts';
import { agreementPage, getCommodityAgreement } from './agreement.ts';
import { answer, neededFiles, offersOver, send } from './banks.ts';
import { basketControl, shopControl } from './controls.ts';
import { expire } from './create.ts';
import { fill } from './fill.ts';
import { isOpenForData } from './lifecycle.ts';
import { seedCommodity } from './seed.ts';
import { release, signingOver, signWith } from './sign.ts';
import { commodityMigrations, current, find, findOwn, newest, offersOf, own, visible } from './store.ts';
import { claimView, listItemView, offerView } from './view.ts';

export { filesChanged as commodityFilesChanged } from './banks.ts';
export { commodityLinkSubjects } from './notices.ts';
export { signResult as commoditySigned } from './sign.ts';

/** Claims a page of a list. */
const PAGE_SIZE = 10;

/** Whether this is a commodity claim, whosever. */
export const isCommodity = async (work: Work, id: string): Promise<boolean> => (await find(work, id)) !== null;

/** The commodity claim as the docs service sees it; null when `user` may not open it. */
export const findCommodity = async (work: Work, user: User, id: string): Promise<ClaimView | null> => {
  const claim = await findOwn(work, user, id);
  return (
    claim && {
      id: claim.id,
      status: claim.status,
      ownerId: claim.ownerId,
      personalNumber: claim.personalNumber,
      locked: !isOpenForData(claim.status),
      fileTypes: neededFiles,
      agreementLines: [],
    }
  );
};

const examples = async (work: Work): Promise<readonly Example[]> => {
  const all = new Map<string, Example>();
  for (const { id, ownerId, status } of await newest(work, 200)) {
    const owner = await usernameOf(work, ownerId);
    const path = `/commodity-loan/${id}/${isOpenForData(status) ? 'client-data' : 'bank-offers'}`;
    const key = `${status} ${owner ?? ''}`;
    if (!all.has(key)) all.set(key, { kind: 'commodityClaim', id, status, owner, path });
  }
  return [...all.values()];
};

/** Loans for goods: a shop's basket, the customer's data, offers of banks, the signature, the goods. */
export const createCommodityService = (openVisit: OpenVisit): Service =>
  defineService({
    name: 'commodity',
    migrations: commodityMigrations,
    seed: seedCommodity,
    examples,
    controls: [basketControl, shopControl],
    pages: [agreementPage],
    jobTexts: commodityJobTexts,
    operations: {
      async getCommodityClaim(c) {
        return { status: 200, body: await claimView(c, await own(c, c.me(), c.input.path.id)) };
      },
      async listCommodityClaims(c) {
        const page = c.input.query?.page ?? 1;
        const from = (page - 1) * PAGE_SIZE;
        const all = await visible(c, c.me());
        return {
          status: 200,
          body: {
            items: all.slice(from, from + PAGE_SIZE).map((claim) => listItemView(c, claim)),
            page,
            total: all.length,
            hasNextPage: from + PAGE_SIZE < all.length,
            hasPrevPage: page > 1,
          },
        };
      },
      async getCurrentCommodityClaim(c) {
        const claim = await current(c, c.me());
        if (!claim) throw refuse(404, commodityTexts.notFound);
        return { status: 200, body: await claimView(c, claim) };
      },
      fillCommodityClaim: fill,
      async listCommodityOffers(c) {
        const claim = await own(c, c.me(), c.input.path.id);
        if (isOpenForData(claim.status)) throw conflict(claim, commodityTexts.notSent);
        return { status: 200, body: (await offersOf(c, claim.id)).map((offer) => offerView(c, offer, claim)) };
      },
      getCommodityAgreement,
      signCommodityClaim: signWith(openVisit),
    },
    jobs: {
      'commodity.send': send,
      'commodity.answer': answer,
      'commodity.offersOver': offersOver,
      'commodity.signingOver': signingOver,
      'commodity.release': release,
      'commodity.expire': expire,
    },
  });

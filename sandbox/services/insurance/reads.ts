import { refuse, type Operations } from '../../core/service.ts';
import { insuranceTexts } from '../../data/insurance.ts';
import { documentLink } from './documents.ts';
import { insuranceLifecycle } from './lifecycle.ts';
import type { Parts } from './parts.ts';
import { verifyPayment } from './send.ts';
import { findInsurance, listInsurance, mayOpen, ownInsurance } from './store.ts';
import { claimView, listItemView, statusView } from './view.ts';

const PAGE = 10;

/** Claims, their documents and the list of statuses. */
export const readOperations = (parts: Parts) =>
  ({
    async listInsuranceClaims(c) {
      const { page = 1, source, status, search } = c.input.query ?? {};
      const from = (page - 1) * PAGE;
      const { claims, total } = await listInsurance(c, c.me(), { source, status, search }, from, PAGE);
      const items = [];
      for (const claim of claims) items.push(await listItemView(parts, c, claim));
      return {
        status: 200,
        body: { items, hasNextPage: from + PAGE < total, hasPrevPage: page > 1 && total > 0, total },
      };
    },
    async getInsuranceClaim(c) {
      const claim = await ownInsurance(c, c.me(), c.input.path.id);
      await verifyPayment(parts, c, claim);
      return { status: 200, body: await claimView(parts, c, claim) };
    },
    async getPolicyDocument(c) {
      const found = await documentLink(c, c.input.path.id);
      const claim = found && (await findInsurance(c, found.claimId));
      if (!found || !claim || !mayOpen(c.me(), claim)) throw refuse(404, insuranceTexts.noDocument);
      return { status: 200, body: found.link };
    },
    listInsuranceStatuses: (c) => ({
      status: 200,
      body: insuranceLifecycle.statuses.map((alias) => statusView(alias, c.locale)),
    }),
  }) satisfies Operations;

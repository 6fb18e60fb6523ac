import { conflict } from '../../core/conflict.ts';
import type { Operations } from '../../core/service.ts';
import { insuranceTexts } from '../../data/insurance.ts';
import { insuranceLifecycle } from './lifecycle.ts';
import { subjectOf, type Parts } from './parts.ts';
import { askRefund, REFUND_MS } from './refund.ts';
import { move, ownInsurance, saveInsurance } from './store.ts';
import { claimView } from './view.ts';

/** The customer gives up: before the payment the claim ends, after it the policy is taken back. */
export const declineOperations = (parts: Parts) =>
  ({
    async declineInsuranceClaim(c) {
      const claim = await ownInsurance(c, c.me(), c.input.path.id);
      const { reason, comment = null } = c.input.body;
      const answer = async () => ({ status: 200, body: await claimView(parts, c, claim) });
      if (claim.status === 'declined_customer' || claim.status === 'refund_requested') return answer();
      const isPaid = insuranceLifecycle.can(claim.status, 'REFUND_ASKED');
      if (isPaid && c.now() > (claim.paidAt ?? 0) + REFUND_MS) throw conflict(claim, insuranceTexts.tooLate);
      await move(c, claim, isPaid ? 'REFUND_ASKED' : 'DECLINED');
      claim.data.decline = { reason, comment: comment?.trim() || null, at: c.now() };
      if (isPaid) {
        await askRefund(parts, c, claim);
      } else {
        await parts.signatures.cancel(c, subjectOf(claim));
        await parts.offers.withdraw(c, claim.id);
        await c.effect('insurance.declined', { claimId: claim.id, reason });
      }
      await saveInsurance(c, claim);
      return answer();
    },
  }) satisfies Operations;

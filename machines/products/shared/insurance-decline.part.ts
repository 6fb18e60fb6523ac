import type { FlowContext } from '../../kit/context.ts';
import { call, recheck } from '../../kit/flow.ts';
import { changedMeanwhile, isAmbiguous, type Exits } from '../../kit/questions.ts';
import { isGivenUp } from './insurance.conditions.ts';

/** To give an insurance up. Enter at `declining`; leaves to `placed` (the claim is known), `reread`, or `over`: given up. */
export const insuranceDecline = <const To extends string>(
  exits: Exits<'placed' | 'reread' | 'over', To>,
  claim: (c: FlowContext) => string,
) => {
  const byId = (c: FlowContext) => ({ path: { id: claim(c) } });
  return {
    declining: call(
      'declineInsuranceClaim',
      (c) => ({
        path: { id: claim(c) },
        body: {
          reason: c.answers.DECLINE_INSURANCE?.reason ?? 'other',
          comment: c.answers.DECLINE_INSURANCE?.comment ?? null,
        },
      }),
      {
        done: exits.placed,
        failed: [{ if: isAmbiguous, to: 'checkingDecline' }, changedMeanwhile(exits.reread), exits.placed],
      },
      { as: 'getInsuranceClaim' },
    ),
    checkingDecline: recheck('getInsuranceClaim', byId, {
      done: { if: isGivenUp, to: exits.over },
      else: exits.placed,
    }),
  };
};

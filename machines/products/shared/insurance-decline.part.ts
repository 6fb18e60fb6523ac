import type { InsuranceDeclineValues } from '../../../schemas/shared/insurance-decline.form.ts';
import { changedMeanwhile, type Exits } from '../../kit/branches.ts';
import { flowKit } from '../../kit/flow.ts';
import { values } from '../../kit/screen.ts';
import type { InsuranceSubject } from './insurance-edit.part.ts';
import { isGivenUp } from './insurance.conditions.ts';

/** Every screen from which an insurance can be given up. */
const any = { any: { events: { DECLINE_INSURANCE: values<InsuranceDeclineValues>() } } } as const;
const { command } = flowKit(any, ['declineInsuranceClaim', 'getInsuranceClaim']);

/** To give an insurance up. Enter at `declining`; leaves to `branching` (the claim is known), `reread`, or `over`: given up. */
export const insuranceDecline = <const To extends string>(
  exits: Exits<'branching' | 'reread' | 'over', To>,
  claim: InsuranceSubject['claim'],
) =>
  command(
    'declining',
    'declineInsuranceClaim',
    (c) => ({
      path: { id: claim(c) },
      body: {
        reason: c.answers.DECLINE_INSURANCE?.reason ?? 'other',
        comment: c.answers.DECLINE_INSURANCE?.comment ?? null,
      },
    }),
    {
      done: exits.branching,
      refused: [changedMeanwhile(exits.reread), exits.branching],
      read: { operation: 'getInsuranceClaim', input: (c) => ({ path: { id: claim(c) } }) },
      unknown: [
        { if: isGivenUp, to: exits.over },
        { to: exits.branching, problem: 'keep' },
      ],
      unread: exits.branching,
    },
    { as: 'getInsuranceClaim' },
  );

import type { CallInput } from '../../../openapi/index.ts';
import { and, hasId, isMissing } from '../../kit/conditions.ts';
import type { FlowContext } from '../../kit/context.ts';
import type { ContextOf } from '../../kit/kit.types.ts';
import { insuranceDecline } from '../shared/insurance-decline.part.ts';
import { insuranceEdit, type InsuranceSubject } from '../shared/insurance-edit.part.ts';
import { insuranceOffers } from '../shared/insurance-offers.part.ts';
import { insuranceOf } from '../shared/insurance.conditions.ts';
import { kit } from './kit.ts';
import { progress } from './progress.ts';

const { call, choice, defineFlow, final, reading, screen, unavailable, when } = kit;

/** The claim that the application became before. */
const boundBefore = reading('problem', (problem) => {
  const { type, claimId } = problem?.data ?? {};
  return type === 'already_bound' && typeof claimId === 'string' ? claimId : null;
});
export const alreadyBound = when(boundBefore, (claim) => claim !== null);
/** The person said was another than the application's, or nobody. */
export const refusesPerson = when('problem', (problem) => problem?.kind === 'invalid');
/** The application does not say whose it is, and nobody was asked yet. */
export const lacksPerson = and(
  refusesPerson,
  when('SUBMIT_INSURED', (person) => person === undefined),
);

/** In this flow the id is the application's of the marketplace: the address keeps it. The claim's own comes with the binding. */
const claimOf = (c: FlowContext): string => insuranceOf(c)?.id ?? boundBefore(c) ?? '';

const binding = (c: ContextOf<typeof kit>): CallInput<'bindMarketplaceClaim'> => {
  const { personalNumber, phone } = c.answers.SUBMIT_INSURED ?? {};
  return {
    body: {
      applicationId: c.id ?? '',
      ...(personalNumber === undefined ? {} : { personalNumber }),
      ...(phone === undefined ? {} : { phone }),
    },
  };
};

const subject: InsuranceSubject = {
  claim: claimOf,
  screens: {
    check: 'market-check',
    customer: 'market-customer',
    car: 'market-car',
    contract: 'market-contract',
    product: 'market-product',
    error: 'market-error',
    offers: 'market-offers',
    'no-offers': 'market-no-offers',
  },
};

/** An application of the marketplace becomes an insurance claim, once: its steps and offers; from the choice on it is a claim like any other. */
export const marketplaceInsurance = defineFlow({
  id: 'marketplace-insurance',
  progress,
  initial: 'start',
  states: {
    start: choice({ if: hasId, to: 'binding' }, 'left'),
    binding: call(
      'bindMarketplaceClaim',
      binding,
      {
        done: 'branching',
        failed: [
          { if: alreadyBound, to: 'loading' },
          { if: isMissing, to: 'missing' },
          { if: lacksPerson, to: 'person', asks: true },
          { if: refusesPerson, to: 'person' },
          'unavailable',
        ],
      },
      { as: 'getInsuranceClaim' },
    ),
    person: screen('market-person', { SUBMIT_INSURED: 'binding', BACK: 'left' }),
    loading: call('getInsuranceClaim', (c) => ({ path: { id: claimOf(c) } }), {
      done: 'branching',
      failed: [{ if: isMissing, to: 'missing' }, 'unavailable'],
    }),
    // To bind again does nothing new: it goes out under the same key, or is told that it is done.
    unavailable: unavailable('market-unavailable', { RETRY: 'binding' }),
    missing: final('market-missing'),
    branching: choice(...progress.branches),

    ...insuranceEdit(
      { offers: 'offers', branching: 'branching', reread: 'loading', decline: 'declining', left: 'left' },
      subject,
    ),
    ...insuranceOffers(
      { chosen: 'handedOver', branching: 'branching', reread: 'loading', decline: 'declining' },
      subject,
    ),
    ...insuranceDecline({ branching: 'branching', reread: 'loading', over: 'handedOver' }, claimOf),

    handedOver: final(null, { to: 'insurance-policy', of: claimOf }),
    left: final(null, { to: 'marketplace-applications' }),
  },
});

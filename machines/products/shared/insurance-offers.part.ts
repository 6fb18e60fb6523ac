import { changedMeanwhile, type Exits } from '../../kit/branches.ts';
import type { FlowContext } from '../../kit/context.ts';
import { flowKit } from '../../kit/flow.ts';
import type { InsuranceSubject } from './insurance-edit.part.ts';
import { insuranceSteps } from './insurance-steps.screens.ts';
import { offersMade } from './insurance-progress.conditions.ts';
import { allRefused, offerExpired, priceChanged } from './insurance.conditions.ts';

/** What these states call. */
export const insuranceOffersCalls = ['listOffers', 'updateInsuranceCompany', 'getInsuranceClaim'] as const;

/**
 * The insurers' answers, and the choice. Stands beside `insuranceEdit`, whose steps it leads back to. Enter at `offers`;
 * leaves to `chosen` (read the claim), `branching` (it has been read), `reread` or `decline`.
 */
export const insuranceOffers = <const To extends string>(
  exits: Exits<'chosen' | 'branching' | 'reread' | 'decline', To>,
  { claim, screens }: InsuranceSubject,
) => {
  const { poll, watch, command } = flowKit(insuranceSteps, insuranceOffersCalls, screens);
  const readClaim = {
    operation: 'getInsuranceClaim',
    input: (c: FlowContext) => ({ path: { id: claim(c) } }),
  } as const;
  return {
    offers: poll(
      'offers',
      {
        operation: 'listOffers',
        input: (c) => ({ query: { claim_id: claim(c), sort: 'premium' } }),
        every: 'quick',
      },
      [{ if: allRefused, to: 'noOffers' }],
      {
        PICK_OFFER: 'choosing',
        CHANGE_PRODUCT: 'changedProduct',
        CHANGE_DEDUCTIBLE: 'savingDeductible',
        RECALCULATE: 'calculating',
        DECLINE_INSURANCE: exits.decline,
        BACK: 'check',
      },
    ),
    noOffers: watch('no-offers', readClaim, [{ unless: offersMade, to: exits.branching }], {
      CHANGE_PRODUCT: 'changedProduct',
      EDIT_CAR: 'car',
      EDIT_CUSTOMER: 'customer',
      DECLINE_INSURANCE: exits.decline,
      BACK: 'check',
    }),
    ...command(
      'choosing',
      'updateInsuranceCompany',
      (c) => ({
        body: {
          claim_id: claim(c),
          insurance_company: c.answers.PICK_OFFER?.company ?? '',
          offer_id: c.answers.PICK_OFFER?.offerId ?? '',
        },
      }),
      {
        done: exits.chosen,
        refused: [
          { if: offerExpired, to: 'calculating', showChange: true },
          { if: priceChanged, to: 'offers', showChange: true },
          changedMeanwhile(exits.reread),
          'offers',
        ],
        read: readClaim,
        unknown: [
          { unless: offersMade, to: exits.branching },
          { to: 'offers', problem: 'keep' },
        ],
        unread: 'offers',
      },
    ),
  };
};

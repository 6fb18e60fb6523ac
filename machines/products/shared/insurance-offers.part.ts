import type { FlowContext } from '../../kit/context.ts';
import { call, poll, recheck, watch } from '../../kit/flow.ts';
import { changedMeanwhile, isAmbiguous, type Exits } from '../../kit/questions.ts';
import { allRefused, offerExpired, pastOffers, priceChanged } from './insurance.conditions.ts';
import type { InsuranceSubject } from './insurance-edit.part.ts';

/**
 * The insurers' answers, and the choice. Stands beside `insuranceEdit`, whose steps it leads back to. Enter at `offers`;
 * leaves to `chosen` (read the claim), `placed` (it has been read), `reread` or `decline`.
 */
export const insuranceOffers = <const To extends string>(
  exits: Exits<'chosen' | 'placed' | 'reread' | 'decline', To>,
  { claim, screens }: InsuranceSubject,
) => {
  const byId = (c: FlowContext) => ({ path: { id: claim(c) } });
  const readClaim = { operation: 'getInsuranceClaim', input: byId } as const;
  return {
    offers: poll(
      screens.offers,
      {
        operation: 'listOffers',
        input: (c) => ({ query: { claim_id: claim(c), sort: 'premium' } }),
        every: 'quick',
      },
      [{ if: allRefused, to: 'noOffers' }],
      {
        PICK_OFFER: 'choosing',
        CHANGE_PRODUCT: 'product',
        RECALCULATE: 'calculating',
        DECLINE_INSURANCE: exits.decline,
        BACK: 'product',
      },
    ),
    noOffers: watch(screens['no-offers'], readClaim, [{ if: pastOffers, to: exits.placed }], {
      CHANGE_PRODUCT: 'product',
      EDIT_CAR: 'car',
      EDIT_CUSTOMER: 'customer',
      DECLINE_INSURANCE: exits.decline,
      BACK: 'product',
    }),
    choosing: call(
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
        failed: [
          { if: isAmbiguous, to: 'checkingChoice' },
          { if: offerExpired, to: 'calculating', tell: true },
          { if: priceChanged, to: 'offers', tell: true },
          changedMeanwhile(exits.reread),
          'offers',
        ],
      },
    ),
    checkingChoice: recheck('getInsuranceClaim', byId, { done: { if: pastOffers, to: exits.placed }, else: 'offers' }),
  };
};

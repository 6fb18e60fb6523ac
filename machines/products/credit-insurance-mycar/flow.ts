import { hasId, isMissing, isUnauthorized } from '../../kit/conditions.ts';
import type { ContextOf } from '../../kit/kit.types.ts';
import { creditInsuranceStates } from '../shared/credit-insurance.part.ts';
import { kit } from './kit.ts';
import { progress } from './progress.ts';

const { call, choice, defineFlow, poll, screen, when } = kit;

const byId = (c: ContextOf<typeof kit>) => ({ path: { id: c.id ?? '' } });
export const foundMany = when('findCreditInsurances', (found) => (found?.insurances.length ?? 0) > 1);
/** The service's own token is missing or over: the phone is asked again, and the main session is not touched. */
const phoneIsAsked = { if: isUnauthorized, to: 'phone' } as const;

/** A buyer of the car marketplace insures the loan: found by phone, read, declared, sent. */
export const creditInsuranceMycar = defineFlow({
  id: 'credit-insurance-mycar',
  progress,
  initial: 'start',
  states: {
    ...creditInsuranceStates({
      screens: {
        review: 'ci-mycar-review',
        health: 'ci-mycar-health',
        consents: 'ci-mycar-consents',
        refused: 'ci-mycar-refused',
        gone: 'ci-mycar-gone',
        unavailable: 'ci-mycar-unavailable',
        fail: 'ci-mycar-fail',
        success: 'ci-mycar-success',
      },
      read: 'getCreditInsurance',
      send: 'submitCreditInsurance',
      beginning: 'phone',
      afterHealth: 'application',
      outside: 'ci-mycar-phone',
    }),
    phone: screen('ci-mycar-phone', { FIND_INSURANCES: 'finding' }),
    finding: call(
      'findCreditInsurances',
      (c) => ({ query: { phone_number: c.answers.FIND_INSURANCES?.phone ?? '' } }),
      { done: 'found', failed: 'phone' },
    ),
    /** A link had named one already; else the only one is meant. */
    found: choice({ if: hasId, to: 'loading' }, { if: foundMany, to: 'choose' }, 'openingOnly'),
    choose: screen('ci-mycar-choose', { CHOOSE_INSURANCE: 'openingChosen', BACK: 'phone' }),
    openingOnly: call(
      'getCreditInsurance',
      (c) => ({ path: { id: c.responses.findCreditInsurances?.insurances[0]?.insurance_id ?? '' } }),
      {
        done: 'branching',
        failed: [{ if: isMissing, to: 'gone' }, 'phone'],
      },
      { creates: true },
    ),
    openingChosen: call(
      'getCreditInsurance',
      (c) => ({ path: { id: c.answers.CHOOSE_INSURANCE?.insuranceId ?? '' } }),
      { done: 'branching', failed: [phoneIsAsked, { if: isMissing, to: 'gone' }, 'choose'] },
      { creates: true },
    ),
    /** The application as a paper has to be opened before anything can be agreed to. */
    application: poll(
      'ci-mycar-application',
      // Its address is signed for some minutes: it is kept fresh.
      { operation: 'getCreditInsurance', input: byId, every: 'calm' },
      [],
      { SHOW_APPLICATION: 'consents', BACK: 'health' },
    ),
  },
});

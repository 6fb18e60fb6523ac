import type { InsuranceChoiceValues } from '../../../schemas/credit-insurance-mycar/insurance-choice.form.ts';
import type { InsuredPhoneValues } from '../../../schemas/credit-insurance-mycar/insured-phone.form.ts';
import { defineScreens, values } from '../../kit/screen.ts';
import {
  consents,
  fail,
  gone,
  health,
  plain,
  refused,
  review,
  success,
  unavailable,
} from '../shared/credit-insurance.screens.ts';

/** The service knows people by their phone: the main session is nobody's business here. */
const mycar = { ...plain, path: '/credit-insurance-mycar/:id?', layout: 'default' } as const;

const entry = { ...mycar, path: '/credit-insurance-mycar' } as const;

/** Nothing is known to have happened: the address without an insurance begins where one is found, with the phone's field. */
const begins = <S extends { standalone: true }>({ standalone: _alone, ...spec }: S) => spec;

/** Insurance of a loan for a car of the marketplace: found by phone. */
export const creditInsuranceMycarScreens = defineScreens({
  'ci-mycar-phone': {
    ...entry,
    width: 'split',
    title: 'ci.reviewTitle',
    events: { FIND_INSURANCES: values<InsuredPhoneValues>() },
  },
  'ci-mycar-choose': {
    ...entry,
    width: 'split',
    title: 'ci.choose',
    events: { CHOOSE_INSURANCE: values<InsuranceChoiceValues>(), BACK: null },
  },
  'ci-mycar-review': { ...mycar, ...review, reads: ['getPublication', 'getCreditInsurance'] },
  'ci-mycar-health': { ...mycar, ...health },
  'ci-mycar-application': {
    ...mycar,
    width: 'split',
    title: 'ci.application',
    texts: ['creditInsurance', 'document'],
    reads: ['getCreditInsurance'],
    events: { SHOW_APPLICATION: null, BACK: null },
  },
  'ci-mycar-consents': { ...mycar, ...consents, reads: ['getCreditInsurance'] },
  'ci-mycar-refused': { ...mycar, ...refused },
  'ci-mycar-gone': { ...mycar, ...gone, title: 'ci.goneOffer' },
  'ci-mycar-success': { ...mycar, ...begins(success), path: '/credit-insurance-mycar/success' },
  'ci-mycar-unavailable': { ...mycar, ...unavailable },
  'ci-mycar-fail': { ...mycar, ...begins(fail), kind: 'credit-insurance-mycar' },
});

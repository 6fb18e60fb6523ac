import type { ScreenId } from '../../../machines/screens.ts';
import { CREDIT, triedTwice } from '../../e2e/scenarios/credit-insurance.ts';
import { type Step, submit, type Scenario } from '../../e2e/scenarios/scenario.ts';
import { example } from '../../e2e/support/journey.ts';

const MYCAR_AT = `/credit-insurance-mycar/${CREDIT}`;
const mycar = (screen: ScreenId, offered: string | null, more: Partial<Step>): Step => ({
  screen,
  claim: CREDIT,
  ...(offered === null ? {} : { answers: { getCreditInsurance: offered, getPublication: 'normal' }, at: MYCAR_AT }),
  ...more,
});
const steps: readonly Step[] = [
  { screen: 'ci-mycar-phone', at: '/credit-insurance-mycar', claimless: true, form: 'FIND_INSURANCES' },
  {
    screen: 'ci-mycar-choose',
    answers: { findCreditInsurances: 'many' },
    by: submit('FIND_INSURANCES', example('insured-phone')),
    claimless: true,
  },
  mycar('ci-mycar-review', 'offered', { form: 'SUBMIT_INSURED_CONTACTS' }),
  mycar('ci-mycar-health', null, {
    by: submit('SUBMIT_INSURED_CONTACTS', example('insured-contacts')),
    alike: true,
  }),
  // One "yes": a person looks at it, as the success further down says.
  mycar('ci-mycar-application', null, {
    by: submit('SUBMIT_HEALTH', { answers: { hospital: 'no', disability: 'no', chronic: 'yes' } }),
  }),
  mycar('ci-mycar-consents', null, {
    alike: true,
    async by(walker) {
      const paper = walker.page.waitForEvent('popup');
      await walker.page.getByRole('link', { name: walker.words('ci.openApplication') }).click();
      await (await paper).close();
      await walker.press('SHOW_APPLICATION');
    },
  }),
  mycar('ci-mycar-refused', 'refused', {}),
  mycar('ci-mycar-gone', 'outdated', { alike: true }),
  mycar('ci-mycar-success', 'underwriting', {}),
  mycar('ci-mycar-unavailable', 'serverError', { alike: true }),
  mycar('ci-mycar-fail', null, { by: triedTwice, alike: true }),
];

export const scenarios: readonly Scenario[] = [{ title: 'creditInsuranceMycar', steps, who: 'aidos' }];

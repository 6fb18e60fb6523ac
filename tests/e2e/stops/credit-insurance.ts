import { expect } from '@playwright/test';
import type { ScreenId } from '../../../machines/screens.ts';
import { example } from '../support/journey.ts';
import { submit, type Stop } from './stop.ts';
import type { Walker } from '../support/walker.ts';

const CREDIT = 'ci-1';
/** One of the ways to insure a credit; a microfinance organisation's is made of the same parts as a bank's. */
const lenders = (prefix: 'ci' | 'ci-mcrdt', path: string, offered: string, alike: boolean): readonly Stop[] => {
  const at = `${path}/${CREDIT}`;
  const own = { claim: CREDIT, alike };
  const read = (name: string) => ({ getClientData: name });
  return [
    { screen: `${prefix}-link`, at: path, claimless: true, alike },
    { screen: `${prefix}-review`, at, answers: read(offered), form: 'SUBMIT_INSURED_CONTACTS', ...own },
    {
      screen: `${prefix}-health`,
      by: submit('SUBMIT_INSURED_CONTACTS', example('insured-contacts')),
      form: 'SUBMIT_HEALTH',
      ...own,
    },
    {
      screen: `${prefix}-consents`,
      by: submit('SUBMIT_HEALTH', example('health')),
      form: 'SUBMIT_INSURANCE_CONSENTS',
      ...own,
    },
    { screen: `${prefix}-refused`, at, answers: read('ageAtLoanEnd'), ...own },
    { screen: `${prefix}-gone`, at, answers: read('outdated'), ...own },
    { screen: `${prefix}-success`, at, answers: read('issued'), ...own },
    { screen: `${prefix}-unavailable`, at, answers: read('serverError'), ...own },
    { screen: `${prefix}-fail`, by: triedTwice, ...own },
  ];
};
const triedTwice = async ({ press: go, page }: Walker): Promise<void> => {
  for (const tries of [1, 2]) {
    await go('RETRY');
    if (tries === 1) await expect(page.locator('main [aria-disabled="true"]')).toHaveCount(0);
  }
};
const MYCAR_AT = `/credit-insurance-mycar/${CREDIT}`;
const mycar = (screen: ScreenId, offered: string | null, more: Partial<Stop>): Stop => ({
  screen,
  claim: CREDIT,
  ...(offered === null ? {} : { answers: { getCreditInsurance: offered, getPublication: 'normal' }, at: MYCAR_AT }),
  ...more,
});
/** Every screen of the three ways to insure a credit. */
export const creditInsurance: readonly Stop[] = [
  ...lenders('ci', '/credit-insurance', 'plain', false),
  ...lenders('ci-mcrdt', '/credit-insurance-mcrdt', 'mcrdt', true),
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
  mycar('ci-mycar-application', null, { by: submit('SUBMIT_HEALTH', example('health')) }),
  mycar('ci-mycar-consents', null, {
    alike: true,
    async by(walker) {
      const paper = walker.page.waitForEvent('popup');
      await walker.press('SHOW_APPLICATION');
      await (await paper).close();
    },
  }),
  mycar('ci-mycar-refused', 'sumOverMaximum', {}),
  mycar('ci-mycar-gone', 'outdated', { alike: true }),
  mycar('ci-mycar-success', 'underwriting', {}),
  mycar('ci-mycar-unavailable', 'serverError', { alike: true }),
  mycar('ci-mycar-fail', null, { by: triedTwice, alike: true }),
];

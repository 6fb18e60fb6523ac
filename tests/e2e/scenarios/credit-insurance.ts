import { expect } from '@playwright/test';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { bodyOf } from '../support/answers.ts';
import { example } from '../support/journey.ts';
import { submit, type Step } from './scenario.ts';
import type { Walker } from '../support/walker.ts';

export const CREDIT = 'ci-1';
/** One of the ways to insure a credit; a microfinance organisation's is made of the same parts as a bank's. */
export const lenders = (prefix: 'ci' | 'ci-mcrdt', path: string, offered: string, alike: boolean): readonly Step[] => {
  const at = `${path}/${CREDIT}`;
  const { variant, bank, loan, premium, payer, howToPay, sumInsured } = bodyOf<CreditInsurance>(
    'getClientData',
    offered,
  );
  // The contract tells every end of a bank's loan: here it is the one that was offered.
  const parts = { getClientData: { variant, bank, loan, premium, payer, howToPay, sumInsured } };
  const { policy } = bodyOf<CreditInsurance>('getClientData', 'issued');
  // Its policy ends with this loan.
  const issued = { getClientData: { ...parts.getClientData, policy: policy && { ...policy, dateTo: loan.dateEnd } } };
  const own = { claim: CREDIT, alike, parts };
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
    { screen: `${prefix}-success`, at, answers: read('issued'), ...own, parts: issued },
    { screen: `${prefix}-unavailable`, at, answers: read('serverError'), ...own },
    { screen: `${prefix}-fail`, by: triedTwice, ...own },
  ];
};
export const triedTwice = async ({ press: go, page }: Walker): Promise<void> => {
  for (const tries of [1, 2]) {
    await go('RETRY');
    if (tries === 1) await expect(page.locator('main [aria-disabled="true"]')).toHaveCount(0);
  }
};

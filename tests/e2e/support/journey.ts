import { expect, type Page } from '@playwright/test';
import { forms, type FormName } from '../../paths/support/form-examples.ts';
import type { SandboxClient } from './sandbox.ts';
import type { Walker } from './walker.ts';

/** The first valid example of a form. */
export const example = (name: FormName): object => forms[name].examples.valid[0];

/** The link of the first page. */
export const APPLY = '/client-claim-c2c';

/** Who applies; the personal number picks the scenario of the sandbox. */
export interface Applicant {
  readonly personalNumber: string;
  /** 11 digits. */
  readonly phone: string;
  readonly lastName: string;
  readonly firstName: string;
}
export const AIDOS: Applicant = {
  personalNumber: '900115399012',
  phone: '77000000001',
  lastName: 'Демеу',
  firstName: 'Айдос',
};

/** What stands before the claim: a person who has come to ask for a loan, from the first page to "create". */
export async function apply(walker: Walker, applicant: Applicant): Promise<void> {
  const { page } = walker;
  await page.goto('/how-it-works');
  await walker.sees('how-it-works', { focus: false });
  await walker.press(APPLY);
  await walker.sees('c2c-car');
  await walker.submit('SUBMIT_CAR', example('car'));
  await walker.sees('c2c-seller');
  await walker.submit('SUBMIT_SELLER', example('seller'));
  await walker.sees('c2c-terms');
  await walker.submit('SUBMIT_TERMS', { ...example('terms'), initialFee: '4 000 000' });
  await walker.sees('c2c-me');
  await walker.submit('SUBMIT_ME', { ...applicant, patronymic: '' });
  await walker.sees('client-intro');
}

/** From the intro to the signed consents. */
export async function consent(walker: Walker, sandbox: SandboxClient, applicant: Applicant): Promise<void> {
  await walker.press('START');
  await walker.sees('general-agreement');
  await walker.press('CONTINUE');
  await walker.sees('client-request');
  await walker.submit('SUBMIT_CONSENTS', example('consents'));
  await walker.sees('client-code');
  await typeCode(walker, await sandbox.code(applicant.phone));
  await walker.sees('aitu-intro');
}

/** A full code sends itself. */
export const typeCode = (walker: Walker, code: string): Promise<void> =>
  walker.page.locator('[name="code"]').fill(code);

export type Outcome = 'ok' | 'failed' | 'cancelled';
/** What the person does on the partner's page. */
export async function atPartner(page: Page, screen: 'identity' | 'agreement', outcome: Outcome): Promise<void> {
  await expect(page.locator(`[data-screen="partner-${screen}"]`)).toBeVisible();
  await page.locator(`button[value="${outcome}"]`).click();
}

/** Identity confirmed on the partner's page; back at the questionnaire. */
export async function identify(walker: Walker): Promise<void> {
  await walker.press('GO');
  await atPartner(walker.page, 'identity', 'ok');
  await walker.sees('q-personal', { focus: false });
}

/** The steps of the questionnaire: screen, event, what is filled in. */
export const questionnaire = [
  { screen: 'q-personal', event: 'SUBMIT_PERSONAL', form: 'personal' },
  { screen: 'q-document', event: 'SUBMIT_DOCUMENT', form: 'document' },
  { screen: 'q-contacts', event: 'SUBMIT_CONTACTS', form: 'contacts' },
  { screen: 'q-family', event: 'SUBMIT_FAMILY', form: 'family' },
  { screen: 'q-job', event: 'SUBMIT_JOB', form: 'job' },
  { screen: 'q-addresses', event: 'SUBMIT_ADDRESSES', form: 'addresses' },
] as const;

/** The terms are right, and the data: all of it is confirmed. */
export const confirmAll = (walker: Walker): Promise<void> =>
  walker.submit('SUBMIT_APPLICATION', example('application'));

/** Fills in the whole questionnaire and confirms it; stands at the statement. */
export async function answerAll(walker: Walker): Promise<void> {
  for (const [at, { screen, event, form }] of questionnaire.entries()) {
    if (at > 0) await walker.sees(screen);
    await walker.submit(event, example(form));
  }
  await walker.sees('q-review');
  await confirmAll(walker);
  await walker.sees('account-statement');
}

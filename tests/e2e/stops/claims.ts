import { expect } from '../support/fixtures.ts';
import { example } from '../support/journey.ts';
import type { Walker } from '../support/walker.ts';
import { CLAIM, press, type Stop, submit } from './stop.ts';

const toQuestion = (event: string) => async (walker: Walker) => {
  await walker.press('BACK');
  await expect(walker.page.locator(`[data-event="${event}"]`)).toBeVisible();
};

export const claims: readonly Stop[] = [
  { screen: 'home', at: '/', claimless: true },
  { screen: 'my-applications', at: '/my-applications', claimless: true },
  { screen: 'marketplace-applications', at: '/marketplace/my-applications', claimless: true },
  {
    screen: 'client-intro',
    answers: { claim: 'new' },
    at: `/client-intro?claim=${CLAIM}`,
    dialogs: [['intro.notMe', 'confirm']],
  },
  { screen: 'general-agreement', by: press('START') },
  {
    screen: 'client-request',
    by: press('CONTINUE'),
    form: 'SUBMIT_CONSENTS',
    dialogs: [['request.notMine', 'confirm']],
  },
  {
    screen: 'client-code',
    answers: { claim: 'new', signBeforeBanks: 'codeRequired' },
    by: submit('SUBMIT_CONSENTS', example('consents')),
    form: 'SUBMIT_CODE',
  },
  { screen: 'aitu-intro', answers: { claim: 'identityFailed' }, at: `/aitu-intro?claim=${CLAIM}` },
  { screen: 'process-fail', answers: { claim: 'identityFailed', makeUrl: 'serverError' }, by: press('GO') },
  { screen: 'aitu-pending', answers: { claim: 'verification' }, at: `/aitu-pending?claim=${CLAIM}` },
  {
    screen: 'btsd-fail',
    answers: { claim: 'identityBlocked' },
    at: `/btsd-fail?claim=${CLAIM}`,
    dialogs: [
      ['btsd.stations', 'stations'],
      ['btsd.numbers', 'numbers'],
    ],
  },
  { screen: 'q-review', answers: { claim: 'dataFilled' }, at: `/my-applications/${CLAIM}/client-data` },
  { screen: 'q-application', by: toQuestion('SUBMIT_APPLICATION'), form: 'SUBMIT_APPLICATION' },
  { screen: 'q-addresses', by: toQuestion('SUBMIT_ADDRESSES'), form: 'SUBMIT_ADDRESSES' },
  { screen: 'q-job', by: toQuestion('SUBMIT_JOB'), form: 'SUBMIT_JOB' },
  { screen: 'q-family', by: toQuestion('SUBMIT_FAMILY'), form: 'SUBMIT_FAMILY' },
  { screen: 'q-contacts', by: toQuestion('SUBMIT_CONTACTS'), form: 'SUBMIT_CONTACTS' },
  { screen: 'q-document', by: toQuestion('SUBMIT_DOCUMENT'), form: 'SUBMIT_DOCUMENT' },
  { screen: 'q-personal', by: toQuestion('SUBMIT_PERSONAL'), form: 'SUBMIT_PERSONAL' },
];

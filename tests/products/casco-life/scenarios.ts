import { example } from '../../e2e/support/journey.ts';
import { type Step, stepsAt, submit, type Scenario } from '../../e2e/scenarios/scenario.ts';

/** The casco and life claim of the contract's examples. */
const insured = stepsAt('cl-1', '/insurance/casco-and-life/cl-1');
const conditions = { getCascoConditions: 'open', getLifeConditions: 'open' };
const steps: readonly Step[] = [
  insured(
    'casco-life-choice',
    { getCascoLifeClaim: 'undecided', ...conditions, listFiles: 'statement' },
    { form: 'DECIDE' },
  ),
  insured('casco-life-choice', {
    getCascoLifeClaim: 'decided',
    getCascoConditions: 'chosen',
    getLifeConditions: 'declined',
  }),
  insured(
    'casco-life-agreement',
    { getCascoLifeClaim: 'agreementCreated', ...conditions },
    { form: 'ACCEPT_AGREEMENT' },
  ),
  insured(
    'casco-life-code',
    { repeatCascoLifeSignature: 'resent' },
    { by: submit('ACCEPT_AGREEMENT', example('acceptance')), form: 'SUBMIT_CODE' },
  ),
  insured(
    'casco-life-sign-fail',
    { getCascoLifeClaim: 'codeSent', ...conditions, confirmCascoLifeSignature: 'locked' },
    { by: (walker) => walker.page.locator('[name="code"]').fill('482915') },
  ),
  insured('casco-life-process-fail', { getCascoLifeClaim: 'signed' }),
  insured('casco-life-waiting', { getCascoLifeClaim: 'sent' }),
  insured('casco-life-complete', { getCascoLifeClaim: 'success', getLifeConditions: 'declined' }),
  insured('centras-success', { getCascoLifeClaim: 'centras', getLifeConditions: 'declined' }),
  insured('casco-life-failed', { getCascoLifeClaim: 'failed' }),
  insured('casco-life-unavailable', { getCascoLifeClaim: 'serverError' }),
  insured('casco-life-missing', { getCascoLifeClaim: 'notFound' }),
];

export const scenarios: readonly Scenario[] = [{ title: 'cascoLife', steps, who: 'aidos' }];

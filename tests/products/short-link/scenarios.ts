import { example } from '../../e2e/support/journey.ts';
import { CLAIM, press, type Step, submit, type Scenario } from '../../e2e/scenarios/scenario.ts';

/** Here the id in the address is the link's own. */
const steps: readonly Step[] = [
  { screen: 'link-expired', answers: { openShortLink: 'expired' }, at: `/link/${CLAIM}` },
  { screen: 'link-sent', answers: { renewShortLink: 'sent' }, by: press('RENEW') },
  { screen: 'link-digits', answers: { openShortLink: 'used' }, at: `/link/${CLAIM}`, form: 'SUBMIT_DIGITS' },
  {
    screen: 'link-locked',
    answers: { confirmShortLink: 'locked' },
    by: submit('SUBMIT_DIGITS', example('digits')),
    alike: true,
  },
  { screen: 'link-unavailable', answers: { openShortLink: 'serverError' }, at: `/link/${CLAIM}` },
  { screen: 'link-missing', answers: { openShortLink: 'unknown' }, at: `/link/${CLAIM}`, alike: true },
];

export const scenarios: readonly Scenario[] = [{ title: 'links', steps, who: 'aidos' }];

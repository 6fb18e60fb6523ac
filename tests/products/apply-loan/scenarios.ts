import { CLAIM, press, type Step, submit, type Scenario } from '../../e2e/scenarios/scenario.ts';

const steps: readonly Step[] = [
  { screen: 'apply-terms', answers: { claim: 'dataConfirmed' }, at: `/apply-loan/${CLAIM}`, form: 'SUBMIT_TERMS' },
  { screen: 'apply-banks', by: submit('SUBMIT_TERMS', { initialFee: '4 000 000', term: '60' }) },
  { screen: 'apply-review', by: press('CHOOSE_BANKS') },
  { screen: 'apply-closed', answers: { claim: 'signed', listIntegrations: 'allApproved' }, at: `/apply-loan/${CLAIM}` },
  { screen: 'apply-unavailable', answers: { claim: 'serverError' }, at: `/apply-loan/${CLAIM}` },
  { screen: 'apply-missing', answers: { claim: 'notFound' }, at: `/apply-loan/${CLAIM}` },
];

export const scenarios: readonly Scenario[] = [{ title: 'applyLoan', steps, who: 'dealer-demo' }];

import { screenIds, screenSpec, type ScreenId } from '../../../machines/screens.ts';
import { addressOf } from '../support/walker.ts';
import { CLAIM, press, type Stop, tickAll } from './stop.ts';

export const banks: readonly Stop[] = [
  {
    screen: 'account-statement',
    answers: { claim: 'statementRejected', listFiles: 'statement' },
    at: `/my-applications/${CLAIM}/account-statement`,
    dialogs: [['st.how', 'how-to-attach']],
  },
  { screen: 'bank-request-error', answers: { claim: 'error' }, at: `/bank-request-error?claim=${CLAIM}` },
  {
    screen: 'bank-response-waiting',
    answers: { claim: 'waiting', listIntegrations: 'mixed' },
    at: `/bank-response-waiting?claim=${CLAIM}`,
  },
  {
    screen: 'bank-responses',
    by: press('SHOW_RESULTS'),
    dialogs: [
      ['b.terms', 'bank-conditions'],
      ['b.scheduleShort', 'bank-conditions'],
      ['b.why', 'bank-rejection'],
    ],
  },
  { screen: 'bank-other-terms', by: press('APPLY_TERMS') },
  { screen: 'bank-responses', by: press('BACK'), alike: true },
  { screen: 'claim-additional-info', by: press('ADD_INFO'), form: 'SUBMIT_ADDITIONAL' },
  {
    screen: 'bank-responses',
    answers: { claim: 'waiting', listIntegrations: 'allApproved' },
    at: `/bank-responses/${CLAIM}`,
    by: tickAll,
    alike: true,
    dialogs: [['cmp.go', 'compare']],
  },
  {
    screen: 'bank-rejected',
    answers: { claim: 'rejected', listIntegrations: 'allRejected' },
    at: `/bank-responses/${CLAIM}`,
  },
  {
    screen: 'bank-selected',
    answers: { claim: 'bankSelected', listIntegrations: 'allApproved' },
    at: `/bank-responses/${CLAIM}`,
  },
  { screen: 'sign-fail', answers: { claim: 'signingFailed' }, at: `/sign-fail?claim=${CLAIM}` },
  { screen: 'sign-success', answers: { claim: 'signed', creditAgreement: 'pdf' }, at: `/sign-success?claim=${CLAIM}` },
  { screen: 'claim-deal', by: press('CONTINUE') },
  {
    screen: 'claim-insuring',
    answers: { claim: 'insurancePending', creditAgreement: 'pdf' },
    at: `/my-applications/${CLAIM}`,
  },
  { screen: 'success', answers: { claim: 'issued', creditAgreement: 'pdf' }, at: `/success?claim=${CLAIM}` },
  { screen: 'claim-closed', answers: { claim: 'declined' }, at: `/my-applications/${CLAIM}` },
  {
    screen: 'claim-detail',
    answers: { claim: 'new' },
    at: `/my-applications/${CLAIM}`,
    dialogs: [['detail.decline', 'decline']],
  },
  { screen: 'q-locked', by: press('SHOW_DATA') },
  { screen: 'claim-unavailable', answers: { claim: 'serverError' }, at: `/my-applications/${CLAIM}` },
  { screen: 'claim-missing', answers: { claim: 'notFound' }, at: `/my-applications/${CLAIM}` },
  ...screenIds
    .filter((id) => standsAlone(id) && screenSpec(id).roles === undefined)
    .map((screen, at): Stop => ({ screen, at: addressOf(screen, null) ?? '', claimless: true, alike: at % 4 > 0 })),
];

/** Of the screens at one address the first stands there without a claim. */
function standsAlone(id: ScreenId): boolean {
  const { standalone, path, kind } = screenSpec(id);
  const first = screenIds.find((one) => screenSpec(one).path === path && screenSpec(one).kind === kind);
  return standalone === true && first === id;
}

import type { AcceptanceValues } from '../../../schemas/shared/acceptance.form.ts';
import type { InsuranceDeclineValues } from '../../../schemas/shared/insurance-decline.form.ts';
import type { InsuranceBeginValues } from '../../../schemas/shared/insurance-begin.form.ts';
import { defineScreens, values } from '../../kit/screen.ts';
import { insuranceSteps } from '../shared/insurance-steps.screens.ts';
import { addresses } from '../shared/addresses.ts';
import { codeEvents } from '../shared/sms-code.screens.ts';

const signedIn = { access: 'authenticated', layout: 'client', texts: 'insurance' } as const;
const papers = ['insurance', 'policy', 'document'] as const;
const edit = { ...signedIn, path: '/insurance/:id?/edit' } as const;
const offers = { ...signedIn, path: '/insurance/:id?/offers' } as const;
const claim = { ...signedIn, path: '/insurance/:id' } as const;
const payment = { ...signedIn, path: '/insurance/payment/:status?', standalone: true, result: true } as const;
/** Waits for others: what comes, and the way beside it. */
const waiting = { width: 'split', texts: ['insurance', 'progress'] } as const;

/** Insurance of a car: who and what, offers, the agreement, its signature, the payment, the policy. */
export const carInsuranceScreens = defineScreens({
  'insurance-begin': {
    ...edit,
    title: 'ins.begin.title',
    width: 'split',
    reads: ['getPartnerUser', 'listPartners'],
    events: { BEGIN_INSURANCE: values<InsuranceBeginValues>(), BACK: null },
    withoutId: true,
  },
  'insurance-exists': {
    ...edit,
    title: 'ins.exists.title',
    texts: ['insurance', 'progress'],
    reads: ['getInsuranceClaim'],
    events: { BACK: null },
    withoutId: true,
  },
  'insurance-check': { ...edit, ...insuranceSteps.check },
  'insurance-customer': { ...edit, ...insuranceSteps.customer },
  'insurance-car': { ...edit, ...insuranceSteps.car },
  'insurance-contract': { ...edit, ...insuranceSteps.contract },
  'insurance-product': { ...edit, ...insuranceSteps.product },
  'insurance-offers': { ...offers, ...insuranceSteps.offers },
  'insurance-no-offers': { ...offers, ...insuranceSteps['no-offers'] },
  'insurance-chosen': {
    ...claim,
    title: 'ins.chosen.title',
    width: 'split',
    events: { CONTINUE: null, EDIT: null, DECLINE_INSURANCE: values<InsuranceDeclineValues>(), BACK: null },
  },
  'insurance-agreement': {
    ...claim,
    title: 'ins.agreement.title',
    width: 'split',
    texts: papers,
    reads: ['getAgreementDocument'],
    events: {
      ACCEPT_AGREEMENT: values<AcceptanceValues>(),
      DECLINE_INSURANCE: values<InsuranceDeclineValues>(),
      BACK: null,
    },
  },
  'insurance-code': {
    ...claim,
    width: 'split',
    title: 'code.title',
    texts: ['insurance', 'sign'],
    events: codeEvents,
  },
  'insurance-sign-fail': {
    ...signedIn,
    path: addresses.signFail,
    title: 'ins.signFail.title',
    standalone: true,
    result: true,
    kind: 'insurance',
    events: { RETRY: null, BACK: null },
  },
  'insurance-signed': {
    ...claim,
    title: 'ins.signed.title',
    width: 'split',
    texts: papers,
    reads: ['getAgreementDocument'],
    events: { CONTINUE: null, DECLINE_INSURANCE: values<InsuranceDeclineValues>(), BACK: null },
  },
  'insurance-error': {
    ...signedIn,
    ...insuranceSteps.error,
    path: '/insurance/:id?/error',
    result: true,
  },
  'insurance-pay': {
    ...payment,
    title: 'ins.pay.title',
    width: 'split',
    events: { PAY: null, DECLINE_INSURANCE: values<InsuranceDeclineValues>(), BACK: null },
  },
  'insurance-pay-pending': { ...payment, ...waiting, title: 'ins.pending.title', events: { CHECK: null, BACK: null } },
  'insurance-pay-failed': {
    ...payment,
    title: 'ins.payFailed.title',
    events: { RETRY: null, CHECK: null, DECLINE_INSURANCE: values<InsuranceDeclineValues>(), BACK: null },
  },
  'insurance-paid': { ...payment, ...waiting, title: 'ins.paid.title', events: { CONTINUE: null, BACK: null } },
  'insurance-issuing': { ...claim, ...waiting, title: 'ins.issuing.title', result: true, events: { BACK: null } },
  'insurance-policy': {
    ...claim,
    width: 'split',
    title: 'ins.policy.title',
    texts: ['insurance', 'policy', 'document', 'cost'],
    reads: ['getPolicyDocument', 'listInsuranceStatuses'],
    result: true,
    events: { PROLONG: null, DECLINE_INSURANCE: values<InsuranceDeclineValues>(), BACK: null },
  },
  'insurance-closed': {
    ...claim,
    width: 'split',
    title: 'ins.closed.title',
    texts: ['insurance', 'policy'],
    reads: ['listInsuranceStatuses'],
    result: true,
    events: { REPEAT: null, BACK: null },
  },
  /** The claim could not be read: shown where the person is, whatever the address; read anew by itself. */
  'insurance-unavailable': { ...signedIn, path: null, title: 'ins.unavailable.title', events: { RETRY: null } },
  'insurance-missing': { ...signedIn, path: null, title: 'ins.missing.title', events: {} },
});

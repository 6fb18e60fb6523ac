import type { CallInput } from '../../../openapi/index.ts';
import { changedMeanwhile } from '../../kit/branches.ts';
import { hasId, isConflict, isLocked, isMissing } from '../../kit/conditions.ts';
import type { ContextOf } from '../../kit/kit.types.ts';
import { insuranceDecline } from '../shared/insurance-decline.part.ts';
import { insuranceEdit, type InsuranceSubject } from '../shared/insurance-edit.part.ts';
import { insuranceOffers } from '../shared/insurance-offers.part.ts';
import {
  agreementCodeAlive,
  agreementSignature,
  codeLocked,
  codeSent,
  customerMismatch,
  notSent,
  nothingToSign,
  onlyAgreed,
} from '../shared/insurance.conditions.ts';
import { agreementMade, isIssued, isSigned, offerChosen } from '../shared/insurance-progress.conditions.ts';
import { smsCode } from '../shared/sms-code.part.ts';
import { kit } from './kit.ts';
import { insurancePayment } from './payment.part.ts';
import { progress } from './progress.ts';

const { call, choice, command, defineFlow, final, poll, screen, unavailable, watch } = kit;

type Context = ContextOf<typeof kit>;

const byId = (c: { readonly id: string | null }) => ({ path: { id: c.id ?? '' } });

const readClaim = { operation: 'getInsuranceClaim', input: byId } as const;

const subject: InsuranceSubject = {
  claim: (c) => c.id ?? '',
  screens: {
    check: 'insurance-check',
    customer: 'insurance-customer',
    car: 'insurance-car',
    contract: 'insurance-contract',
    product: 'insurance-product',
    error: 'insurance-error',
    offers: 'insurance-offers',
    'no-offers': 'insurance-no-offers',
  },
};

const newClaim = (c: Context): CallInput<'createInsuranceClaim'> => {
  const { kind, plate = null, personalNumber = '', phone = '', partnerId = null } = c.answers.BEGIN_INSURANCE ?? {};
  return {
    body: {
      personalNumber,
      phone,
      ...(kind === undefined ? {} : { kind }),
      ...(plate === null ? {} : { plate }),
      source: partnerId === null ? 'site' : 'partner',
      ...(partnerId === null ? {} : { partnerId }),
      ...(c.repeats === null ? {} : { repeatOf: c.repeats }),
    },
  };
};

/** A lost answer on the way to the agreement: the claim tells how far it came. */
const agreedOrNot = [
  { unless: offerChosen, to: 'branching' },
  { to: 'chosen', problem: 'keep' },
] as const;

/** Car insurance: who and what, an offer, the agreement and its code, the payment, the policy. */
export const carInsurance = defineFlow({
  id: 'car-insurance',
  progress,
  initial: 'start',
  states: {
    start: choice({ if: hasId, to: 'loading' }, 'begin'),

    begin: screen('insurance-begin', { BEGIN_INSURANCE: 'creating', BACK: 'left' }),
    // After a lost answer the same tap goes out under the same key: the stored draft comes back.
    creating: call(
      'createInsuranceClaim',
      newClaim,
      { done: 'branching', failed: [{ if: isConflict, to: 'exists' }, 'begin'] },
      { creates: true, as: 'getInsuranceClaim' },
    ),
    exists: screen('insurance-exists', { BACK: 'begin' }),

    loading: call('getInsuranceClaim', byId, {
      done: 'branching',
      failed: [{ if: isMissing, to: 'missing' }, 'unavailable'],
    }),
    unavailable: unavailable('insurance-unavailable', { RETRY: 'loading' }),
    missing: final('insurance-missing'),
    /** The server's word says where the person is. */
    branching: choice(...progress.branches),
    agreed: choice({ if: codeLocked, to: 'signFail' }, { if: codeSent, to: 'code' }, 'preview'),

    ...insuranceEdit(
      { offers: 'offers', branching: 'branching', reread: 'loading', decline: 'declining', left: 'left' },
      subject,
    ),

    ...insuranceOffers({ chosen: 'loading', branching: 'branching', reread: 'loading', decline: 'declining' }, subject),

    chosen: watch('insurance-chosen', readClaim, [{ unless: offerChosen, to: 'branching' }], {
      CONTINUE: 'agreeing',
      // Driver, car and cover stand there, each to be opened; what is changed is priced anew.
      EDIT: 'check',
      DECLINE_INSURANCE: 'declining',
      BACK: 'offers',
    }),
    ...command('agreeing', 'insuranceToAgreeing', byId, {
      done: 'creatingAgreement',
      refused: [changedMeanwhile('loading'), { if: customerMismatch, to: 'customer' }, 'chosen'],
      read: readClaim,
      unknown: agreedOrNot,
      unread: 'chosen',
    }),
    ...command(
      'creatingAgreement',
      'createInsuranceAgreement',
      byId,
      {
        done: 'loading',
        refused: [changedMeanwhile('loading'), 'chosen'],
        read: readClaim,
        unknown: agreedOrNot,
        unread: 'chosen',
      },
      { nth: 2 },
    ),
    // The agreement stands: a link to the steps before does not lead away from it.
    preview: watch(
      'insurance-agreement',
      readClaim,
      [{ unless: agreementMade, to: 'branching' }],
      { ACCEPT_AGREEMENT: 'toSigning', DECLINE_INSURANCE: 'declining', BACK: 'offers' },
      { holds: agreementMade },
    ),
    ...command('toSigning', 'insuranceToSigning', byId, {
      done: 'code',
      refused: [changedMeanwhile('loading'), { if: isLocked, to: 'signFail' }, 'preview'],
      read: readClaim,
      unknown: [
        { unless: onlyAgreed, to: 'branching' },
        { to: 'preview', problem: 'keep' },
      ],
      unread: 'preview',
    }),
    ...smsCode(
      { signed: 'loading', branching: 'branching', elsewhere: 'branching', back: 'preview', locked: 'signFail' },
      {
        screen: 'insurance-code',
        confirm: 'confirmSignature',
        repeat: 'repeatSignature',
        signature: agreementSignature,
        alive: agreementCodeAlive,
        reread: 'getInsuranceClaim',
        rereadInput: byId,
        isOver: nothingToSign,
      },
    ),

    signFail: watch('insurance-sign-fail', readClaim, [{ unless: agreementMade, to: 'branching' }], {
      RETRY: 'toSigning',
      BACK: 'preview',
    }),

    signed: watch('insurance-signed', readClaim, [{ unless: isSigned, to: 'branching' }], {
      CONTINUE: 'sending',
      DECLINE_INSURANCE: 'declining',
      BACK: 'left',
    }),
    ...command('sending', 'sendInsuranceClaim', byId, {
      done: 'loading',
      refused: [changedMeanwhile('loading'), 'sendingFailed'],
      read: readClaim,
      unknown: [
        { unless: notSent, to: 'branching' },
        { to: 'sendingFailed', problem: 'keep' },
      ],
      unread: 'sendingFailed',
    }),
    sendingFailed: screen('insurance-error', { RETRY: 'rereadingSent', BACK: 'left' }),
    rereadingSent: call('getInsuranceClaim', byId, {
      done: [{ if: notSent, to: 'sending' }, 'branching'],
      failed: 'sendingFailed',
    }),

    ...insurancePayment({ branching: 'branching', reread: 'loading', decline: 'declining', left: 'left' }),

    policy: watch('insurance-policy', readClaim, [{ unless: isIssued, to: 'branching' }], {
      PROLONG: 'repeating',
      DECLINE_INSURANCE: 'declining',
      BACK: 'left',
    }),
    closed: poll('insurance-closed', { ...readClaim, every: 'calm' }, [], {
      REPEAT: 'repeating',
      BACK: 'left',
    }),
    ...insuranceDecline({ branching: 'branching', reread: 'loading', over: 'closed' }, subject.claim),

    repeating: final(null, { to: 'insurance-begin', repeat: true }),
    left: final(null, { to: 'my-applications' }),
  },
});

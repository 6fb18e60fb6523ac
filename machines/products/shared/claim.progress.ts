import { and } from '../../kit/conditions.ts';
import { defineProgress } from '../../kit/progress.ts';
import {
  bankSelected,
  closed,
  dataConfirmed,
  hasRequest,
  identityBlocked,
  identityPending,
  insurancePending,
  issued,
  needsConsents,
  needsData,
  needsIdentity,
  neverOpened,
  onItsWay,
  refusedByAll,
  sendFailed,
  sent,
  signed,
  signFailed,
  type ClaimProgressFacts,
} from './claim-progress.conditions.ts';
import {
  approvals,
  bankWasChosen,
  byDealer,
  identityVerified,
  infoQuestions,
  insuranceAhead,
  isSigning,
  questions,
  registrationAhead,
  replaced,
  saleAhead,
  someApproved,
  someAsk,
  someAskInfo,
} from './claim-turn.conditions.ts';

/** What the customer can do while banks decide. An approval runs out, a question does not: it comes first. */
const withBanks = [
  { if: someApproved, whose: 'customer', action: 'chooseBank', count: approvals },
  { if: someAskInfo, whose: 'customer', action: 'addInfo', count: infoQuestions },
  { if: someAsk, whose: 'customer', action: 'addStatement', count: questions },
  { whose: 'bank', action: 'awaitBanks' },
] as const;

/** A claim that a dealer made is sent by the dealer. */
const sentBy = (action: 'send' | 'sendAgain') =>
  [
    { if: byDealer, whose: 'dealer', action },
    { whose: 'customer', action },
  ] as const;

/** A claim for a car's credit, whoever made it and whoever looks at it. */
export const claimProgress = defineProgress<ClaimProgressFacts>()({
  milestones: ['application', 'identity', 'data', 'banks', 'signing', 'deal'],
  minutes: { application: 2, identity: 2, data: 5 },
  branches: [
    { if: identityBlocked, to: 'btsdFail' },
    { if: needsConsents, to: 'consenting' },
    { if: identityPending, to: 'aituPending' },
    { if: needsIdentity, to: 'aituIntro' },
    { if: needsData, to: 'nextStep' },
    { if: dataConfirmed, to: 'statement' },
    { if: sendFailed, to: 'requestError' },
    { if: onItsWay, to: 'queued' },
    { if: sent, to: 'waiting' },
    { if: refusedByAll, to: 'rejectedByAll' },
    { if: signFailed, to: 'signFail' },
    { if: bankSelected, to: 'selected' },
    { if: insurancePending, to: 'insuring' },
    { if: signed, to: 'signSuccess' },
    { if: issued, to: 'success' },
    'resting',
  ],
  states: {
    btsdFail: { milestone: 'identity', whose: null, action: 'repeat' },
    consenting: { milestone: 'identity', whose: 'customer', action: 'consent' },
    aituPending: { milestone: 'identity', whose: 'us', action: 'awaitIdentity' },
    aituIntro: { milestone: 'identity', whose: 'customer', action: 'proveIdentity' },
    nextStep: {
      milestone: 'data',
      turns: [
        { if: neverOpened, whose: 'customer', action: 'fillForm' },
        { whose: 'customer', action: 'confirmForm' },
      ],
    },
    statement: { milestone: 'data', turns: sentBy('send') },
    requestError: { milestone: 'data', turns: sentBy('sendAgain') },
    queued: { milestone: 'banks', whose: 'us', action: 'awaitSending' },
    results: { milestone: 'banks', turns: withBanks },
    waiting: { milestone: 'banks', turns: withBanks },
    rejectedByAll: { milestone: 'banks', whose: null, action: 'repeat' },
    signFail: { milestone: 'signing', whose: 'customer', action: 'signAgain' },
    selected: {
      milestone: 'signing',
      turns: [
        { if: isSigning, whose: 'customer', action: 'finishSigning' },
        { whose: 'customer', action: 'sign' },
      ],
    },
    insuring: { milestone: 'deal', whose: 'customer', action: 'insure' },
    signSuccess: {
      milestone: 'deal',
      turns: [
        { if: saleAhead, whose: 'customer', action: 'signSale' },
        { if: registrationAhead, whose: 'customer', action: 'registerCar' },
        { if: insuranceAhead, whose: 'us', action: 'awaitInsurance' },
        { whose: 'bank', action: 'awaitIssue' },
      ],
    },
    success: { milestone: 'deal', whose: null, action: null },
    resting: {
      milestone: 'application',
      turns: [
        { if: replaced, whose: null, action: 'openReplacing' },
        { if: and(closed, bankWasChosen), at: 'signing', whose: null, action: 'repeat' },
        { if: and(closed, hasRequest), at: 'banks', whose: null, action: 'repeat' },
        { if: and(closed, identityVerified), at: 'data', whose: null, action: 'repeat' },
        { if: closed, whose: null, action: 'repeat' },
        // A status that is not known here.
        { whose: 'us', action: null },
      ],
    },
  },
});

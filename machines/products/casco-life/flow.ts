import { toCasco, toLife } from '../../../schemas/casco-life/decisions.ts';
import { changedMeanwhile } from '../../kit/branches.ts';
import { hasId, isRateLimited, isLocked, isMissing } from '../../kit/conditions.ts';
import type { ContextOf } from '../../kit/kit.types.ts';
import { smsCode } from '../shared/sms-code.part.ts';
import {
  asksCasco,
  asksLife,
  cascoToSave,
  cascoUndecided,
  codeOver,
  insuranceCodeAlive,
  insuranceOf,
  insuranceSignature,
  insuredByCentras,
  isAgreeing,
  isCompleted,
  isFailed,
  isHandedOver,
  isSelecting,
  lifeToSave,
  lifeUndecided,
  newestInsurance,
  nothingFound,
  pastSigned,
  policyChecking,
  priceChanged,
  repriced,
  soldOtherwise,
} from './conditions.ts';
import { kit } from './kit.ts';
import { codeLocked, isAgreed, isInsured, isOpen, isSigned } from './progress.conditions.ts';
import { progress } from './progress.ts';

const { call, choice, command, defineFlow, final, poll, screen, unavailable, watch } = kit;
type Context = ContextOf<typeof kit>;

const byId = (c: { readonly id: string | null }) => ({ path: { id: c.id ?? '' } });

const readClaim = { operation: 'getCascoLifeClaim', input: byId } as const;

/** Of an insurance of which nothing was said nothing is saved. */
const nothing = { decision: 'insure' } as const;

const cascoInput = (c: Context) => {
  const said = c.answers.DECIDE?.casco;
  return { ...byId(c), body: said ? toCasco(said) : nothing };
};
const lifeInput = (c: Context) => {
  const said = c.answers.DECIDE?.life;
  const { getLifeConditions: conditions } = c.responses;
  return { ...byId(c), body: said ? toLife(said, conditions?.options ?? [], insuranceOf(c)?.loan.term ?? 0) : nothing };
};

const choosing = { DECIDE: 'deciding', BACK: 'left' } as const;

/** Insurance that the bank of a credit waits for: casco and life are chosen, agreed on, signed by SMS and sent to the insurer. */
export const cascoLife = defineFlow({
  id: 'casco-life',
  progress,
  initial: 'start',
  states: {
    start: choice({ if: hasId, to: 'loading' }, 'finding'),
    /** An address without a claim means the last one. */
    finding: call(
      'listCascoLifeClaims',
      () => ({ query: { page: 1 } }),
      { done: [{ if: nothingFound, to: 'left' }, 'loading'], failed: 'unavailable' },
      { creates: newestInsurance },
    ),
    loading: call('getCascoLifeClaim', byId, {
      done: [{ if: isOpen, to: 'askingCasco' }, 'branching'],
      failed: [{ if: isMissing, to: 'missing' }, 'unavailable'],
    }),
    // An insurance that is no matter of the claim has no conditions.
    askingCasco: choice({ if: asksCasco, to: 'readingCasco' }, 'askingLife'),
    readingCasco: call('getCascoConditions', byId, {
      done: 'askingLife',
      failed: [{ if: isMissing, to: 'askingLife' }, 'unavailable'],
    }),
    askingLife: choice({ if: asksLife, to: 'readingLife' }, 'branching'),
    readingLife: call('getLifeConditions', byId, {
      done: 'branching',
      failed: [{ if: isMissing, to: 'branching' }, 'unavailable'],
    }),
    unavailable: unavailable('casco-life-unavailable', { RETRY: 'start' }),
    missing: final('casco-life-missing'),
    /** The server's word says where the person is. */
    branching: choice(...progress.branches),
    insured: choice({ if: insuredByCentras, to: 'centras' }, 'complete'),

    selection: choice({ if: policyChecking, to: 'policyAtInsurer' }, 'selecting'),
    selecting: watch(
      'casco-life-choice',
      readClaim,
      // A tariff that changed meanwhile: what is sold, and for how much, is read anew with it.
      [
        { unless: isOpen, to: 'branching' },
        { if: repriced, to: 'askingCasco' },
      ],
      choosing,
    ),
    policyAtInsurer: poll(
      'casco-life-choice',
      { operation: 'getCascoConditions', input: byId, every: 'quick' },
      [{ unless: policyChecking, to: 'selecting' }],
      choosing,
    ),
    // One press saves what is new of both, and goes on to the agreement.
    deciding: choice({ if: cascoToSave, to: 'savingCasco' }, { if: lifeToSave, to: 'savingLife' }, 'finishing'),
    savingCasco: call(
      'putCascoConditions',
      cascoInput,
      {
        done: [{ if: lifeToSave, to: 'savingLife' }, 'rereading'],
        failed: [changedMeanwhile('loading'), 'selection'],
      },
      { as: 'getCascoConditions' },
    ),
    savingLife: call(
      'putLifeConditions',
      lifeInput,
      { done: 'lifeSaved', failed: [changedMeanwhile('loading'), 'lifeRefused'] },
      { as: 'getLifeConditions', nth: 2 },
    ),
    // The same press may have saved casco: the page is about the claim as it is now, and says what was refused.
    lifeRefused: call('getCascoLifeClaim', byId, {
      done: [
        { unless: isOpen, to: 'branching' },
        { to: 'selection', problem: 'keep' },
      ],
      failed: 'selection',
    }),
    // Life makes the rate, and the rate what a casco in the loan adds to its payment.
    lifeSaved: choice({ if: asksCasco, to: 'repricingCasco' }, 'rereading'),
    repricingCasco: call('getCascoConditions', byId, { done: 'rereading', failed: 'rereading' }),
    // A choice drops what was agreed on before: the status and the sum are the server's.
    rereading: call('getCascoLifeClaim', byId, {
      done: [{ unless: isOpen, to: 'branching' }, 'finishing'],
      failed: 'selection',
    }),

    finishing: choice(
      { if: isCompleted, to: 'handingOver' },
      { if: isAgreeing, to: 'creatingAgreement' },
      { unless: isSelecting, to: 'branching' },
      // The screen says what is missing.
      { if: cascoUndecided, to: 'selection' },
      { if: lifeUndecided, to: 'selection' },
      { if: soldOtherwise, to: 'selection' },
      'completing',
    ),
    ...command(
      'completing',
      'completeSelection',
      byId,
      {
        done: 'handingOver',
        refused: [
          // The conditions tell the old price and the new one.
          { if: priceChanged, to: 'askingCasco' },
          changedMeanwhile('loading'),
          'selection',
        ],
        read: readClaim,
        unknown: [
          { unless: isSelecting, to: 'finishing' },
          { to: 'selection', problem: 'keep' },
        ],
        unread: 'selection',
      },
      { as: 'getCascoLifeClaim', nth: 3 },
    ),
    ...command(
      'handingOver',
      'cascoLifeToAgreeing',
      byId,
      {
        done: 'creatingAgreement',
        refused: [changedMeanwhile('loading'), 'selection'],
        read: readClaim,
        unknown: [
          { if: isHandedOver, to: 'finishing' },
          { to: 'selection', problem: 'keep' },
        ],
        unread: 'selection',
      },
      { as: 'getCascoLifeClaim', nth: 4 },
    ),
    ...command(
      'creatingAgreement',
      'createCascoLifeAgreement',
      byId,
      {
        done: 'rereadingAgreement',
        refused: [changedMeanwhile('loading'), { if: isLocked, to: 'signFail' }, 'selection'],
        read: readClaim,
        unknown: [
          { if: isAgreed, to: 'agreement' },
          { unless: isOpen, to: 'branching' },
          { to: 'selection', problem: 'keep' },
        ],
        unread: 'selection',
      },
      { nth: 5 },
    ),
    rereadingAgreement: call('getCascoLifeClaim', byId, { done: 'branching', failed: 'unavailable' }),
    agreement: watch('casco-life-agreement', readClaim, [{ unless: isAgreed, to: 'branching' }], {
      ACCEPT_AGREEMENT: 'sendingCode',
      BACK: 'selection',
    }),
    ...command('sendingCode', 'repeatCascoLifeSignature', (c) => ({ path: { id: insuranceSignature(c)?.id ?? '' } }), {
      done: 'code',
      // Within a minute no second one goes out: the first is on its way, or has been typed wrong, and is still good.
      refused: [
        changedMeanwhile('loading'),
        { if: isRateLimited, to: 'code' },
        { if: isLocked, to: 'signFail' },
        'agreement',
      ],
      read: readClaim,
      unknown: [{ unless: isAgreed, to: 'branching' }, 'code'],
      unread: 'agreement',
    }),
    ...smsCode(
      // What is signed goes to the insurer by a tap: who signed elsewhere has not tapped here.
      {
        signed: 'rereadingSigned',
        branching: 'signedOrNot',
        elsewhere: 'branching',
        back: 'agreement',
        locked: 'signFail',
      },
      {
        screen: 'casco-life-code',
        confirm: 'confirmCascoLifeSignature',
        repeat: 'repeatCascoLifeSignature',
        signature: insuranceSignature,
        alive: insuranceCodeAlive,
        reread: 'getCascoLifeClaim',
        rereadInput: byId,
        isOver: codeOver,
      },
    ),
    // Nothing can be signed for a while: a link to the choice does not lead away from why.
    signFail: watch(
      'casco-life-sign-fail',
      readClaim,
      [{ unless: isOpen, to: 'branching' }],
      { RETRY: 'creatingAgreement', BACK: 'selection' },
      { holds: codeLocked },
    ),

    rereadingSigned: call('getCascoLifeClaim', byId, { done: 'signedOrNot', failed: 'unavailable' }),
    signedOrNot: choice({ if: isSigned, to: 'sending' }, 'branching'),
    ...command(
      'sending',
      'sendCascoLifeClaim',
      byId,
      {
        done: 'branching',
        refused: [changedMeanwhile('loading'), 'unsent'],
        read: readClaim,
        unknown: [
          { if: pastSigned, to: 'branching' },
          { to: 'unsent', problem: 'keep' },
        ],
        unread: 'unsent',
      },
      { as: 'getCascoLifeClaim', nth: 2 },
    ),
    unsent: screen('casco-life-process-fail', { RETRY: 'rereadingUnsent', BACK: 'left' }),
    rereadingUnsent: call('getCascoLifeClaim', byId, { done: 'signedOrNot', failed: 'unsent' }),
    sent: poll(
      'casco-life-waiting',
      { ...readClaim, every: 'quick' },
      [
        { if: insuredByCentras, to: 'centras' },
        { if: isInsured, to: 'complete' },
        { if: isFailed, to: 'failed' },
      ],
      { BACK: 'left' },
    ),
    centras: screen('centras-success', { SHOW_POLICIES: 'complete', CONTINUE: 'toCredit', BACK: 'left' }),
    complete: screen('casco-life-complete', { CONTINUE: 'toCredit', BACK: 'left' }),
    failed: screen('casco-life-failed', { CONTINUE: 'toCredit', BACK: 'left' }),

    toCredit: final(null, { to: 'claim-detail', of: (c) => insuranceOf(c)?.creditClaimId ?? null }),
    left: final(null, { to: 'my-applications' }),
  },
});

import type { CallInput } from '../../../openapi/index.ts';
import { changedMeanwhile } from '../../kit/branches.ts';
import { hasId, isRateLimited, isLocked, isMissing } from '../../kit/conditions.ts';
import type { ContextOf } from '../../kit/kit.types.ts';
import { smsCode } from '../shared/sms-code.part.ts';
import {
  asksCasco,
  asksLife,
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
  lifeUndecided,
  newestInsurance,
  nothingFound,
  pastSigned,
  policyChecking,
  priceChanged,
  repriced,
} from './conditions.ts';
import { kit } from './kit.ts';
import { codeLocked, isAgreed, isInsured, isOpen, isSigned } from './progress.conditions.ts';
import { progress } from './progress.ts';

const { call, choice, command, defineFlow, final, poll, screen, unavailable, watch } = kit;
type Context = ContextOf<typeof kit>;

type NewChoice = CallInput<'putCascoConditions'>['body'];

const byId = (c: { readonly id: string | null }) => ({ path: { id: c.id ?? '' } });

const readClaim = { operation: 'getCascoLifeClaim', input: byId } as const;

/** What belongs to another decision is null in the form, and not sent. */
const cascoChoice = (c: Context): NewChoice => {
  const said = c.answers.CHOOSE_CASCO;
  if (said?.decision === 'own_policy' && said.fileId !== null) return { decision: 'own_policy', fileId: said.fileId };
  if (said?.decision !== 'insure') return { decision: 'decline' };
  const { company, termMonths, risks, payer, deductiblePercent } = said;
  if (company === null || termMonths === null || risks === null || payer === null) return { decision: 'insure' };
  return { decision: 'insure', company, termMonths, risks, payer, deductiblePercent: Number(deductiblePercent) };
};

/** Term and risks are those of the company's option: one for the whole loan. */
const lifeChoice = (c: Context): NewChoice => {
  const said = c.answers.CHOOSE_LIFE;
  if (said?.decision !== 'insure' || said.company === null || said.payer === null) return { decision: 'decline' };
  const { company, payer } = said;
  const option = c.responses.getLifeConditions?.options.find((one) => one.company.alias === company);
  return {
    decision: 'insure',
    company,
    payer,
    risks: 'life',
    termMonths: option?.termMonths ?? insuranceOf(c)?.loan.term ?? 0,
  };
};

const choosing = {
  CHOOSE_CASCO: 'savingCasco',
  CHOOSE_LIFE: 'savingLife',
  COMPLETE: 'finishing',
  BACK: 'left',
} as const;

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
    savingCasco: call(
      'putCascoConditions',
      (c) => ({ ...byId(c), body: cascoChoice(c) }),
      { done: 'rereading', failed: [changedMeanwhile('loading'), 'selection'] },
      { as: 'getCascoConditions' },
    ),
    savingLife: call(
      'putLifeConditions',
      (c) => ({ ...byId(c), body: lifeChoice(c) }),
      { done: 'lifeSaved', failed: [changedMeanwhile('loading'), 'selection'] },
      { as: 'getLifeConditions' },
    ),
    // Life makes the rate, and the rate what a casco in the loan adds to its payment.
    lifeSaved: choice({ if: asksCasco, to: 'repricingCasco' }, 'rereading'),
    repricingCasco: call('getCascoConditions', byId, { done: 'rereading', failed: 'rereading' }),
    // A choice drops what was agreed on before: the status and the sum are the server's.
    rereading: call('getCascoLifeClaim', byId, {
      done: [{ unless: isOpen, to: 'branching' }, 'selection'],
      failed: 'selection',
    }),

    finishing: choice(
      { if: isCompleted, to: 'handingOver' },
      { if: isAgreeing, to: 'creatingAgreement' },
      { unless: isSelecting, to: 'branching' },
      // The screen says what is missing.
      { if: cascoUndecided, to: 'selection' },
      { if: lifeUndecided, to: 'selection' },
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
      { as: 'getCascoLifeClaim' },
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
      { as: 'getCascoLifeClaim', nth: 2 },
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
      { nth: 3 },
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

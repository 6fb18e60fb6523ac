import type { CallInput } from '../../openapi/index.ts';
import type { FlowContext } from '../kit/context.ts';
import { away, call, poll, recheck, screen } from '../kit/flow.ts';
import { changedMeanwhile, isAmbiguous, isBroken } from '../kit/questions.ts';
import {
  codeAlive,
  codeNeeded,
  codeOver,
  codeSignature,
  consentsGiven,
  identityBlocked,
  identityNotPending,
  partnerPage,
  pastIdentity,
} from './claim.conditions.ts';
import { CONSENTS_TEXT } from '../../schemas/consents.ts';
import { smsCode } from './sms-code.part.ts';

type Consents = NonNullable<FlowContext['answers']['SUBMIT_CONSENTS']>;

const consentsOf = (c: FlowContext): CallInput<'signBeforeBanks'> => {
  const given = (c.answers.SUBMIT_CONSENTS ?? {}) as Partial<Consents>;
  const { lastDigits, ...ticked } = given;
  const aliases = (Object.keys(ticked) as (keyof typeof ticked)[]).filter((alias) => ticked[alias]);
  return {
    body: {
      claimId: c.id ?? '',
      consents: aliases.map((alias) => ({ alias, version: CONSENTS_TEXT.version })),
      ...(lastDigits ? { lastDigits } : {}),
    },
  };
};

const aituPoll = (every: 'quick' | 'calm', exits: { placed: string }, later?: string) =>
  poll(
    'aitu-pending',
    {
      operation: 'claim',
      input: (c) => ({ variables: { id: c.id ?? '' } }),
      every,
      ...(later === undefined ? {} : { later }),
    },
    [
      { if: identityBlocked, to: 'btsdFail' },
      { if: identityNotPending, to: 'aituIntro' },
      { if: pastIdentity, to: exits.placed },
    ],
    { BACK: 'aituIntro' },
  );

/**
 * Who you are: intro, agreement, consents signed by an SMS code, then the identity check on the partner's page.
 * Enter at `clientIntro`, `code`, `aituIntro` or `aituPending`; leaves to `placed` (the claim has been read anew), `reread`, `rest`, or `later`: another day.
 */
export const identity = (exits: { placed: string; reread: string; rest: string; later: string }) => ({
  clientIntro: screen('client-intro', { START: 'generalAgreement', BACK: exits.rest }),
  generalAgreement: screen('general-agreement', { CONTINUE: 'request', BACK: 'clientIntro' }),
  request: screen('client-request', { SUBMIT_CONSENTS: 'signingConsents', BACK: 'generalAgreement' }),
  signingConsents: call('signBeforeBanks', consentsOf, {
    done: [{ if: codeNeeded, to: 'code' }, exits.reread],
    failed: [
      { if: isAmbiguous, to: 'checkingConsents' },
      changedMeanwhile(exits.reread),
      { if: isBroken, to: 'consentsFailed' },
      'request',
    ],
  }),
  checkingConsents: recheck('claim', (c) => ({ variables: { id: c.id ?? '' } }), {
    done: { if: consentsGiven, to: exits.placed },
    else: 'consentsFailed',
  }),
  consentsFailed: screen('process-fail', { RETRY: 'request', BACK: exits.rest }),
  ...smsCode(
    { signed: exits.reread, placed: exits.placed, back: 'request' },
    {
      screen: 'client-code',
      confirm: 'confirmSignature',
      repeat: 'repeatSignature',
      signature: codeSignature,
      alive: codeAlive,
      reread: 'claim',
      rereadInput: (c) => ({ variables: { id: c.id ?? '' } }),
      isOver: codeOver,
    },
  ),
  aituIntro: screen('aitu-intro', { GO: 'makingUrl', LATER: exits.later, BACK: exits.rest }),
  makingUrl: call(
    'makeUrl',
    (c) => ({ query: { redirect_url: `/aitu-pending?claim=${c.id ?? ''}` }, body: { claimId: c.id ?? '' } }),
    {
      done: 'atIdentity',
      failed: [
        { if: isAmbiguous, to: 'aituIntro' },
        changedMeanwhile(exits.reread),
        { if: isBroken, to: 'identityFailed' },
        'aituIntro',
      ],
    },
  ),
  identityFailed: screen('process-fail', { RETRY: 'makingUrl', BACK: 'aituIntro' }),
  atIdentity: away(partnerPage, exits.reread),
  aituPending: aituPoll('quick', exits, 'aituStill'),
  /** Nobody need wait here any more: the check goes on, and who stays is told of it. */
  aituStill: aituPoll('calm', exits),
  btsdFail: screen('btsd-fail', { BACK: exits.rest }),
});

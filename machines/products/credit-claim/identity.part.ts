import { addressFor } from '../../kit/address.ts';
import { claimScreens } from './claim.screens.ts';
import type { CallInput } from '../../../openapi/index.ts';
import { CONSENTS_TEXT } from '../../../schemas/credit-claim/consents.ts';
import { changedMeanwhile, type Exits } from '../../kit/branches.ts';
import { isAmbiguous, isBroken } from '../../kit/conditions.ts';
import type { ContextOf } from '../../kit/kit.types.ts';
import { consentsSigned, identityBlocked, needsIdentity } from '../shared/claim-progress.conditions.ts';
import {
  codeAlive,
  codeNeeded,
  codeOver,
  codeSignature,
  consentsGiven,
  identityNotPending,
  partnerPage,
} from '../shared/claim.conditions.ts';
import { smsCode } from '../shared/sms-code.part.ts';
import { kit } from './kit.ts';

const { away, call, command, poll, screen, watch } = kit;

type Context = ContextOf<typeof kit>;
const byClaim = (c: { readonly id: string | null }) => ({ variables: { id: c.id ?? '' } });
const readClaim = { operation: 'claim', input: byClaim } as const;

type Consents = NonNullable<Context['answers']['SUBMIT_CONSENTS']>;

const consentsOf = (c: Context): CallInput<'signBeforeBanks'> => {
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

/**
 * Who you are: intro, agreement, consents signed by an SMS code, then the identity check on the partner's page.
 * Enter at `clientIntro`, `code`, `aituIntro` or `aituPending`; leaves to `branching` (the claim has been read anew), `reread`, `rest`, or `later`: another day.
 */
export const identity = <const To extends string>(exits: Exits<'branching' | 'reread' | 'rest' | 'later', To>) => {
  /** The check is over, also when it was made on another device. */
  const checked = [
    { if: identityBlocked, to: 'btsdFail' },
    { unless: needsIdentity, to: exits.branching },
  ] as const;
  const toCode: Exits<'signed' | 'branching' | 'elsewhere' | 'back', To | 'request'> = {
    signed: exits.reread,
    branching: exits.branching,
    elsewhere: exits.branching,
    back: 'request',
  };
  return {
    clientIntro: screen('client-intro', { START: 'generalAgreement', BACK: exits.rest }),
    generalAgreement: screen('general-agreement', { CONTINUE: 'request', BACK: 'clientIntro' }),
    request: watch('client-request', readClaim, [{ if: consentsSigned, to: exits.branching }], {
      SUBMIT_CONSENTS: 'signingConsents',
      BACK: 'generalAgreement',
    }),
    ...command('signingConsents', 'signBeforeBanks', consentsOf, {
      done: [{ if: codeNeeded, to: 'code' }, exits.reread],
      refused: [changedMeanwhile(exits.reread), { if: isBroken, to: 'consentsFailed' }, 'request'],
      read: readClaim,
      unknown: [
        { if: consentsGiven, to: exits.branching },
        { to: 'consentsFailed', problem: 'keep' },
      ],
      unread: 'consentsFailed',
    }),
    consentsFailed: screen('process-fail', { RETRY: 'request', BACK: exits.rest }),
    ...smsCode(toCode, {
      screen: 'client-code',
      confirm: 'confirmSignature',
      repeat: 'repeatSignature',
      signature: codeSignature,
      alive: codeAlive,
      reread: 'claim',
      rereadInput: byClaim,
      isOver: codeOver,
    }),
    // The check may be made on the phone while this page stands at a computer.
    aituIntro: poll('aitu-intro', { ...readClaim, every: 'steady' }, checked, {
      GO: 'makingUrl',
      LATER: exits.later,
      BACK: exits.rest,
    }),
    makingUrl: call(
      'makeUrl',
      (c) => ({
        query: { redirect_url: addressFor(claimScreens['aitu-pending'], c.id) },
        body: { claimId: c.id ?? '' },
      }),
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
    identityFailed: watch('process-fail', readClaim, checked, { RETRY: 'makingUrl', BACK: 'aituIntro' }),
    atIdentity: away(partnerPage, exits.reread),
    aituPending: poll(
      'aitu-pending',
      { ...readClaim, every: 'quick' },
      [{ if: identityBlocked, to: 'btsdFail' }, { if: identityNotPending, to: 'aituIntro' }, ...checked],
      { BACK: 'aituIntro' },
    ),
    btsdFail: screen('btsd-fail', { BACK: exits.rest }),
  };
};

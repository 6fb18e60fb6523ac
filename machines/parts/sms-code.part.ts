import { call, changedMeanwhile, recheck, screen, type Condition, type FlowContext } from '../kit/flow.ts';
import { isAmbiguous } from './claim.conditions.ts';

/** What is signed: where its signature is known from, and how the server is asked whether it was given. */
interface Subject {
  readonly signature: (c: FlowContext) => { readonly id: string } | null | undefined;
  /** The code can still be typed: a link does not lead away from it. */
  readonly alive: (c: FlowContext) => boolean;
  readonly reread: 'claim';
  /** It was given, or there is nothing left to sign by a code. */
  readonly isOver: Condition['if'];
}

/**
 * Sign by the code of an SMS. Enter at `code`; leaves to `signed` (read the claim), `placed` (it has been read) or `back`.
 * A lost answer is never repeated: the claim tells whether the code was accepted.
 */
export const smsCode = (exits: { signed: string; placed: string; back: string }, subject: Subject) => {
  const bySignature = (c: FlowContext) => ({ path: { id: subject.signature(c)?.id ?? '' } });
  return {
    code: screen(
      'client-code',
      { SUBMIT_CODE: 'confirming', RESEND: 'resending', BACK: exits.back },
      { holds: subject.alive },
    ),
    confirming: call(
      'confirmSignature',
      (c) => ({ ...bySignature(c), body: { code: c.answers.SUBMIT_CODE?.code ?? '' } }),
      {
        done: exits.signed,
        failed: [{ if: isAmbiguous, to: 'checkingCode' }, changedMeanwhile(exits.signed), 'code'],
      },
    ),
    checkingCode: recheck(subject.reread, (c) => ({ variables: { id: c.id ?? '' } }), {
      done: { if: subject.isOver, to: exits.placed },
      else: 'code',
    }),
    resending: call('repeatSignature', bySignature, {
      done: 'code',
      failed: [changedMeanwhile(exits.signed), 'code'],
    }),
  };
};

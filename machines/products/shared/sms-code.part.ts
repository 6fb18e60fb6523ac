import type { CallInput, OperationId } from '../../../openapi/index.ts';
import type { ScreenId } from '../../screens.ts';
import type { FlowContext } from '../../kit/context.ts';
import { call, recheck, watch } from '../../kit/flow.ts';
import { changedMeanwhile, isAmbiguous, isLocked, type Condition, type Exits } from '../../kit/questions.ts';

/** Screens that ask for the code of an SMS: each product has its own, at its own address, on the same block. */
type CodeScreen = Extract<ScreenId, `${string}-code`>;

/** What is signed, and who is asked about it. */
interface Subject<Read extends OperationId> {
  readonly screen: CodeScreen;
  readonly confirm: 'confirmSignature' | 'confirmCascoLifeSignature';
  readonly repeat: 'repeatSignature' | 'repeatCascoLifeSignature';
  /** Where its signature is known from. */
  readonly signature: (c: FlowContext) => { readonly id: string } | null | undefined;
  /** The code can still be typed: a link does not lead away from it. */
  readonly alive: (c: FlowContext) => boolean;
  /** The read that tells whether the code was accepted. */
  readonly reread: Read;
  readonly rereadInput: (c: FlowContext) => CallInput<Read>;
  /** It was given, or there is nothing left to sign by a code. */
  readonly isOver: Condition['if'];
}

/**
 * Sign by the code of an SMS. Enter at `code`; leaves to `signed` (read the claim), `placed` (it has been read), `elsewhere`
 * (it was read, and signed without this page), `back`, or `locked` after too many codes or tries (without it that is said beside the code).
 * A lost answer is never repeated: the claim tells whether the code was accepted.
 */
export const smsCode = <Read extends OperationId, const To extends string>(
  exits: Exits<'signed' | 'placed' | 'elsewhere' | 'back', To> & { readonly locked?: To },
  subject: Subject<Read>,
) => {
  const bySignature = (c: FlowContext) => ({ path: { id: subject.signature(c)?.id ?? '' } });
  const whenLocked: readonly Condition<To>[] = exits.locked === undefined ? [] : [{ if: isLocked, to: exits.locked }];
  return {
    code: watch(
      subject.screen,
      { operation: subject.reread, input: subject.rereadInput },
      [{ if: subject.isOver, to: exits.elsewhere }],
      { SUBMIT_CODE: 'confirming', RESEND: 'resending', BACK: exits.back },
      { holds: subject.alive },
    ),
    confirming: call(
      subject.confirm,
      (c) => ({ ...bySignature(c), body: { code: c.answers.SUBMIT_CODE?.code ?? '' } }),
      {
        done: exits.signed,
        failed: [{ if: isAmbiguous, to: 'checkingCode' }, changedMeanwhile(exits.signed), ...whenLocked, 'code'],
      },
    ),
    checkingCode: recheck(subject.reread, subject.rereadInput, {
      done: { if: subject.isOver, to: exits.placed },
      else: 'code',
    }),
    resending: call(subject.repeat, bySignature, {
      done: 'code',
      failed: [changedMeanwhile(exits.signed), ...whenLocked, 'code'],
    }),
  };
};

import type { CallInput } from '../../../openapi/index.ts';
import { changedMeanwhile, type Branch, type Exits } from '../../kit/branches.ts';
import { isLocked, type Condition } from '../../kit/conditions.ts';
import type { FlowContext } from '../../kit/context.ts';
import { flowKit } from '../../kit/flow.ts';
import type { ScreenId } from '../../kit/register.ts';
import { codeEvents } from './sms-code.screens.ts';

const steps = { code: { events: codeEvents } } as const;

/** Reads that tell whether a code was accepted. */
type Reread = 'claim' | 'getCascoLifeClaim' | 'getInsuranceClaim';
type Confirms = 'confirmSignature' | 'confirmCascoLifeSignature';
type Repeats = 'repeatSignature' | 'repeatCascoLifeSignature';

/** What is signed, and who is asked about it. */
interface Subject<Read extends Reread, Confirm extends Confirms, Repeat extends Repeats, Reads extends string> {
  readonly screen: Extract<ScreenId, `${string}-code`>;
  readonly confirm: Confirm;
  readonly repeat: Repeat;
  /** Where its signature is known from. */
  readonly signature: (c: FlowContext) => { readonly id: string } | null | undefined;
  /** The code can still be typed: a link does not lead away from it. */
  readonly alive: Condition<Reads>;
  /** The read that tells whether the code was accepted. */
  readonly reread: Read;
  readonly rereadInput: (c: Pick<FlowContext, 'id'>) => CallInput<Read>;
  /** It was given, or there is nothing left to sign by a code. */
  readonly isOver: Condition<Reads>;
}

/**
 * Sign by the code of an SMS. Enter at `code`; leaves to `signed` (read the claim), `branching` (it has been read), `elsewhere`
 * (it was read, and signed without this page), `back`, or `locked` after too many codes or tries (without it that is said beside the code).
 * A lost answer is never repeated: the claim tells whether the code was accepted.
 */
export const smsCode = <
  Read extends Reread,
  Confirm extends Confirms,
  Repeat extends Repeats,
  Reads extends string,
  const To extends string,
>(
  exits: Exits<'signed' | 'branching' | 'elsewhere' | 'back', To> & { readonly locked?: To },
  subject: Subject<Read, Confirm, Repeat, Reads>,
) => {
  const { watch, call, command } = flowKit(
    steps,
    [
      'confirmSignature',
      'confirmCascoLifeSignature',
      'repeatSignature',
      'repeatCascoLifeSignature',
      'claim',
      'getCascoLifeClaim',
      'getInsuranceClaim',
    ],
    { code: subject.screen },
  );
  // Both ways to sign take the same.
  const confirmed = (c: FlowContext, code: string) =>
    ({ path: { id: subject.signature(c)?.id ?? '' }, body: { code } }) as CallInput<Confirms> as CallInput<Confirm>;
  const repeated = (c: FlowContext) =>
    ({ path: { id: subject.signature(c)?.id ?? '' } }) as CallInput<Repeats> as CallInput<Repeat>;
  const whenLocked: readonly Branch<To, 'problem'>[] =
    exits.locked === undefined ? [] : [{ if: isLocked, to: exits.locked }];
  const read = { operation: subject.reread, input: subject.rereadInput } as const;
  return {
    code: watch(
      'code',
      read,
      [{ if: subject.isOver, to: exits.elsewhere }],
      { SUBMIT_CODE: 'confirming', RESEND: 'resending', BACK: exits.back },
      { holds: subject.alive },
    ),
    ...command('confirming', subject.confirm, (c) => confirmed(c, c.answers.SUBMIT_CODE?.code ?? ''), {
      done: exits.signed,
      refused: [changedMeanwhile(exits.signed), ...whenLocked, 'code'],
      read,
      unknown: [
        { if: subject.isOver, to: exits.branching },
        { to: 'code', problem: 'keep' },
      ],
      unread: 'code',
    }),
    resending: call(subject.repeat, repeated, {
      done: 'code',
      failed: [changedMeanwhile(exits.signed), ...whenLocked, 'code'],
    }),
  };
};

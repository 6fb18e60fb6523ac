import type { CreditInsurance } from '../../../openapi/index.ts';
import type { FlowContext } from '../../kit/context.ts';
import { choice, final, screen, unavailable } from '../../kit/flow.ts';
import { isAmbiguous, isBroken, isConflict, isMissing, type Branches, type Condition } from '../../kit/questions.ts';
import type { FlowState } from '../../kit/state.ts';
import type { ScreenId } from '../../screens.ts';
import { hasClaim } from './claim.conditions.ts';

type Next = { readonly done: Branches; readonly failed: Branches };
type Tries<Name extends string> = Name | `${Name}2` | `${Name}3`;
type State =
  | 'start'
  | Tries<'loading' | 'consents' | 'sending' | 'checking'>
  | 'unavailable'
  | 'unavailable2'
  | 'gone'
  | 'failed'
  | 'placing'
  | 'review'
  | 'health'
  | 'refused'
  | 'success'
  | 'left';
type ScreenOf<Name extends string> = Extract<ScreenId, `ci-${Name}` | `ci-mcrdt-${Name}` | `ci-mycar-${Name}`>;

/** What one of the three ways to insure a credit has of its own. */
export interface InsuranceVariant<Own extends string = string> {
  readonly screens: {
    readonly [Name in 'review' | 'health' | 'consents' | 'refused' | 'gone' | 'unavailable' | 'fail']: ScreenOf<Name>;
  };
  /** The newest known insurance. */
  readonly insurance: (c: FlowContext) => CreditInsurance | undefined;
  /** Reads the insurance of the address. */
  readonly read: (next: Next) => FlowState;
  /** Applies for it, once. */
  readonly send: (next: Next) => FlowState;
  /** Settles a lost answer. */
  readonly reread: (next: { done: Condition; else: string }) => FlowState;
  /** The consents, with which the application goes out. */
  readonly consents: (
    moved: readonly Condition[],
    on: { SUBMIT_INSURANCE_CONSENTS: string; BACK: string },
  ) => FlowState;
  /** The screen of a sent application, read on a clock until the policy is there. */
  readonly sent: (
    next: readonly Condition<'refused'>[],
    on: { readonly CONTINUE: 'left' },
  ) => FlowState<'refused' | 'left'>;
  /** Where a visit without an id begins. */
  readonly beginning: Own;
  /** What failures of a read or of the application mean here before they mean anything else. */
  readonly lost: readonly Condition<Own>[];
  /** Where the health declaration leads. */
  readonly afterHealth: Own | 'consents';
  /** Where those who are done go. */
  readonly outside: ScreenId;
}

/** So many tries before the person is told to leave it. */
const TRIES = [1, 2, 3] as const;

/** The contacts are refused: they are mended where they stand. */
const contactsRefused = (c: FlowContext): boolean =>
  ['phone', 'email'].some((field) => c.problem?.fields !== undefined && field in c.problem.fields);
/** The insurer's own rule: the read tells which. */
const ruleBroken = (c: FlowContext): boolean =>
  c.problem?.kind === 'invalid' && Object.keys(c.problem.fields ?? {}).every((field) => field === 'body');

/**
 * Insurance of a credit: contacts, health declaration, consents, the application. Sent once; whatever happens afterwards,
 * the read says where it stands.
 */
export const creditInsuranceStates = <const Own extends string>(
  variant: InsuranceVariant<Own>,
): Readonly<Record<State, FlowState<State | Own>>> => {
  const { screens, insurance } = variant;
  const named = (name: string, holds: (one: CreditInsurance) => boolean) =>
    Object.defineProperty(
      (c: FlowContext): boolean => {
        const one = insurance(c);
        return one !== undefined && holds(one);
      },
      'name',
      { value: name },
    );
  const isRefused = named('isRefused', ({ refusal }) => refusal !== null);
  const isSent = named('isSent', ({ status }) => ['sent', 'underwriting', 'issued'].includes(status));

  /** The n-th of three tries has its own states: flows count nothing. */
  const nth = (name: string, n: number) => (n === 1 ? name : `${name}${n}`);
  const tries = TRIES.flatMap((n): [string, FlowState][] => {
    const last = n === TRIES.length;
    const after = (name: string) => (last ? 'failed' : nth(name, last ? n : n + (name === 'consents' ? 1 : 0)));
    return [
      [
        nth('loading', n),
        variant.read({
          done: 'placing',
          failed: [...variant.lost, { if: isMissing, to: 'gone' }, after('unavailable')],
        }),
      ],
      ...(last
        ? []
        : [
            [nth('unavailable', n), unavailable(screens.unavailable, { RETRY: nth('loading', n + 1) })] as [
              string,
              FlowState,
            ],
          ]),
      [
        nth('consents', n),
        variant.consents(
          [
            { if: isRefused, to: 'refused' },
            { if: isSent, to: 'success' },
          ],
          {
            SUBMIT_INSURANCE_CONSENTS: nth('sending', n),
            BACK: variant.afterHealth === 'consents' ? 'health' : variant.afterHealth,
          },
        ),
      ],
      [
        nth('sending', n),
        variant.send({
          done: 'success',
          failed: [
            ...variant.lost,
            { if: isAmbiguous, to: nth('checking', n) },
            // Sent before, or refused: the read says when, and why.
            { if: isConflict, to: 'loading' },
            { if: isMissing, to: 'gone' },
            { if: contactsRefused, to: 'review' },
            { if: ruleBroken, to: 'loading' },
            { if: isBroken, to: after('consents') },
            nth('consents', n),
          ],
        }),
      ],
      [nth('checking', n), variant.reread({ done: { if: isSent, to: 'success' }, else: after('consents') })],
    ];
  });

  return {
    start: choice({ if: hasClaim, to: 'loading' }, variant.beginning) as FlowState<State | Own>,
    ...(Object.fromEntries(tries) as Record<
      Tries<'loading' | 'consents' | 'sending' | 'checking'> | 'unavailable' | 'unavailable2',
      FlowState<State | Own>
    >),
    gone: screen(screens.gone, { BACK: 'left' }),
    failed: screen(screens.fail, { RETRY: 'loading', BACK: 'left' }),
    placing: choice({ if: isRefused, to: 'refused' }, { if: isSent, to: 'success' }, 'review'),
    review: screen(screens.review, { SUBMIT_INSURED_CONTACTS: 'health', BACK: 'left' }),
    health: screen(screens.health, { SUBMIT_HEALTH: variant.afterHealth, BACK: 'review' }),
    refused: screen(screens.refused, { BACK: 'left' }),
    success: variant.sent([{ if: isRefused, to: 'refused' }], { CONTINUE: 'left' }),
    left: final(null, { to: variant.outside }),
  };
};

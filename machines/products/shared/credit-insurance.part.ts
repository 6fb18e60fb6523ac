import type { CallInput } from '../../../openapi/index.ts';
import { toApplication } from '../../../schemas/shared/credit-insurance.ts';
import type { Branch } from '../../kit/branches.ts';
import { hasId, isBroken, isConflict, isMissing, isUnauthorized, refuses, when } from '../../kit/conditions.ts';
import { flowKit } from '../../kit/flow.ts';
import type { ContextOf } from '../../kit/kit.types.ts';
import type { ScreenId } from '../../kit/register.ts';
import type { FlowState } from '../../kit/state.ts';
import { isRefused, isSent } from './credit-insurance-progress.conditions.ts';
import { creditInsuranceProgress } from './credit-insurance.progress.ts';
import { consents, fail, gone, health, refused, review, success, unavailable } from './credit-insurance.screens.ts';

const steps = { review, health, consents, refused, gone, unavailable, fail, success } as const;
type Step = keyof typeof steps;
type Read = 'getClientData' | 'getCreditInsurance';
type Send = 'sendDataToInsurer' | 'submitCreditInsurance';

/** What one of the three ways to insure a credit has of its own: the rest of the flow is the same. */
export interface InsuranceVariant<R extends Read = Read, S extends Send = Send, Own extends string = string> {
  readonly screens: {
    readonly [One in Step]: Extract<ScreenId, `ci-${One}` | `ci-mcrdt-${One}` | `ci-mycar-${One}`>;
  };
  /** Reads the insurance of the address. */
  readonly read: R;
  /** Applies for it, once. */
  readonly send: S;
  /** Where a visit without an id begins, and where somebody goes whom the service does not know any more. */
  readonly beginning: Own;
  /** Where the health declaration leads. */
  readonly afterHealth: Own | 'consents';
  /** Where those who are done go. */
  readonly outside: ScreenId;
}

/** So many tries before the person is told to leave it: flows count nothing, each try has its own states. */
const TRIES = ['', '2', '3'] as const;
type Try = (typeof TRIES)[number];
type State =
  | 'start'
  | `${'loading' | 'consents' | 'sending'}${Try}`
  | `sending${Try}Unknown`
  | 'unavailable'
  | 'unavailable2'
  | 'gone'
  | 'failed'
  | 'branching'
  | 'review'
  | 'health'
  | 'refused'
  | 'success'
  | 'left';

/** The contacts are refused: they are mended where they stand. */
export const contactsRefused = refuses((field) => field === 'phone' || field === 'email');
/** The insurer's own rule: the read tells which. */
export const ruleBroken = when(
  'problem',
  (problem) => problem?.kind === 'invalid' && Object.keys(problem.fields ?? {}).every((field) => field === 'body'),
);

/**
 * Insurance of a credit: contacts, health declaration, consents, the application. Sent once; whatever happens afterwards,
 * the read says where it stands. Leads on to the variant's own `beginning` and `afterHealth`.
 */
export const creditInsuranceStates = <R extends Read, S extends Send, const Own extends string>(
  variant: InsuranceVariant<R, S, Own>,
): Readonly<Record<State, FlowState<State | Own, R | 'id' | 'problem', R | S>>> => {
  const kit = flowKit(
    steps,
    ['getClientData', 'getCreditInsurance', 'sendDataToInsurer', 'submitCreditInsurance'],
    variant.screens,
  );
  const { call, choice, command, final, poll, screen, watch } = kit;
  type Context = ContextOf<typeof kit>;

  const refusedNow = isRefused[variant.read];
  const sentNow = isSent[variant.read];
  const { branches } = creditInsuranceProgress(variant.read);
  const lost: readonly Branch[] = [{ if: isUnauthorized, to: variant.beginning }];

  // Both reads take the same.
  const byId = (c: Context) => ({ path: { id: c.id ?? '' } }) as CallInput<Read> as CallInput<R>;
  const read = { operation: variant.read, input: byId } as const;
  const application = (c: Context) => {
    const body = toApplication(c.responses[variant.read], c.answers);
    return (
      variant.send === 'submitCreditInsurance'
        ? { query: { insurance_id: c.id ?? '' }, body }
        : { path: { id: c.id ?? '' }, body }
    ) as CallInput<S>;
  };

  const tries = TRIES.map((name, n) => {
    const later: Try | undefined = TRIES[n + 1];
    const unread = later === undefined ? 'failed' : `unavailable${name}`;
    const unsent = later === undefined ? 'failed' : `consents${later}`;
    return {
      [`loading${name}`]: call(variant.read, byId, {
        done: 'branching',
        failed: [...lost, { if: isMissing, to: 'gone' }, unread],
      }),
      ...(later === undefined ? {} : { [unread]: kit.unavailable('unavailable', { RETRY: `loading${later}` }) }),
      [`consents${name}`]: watch(
        'consents',
        read,
        [
          { if: refusedNow, to: 'refused' },
          { if: sentNow, to: 'success' },
        ],
        {
          SUBMIT_INSURANCE_CONSENTS: `sending${name}`,
          BACK: variant.afterHealth === 'consents' ? 'health' : variant.afterHealth,
        },
      ),
      ...command(`sending${name}`, variant.send, application, {
        done: 'success',
        refused: [
          ...lost,
          // Sent before, or refused: the read says when, and why.
          { if: isConflict, to: 'loading' },
          { if: isMissing, to: 'gone' },
          { if: contactsRefused, to: 'review' },
          { if: ruleBroken, to: 'loading' },
          { if: isBroken, to: unsent },
          `consents${name}`,
        ],
        read,
        unknown: [
          { if: sentNow, to: 'success' },
          { to: unsent, problem: 'keep' },
        ],
        unread: unsent,
      }),
    };
  });

  // The names of the tries are made at run time: `defineFlow` checks there that each is a state.
  return {
    start: choice({ if: hasId, to: 'loading' }, variant.beginning),
    ...Object.assign({}, ...tries),
    gone: screen('gone', { BACK: 'left' }),
    failed: screen('fail', { RETRY: 'loading', BACK: 'left' }),
    branching: choice(...branches),
    review: screen('review', { SUBMIT_INSURED_CONTACTS: 'health', BACK: 'left' }),
    health: screen('health', { SUBMIT_HEALTH: variant.afterHealth, BACK: 'review' }),
    refused: screen('refused', { BACK: 'left' }),
    success: poll('success', { ...read, every: 'steady' }, [{ if: refusedNow, to: 'refused' }], { CONTINUE: 'left' }),
    left: final(null, { to: variant.outside }),
  } as Readonly<Record<State, FlowState<State | Own, R | 'id' | 'problem', R | S>>>;
};

/** A lender's borrower, who comes by the link of a message. @param prefix of the product's screens */
export const lender = <const Prefix extends 'ci' | 'ci-mcrdt'>(prefix: Prefix) => ({
  screens: {
    review: `${prefix}-review`,
    health: `${prefix}-health`,
    consents: `${prefix}-consents`,
    refused: `${prefix}-refused`,
    gone: `${prefix}-gone`,
    unavailable: `${prefix}-unavailable`,
    fail: `${prefix}-fail`,
    success: `${prefix}-success`,
  } as const,
  read: 'getClientData' as const,
  send: 'sendDataToInsurer' as const,
  // Nobody is signed in: the link of the message signs in by itself.
  beginning: 'link' as const,
  afterHealth: 'consents' as const,
  outside: 'my-applications' as const,
});

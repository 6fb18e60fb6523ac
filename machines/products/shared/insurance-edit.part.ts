import { toCar, toContract, toCustomer, toProduct, withDeductible } from '../../../schemas/shared/insurance.ts';
import { checkedContract, checkedProduct, knownCar, knownCustomer } from '../../../schemas/shared/insurance-known.ts';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { changedMeanwhile, type Branch, type Branches, type Exits } from '../../kit/branches.ts';
import { isBroken } from '../../kit/conditions.ts';
import type { FlowContext } from '../../kit/context.ts';
import { flowKit } from '../../kit/flow.ts';
import type { ScreenId } from '../../kit/register.ts';
import { isChangeable, isDraft } from './insurance-progress.conditions.ts';
import { insuranceSteps } from './insurance-steps.screens.ts';
import {
  asksCar,
  asksCustomer,
  asksSteps,
  carUnsaved,
  customerUnsaved,
  insuranceOf,
  plateOfOther,
  refusesField,
  stepsLeft,
} from './insurance.conditions.ts';

type Step = keyof typeof insuranceSteps;

/** Whose insurance it is: each product has screens of its own, on the same components, at its own addresses. */
export interface InsuranceSubject {
  /** Id of the insurance claim; known wherever these states are. */
  readonly claim: (c: FlowContext) => string;
  readonly screens: { readonly [One in Step]: Extract<ScreenId, `${'insurance' | 'market'}-${One}`> };
}

/** What these states call. */
export const insuranceEditCalls = [
  'putCustomerDocument',
  'putCarCharacteristics',
  'putCarContract',
  'putInsuranceProduct',
  'calculateOffers',
  'getInsuranceClaim',
] as const;

// An event of a screen that stands before: what it said is there.
const said = <T>(values: T | null | undefined): T => values as T;

/** These states stand only where the claim has been read. */
const claimIn = (c: FlowContext): InsuranceClaim => said(insuranceOf(c));

/**
 * The steps of a car insurance and the question to all insurers. Who and which car are asked only where the services do not
 * know; `check` shows what they know, asks the rest, and one tap saves all four steps. Each can be opened from there. Enter
 * at any of `draftStep`, `check`, `customer`, `car`, `changedProduct`, `calculating`; leaves to `offers`, `branching` (the
 * claim has been read), `reread`, `decline` or `left`.
 */
export const insuranceEdit = <const To extends string>(
  exits: Exits<'offers' | 'branching' | 'reread' | 'decline' | 'left', To>,
  { claim, screens }: InsuranceSubject,
) => {
  const { screen, watch, call, choice, command } = flowKit(insuranceSteps, insuranceEditCalls, screens);
  const path = (c: FlowContext) => ({ id: claim(c) });
  const byId = (c: FlowContext) => ({ path: path(c) });
  const readClaim = { operation: 'getInsuranceClaim', input: byId } as const;

  type Saved = 'putCustomerDocument' | 'putCarCharacteristics' | 'putCarContract' | 'putInsuranceProduct';
  /** Saves one step. The answer is the whole claim. */
  const save = <
    Id extends Saved,
    const Done extends Branches,
    const Here extends string,
    const Refused extends readonly Branch[] = readonly [],
  >(
    operation: Id,
    input: Parameters<typeof call<Id, Done, Here>>[1],
    next: { readonly done: Done; readonly step: Here },
    { refused, nth = 1 }: { readonly refused?: Refused; readonly nth?: number } = {},
  ) =>
    call(
      operation,
      input,
      { done: next.done, failed: [...((refused ?? []) as Refused), changedMeanwhile(exits.reread), next.step] },
      { as: 'getInsuranceClaim', nth },
    );

  const productInput = (c: FlowContext) => ({ path: path(c), body: toProduct(said(c.answers.SUBMIT_PRODUCT)) });
  const productSaved = [{ if: stepsLeft, to: exits.branching }, 'calculating'] as const;
  const goneOn = [{ unless: isChangeable, to: exits.branching }] as const;
  const ofOthers = { refused: [{ if: plateOfOther, to: 'car' }] } as const;

  return {
    /** What nobody knows yet is asked first. */
    draftStep: choice({ if: asksCustomer, to: 'customer' }, { if: asksCar, to: 'car' }, 'check'),
    // A step is asked of a claim as it is now: what went on elsewhere is not given up from an old page.
    customer: watch('customer', readClaim, goneOn, {
      SUBMIT_CUSTOMER: 'savingCustomer',
      DECLINE_INSURANCE: exits.decline,
      BACK: 'beforeCustomer',
    }),
    beforeCustomer: choice({ if: asksSteps, to: exits.left }, 'check'),
    savingCustomer: save(
      'putCustomerDocument',
      (c) => ({
        path: path(c),
        body: toCustomer(said(c.answers.SUBMIT_CUSTOMER), insuranceOf(c)?.personalNumber ?? ''),
      }),
      { done: 'draftStep', step: 'customer' },
    ),
    car: watch('car', readClaim, goneOn, {
      SUBMIT_INSURED_CAR: 'savingCar',
      DECLINE_INSURANCE: exits.decline,
      BACK: 'beforeCar',
    }),
    beforeCar: choice({ if: asksSteps, to: 'customer' }, 'check'),
    savingCar: save(
      'putCarCharacteristics',
      (c) => ({ path: path(c), body: toCar(said(c.answers.SUBMIT_INSURED_CAR)) }),
      { done: 'draftStep', step: 'car' },
      ofOthers,
    ),

    // What the services no longer know is asked again, as when it is pressed.
    check: watch('check', readClaim, [...goneOn, { if: asksCustomer, to: 'customer' }, { if: asksCar, to: 'car' }], {
      SUBMIT_CHECK: 'checked',
      EDIT_CUSTOMER: 'customer',
      EDIT_CAR: 'car',
      EDIT_CONTRACT: 'contract',
      CHANGE_PRODUCT: 'product',
      DECLINE_INSURANCE: exits.decline,
      BACK: exits.left,
    }),
    // One tap, up to four steps: each is saved by a call of its own, and one with a refused field is shown. Where nobody
    // answers no step is at fault: the button tries again.
    checked: choice(
      { if: asksCustomer, to: 'customer' },
      { if: asksCar, to: 'car' },
      { if: customerUnsaved, to: 'savingKnownCustomer' },
      { if: carUnsaved, to: 'savingKnownCar' },
      'savingCheckedContract',
    ),
    savingKnownCustomer: save(
      'putCustomerDocument',
      (c) => ({ path: path(c), body: knownCustomer(claimIn(c), said(c.answers.SUBMIT_CHECK)) }),
      {
        // The services may know less of the car than they did.
        done: [{ if: asksCar, to: 'car' }, { if: carUnsaved, to: 'savingKnownCar' }, 'savingCheckedContract'],
        step: 'check',
      },
      { refused: [{ if: refusesField, to: 'customer' }] },
    ),
    savingKnownCar: save(
      'putCarCharacteristics',
      (c) => ({ path: path(c), body: knownCar(claimIn(c)) }),
      { done: 'savingCheckedContract', step: 'check' },
      { refused: [...ofOthers.refused, { if: refusesField, to: 'car' }], nth: 2 },
    ),
    savingCheckedContract: save(
      'putCarContract',
      (c) => ({ path: path(c), body: checkedContract(claimIn(c), said(c.answers.SUBMIT_CHECK)) }),
      { done: 'savingCheckedProduct', step: 'check' },
      { nth: 3 },
    ),
    savingCheckedProduct: save(
      'putInsuranceProduct',
      (c) => ({ path: path(c), body: checkedProduct(claimIn(c), said(c.answers.SUBMIT_CHECK)) }),
      { done: productSaved, step: 'check' },
      { nth: 4 },
    ),

    contract: screen('contract', { SUBMIT_CONTRACT: 'savingContract', BACK: 'check' }),
    savingContract: save(
      'putCarContract',
      (c) => ({ path: path(c), body: toContract(said(c.answers.SUBMIT_CONTRACT)) }),
      { done: 'draftStep', step: 'contract' },
    ),
    product: screen('product', { SUBMIT_PRODUCT: 'savingProduct', BACK: 'check' }),
    savingProduct: save('putInsuranceProduct', productInput, { done: 'draftStep', step: 'product' }),
    // Other wishes than the offers on the table: these stay until the new ones are saved, and priced at once.
    changedProduct: screen('product', { SUBMIT_PRODUCT: 'savingChange', BACK: exits.offers }),
    savingChange: save('putInsuranceProduct', productInput, { done: productSaved, step: 'changedProduct' }),
    // One wish among the same others, said beside the offers: priced at once, and if it cannot be they stay.
    savingDeductible: save(
      'putInsuranceProduct',
      (c) => ({ path: path(c), body: withDeductible(said(claimIn(c).product), said(c.answers.CHANGE_DEDUCTIBLE)) }),
      { done: productSaved, step: exits.offers },
    ),
    ...command(
      'calculating',
      'calculateOffers',
      byId,
      {
        done: exits.offers,
        refused: [changedMeanwhile(exits.reread), { if: isBroken, to: 'calculationFailed' }, 'check'],
        read: readClaim,
        unknown: [
          { unless: isDraft, to: exits.branching },
          { to: 'calculationFailed', problem: 'keep' },
        ],
        unread: 'calculationFailed',
      },
      { as: 'getInsuranceClaim', nth: 5 },
    ),
    calculationFailed: watch('error', readClaim, [{ unless: isDraft, to: exits.branching }], {
      RETRY: 'calculating',
      BACK: 'check',
    }),
  };
};

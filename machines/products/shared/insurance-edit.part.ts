import type { CallInput, OperationId } from '../../../openapi/index.ts';
import type { ScreenId } from '../../screens.ts';
import { toCar, toContract, toCustomer, toProduct } from '../../../schemas/shared/insurance.ts';
import type { FlowContext } from '../../kit/context.ts';
import { call, recheck, screen, watch } from '../../kit/flow.ts';
import {
  changedMeanwhile,
  isAmbiguous,
  isBroken,
  type Branches,
  type Condition,
  type Exits,
} from '../../kit/questions.ts';
import { insuranceOf, pastDraft, plateOfOther, stepsLeft } from './insurance.conditions.ts';

type Step = Extract<
  OperationId,
  'putCustomerDocument' | 'putCarCharacteristics' | 'putCarContract' | 'putInsuranceProduct'
>;

/** Saves one step. The answer is the whole claim. */
const save = <
  Id extends Step,
  const Done extends Branches,
  const Here extends string,
  const Reread extends string,
  const Refused extends string = never,
>(
  operation: Id,
  input: (c: FlowContext) => CallInput<Id>,
  next: { readonly done: Done; readonly step: Here; readonly reread: Reread },
  refused: readonly Condition<Refused>[] = [],
) =>
  call(
    operation,
    input,
    { done: next.done, failed: [...refused, changedMeanwhile(next.reread), next.step] },
    { as: 'getInsuranceClaim' },
  );

/** Whose insurance it is: each product has screens of its own, on the same components, at its own addresses. */
export interface InsuranceSubject {
  /** Id of the insurance claim; known wherever these states are. */
  readonly claim: (c: FlowContext) => string;
  readonly screens: { readonly [Step in InsuranceScreen]: Extract<ScreenId, `${'insurance' | 'market'}-${Step}`> };
}
type InsuranceScreen = 'customer' | 'car' | 'contract' | 'product' | 'error' | 'offers' | 'no-offers';

// An event of a screen that stands before: what it said is there.
const said = <T>(values: T | undefined): T => values as T;

/**
 * The four steps of a car insurance and the question to all insurers. Enter at any of `customer`, `car`, `contract`, `product`,
 * `calculating`; leaves to `offers`, `placed` (the claim has been read), `reread` or `left`.
 */
export const insuranceEdit = <const To extends string>(
  exits: Exits<'offers' | 'placed' | 'reread' | 'left', To>,
  { claim, screens }: InsuranceSubject,
) => {
  const path = (c: FlowContext) => ({ id: claim(c) });
  const byId = (c: FlowContext) => ({ path: path(c) });
  return {
    customer: screen(screens.customer, { SUBMIT_CUSTOMER: 'savingCustomer', BACK: exits.left }),
    savingCustomer: save(
      'putCustomerDocument',
      (c) => ({
        path: path(c),
        body: toCustomer(said(c.answers.SUBMIT_CUSTOMER), insuranceOf(c)?.personalNumber ?? ''),
      }),
      { done: 'car', step: 'customer', reread: exits.reread },
    ),
    car: screen(screens.car, { SUBMIT_INSURED_CAR: 'savingCar', BACK: 'customer' }),
    savingCar: save(
      'putCarCharacteristics',
      (c) => ({ path: path(c), body: toCar(said(c.answers.SUBMIT_INSURED_CAR)) }),
      { done: 'contract', step: 'car', reread: exits.reread },
      [{ if: plateOfOther, to: 'car' }],
    ),
    contract: screen(screens.contract, { SUBMIT_CONTRACT: 'savingContract', BACK: 'car' }),
    savingContract: save(
      'putCarContract',
      (c) => ({ path: path(c), body: toContract(said(c.answers.SUBMIT_CONTRACT)) }),
      { done: 'product', step: 'contract', reread: exits.reread },
    ),
    product: screen(screens.product, { SUBMIT_PRODUCT: 'savingProduct', BACK: 'contract' }),
    savingProduct: save(
      'putInsuranceProduct',
      (c) => ({ path: path(c), body: toProduct(said(c.answers.SUBMIT_PRODUCT)) }),
      { done: [{ if: stepsLeft, to: exits.placed }, 'calculating'], step: 'product', reread: exits.reread },
    ),
    calculating: call(
      'calculateOffers',
      byId,
      {
        done: exits.offers,
        failed: [
          { if: isAmbiguous, to: 'checkingCalculation' },
          changedMeanwhile(exits.reread),
          { if: isBroken, to: 'calculationFailed' },
          'product',
        ],
      },
      { as: 'getInsuranceClaim', nth: 2 },
    ),
    checkingCalculation: recheck('getInsuranceClaim', byId, {
      done: { if: pastDraft, to: exits.placed },
      else: 'calculationFailed',
    }),
    calculationFailed: watch(
      screens.error,
      { operation: 'getInsuranceClaim', input: byId },
      [{ if: pastDraft, to: exits.placed }],
      { RETRY: 'calculating', BACK: 'product' },
    ),
  };
};
